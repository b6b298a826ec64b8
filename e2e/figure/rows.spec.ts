// The figure of DRAM rows: what a bank held, how many banks help, and what a scattered warp pays.

import { expect, test } from '../fixtures'

test('What the bank held decides when the last byte comes', async ({ gallery }) => {
  const figure = await gallery.open('rows')
  await expect(figure.readout('conflicts')).toHaveText('1')
  await expect(figure.readout('ns')).toHaveText('56 ns')
  await figure.set('banks held', 'closed')
  await expect(figure.readout('ns')).toHaveText('42 ns')
  await figure.set('banks held', 'same-row')
  await expect(figure.readout('ns')).toHaveText('28 ns')
  await expect(figure.readout('activations')).toHaveText('0')
})

test('Thirty-two rows in one bank take ten times as long as over sixteen banks', async ({ gallery }) => {
  const figure = await gallery.open('rows', { stride: 256, map: 'one-bank', fetch: 32 })
  await expect(figure.readout('ns')).toHaveText('1532 ns')
  await figure.toggle('32 over 16 banks')
  await expect(figure.readout('ns')).toHaveText('154 ns')
  await expect(figure.readout('activations')).toHaveText('32')
})

test('A larger fetch brings more bytes for the same activations', async ({ gallery }) => {
  const figure = await gallery.open('rows', { stride: 64, fetch: 32 })
  await expect(figure.readout('bytes')).toHaveText('1024')
  await expect(figure.readout('activations')).toHaveText('32')
  await figure.set('L2 fetches', '128')
  await expect(figure.readout('bytes')).toHaveText('4096')
  await expect(figure.readout('activations')).toHaveText('32')
})

test('I pick a lane and follow it to its row, and the address follows', async ({ page, gallery }) => {
  const figure = await gallery.open('rows', { pattern: 'block', columns: 8, pitch: 256, map: 'one-bank', fetch: 32 })
  await figure.toggle('lane 20')
  await expect(page).toHaveURL(/lane=20/)
  await expect(figure.sentence).toContainText('row 2 of bank 0')
  await expect(figure.lane(20)).toHaveAttribute('aria-pressed', 'true')
})

test('I guess the activations before I see them', async ({ gallery }) => {
  const figure = await gallery.open('rows', { guess: 1, map: 'one-bank', stride: 256 })
  await expect(figure.readout('activations')).toHaveText('?')
  await expect(figure.readout('ns')).toHaveText('?')
  await figure.root.getByLabel('How many rows will have to be activated?').fill('32')
  await figure.toggle('Check')
  await expect(figure.readout('activations')).toHaveText('32')
})

test('A mapping that nobody has is named, and the rest of the link is kept', async ({ gallery }) => {
  const figure = await gallery.open('rows', { map: 'hashed', before: 'closed' })
  await expect(figure.root.getByRole('status').filter({ hasText: 'map=hashed' })).toBeVisible()
  await expect(figure.readout('ns')).toHaveText('42 ns')
})

test('With the keyboard I walk from the lanes down to a row', async ({ page, gallery }) => {
  const figure = await gallery.open('rows')
  await figure.lane(0).focus()
  for (let row = 0; row < 3; row++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(figure.sentence).toContainText('Row 0 of bank 0')
  await page.keyboard.press('Escape')
  await expect(figure.sentence).toContainText('The bank holds another row')
})

test('The sum on an A100 is told with how each number is known', async ({ gallery }) => {
  const figure = await gallery.open('rows')
  await expect(figure.root.getByRole('row', { name: /what the notes report/ })).toContainText('no source found')
  await expect(figure.root.getByRole('row', { name: /a row for every burst/ })).toContainText('9.7×')
})

test('In Hinglish the figure counts the same', async ({ gallery }) => {
  const figure = await gallery.open('rows', { before: 'same-row' }, 'hi-Latn')
  await expect(figure.readout('ns')).toHaveText('28 ns')
  await expect(figure.readout('hits')).toHaveText('4')
})
