// The page of one figure, for other people's pages.

import { expect, test } from '../fixtures'
import { count, strided } from '../model'

test('A figure lives in a sandboxed frame of notes on another origin', async ({ notes }) => {
  const figure = await notes.open('coalescing', { stride: 2 })
  await expect(figure.readout('sectors')).toHaveText(count(strided(2)).sectors)
  await figure.set('stride', 8)
  await expect(figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
  await figure.toggle('lane 3')
  await expect(figure.lane(3)).toHaveAttribute('aria-pressed', 'false')
  await figure.toggle('Addresses')
  await expect(figure.root.locator('[aria-current=step]')).toHaveText('Addresses')
})

test('The librarian lives there, too, and in Hinglish', async ({ notes }) => {
  const figure = await notes.open('library', { stride: 8 }, 'hi-Latn')
  await expect(figure.root).toHaveAccessibleName('32 dost aur librarians ke carts')
})

test('The frame holds the figure with its sources and one way out, nothing else', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing')
  await expect(figure.root).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const links = page.getByRole('link')
  await expect(links.and(page.locator(':not([target=_blank])'))).toHaveCount(0)
  const out = links.last()
  await expect(out).toHaveAttribute('href', /en\/coalescing\/$/)
  await expect(links).toHaveCount((await figure.root.getByRole('link').count()) + 1)
})

test('The address alone says what is shown', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 3, offset: 1, step: 'fetch', lane: 9, off: 'f0' })
  await expect(figure.control('stride')).toHaveValue('3')
  await expect(figure.control('offset')).toHaveValue('1')
  await expect(figure.root.locator('[aria-current=step]')).toHaveText('Fetch')
  for (const lane of [4, 5, 6, 7]) await expect(figure.lane(lane)).toHaveAttribute('aria-pressed', 'false')
  await expect(figure.lane(8)).toHaveAttribute('aria-pressed', 'true')
  await expect(figure.sentence).toContainText('Lane 9 ')
})

test('What I change stands in the address, and another reader opens the same', async ({ page, gallery, context }) => {
  const figure = await gallery.open('coalescing', { stride: 3 })
  await figure.set('offset', 5)
  await figure.toggle('lane 0')
  await expect(page).toHaveURL(/[?&]offset=5&off=1\b/)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('slider', { name: 'offset' })).toHaveValue('5')
  await expect(other.getByRole('slider', { name: 'stride' })).toHaveValue('3')
})
