// Time that passes when it is told to, so that no test sleeps.

import type { Page } from '@playwright/test'

/** To be called before a page is opened; `page.clock.runFor(1_600)` then lets time pass. */
export async function hold(page: Page): Promise<void> {
  await page.clock.install()
  // The clock's ids do not fit into 32 bits, which is all that a compiled program keeps of an id.
  await page.addInitScript(() => {
    const { setInterval, clearInterval } = window
    const ids = [0]
    window.setInterval = ((...what: Parameters<typeof setInterval>) =>
      ids.push(setInterval(...what) as unknown as number) - 1) as typeof window.setInterval
    window.clearInterval = (id) => clearInterval(ids[Number(id)])
  })
}

/** Stops time; from here on it passes only when it is told to. */
export async function still(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}
