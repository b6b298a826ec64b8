// What a figure draws is what was looked at: every kept picture, from its own address.

import { expect, test } from '../fixtures'
import { drawn, isLit, kept, lights, parsed, picture } from '../shapes'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const state of kept()) {
  const { fig, slug, lang } = state
  test(`The ${fig} figure of "${slug}" is the picture I know, in ${lang}`, async ({ page, gallery, isMobile }) => {
    const { query, svg } = picture(state, isMobile ? 'narrow' : 'wide')
    const figure = await gallery.visit(`${lang}/embed/${query}`)
    const [shown, whole] = [await drawn(figure.drawing), await parsed(page, svg)]
    // Of the lit marks, some are there only as long as they are lit, and lie over the picture with the others.
    const below = whole.filter((mark) => !isLit(mark) || shown.some((other) => JSON.stringify(other) === JSON.stringify(mark)))
    expect(shown).toEqual(below)
    expect(await lights(figure.light)).toBe(whole.filter(isLit).length)
    await expect(figure.root.locator('.faults'), 'what the link had wrong').toBeEmpty()
  })
}

test('There are pictures of every figure in every language', () => {
  const pairs = kept().map(({ fig, lang }) => `${fig} ${lang}`)
  const figures = ['banks', 'coalescing', 'lab', 'layout', 'library', 'map', 'overlap', 'roofline', 'rows', 'silicon', 'tile']
  expect([...new Set(pairs)].sort()).toEqual(figures.flatMap((fig) => [`${fig} en`, `${fig} hi-Latn`]))
})

test('One layout is on the screen at any width, and it is up to date', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing')
  const pictures = figure.root.locator('svg').filter({ visible: true })
  for (const [width, stride] of [
    [600, 3],
    [601, 5],
    [599, 6],
  ]) {
    await figure.set('stride', stride)
    await page.setViewportSize({ width, height: 800 })
    await expect(pictures).toHaveCount(1)
    const same = await page.context().newPage()
    await same.setViewportSize({ width, height: 800 })
    await same.goto(`en/embed/?v=1&fig=coalescing&stride=${stride}`)
    const fresh = same.getByRole('group').first().locator('svg').filter({ visible: true }).first()
    await expect.poll(() => drawn(figure.drawing)).toEqual(await drawn(fresh))
    await same.close()
  }
})
