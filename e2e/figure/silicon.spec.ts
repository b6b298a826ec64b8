// The figure of measurements: what one card did, what the model says of it, and where the two part.

import { fileURLToPath } from 'node:url'

import { alive, expect, test } from '../fixtures'

test('At stride 8 the card and the model agree, at stride 1024 they do not', async ({ gallery }) => {
  const figure = await gallery.open('silicon')
  await expect(figure.readout('at')).toHaveText('stride 1024')
  await expect(figure.readout('measured')).toHaveText('147 GB/s')
  await expect(figure.readout('predicted')).toHaveText('272 GB/s')
  await expect(figure.readout('largest')).toHaveText('29.6×')
  const point = await gallery.open('silicon', { point: 8 })
  await expect(point.readout('measured')).toHaveText('565 GB/s')
  await expect(point.readout('predicted')).toHaveText('544 GB/s')
})

test('The 29.6 times are taken apart under the strided reads, and only there', async ({ gallery }) => {
  const figure = await gallery.open('silicon')
  await expect(figure.root.getByRole('heading', { name: 'Where the 29.6× go' })).toBeVisible()
  await figure.toggle('shifted copy')
  await expect(figure.root.getByRole('heading', { name: 'Where the 29.6× go' })).toBeHidden()
})

test('A misaligned copy loses 2 %, and an offset of whole sectors does too', async ({ gallery }) => {
  const figure = await gallery.open('silicon', { series: 'offset_copy_f32', point: 8 })
  await expect(figure.readout('at')).toHaveText('offset 8')
  await expect(figure.readout('ratio')).toHaveText('0.98')
  await expect(figure.sentence).toContainText('not explained')
})

test('I choose a series from the menu, and the address follows', async ({ page, gallery }) => {
  const figure = await gallery.open('silicon')
  await figure.set('series', 'transpose_16384')
  await expect(page).toHaveURL(/series=transpose_16384/)
  await expect(figure.readout('measured')).toHaveText('501 GB/s')
})

test('I walk through the points by keyboard and pick one', async ({ page, gallery }) => {
  const figure = await gallery.open('silicon')
  await figure.drawing.getByRole('button', { name: /^stride 1, / }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(figure.readout('at')).toHaveText('stride 2')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/point=1024/)
})

test('What was measured stands alone before the model speaks', async ({ gallery }) => {
  const figure = await gallery.open('silicon', { step: 'measured' })
  await expect(figure.readout('predicted')).toHaveText('–')
  await figure.toggle('predicted')
  await expect(figure.readout('measured')).toHaveText('–')
  await expect(figure.readout('predicted')).toHaveText('272 GB/s')
})

test('I guess what is left at stride 8 before I see it', async ({ gallery }) => {
  const figure = await gallery.open('silicon')
  await figure.toggle('Guess first')
  await expect(figure.readout('largest')).toHaveText('?')
  await figure.set('Your guess', 13)
  await figure.toggle('Check')
  await expect(figure.root.getByRole('status').filter({ hasText: 'Right: 13 %.' })).toBeVisible()
  await expect(figure.readout('largest')).toHaveText('29.6×')
})

test('A series that nobody measured is named', async ({ gallery }) => {
  const figure = await gallery.open('silicon', { series: 'coffee' })
  await expect(figure.root.getByRole('status').filter({ hasText: 'series=coffee' })).toBeVisible()
  await expect(figure.readout('measured')).toHaveText('147 GB/s')
})

test('In Hinglish the numbers are the same', async ({ gallery }) => {
  const figure = await gallery.open('silicon', { series: 'shared_bank_throughput' }, 'hi-Latn')
  await expect(figure.readout('at')).toHaveText('stride 32')
  await expect(figure.readout('predicted')).toHaveText('32 cycles')
})

