// The figure of the transpose: its four accesses, what padding does to them, and to which side a conflict moves.

import { expect, test } from '../fixtures'

test('A plain tile is read down a column of one bank, and padding frees it', async ({ gallery }) => {
  const figure = await gallery.open('tile')
  await expect(figure.readout('tile-write')).toHaveText('1')
  await expect(figure.readout('tile-read')).toHaveText('32')
  await figure.set('kernel', 'padded')
  await expect(figure.readout('tile-read')).toHaveText('1')
  await expect(figure.readout('gbps')).toContainText('3589')
})

test('Storing down the column moves the conflict to the other side', async ({ gallery }) => {
  const figure = await gallery.open('tile', { column: 'write' })
  await expect(figure.readout('tile-write')).toHaveText('32')
  await expect(figure.readout('tile-read')).toHaveText('1')
})

test('Padding the wrong dimension changes nothing', async ({ gallery }) => {
  const figure = await gallery.open('tile', { kernel: 'wrong-pad' })
  await expect(figure.readout('tile-read')).toHaveText('32')
})

test('Without a tile the store is scattered over 32 sectors', async ({ gallery }) => {
  const figure = await gallery.open('tile', { kernel: 'naive' })
  await expect(figure.readout('read-sectors')).toHaveText('4')
  await expect(figure.readout('write-sectors')).toHaveText('32')
})

test('A swizzled tile was not timed, and the figure does not pretend', async ({ gallery }) => {
  const figure = await gallery.open('tile', { kernel: 'swizzled' })
  await expect(figure.readout('tile-read')).toHaveText('1')
  await expect(figure.readout('gbps')).toHaveText('not measured')
})

test('I press an access and come to it, and the address follows', async ({ page, gallery }) => {
  const figure = await gallery.open('tile')
  await figure.drawing.locator('[data-key="stage-0"]').first().click({ position: { x: 6, y: 6 } })
  await expect(page).toHaveURL(/step=global-read/)
})

test('A warp that the block does not have is named', async ({ gallery }) => {
  const figure = await gallery.open('tile', { block: '16x16', warp: 9 })
  await expect(figure.root.getByRole('status').filter({ hasText: 'warp=9' })).toBeVisible()
})

test('In Hinglish the figure counts the same', async ({ gallery }) => {
  const figure = await gallery.open('tile', { kernel: 'padded' }, 'hi-Latn')
  await expect(figure.readout('tile-read')).toHaveText('1')
})
