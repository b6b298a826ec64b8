// What pages of other people do to a figure: forbid, switch off, multiply; and what a figure must not do to them.

import { barriers } from '../fixtures'
import { expect, test } from '../host'

test('Under a policy of scripts and frames of the site alone, and no styles, all is as it should be', async ({ host }) => {
  await host.open('strict')
  const embedded = await host.embedded().answers()
  await expect(embedded.inside.locator('html')).toHaveAttribute('lang', 'hi-Latn')
  await embedded.fits()
  expect(await embedded.iframe.evaluate((frame) => getComputedStyle(frame).borderTopWidth)).toBe('0px')
})

test.describe('With scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('there is a link, and the page that it leads to has the figure in it', async ({ host, page }) => {
    await host.open('plain')
    const link = page.getByRole('link', { name: 'A padded column' })
    await expect(link).toBeVisible()
    await link.click()
    await expect(page.getByRole('main').locator('svg').filter({ visible: true }).first()).toBeVisible()
  })
})

test('Ten figures load while I write: I lose neither keyboard nor place, and no key', async ({ host, page }) => {
  test.slow()
  await host.open('ten')
  const notes = page.getByRole('textbox', { name: 'Your notes' })
  await expect(notes).toBeFocused()
  await page.keyboard.type('one two ')
  for (let at = 1; at <= 10; at += 1) {
    await page.keyboard.type(`${at} `)
    const embedded = await host.embedded(`#f${at}`).answers()
    await embedded.fits()
  }
  await page.keyboard.type('u s 1 2')
  await expect(notes).toBeFocused()
  await expect(notes).toHaveValue('one two 1 2 3 4 5 6 7 8 9 10 u s 1 2')
  expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0])
  expect(await page.evaluate(() => history.length), 'the way back is as long as before').toBeLessThanOrEqual(2)
})

test('Ten figures hear each their own', async ({ host, page }) => {
  test.slow()
  await host.open('ten')
  const third = await host.embedded('#f3').answers()
  const others = await Promise.all([1, 2, 4, 5].map((at) => host.embedded(`#f${at}`).answers()))
  await third.set('stride', '16')
  await expect(third.figure.control('stride')).toHaveValue('16')
  for (const [at, other] of others.entries()) await expect(other.figure.control('stride')).toHaveValue(String([1, 2, 4, 5][at]))
  const heights = await page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.clientHeight))
  for (let at = 1; at <= 10; at += 1) await host.embedded(`#f${at}`).fits()
  expect(heights).toHaveLength(10)
})

for (const [fig, lang] of [
  ['coalescing', 'en'],
  ['banks', 'hi-Latn'],
  ['rows', 'en'],
  ['map', 'hi-Latn'],
]) {
  test(`Nothing bars the way inside the frame of ${fig}, in ${lang}`, async ({ host, page }) => {
    await host.write(`<main><h1>Notes</h1><coalescope-figure fig="${fig}" lang="${lang}"></coalescope-figure></main>`)
    const embedded = await host.embedded().answers()
    await embedded.fits()
    await expect(embedded.iframe).toHaveAttribute('title', /./)
    expect(await barriers(page)).toEqual([])
  })
}

test('Nor inside the frames of cards', async ({ host, page }) => {
  await host.write(
    '<main><h1>Notes</h1><coalescope-cards></coalescope-cards><coalescope-cards chapter="dram"></coalescope-cards></main>',
  )
  for (const at of [0, 1]) {
    const cards = await host.embedded(`coalescope-cards >> nth=${at}`).answers()
    await expect(cards.iframe).toHaveAttribute('title', /./)
  }
  expect(await barriers(page)).toEqual([])
})
