// The figure of two roofs: what a kernel could reach, what its access leaves, and what was measured.

import { expect, test } from '../fixtures'

test('A stride of 1024 leaves an eighth of what the same sum could reach', async ({ gallery }) => {
  const figure = await gallery.open('roofline')
  await expect(figure.readout('ideal')).toHaveText('600')
  await expect(figure.readout('reached')).toHaveText('75')
  await expect(figure.readout('efficiency')).toHaveText('12.5 %')
  await expect(figure.readout('bound')).toHaveText('memory')
  await figure.set('stride', 1)
  await expect(figure.readout('reached')).toHaveText('600')
  await expect(figure.readout('efficiency')).toHaveText('100 %')
})

test('With more arithmetic the access stops mattering', async ({ page, gallery }) => {
  const figure = await gallery.open('roofline', { flops: 100 })
  await expect(figure.readout('lost')).toHaveText('4.5')
  await figure.set('FLOP per element', 512)
  await expect(figure.readout('lost')).toHaveText('1')
  await expect(figure.readout('reached')).toHaveText('34,000')
  await expect(figure.readout('bound')).toHaveText('compute')
  await expect(page).toHaveURL(/flops=512/)
})

test('On an A100 sectors leave a quarter, and the reported number has no source', async ({ gallery }) => {
  const figure = await gallery.open('roofline', { card: 'a100', fetch: 32, step: 'measured' })
  await expect(figure.readout('ideal')).toHaveText('194')
  await expect(figure.readout('reached')).toHaveText('48.6')
  await expect(figure.readout('measured')).toHaveText('14')
  await expect(figure.sentence).toContainText('no source')
})

test('I press a measured dot and take its access', async ({ page, gallery }) => {
  const figure = await gallery.open('roofline', { step: 'measured' })
  await expect(figure.readout('measured')).toHaveText('33.6')
  await figure.button('measured, stride 4').first().press('Enter')
  await expect(figure.readout('measured')).toHaveText('140')
  await expect(page).toHaveURL(/stride=4/)
})

test('The fetch from DRAM is a choice, and a card without a measurement offers none', async ({ gallery }) => {
  const figure = await gallery.open('roofline')
  await figure.set('DRAM fetch', '32')
  await expect(figure.readout('reached')).toHaveText('150')
  await figure.unfold('More controls')
  await figure.set('bandwidth', 'measured')
  await expect(figure.readout('ideal')).toHaveText('544')
  await figure.set('card', 'v100')
  await expect(figure.readout('ideal')).toHaveText('113')
  await expect(figure.control('bandwidth')).toBeHidden()
})

test('I guess what is left before the roof comes down', async ({ gallery }) => {
  const figure = await gallery.open('roofline', { guess: 1 })
  for (const name of ['efficiency', 'reached', 'lost', 'measured']) await expect(figure.readout(name)).toHaveText('?')
  await figure.root.getByLabel('How many GFLOPS does this access leave?').fill('150')
  await figure.toggle('Check')
  await expect(figure.root).toContainText('that is what 32-byte sectors would leave')
  await expect(figure.readout('reached')).toHaveText('75')
})

test('A bandwidth that was not measured is named, and the card beside it is kept', async ({ gallery }) => {
  const figure = await gallery.open('roofline', { card: 'a100', peak: 'measured' })
  await expect(figure.root.getByRole('status').filter({ hasText: 'peak=measured' })).toBeVisible()
  await expect(figure.readout('ideal')).toHaveText('194')
})

test('I walk from the roofs to the dots and the bytes by arrow keys', async ({ page, gallery }) => {
  const figure = await gallery.open('roofline')
  await figure.button('compute roof').focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.button('memory roof: 4800')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^(ridge|kernel)/)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveAccessibleName(/^bytes /)
  await page.keyboard.press('Enter')
  await expect(figure.sentence).toContainText('move for nothing')
  await page.keyboard.press('Escape')
  await expect(figure.sentence).not.toContainText('move for nothing')
})

test('In Hinglish the figure counts the same', async ({ gallery }) => {
  const figure = await gallery.open('roofline', { step: 'measured' }, 'hi-Latn')
  await expect(figure.readout('reached')).toHaveText('75')
  await expect(figure.readout('measured')).toHaveText('33.6')
})
