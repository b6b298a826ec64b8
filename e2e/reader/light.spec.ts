// What is pointed at is lit over the picture, and the picture below stays as it is painted.

import { type Locator } from '@playwright/test'
import { expect, test, type Figure } from '../fixtures'
import { hold, still } from '../time'

/** Where the outermost edges of some marks lie, in the picture's units. */
const edges = (marks: Locator) =>
  marks.evaluateAll((found) => {
    const boxes = found.map((mark) => (mark as SVGGraphicsElement).getBBox())
    const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
    const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))]
    return [left, top, right, bottom]
  })

/** How far two frames lie apart at most. A mark that is still appearing is lit once it is there. */
const apart = (one: number[], other: number[]) => Math.max(...one.map((edge, at) => Math.abs(edge - other[at])))

/** What the picture says is lit, and what is drawn lit over it. */
const lit = (figure: Figure) => figure.drawing.locator('[data-lit]')
const light = (figure: Figure) => figure.light.locator('.lit')

test('I point from lane to lane, and no mark of the picture is drawn anew', async ({ page, gallery, isMobile }) => {
  test.skip(isMobile, 'a finger does not hover')
  const figure = await gallery.open('coalescing', { stride: 8 })
  await figure.lane(3).hover()
  await expect(lit(figure)).not.toHaveCount(0)
  await figure.drawing.evaluate((picture) => {
    const seen = new Set<string>()
    const note = (changes: MutationRecord[]) => {
      for (const { type, attributeName, target } of changes)
        if (target !== picture) seen.add(attributeName ?? type)
      document.documentElement.dataset.seen = [...seen].sort().join(' ')
    }
    new MutationObserver(note).observe(picture, { subtree: true, attributes: true, childList: true, characterData: true })
  })
  for (const lane of [4, 17, 31]) {
    await figure.lane(lane).hover()
    await expect(figure.sentence).toContainText(`Lane ${lane} `)
    await expect(figure.lane(lane)).toHaveAttribute('data-lit')
    expect(apart(await edges(light(figure)), await edges(lit(figure)))).toBeLessThan(1)
  }
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'data-lit')
  await page.mouse.move(0, 0)
  await expect(lit(figure)).toHaveCount(0)
  await expect(light(figure)).toHaveCount(0)
})

test('A lane in my link is lit from the start, and the light goes where its bytes go', async ({ page, gallery }) => {
  await hold(page)
  const figure = await gallery.open('coalescing', { stride: 2, lane: 31 })
  await still(page)
  const before = await edges(light(figure))
  expect(apart(before, await edges(lit(figure)))).toBeLessThan(1)
  await figure.set('Stride', 1)
  await page.clock.runFor(100)
  const between = await edges(light(figure))
  expect(apart(between, await edges(lit(figure)))).toBeLessThan(2)
  await page.clock.runFor(1_000)
  const after = await edges(light(figure))
  expect(apart(after, before)).toBeGreaterThan(50)
  expect(apart(after, await edges(lit(figure)))).toBeLessThan(1)
})

test('A screen reader is not told of the light, nor does it take a click', async ({ gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 2, lane: 5 })
  await expect(light(figure)).not.toHaveCount(0)
  await expect(figure.light).toHaveAttribute('aria-hidden', 'true')
  await figure.toggle('lane 5')
  await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'false')
})
