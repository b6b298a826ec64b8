// The figure of lanes and sectors: its counts are the model's, and it does what its controls say.

import { expect, test } from '../fixtures'
import { hold, still } from '../time'
import { agrees, count, strided } from '../model'

test('Every example counts what the model counts', async ({ gallery }) => {
  const figure = await gallery.open('coalescing')
  await figure.unfold('The numbers as a table')
  const examples = figure.root.getByRole('group', { name: 'Examples' }).getByRole('button')
  const names = await examples.allTextContents()
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    await test.step(name, async () => {
      await figure.toggle(name)
      await expect(figure.button(name)).toHaveAttribute('aria-pressed', 'true')
      await agrees(figure)
    })
  }
})

test('Slider and field turn the same stride, and the counts follow', async ({ gallery }) => {
  const figure = await gallery.open('coalescing')
  await figure.unfold('The numbers as a table')
  const slider = figure.root.getByRole('slider', { name: 'stride' })
  const field = figure.root.getByRole('spinbutton', { name: 'stride' })
  await slider.fill('7')
  await expect(field).toHaveValue('7')
  await agrees(figure)
  await field.fill('1000')
  await field.press('Enter')
  await expect(slider).toHaveValue('32')
  await agrees(figure)
  await figure.set('offset', 3)
  await agrees(figure)
})

test('Every control of the fold changes the access, and the counts follow', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 3 })
  await figure.unfold('The numbers as a table')
  await figure.unfold('More controls')
  for (const pattern of ['field', 'block', 'random', 'stride']) {
    await figure.set('pattern', pattern)
    await agrees(figure)
  }
  for (const width of [1, 2, 8, 16]) {
    await figure.set('element', width)
    await agrees(figure)
  }
  for (const order of ['reversed', 'pairs', 'shuffled']) {
    await figure.set('order of lanes', order)
    await agrees(figure)
  }
  await figure.set('instruction', 'store')
  await agrees(figure)
})

test('A lane that I switch off asks for nothing, and costs nothing', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 8 })
  const all = count(strided(8))
  await expect(figure.readout('sectors')).toHaveText(all.sectors)
  await figure.toggle('lane 5')
  await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'false')
  const { width, addresses } = strided(8)
  const rest = count({ width, addresses: addresses.map((at, lane) => (lane === 5 ? null : at)) })
  expect(rest.sectors).not.toBe(all.sectors)
  for (const [name, value] of Object.entries(rest)) await expect(figure.readout(name), name).toHaveText(value)
  await figure.unfold('More controls')
  await figure.toggle('All lanes on')
  await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'true')
  await expect(figure.readout('sectors')).toHaveText(all.sectors)
})

test('I point at a lane and find its row, at a row and find its lane', async ({ page, gallery, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover')
  const figure = await gallery.open('coalescing', { stride: 2 })
  await figure.unfold('The numbers as a table')
  const row = (lane: number) => figure.table.locator('tbody tr').nth(lane)
  await figure.lane(5).hover()
  await expect(row(5)).toHaveClass(/lit/)
  await expect(row(6)).not.toHaveClass(/lit/)
  await expect(figure.sentence).toContainText('Lane 5 ')
  await row(9).hover()
  await expect(figure.lane(9)).toHaveAttribute('data-lit')
  await expect(figure.lane(5)).not.toHaveAttribute('data-lit')
  await expect(row(9)).toHaveClass(/lit/)
  await expect(figure.sentence).toContainText('Lane 9 ')
  // The sixth byte of a sector is nobody's here: it stands for the sector.
  const { x, y, width, height } = (await figure.button('sector 3').boundingBox())!
  await page.mouse.move(x + (6 / 32) * width, y + height / 2)
  for (const lane of [12, 13, 14, 15]) await expect(row(lane)).toHaveClass(/lit/)
  await expect(row(9)).not.toHaveClass(/lit/)
})

test('Play runs through the steps and stops at the last one', async ({ page, gallery }) => {
  await hold(page)
  const figure = await gallery.open('coalescing', { stride: 2 })
  await still(page)
  const current = figure.root.locator('[aria-current=step]')
  const names = ['Addresses', 'Grouping', 'Fetch', 'Hand-out']
  await expect(current).toHaveText('Hand-out')
  await figure.toggle('Play')
  for (const name of names) {
    await expect(current).toHaveText(name)
    if (name !== 'Hand-out') await expect(figure.button('Pause')).toBeVisible()
    await page.clock.runFor(1_600)
  }
  await expect(figure.button('Play')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(current).toHaveText('Hand-out')
})

test('Pause holds the step, and speed makes the steps quicker', async ({ page, gallery }) => {
  await hold(page)
  const figure = await gallery.open('coalescing')
  await still(page)
  const current = figure.root.locator('[aria-current=step]')
  await figure.set('Speed', '2×')
  await figure.toggle('Play')
  await page.clock.runFor(900)
  await expect(current).toHaveText('Grouping')
  await figure.toggle('Pause')
  await page.clock.runFor(10_000)
  await expect(current).toHaveText('Grouping')
  await expect(figure.button('Play')).toBeVisible()
  await figure.toggle('Fetch')
  await expect(current).toHaveText('Fetch')
  await figure.toggle('Previous step')
  await expect(current).toHaveText('Grouping')
})

test('A figure that I scroll away from stops playing', async ({ course, page }) => {
  await course.open('coalescing')
  const figure = course.figure(0)
  await figure.toggle('Play')
  await expect(figure.button('Pause')).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(figure.button('Play')).toBeAttached()
})

test('Start over brings back what the author wrote', async ({ course }) => {
  await course.open('coalescing')
  const figure = course.figure('lanes')
  const before = await figure.drawing.getAttribute('aria-label')
  await figure.set('stride', 5)
  await figure.set('offset', 2)
  await figure.toggle('lane 3')
  await figure.toggle('Previous step')
  await expect(figure.drawing).not.toHaveAttribute('aria-label', before!)
  await figure.toggle('Start over')
  await expect(figure.drawing).toHaveAttribute('aria-label', before!)
  await expect(figure.control('stride')).toHaveValue('2')
  await expect(figure.root.locator('[aria-current=step]')).toHaveText('Hand-out')
})

test('Fermi moves whole lines, and the figure says how that is known', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 64 })
  await figure.unfold('The numbers as a table')
  const now = await agrees(figure)
  await figure.unfold('More controls')
  await figure.set('hardware', 'fermi')
  const then = await agrees(figure, 'fermi')
  expect(Number(then.moved)).toBe(128 * Number(then.lines))
  expect(Number(then.moved)).toBe(4 * Number(now.moved))
  await expect(figure.root).toContainText(/128-byte line\..*cc 2\.x.*documented: CUDA C Programming Guide 4/)
  for (const arch of ['kepler', 'kepler-l1', 'maxwell', 'pascal', 'volta']) {
    await figure.set('hardware', arch)
    await agrees(figure, arch)
  }
  await expect(figure.root).toContainText(/measured: NVIDIA H200/)
})
