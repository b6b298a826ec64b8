// A figure elsewhere: as a link, in a frame, as a picture.

import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { alive, expect, Figure, test } from '../fixtures'
import { count, strided } from '../model'
import { drawn, parsed } from '../shapes'

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.describe('My clipboard may be written', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } })

  test('A copied link shows the figure as I left it', async ({ page, course }) => {
    await course.open('coalescing')
    const figure = course.figure(1)
    await figure.set('stride', 5)
    await figure.toggle('lane 7')
    await figure.toggle('Fetch')
    const [words, shapes] = [await figure.drawing.getAttribute('aria-label'), await drawn(figure.drawing)]
    await figure.toggle('Copy link')
    await expect(figure.root.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    const link = await clipboard(page)
    await page.goto('about:blank')
    await page.goto(link)
    await alive(page)
    await expect(figure.drawing).toHaveAttribute('aria-label', words!)
    await page.mouse.move(0, 0)
    await expect.poll(() => drawn(figure.drawing)).toEqual(shapes)
    await expect(figure.root).toBeInViewport()
    await expect(course.figure(0).control('stride')).toHaveValue('2')
  })

  test('The address bar is such a link, too', async ({ page, course }) => {
    await course.open('coalescing')
    await course.figure(1).set('stride', 5)
    await expect(page).toHaveURL(/stride=5/)
    await page.reload()
    await alive(page)
    await expect(course.figure(1).control('stride')).toHaveValue('5')
    await expect(course.figure(0).control('stride')).toHaveValue('2')
  })

  test('A copied frame works in notes on another origin, with no right but its own scripts', async ({
    page,
    gallery,
  }, info) => {
    const here = await gallery.open('coalescing', { stride: 2 })
    await here.set('stride', 4)
    await here.toggle('Copy embed code')
    await expect(here.root.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible()
    const code = await clipboard(page)
    await page.goto(`${info.config.metadata.notes}?src=about:blank`)
    await page.evaluate((code) => (document.body.innerHTML = code), code)
    const element = page.locator('iframe')
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts')
    await expect(element).toHaveAttribute('title', /./)
    const frame = page.frameLocator('iframe')
    await frame.locator('html[data-ready]').waitFor({ state: 'attached' })
    const there = new Figure(frame.getByRole('group').first())
    await expect(there.readout('sectors')).toHaveText(count(strided(4)).sectors)
    await there.set('stride', 8)
    await expect(there.readout('sectors')).toHaveText(count(strided(8)).sectors)
  })
})

test('Where the clipboard is out of reach, the link stands there to be copied by hand', async ({
  notes,
  complaints,
}) => {
  const figure = await notes.open('coalescing', { stride: 3 })
  await figure.toggle('Copy link')
  await expect(figure.root.getByLabel('Copy this by hand:')).toHaveValue(/^http.*\/en\/embed\/\?.*stride=3/)
  // The browser says by itself that it refused.
  expect(complaints.filter((complaint) => !/clipboard/i.test(complaint))).toEqual([])
  complaints.length = 0
})

test('A saved picture stands alone: title, description, colours, and where it came from', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 2, lane: 5 })
  const saving = page.waitForEvent('download')
  await figure.toggle('Save the picture as SVG')
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/\.svg$/)
  const svg = readFileSync(await saved.path(), 'utf8')
  const parts = await page.evaluate((svg) => {
    const file = new DOMParser().parseFromString(svg, 'image/svg+xml')
    const text = (name: string) => file.querySelector(name)?.textContent ?? ''
    return {
      broken: file.querySelector('parsererror')?.textContent ?? '',
      size: [file.documentElement.getAttribute('width'), file.documentElement.getAttribute('height')],
      title: text('title'),
      description: text('desc'),
      style: text('style'),
      from: text('metadata'),
    }
  }, svg)
  expect(parts.broken).toBe('')
  expect(parts.title).toBe("A warp's lanes and the sectors they touch")
  expect(parts.description).toBe(await figure.drawing.getAttribute('aria-label'))
  expect(parts.style).toContain('.lane')
  expect(parts.from).toMatch(/\/en\/embed\/coalescing\/\?.*stride=2.*lane=5/)
  for (const side of parts.size) expect(Number(side)).toBeGreaterThan(100)
  const wide = await page.context().newPage()
  await wide.setViewportSize({ width: 1280, height: 900 })
  await wide.goto(parts.from)
  await alive(wide)
  const shown = wide.getByRole('group').first().locator('svg').filter({ visible: true }).first()
  expect(await parsed(page, svg)).toEqual(await drawn(shown))
})

/** A PNG file: its size, and the colour at each of these places, in pixels. */
async function pixels(page: Page, saved: Download, places: [number, number][]) {
  const png = readFileSync(await saved.path()).toString('base64')
  return page.evaluate(
    async ({ png, places }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      const colour = ([x, y]: [number, number]) => `rgb(${[...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(', ')})`
      return { size: [image.width, image.height], colours: places.map(colour) }
    },
    { png, places },
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [button, scale] of [['Save the picture as PNG', 1], ['Save the picture as PNG 2×', 2]] as const) {
    test(`A picture saved as PNG, ${scale}× and ${colorScheme}, looks as the figure does now`, async ({ page, gallery }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const figure = await gallery.open('coalescing', { stride: 2 })
      await figure.toggle('lane 5')
      await page.mouse.move(0, 0)
      await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'false')
      const saving = page.waitForEvent('download')
      await figure.root.getByRole('button', { name: button, exact: true }).click()
      const saved = await saving
      expect(saved.suggestedFilename()).toBe('coalescope-coalescing.png')
      // Where no number stands on a lane: close to its upper edge.
      const lanes = await figure.drawing.locator('rect.lane').evaluateAll((lanes) =>
        lanes.map((lane) => {
          const [x, y, width] = ['x', 'y', 'width'].map((name) => Number(lane.getAttribute(name)))
          return { middle: x + width / 2, top: y + 3, fill: getComputedStyle(lane).fill }
        }),
      )
      expect(lanes).toHaveLength(31)
      const [width, height] = (await figure.drawing.getAttribute('viewBox'))!.split(' ').slice(2).map(Number)
      const places = lanes.map(({ middle, top }): [number, number] => [Math.round(middle * scale), Math.round(top * scale)])
      const seen = await pixels(page, saved, [[0, 0], ...places])
      expect(seen.size).toEqual([width * scale, height * scale])
      const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(seen.colours).toEqual([paper, ...lanes.map(({ fill }) => fill)])
    })
  }
}

test('Where no file can be saved, the link to where it can stands there', async ({ notes }) => {
  const figure = await notes.open('coalescing', { stride: 3 })
  await figure.root.getByRole('button', { name: 'Save the picture as PNG', exact: true }).click()
  const link = figure.root.getByLabel('No file can be saved here. Open this link and save it there:')
  await expect(link).toHaveValue(/^http.*\/en\/embed\/\?.*stride=3/)
})
