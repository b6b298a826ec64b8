// The other face of the same access: friends, shelves, carts.

import { expect, test } from '../fixtures'
import { agrees, count, strided } from '../model'

test('I turn the figure to the librarian and back, and the access stays', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 6 })
  const before = await figure.drawing.getAttribute('aria-label')
  await figure.toggle('Librarian')
  await expect(figure.root).toHaveAccessibleName("Thirty-two friends and the librarians' carts")
  await expect(figure.button('Librarian')).toHaveAttribute('aria-pressed', 'true')
  await expect(figure.control('stride')).toHaveValue('6')
  for (const [name, value] of Object.entries(count(strided(6)))) {
    await expect(figure.readout(name), name).toHaveText(value)
  }
  await figure.toggle('Lanes and sectors')
  await expect(figure.drawing).toHaveAttribute('aria-label', before!)
})

test('There are as many cart-loads as sectors', async ({ gallery }) => {
  const figure = await gallery.open('library', { stride: 1 })
  for (const stride of [1, 2, 8, 0]) {
    await figure.set('stride', stride)
    const { sectors } = count(strided(stride))
    await expect(figure.drawing).toHaveAttribute('aria-label', new RegExp(`\\b${sectors} cart-load`))
    await expect(figure.sentence).toContainText(`${sectors} cart-load`)
  }
})

test('Librarians run side by side: no count of turns in a queue', async ({ gallery }) => {
  const figure = await gallery.open('library', { stride: 8 })
  await expect(figure.sentence).toContainText(/rounds? \(the number of librarians is assumed\)/)
})

test('The steps are told at the counter', async ({ gallery }) => {
  const figure = await gallery.open('library', { stride: 2, step: 'addresses' })
  const current = figure.root.locator('[aria-current=step]')
  const sentences = new Set<string | null>()
  for (const name of ['Wishes', 'Sorting', 'Carts', 'Hand-out']) {
    await expect(current).toHaveText(name)
    sentences.add(await figure.sentence.textContent())
    if (name !== 'Hand-out') await figure.toggle('Next step')
  }
  expect(sentences.size).toBe(4)
})

test('A friend who stays at home sends no cart', async ({ gallery }) => {
  const figure = await gallery.open('library', { stride: 8 })
  await figure.unfold('The numbers as a table')
  await figure.toggle('lane 5')
  await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'false')
  const { sectors } = await agrees(figure)
  expect(Number(sectors)).toBe(Number(count(strided(8)).sectors) - 1)
  await expect(figure.drawing).toHaveAttribute('aria-label', new RegExp(`^31 friends.* ${sectors} cart-load`))
})

test('A friend I point at is told about', async ({ gallery, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover')
  const figure = await gallery.open('library', { stride: 2 })
  await figure.lane(5).hover()
  await expect(figure.sentence).toContainText("Friend 5's book is on shelf 1.")
})
