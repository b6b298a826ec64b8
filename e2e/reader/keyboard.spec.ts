// A figure by keyboard alone.

import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { count, strided } from '../model'
import { hold, still } from '../time'

/** Presses Tab until the keyboard is there. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press('Tab')
    if (await there.evaluateAll((found) => found.some((element) => element === document.activeElement))) return
  }
  throw new Error('Tab does not lead there')
}

const focused = (page: Page) => page.locator(':focus')

for (const fig of ['coalescing', 'library']) {
  test(`I walk through the ${fig} picture by arrow keys`, async ({ page, gallery }) => {
    const figure = await gallery.open(fig, { stride: 2 })
    const marks = figure.drawing.getByRole('button')
    await tabTo(page, marks)
    await expect(figure.lane(0)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(figure.lane(1)).toBeFocused()
    await page.keyboard.press('End')
    await expect(figure.lane(31)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(focused(page)).toHaveAccessibleName(/^sector 7,/)
    await page.keyboard.press('Home')
    await expect(focused(page)).toHaveAccessibleName(/^sector 0,/)
    if (fig === 'coalescing') {
      await page.keyboard.press('ArrowDown')
      await expect(focused(page)).toHaveAccessibleName('line 0')
      await page.keyboard.press('ArrowRight')
      await expect(focused(page)).toHaveAccessibleName('line 1')
      await page.keyboard.press('ArrowUp')
    } else {
      for (let sector = 0; sector < 4; sector++) await page.keyboard.press('ArrowRight')
    }
    await expect(focused(page)).toHaveAccessibleName(/^sector 4,/)
    await page.keyboard.press('ArrowUp')
    await expect(focused(page)).toHaveAccessibleName(/^lane 16,/)
    // One stop for the whole picture.
    await page.keyboard.press('Tab')
    await expect(marks.and(focused(page))).toHaveCount(0)
    await page.keyboard.press('Shift+Tab')
    await expect(figure.lane(16)).toBeFocused()
  })
}

test('Enter switches the lane off and on again, and I stay on it', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 8 })
  const { sectors } = count(strided(8))
  await tabTo(page, figure.drawing.getByRole('button'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(figure.lane(1)).toHaveAttribute('aria-pressed', 'false')
  await expect(figure.lane(1)).toBeFocused()
  await expect(figure.readout('sectors')).toHaveText(String(Number(sectors) - 1))
  await page.keyboard.press('Space')
  await expect(figure.lane(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(figure.lane(1)).toBeFocused()
  await expect(figure.readout('sectors')).toHaveText(sectors)
})

test('What I stand on is told in the sentence, until Escape lets go', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 2 })
  const before = await figure.sentence.textContent()
  await tabTo(page, figure.drawing.getByRole('button'))
  await expect(figure.sentence).toContainText('Lane 0 ')
  await page.keyboard.press('ArrowDown')
  await expect(figure.sentence).toContainText('Sector 0 ')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(figure.sentence).toHaveText(before!)
})

test('I leave the picture, and nothing in it stays lit', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 2 })
  const before = await figure.sentence.textContent()
  await tabTo(page, figure.drawing.getByRole('button'))
  await page.keyboard.press('Tab')
  await expect(figure.sentence).toHaveText(before!)
})

test('I play, pause and step by keyboard', async ({ page, gallery }) => {
  await hold(page)
  const figure = await gallery.open('coalescing', { stride: 2 })
  await still(page)
  const current = figure.root.locator('[aria-current=step]')
  await tabTo(page, figure.button('Play'))
  await page.keyboard.press('Space')
  await expect(current).toHaveText('Addresses')
  await expect(figure.button('Pause')).toBeFocused()
  await page.clock.runFor(1_600)
  await expect(current).toHaveText('Grouping')
  await page.keyboard.press('Enter')
  await expect(figure.button('Play')).toBeFocused()
  await page.clock.runFor(5_000)
  await expect(current).toHaveText('Grouping')
  await tabTo(page, figure.button('Next step'))
  await page.keyboard.press('Enter')
  await expect(current).toHaveText('Fetch')
  await page.keyboard.press('Enter')
  await expect(current).toHaveText('Hand-out')
  // The button has nothing more to do now; the next Tab still goes on from there.
  await page.keyboard.press('Tab')
  await expect(figure.button('Addresses')).toBeFocused()
})

test('Wherever Tab takes me, I see where I am', async ({ page, course }) => {
  await course.open('')
  const seen = new Set<string>()
  for (let stops = 0; stops < 120; stops++) {
    await page.keyboard.press('Tab')
    const stop = await focused(page).evaluateAll(([element]) => {
      if (!element) return null
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      const room = parseFloat(outlineWidth) + parseFloat(outlineOffset)
      const box = element.getBoundingClientRect()
      // Somewhere around it a whole side of the outline has to lie inside whatever clips it.
      let clip = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity }
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (around.tagName === 'HTML' || getComputedStyle(around).overflow === 'visible') continue
        const edge = around.getBoundingClientRect()
        clip = {
          left: Math.max(clip.left, edge.left),
          top: Math.max(clip.top, edge.top),
          right: Math.min(clip.right, edge.right),
          bottom: Math.min(clip.bottom, edge.bottom),
        }
      }
      const rests = element instanceof SVGElement
      const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      const unclipped =
        rests ||
        (box.left - room >= clip.left && box.right + room <= clip.right) ||
        (box.top - room >= clip.top && box.bottom + room <= clip.bottom)
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
      return { name: `${element.tagName} ${name}`, faults: [!outlined && 'no outline', !unclipped && 'clipped'].filter(Boolean) }
    })
    if (!stop) break
    seen.add(stop.name)
    expect.soft(stop.faults, stop.name).toEqual([])
  }
  expect(seen.size).toBeGreaterThan(20)
})