test.describe('A card of my own', () => {
  const again = fileURLToPath(new URL('../../hardware/h200-again.jsonl', import.meta.url))

  test('stands beside the H200, through a reset, a change of series and a reload', async ({ gallery, page }) => {
    const figure = await gallery.open('silicon')
    await figure.root.locator('input[type=file]').setInputFiles(again)
    await expect(figure.root.getByRole('status').filter({ hasText: 'NVIDIA H200' })).toBeVisible()
    await expect(figure.readout('own')).toContainText('GB/s')
    await figure.toggle('Start over')
    await figure.set('series', 'shared_bank_latency')
    await expect(figure.readout('own')).toContainText('cycles')
    await page.reload()
    await alive(page)
    await expect(figure.readout('own')).toBeVisible()
    await figure.root.getByRole('button', { name: 'Put it away' }).click()
    await expect(figure.readout('own')).toHaveCount(0)
    await page.reload()
    await alive(page)
    await expect(figure.readout('measured')).toBeVisible()
    await expect(figure.readout('own')).toHaveCount(0)
  })

  test('is told, line by line, what could not be read; the good lines are taken', async ({ gallery }) => {
    const figure = await gallery.open('silicon')
    const lines = ['{"device":"Mine"}', '{"what":"stride_read_f32","stride":1024,"useful_gbps":99.5}', 'half a line', '{"what":"stride_read_f32","stride":8,"useful_gbps":-3}']
    await figure.root.locator('input[type=file]').setInputFiles({
      name: 'my-card.jsonl',
      mimeType: 'application/json',
      buffer: Buffer.from(lines.join('\n')),
    })
    await expect(figure.readout('own')).toHaveText('99.5 GB/s')
    const wrongs = figure.root.locator('.loader .wrongs')
    await expect(wrongs).toContainText('3')
    await expect(wrongs).toContainText('4')
  })

  const give = (figure: { root: import('@playwright/test').Locator }, text: string) =>
    figure.root.locator('input[type=file]').setInputFiles({ name: 'card.json', mimeType: 'application/json', buffer: Buffer.from(text) })

  test('is read from a list, and a bad file after it takes nothing away, not even over a reload', async ({ gallery, page }) => {
    const figure = await gallery.open('silicon')
    await give(figure, JSON.stringify([{ device: 'Mine' }, { what: 'stride_read_f32', stride: 1024, useful_gbps: 99.5 }], null, 2))
    await expect(figure.readout('own')).toHaveText('99.5 GB/s')
    await give(figure, '{"what":"coffee"}')
    await expect(figure.root.locator('.loader .wrongs')).toContainText('“coffee”')
    await expect(figure.root.getByRole('status').filter({ hasText: 'this one stays' })).toContainText('Mine')
    await expect(figure.readout('own')).toHaveText('99.5 GB/s')
    await page.reload()
    await alive(page)
    await expect(figure.readout('own')).toHaveText('99.5 GB/s')
  })

  test('is said not to be kept where the browser has no room for it', async ({ gallery, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    const figure = await gallery.open('silicon')
    await give(figure, '{"what":"stride_read_f32","stride":1024,"useful_gbps":99.5}')
    await expect(figure.readout('own')).toHaveText('99.5 GB/s')
    const note = figure.root.getByRole('status').filter({ hasText: 'after a reload it is gone' })
    await expect(note).toBeVisible()
    await figure.root.getByRole('button', { name: 'Put it away' }).click()
    await expect(note).toHaveCount(0)
  })

  test('is measured by probes that the page leads to', async ({ gallery }) => {
    const figure = await gallery.open('silicon')
    await expect(figure.root.getByRole('link', { name: 'How to measure' })).toHaveAttribute('href', /silicon\/#your-card$/)
  })
})

test.describe('With a finger', () => {
  test.use({ viewport: { width: 320, height: 800 }, hasTouch: true })

  test('I take the point I tap, however close the next one is', async ({ gallery, page }) => {
    const figure = await gallery.open('silicon')
    const points = figure.drawing.getByRole('button', { name: /^stride \d+, / })
    for (const at of [4, 8, 12, 16]) {
      await points.nth(at).scrollIntoViewIfNeeded()
      const name = (await points.nth(at).getAttribute('aria-label'))!.split(',')[0]
      const box = (await points.nth(at).boundingBox())!
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await expect(figure.readout('at')).toHaveText(name)
    }
  })
})
