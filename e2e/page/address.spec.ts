// Links that say what cannot be: the figure tells, shows its default there, and keeps the rest.

import { expect, test, type Figure } from '../fixtures'
import { count, strided } from '../model'

const note = (figure: Figure) => figure.root.getByRole('status').filter({ hasText: /\S/ })

for (const stride of ['4096', '-1', 'two', '']) {
  test(`A link with stride=${stride} says its range, and shows stride 1 of the doubles it asks for`, async ({ gallery }) => {
    const figure = await gallery.open('coalescing', { stride, width: 8 })
    await expect(note(figure)).toBeVisible()
    await expect(note(figure)).toHaveText(
      `The link says stride=${stride}; stride must be a whole number from 0 to 1024. The default is shown.`,
    )
    await expect(figure.control('stride')).toHaveValue('1')
    await expect(figure.readout('sectors')).toHaveText(count(strided(1, 8)).sectors)
  })
}

test('In Hinglish the note is in Hinglish', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 4096, width: 8 }, 'hi-Latn')
  await expect(note(figure)).toHaveText(/^Galat input: link mein stride=4096 hai, par stride 0 se 1024 ke beech /)
  await expect(figure.readout('sectors')).toHaveText(count(strided(1, 8)).sectors)
})

test('Every mistake of a link is named, and everything else is kept', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', {
    offset: 500,
    width: 3,
    order: 'sideways',
    off: 'xyz',
    lane: 32,
    colour: 'red',
    stride: 8,
  })
  const said = note(figure).getByRole('paragraph')
  await expect(said).toHaveCount(6)
  for (const words of [
    /offset must be a whole number from 0 to 127/,
    /width must be one of 1, 2, 4, 8, 16/,
    /order must be one of forward, reversed, pairs, shuffled/,
    /off must be up to eight hexadecimal digits/,
    /lane must be a whole number from 0 to 31/,
    /The link sets colour, which this figure does not have/,
  ]) {
    await expect(said.filter({ hasText: words })).toHaveCount(1)
  }
  await expect(figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
})

test('A link to a figure that does not exist names those that do', async ({ gallery }) => {
  const figure = await gallery.open('nothing', { stride: 8 })
  await expect(note(figure)).toContainText('fig must be one of coalescing, library, layout, banks, tile, rows, overlap, silicon, roofline, lab, map.')
  await expect(figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
})

test('A link of another version is read as well as can be, and says so', async ({ gallery }) => {
  const figure = await gallery.visit('en/embed/?v=0&fig=coalescing&stride=8')
  await expect(note(figure)).toContainText('version 0')
  await expect(figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
})

test('Markup in a link is shown as text', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing', { stride: '<img src=x onerror=alert(1)>' })
  await expect(note(figure)).toContainText('<img src=x onerror=alert(1)>')
  await expect(page.locator('img')).toHaveCount(0)
})

test('A good link says nothing', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 8, lang: 'en', theme: 'dark' })
  await expect(note(figure)).toHaveCount(0)
})

test('In a chapter only the first figure hears what a link without a name of a figure says', async ({ page, course }) => {
  await page.goto('en/coalescing/?v=1&fig=coalescing&stride=5')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(course.figure(0).control('stride')).toHaveValue('5')
  await expect(course.figure(2).control('stride')).toHaveValue('8')
})

test('A number outside its range is refused where I typed it, in words, and the last right one stays', async ({ gallery }) => {
  for (const [lang, refusal] of [
    ['en', 'stride: a whole number from 0 to 1024, please.'],
    ['hi-Latn', 'Galat input: stride 0 se 1024 ke beech ka whole number hona chahiye.'],
  ] as const) {
    const figure = await gallery.open('coalescing', { stride: 2 }, lang)
    const field = figure.root.getByRole('spinbutton', { name: /^stride/ })
    await field.fill('9999')
    await field.blur()
    await expect(figure.root.getByText(refusal)).toBeVisible()
    await expect(field).toHaveValue('2')
    await field.fill('8')
    await field.blur()
    await expect(figure.root.getByText(refusal)).toBeHidden()
    await expect(figure.readout('sectors')).toHaveText('32')
  }
})
