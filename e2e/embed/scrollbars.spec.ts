// A browser whose scroll bars take away width, as most do that have a mouse; the others of these tests hide them.

import { expect, test } from '../embedded'

test.use({
  launchOptions: [
    ({}, use, { project }) => use({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
})

test('Between a narrow and a wide window a figure settles at one height, without a bar of its own', async ({ host, page }) => {
  await host.write('<coalescope-figure fig="coalescing"></coalescope-figure><div></div>')
  await page.evaluate(() => (document.querySelector('div')!.style.height = '2000px'))
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'the page has a bar').toBeGreaterThan(0)
  const embedded = await host.embedded().answers()
  for (const width of [320, 616, 631, 632, 640, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    await embedded.fits()
    const bar = await embedded.inside.locator('html').evaluate((html) => innerWidth - html.clientWidth)
    expect(bar, `at ${width}`).toBe(0)
  }
})
