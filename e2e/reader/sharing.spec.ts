// A figure elsewhere: as a link, in a frame, as a picture.

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
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
