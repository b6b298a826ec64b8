// The moment when a page comes to life: everything that waits for it has its room before.

import type { Page } from '@playwright/test'
import { alive, expect, test } from '../fixtures'

/** Lets a page note how far things jump that stand in view, as the browser scores it; asked later, it sums up. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: PerformanceEntryList = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const jumped = () =>
      [...seen, ...observer.takeRecords()].reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0)
    Object.assign(window, { jumped })
  })
  return () => page.evaluate(() => (window as unknown as { jumped(): number }).jumped())
}

/** Waits until what is there now has been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

for (const path of ['', 'cards', 'banks', 'lab']) {
  test(`Nothing on en/${path} jumps when its program comes`, async ({ page, course }) => {
    const jumped = await watch(page)
    let come = () => {}
    const asked = new Promise<void>((done) => (come = done))
    await page.route('**/*.wasm', async (route) => {
      await asked
      await route.continue()
    })
    await course.read(path)
    await painted(page)
    come()
    await alive(page)
    await painted(page)
    expect(await jumped()).toBeLessThan(0.01)
  })
}
