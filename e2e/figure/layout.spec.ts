// The figure of layouts: what reading a field costs as an array of structs, as a struct of arrays, and between.

import { expect, test } from '../fixtures'

test('One float of a 24-byte struct costs 24 sectors, and 4 in an array of its own', async ({ gallery }) => {
  const figure = await gallery.open('layout')
  await expect(figure.readout('struct-bytes')).toHaveText('24')
  await expect(figure.readout('sectors')).toHaveText('24')
  await expect(figure.readout('efficiency')).toHaveText('16.7 %')
  await figure.toggle('SoA')
  await expect(figure.readout('sectors')).toHaveText('4')
  await expect(figure.readout('efficiency')).toHaveText('100 %')
})

test('All six fields use every byte, and alignment to 128 bytes makes one field dearer', async ({ gallery }) => {
  const all = await gallery.open('layout', { read: '0.1.2.3.4.5' })
  await expect(all.readout('instructions')).toHaveText('6')
  await expect(all.readout('sectors')).toHaveText('24')
  await expect(all.readout('efficiency')).toHaveText('100 %')
  const aligned = await gallery.open('layout', { align: 128 })
  await expect(aligned.readout('sectors')).toHaveText('32')
  await expect(aligned.readout('efficiency')).toHaveText('12.5 %')
})

test('I change the fields, and the address keeps them', async ({ page, gallery }) => {
  const figure = await gallery.open('layout')
  await figure.unfold('More controls')
  await figure.root.locator('select[name="field-0"]').selectOption('8')
  await expect(figure.readout('struct-bytes')).toHaveText('32')
  await expect(page).toHaveURL(/fields=8\.4\.4\.4\.4\.4/)
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(figure.readout('struct-bytes')).toHaveText('32')
})

test('A list that cannot be is named, and the default is shown', async ({ gallery }) => {
  const figure = await gallery.open('layout', { fields: '4.5' })
  await expect(figure.root.getByRole('status').filter({ hasText: 'fields=4.5' })).toBeVisible()
  await expect(figure.readout('struct-bytes')).toHaveText('24')
})

test('By keyboard alone I walk to a lane and light it', async ({ page, gallery }) => {
  const figure = await gallery.open('layout')
  await figure.drawing.locator('[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.drawing.locator(':focus')).toHaveCount(1)
  await expect(figure.sentence).not.toBeEmpty()
})

test('In Hinglish the figure counts the same', async ({ gallery }) => {
  const figure = await gallery.open('layout', { align: 128 }, 'hi-Latn')
  await expect(figure.readout('sectors')).toHaveText('32')
})
