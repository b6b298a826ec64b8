// Predict, then reveal: a figure keeps its counts to itself until a reader has said one.

import { expect, test, type Figure } from '../fixtures'
import { count, strided } from '../model'

const hidden = ['lines', 'sectors', 'moved', 'efficiency']

async function guess(figure: Figure, sectors: string): Promise<void> {
  await figure.root.getByLabel('How many sectors will this warp touch?').fill(sectors)
  await figure.toggle('Check')
}

test('I guess first: the counts wait, nothing gives them away', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 3 })
  await figure.toggle('Guess first')
  for (const name of hidden) await expect(figure.readout(name)).toHaveText('?')
  await expect(figure.drawing).toHaveAttribute('aria-label', /hidden until you have guessed/)
  for (const name of ['Play', 'Fetch', 'Next step']) await expect(figure.button(name)).toBeDisabled()
  await expect(figure.button('sector')).toHaveCount(0)
  await figure.unfold('The numbers as a table')
  await expect(figure.table.locator('tbody tr').first()).toHaveText(/^003$/)
})

test('A right guess is called right, and the counts appear', async ({ gallery }) => {
  const { sectors, efficiency } = count(strided(3))
  const figure = await gallery.open('coalescing', { stride: 3, guess: 1 })
  await guess(figure, sectors)
  await expect(figure.root).toContainText(`Right, ${sectors}.`)
  await expect(figure.readout('sectors')).toHaveText(sectors)
  await expect(figure.readout('efficiency')).toHaveText(efficiency)
  await expect(figure.button('Play')).toBeEnabled()
})

test('A wrong guess stands beside the count', async ({ gallery }) => {
  const { sectors } = count(strided(3))
  const figure = await gallery.open('coalescing', { stride: 3, guess: 1 })
  await guess(figure, '32')
  await expect(figure.root).toContainText(`You said 32. The warp touches ${sectors}.`)
  await expect(figure.readout('sectors')).toHaveText(sectors)
})

test('A changed access is a new question', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 3, guess: 1 })
  await guess(figure, '1')
  await figure.set('stride', 4)
  for (const name of hidden) await expect(figure.readout(name)).toHaveText('?')
  await guess(figure, count(strided(4)).sectors)
  await expect(figure.root).toContainText('Right')
})

test('I can ask to be shown instead', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 3, guess: 1 })
  await figure.toggle('Just show me')
  await expect(figure.readout('sectors')).toHaveText(count(strided(3)).sectors)
  await expect(figure.button('Guess first')).toBeVisible()
})

test('In Hinglish I am asked and answered in Hinglish', async ({ gallery }) => {
  const { sectors } = count(strided(3))
  const figure = await gallery.open('coalescing', { stride: 3, guess: 1 }, 'hi-Latn')
  await figure.root.getByLabel('Yeh warp kitne sectors chhuega?').fill(sectors)
  await figure.toggle('Check karo')
  await expect(figure.root).toContainText(`Sahi, ${sectors}.`)
})
