// The figure of what leads to what: concepts, their arrows, and the ways through them.

import { expect, test } from '../fixtures'

test('I see the whole map, and can count it', async ({ gallery }) => {
  const figure = await gallery.open('map')
  await expect(figure.readout('concepts')).toHaveText('30')
  await expect(figure.readout('arrows')).toHaveText('37')
  await expect(figure.sentence).toContainText('30 concepts')
})

test('I pick a concept, learn what it is and where it leads, and the address follows', async ({ page, gallery }) => {
  const figure = await gallery.open('map')
  await figure.button('sector').first().press('Enter')
  await expect(figure.button('sector').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(figure.sentence).toContainText('begin at a multiple of 32')
  await expect(figure.sentence).toContainText('decides the efficiency')
  await expect(page).toHaveURL(/concept=sector/)
})

test('Under a picked concept stand the chapter, the word and a figure', async ({ gallery }) => {
  const figure = await gallery.visit('en/glossary/?v=1&fig=map&concept=padding')
  await expect(figure.root.getByRole('link', { name: 'Banks' })).toHaveAttribute('href', '../banks/')
  const word = figure.root.getByRole('link', { name: 'in the glossary' })
  await expect(word).toHaveAttribute('href', '../glossary/#term-padding')
  const shown = figure.root.getByRole('link', { name: 'a figure that shows it' })
  await expect(shown).toHaveAttribute('href', /fig=tile&kernel=padded/)
})

test('I follow a way, and let go of it again', async ({ page, gallery }) => {
  const figure = await gallery.open('map')
  // The concept of that name says how many arrows it has; the way does not.
  const way = figure.root.getByRole('button', { name: 'coherence', exact: true })
  await way.click()
  await expect(figure.sentence).toContainText('L2 is where all multiprocessors see the same value')
  await expect(page).toHaveURL(/path=coherence/)
  await way.click()
  await expect(page).not.toHaveURL(/path=/)
})

test('The layers come one after another', async ({ page, gallery }) => {
  const figure = await gallery.open('map', { step: 'code' })
  await expect(figure.readout('concepts')).toHaveText('5')
  await expect(figure.readout('arrows')).toHaveText('1')
  await figure.toggle('Next step')
  await expect(figure.readout('concepts')).toHaveText('9')
  await expect(page).toHaveURL(/step=warp/)
})

test('A concept that nobody knows, or that is not shown yet, is named', async ({ gallery }) => {
  const unknown = await gallery.open('map', { concept: 'disk' })
  await expect(unknown.root.getByRole('status').filter({ hasText: 'concept=disk' })).toBeVisible()
  const hidden = await gallery.open('map', { step: 'warp', concept: 'row' })
  await expect(hidden.root.getByRole('status').filter({ hasText: 'concept=row' })).toBeVisible()
  await expect(hidden.readout('concepts')).toHaveText('9')
})

test('Arrow keys walk along a layer and on to the next', async ({ page, gallery }) => {
  const figure = await gallery.open('map')
  await figure.button('warp').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.button('lane').first()).toBeFocused()
  await expect(figure.sentence).toContainText("A thread's place in its warp")
  await page.keyboard.press('ArrowDown')
  await expect(figure.button('L1').first()).toBeFocused()
})

test('The table says where each concept leads', async ({ gallery }) => {
  const figure = await gallery.open('map')
  await figure.unfold('The numbers as a table')
  await expect(figure.table.getByRole('row').filter({ hasText: 'names → address' })).toHaveCount(1)
})

test('In Hinglish the map is the same', async ({ gallery }) => {
  const figure = await gallery.open('map', { concept: 'l2' }, 'hi-Latn')
  await expect(figure.readout('arrows')).toHaveText('37')
  await expect(figure.sentence).toContainText('Coherence ka point yahi hai')
})
