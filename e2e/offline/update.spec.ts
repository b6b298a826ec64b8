// A new build: it is there when I next open the site, breaks no page that is open, and loses nothing of mine.

import type { Page } from '@playwright/test'
import { alive } from '../fixtures'
import { areKept, discard, expect, patient, rebuilt, test, untilKept } from '../host'
import { Review } from '../review'

test.describe.configure({ timeout: 120_000 })

const heading = { old: 'Thirty-two lanes, how many sectors?', new: 'Thirty-two lanes, told anew' }

let next: string
test.beforeAll(async () => {
  next = await rebuilt('en/coalescing', heading.new)
})
test.afterAll(() => discard(next))

/** Whether a new worker waits until no page of the old build is open. */
const isWaiting = (page: Page, site: string) =>
  page.evaluate(async (site) => !!(await navigator.serviceWorker.getRegistration(site))?.waiting, site)

test('I read on in a chapter that I had open: its cards still come, though their files are gone from the host', async ({
  page,
  course,
  host,
}) => {
  await course.open('coalescing')
  await untilKept(page)
  await host.publish(next)
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
  })
  await expect.poll(() => isWaiting(page, host.url), patient).toBe(true)
  await page.getByRole('region', { name: 'Cards of this chapter' }).scrollIntoViewIfNeeded()
  await page.locator('body [data-later][data-ready]').waitFor()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.old)
})

test('The next visit has the new build, with a network and without, and the answers that I gave before', async ({
  page,
  course,
  context,
  host,
  complaints,
}) => {
  const review = new Review(page)
  await review.open()
  await review.know()
  await course.open('coalescing')
  await untilKept(page)
  await host.publish(next)
  // With a network, what I open is the newest at once, and of one build.
  await page.reload()
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.new)
  await expect.poll(() => isWaiting(page, host.url), patient).toBe(true)
  await page.close()

  // From outside of the site it can be seen that the new worker has taken over.
  const later = await context.newPage()
  await later.goto('/')
  await expect.poll(() => isWaiting(later, host.url), patient).toBe(false)
  await later.goto('en/coalescing/')
  await untilKept(later)
  const names = await later.evaluate(async () => {
    const keys = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    const loaded = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')!.href
    return { loaded, programs: keys.flat().map(({ url }) => url).filter((url) => /\/web-[0-9a-f]{16}\.js$/.test(url)) }
  })
  expect(names.programs).toEqual([names.loaded])
  await host.stop()
  await later.reload()
  await alive(later)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(heading.new)
  const again = await Review.tab(context, '2026-12-01T09:05')
  const progress = await again.saved()
  expect(progress.events).toHaveLength(1)
  // The old worker was still fetching the course when its files went.
  complaints.length = 0
})

test('While the host is between two builds, I read the old one from what is kept', async ({ page, course, context, host, complaints }) => {
  await course.open('coalescing')
  await untilKept(page)
  await expect.poll(() => areKept(page, ['hi-Latn/coalescing/']), patient).toEqual([true])
  await host.publish(next)
  // The new worker is there already, a program is not.
  host.before = async (path) => (/^web-.*wasm$/.test(path) ? 404 : undefined)
  const failed = await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    const { installing } = registration
    if (installing) await new Promise((done) => installing.addEventListener('statechange', done, { once: true }))
    return installing?.state
  })
  expect(failed).toBe('redundant')
  await page.close()
  await host.stop()
  const later = await context.newPage()
  await later.goto('en/coalescing/')
  await alive(later)
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(heading.old)
  complaints.length = 0
})
