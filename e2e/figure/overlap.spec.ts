// The figure of fetches in flight: what the myth adds up, what a warp alone waits, and when bytes decide.

import { expect, test } from '../fixtures'

test('The myth says 9.6 µs, and a warp alone waits 307 ns', async ({ gallery }) => {
  const figure = await gallery.open('overlap')
  await expect(figure.readout('myth')).toHaveText('9.6 µs')
  await expect(figure.readout('alone')).toContainText('306.9 ns')
  await expect(figure.readout('alone-factor')).toHaveText('1.02×')
})

test('With the bus full, bytes decide: 8 times, not 32', async ({ gallery }) => {
  const figure = await gallery.open('overlap', { stride: 8, step: 'many-warps' })
  await expect(figure.readout('slower')).toHaveText('8×')
  await figure.set('warps in flight', 264)
  await expect(figure.readout('share')).toHaveText('100 %')
  await expect(figure.readout('slower')).toHaveText('1×')
})

test('A row of floats over 900 GB/s needs 270,000 bytes in flight', async ({ gallery }) => {
  const figure = await gallery.open('overlap', { stride: 1 })
  await expect(figure.readout('needed')).toContainText('270,000')
  await expect(figure.readout('loads')).toContainText('2,109.4')
})

test('A card brings its bandwidth and latency along', async ({ page, gallery }) => {
  const figure = await gallery.open('overlap', { stride: 1, step: 'many-warps', warps: 8448 })
  await figure.set('card', 'h200')
  await expect(figure.readout('share')).toHaveText('72.7 %')
  await expect(figure.control('bandwidth')).toHaveValue('4352')
  await expect(page).toHaveURL(/card=h200/)
})

test('I light a lane and read when its bytes are there', async ({ page, gallery }) => {
  const figure = await gallery.open('overlap', { step: 'one-warp' })
  await figure.toggle('lane 5')
  await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'true')
  await expect(figure.sentence).toContainText('Fetch 6 of 32')
  await expect(page).toHaveURL(/lane=5/)
})

test('I guess before the bus is shown', async ({ gallery }) => {
  const figure = await gallery.open('overlap', { guess: 1 })
  await expect(figure.readout('slower')).toHaveText('?')
  await expect(figure.readout('useful')).toHaveText('?')
  await figure.toggle('Just show me')
  await expect(figure.readout('slower')).toHaveText('8×')
})

test('What was measured is at hand as points with names', async ({ gallery }) => {
  const figure = await gallery.open('overlap', { step: 'measured' })
  await figure.button('from DRAM, 128 bytes from lane to lane').focus()
  await expect(figure.sentence).toContainText('859 cycles')
})

test('Arrow keys walk from the lanes to the fetches', async ({ page, gallery }) => {
  const figure = await gallery.open('overlap')
  await figure.lane(0).focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.lane(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(figure.button('fetch 2')).toBeFocused()
})

test('A bandwidth of nothing is named, and the rest of the link is kept', async ({ gallery }) => {
  const figure = await gallery.open('overlap', { bandwidth: 0, stride: 1 })
  await expect(figure.root.getByRole('status').filter({ hasText: 'bandwidth=0' })).toBeVisible()
  await expect(figure.readout('loads')).toContainText('2,109.4')
})

test('In Hinglish the figure counts the same', async ({ gallery }) => {
  const figure = await gallery.open('overlap', {}, 'hi-Latn')
  await expect(figure.readout('slower')).toHaveText('8×')
  await expect(figure.readout('alone')).toContainText('306.9 ns')
})
