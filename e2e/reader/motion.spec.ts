// Shapes travel from step to step, unless the reader wants stillness.

import { expect, test } from '../fixtures'
import { drawn } from '../shapes'
import { hold, still } from '../time'

/** A step takes 700 ms; all motion is over after twice that. */
const over = 1_400

test('Between two steps the shapes travel, and they arrive', async ({ page, gallery }) => {
  await hold(page)
  const there = await gallery.open('coalescing', { stride: 2, step: 'grouping' })
  const end = await drawn(there.drawing)
  const figure = await gallery.open('coalescing', { stride: 2, step: 'addresses' })
  const start = await drawn(figure.drawing)
  await still(page)
  await figure.toggle('Next step')
  await page.clock.runFor(300)
  const between = await drawn(figure.drawing)
  expect(between).not.toEqual(end)
  expect(between).not.toEqual(start)
  await page.clock.runFor(over)
  expect(await drawn(figure.drawing)).toEqual(end)
})

test('A new step in the middle of a motion starts from where the shapes are', async ({ page, gallery }) => {
  await hold(page)
  const figure = await gallery.open('coalescing', { stride: 2, step: 'addresses' })
  const start = await drawn(figure.drawing)
  await still(page)
  await figure.toggle('Next step')
  await page.clock.runFor(300)
  await figure.toggle('Previous step')
  await page.clock.runFor(16)
  expect(await drawn(figure.drawing)).not.toEqual(start)
  await page.clock.runFor(over)
  expect(await drawn(figure.drawing)).toEqual(start)
})

test.describe('I asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('After a step every shape is at its end at once', async ({ page, gallery }) => {
    await hold(page)
    const there = await gallery.open('coalescing', { stride: 2, step: 'grouping' })
    const end = await drawn(there.drawing)
    const figure = await gallery.open('coalescing', { stride: 2, step: 'addresses' })
    await still(page)
    await figure.toggle('Next step')
    expect(await drawn(figure.drawing)).toEqual(end)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('The steps still play, one still after another', async ({ page, gallery }) => {
    await hold(page)
    const figure = await gallery.open('coalescing', { stride: 2 })
    await still(page)
    await figure.toggle('Play')
    await page.clock.runFor(1_600)
    await expect(figure.root.locator('[aria-current=step]')).toHaveText('Grouping')
  })
})
