// What keeps somebody out: axe's rules on every page, and pages wider than a small screen.

import type { Page } from '@playwright/test'
import { barriers, expect, overhang, test, type Lang } from '../fixtures'

const chapters = ['coalescing', 'derivation', 'patterns', 'banks', 'dram', 'silicon', 'mistakes']
const paths = ['', ...chapters, 'about', 'glossary', 'cards', 'drill', 'lab', 'gallery', 'notes', 'embed']
const langs: Lang[] = ['en', 'hi-Latn']

/** Opens every fold, so that what stands inside is looked at, too. */
function unfold(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)))
}

for (const lang of langs) {
  for (const path of paths) {
    test(`Nothing keeps me out of ${lang}/${path}, light or dark`, async ({ page, course }) => {
      // A chapter has thousands of marks, and is looked through twice.
      test.slow()
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await course.open(path, lang)
      await unfold(page)
      // Marks by the thousand are slow to look at; those of one figure are looked at where it stands alone.
      const without = [...chapters, 'glossary', 'lab', 'gallery'].includes(path) ? ['svg > g', '[role=group] tbody'] : []
      expect.soft(await barriers(page, { without }), 'light').toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect.soft(await barriers(page, { without, rule: 'color-contrast' }), 'dark').toEqual([])
    })

    test(`${lang}/${path} fits a screen of 320 pixels`, async ({ page, course, isMobile }) => {
      test.skip(!isMobile, 'a desktop window is wider')
      await page.setViewportSize({ width: 320, height: 640 })
      await course.open(path, lang)
      expect.soft(await overhang(page), 'folded').toBe(0)
      await unfold(page)
      expect(await overhang(page), 'unfolded').toBe(0)
    })
  }
}

test('Nothing keeps me out of a figure that asks, complains, or plays', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing', { stride: 9999, guess: 1 })
  expect.soft(await barriers(page), 'asks').toEqual([])
  await figure.toggle('Just show me')
  await figure.toggle('Librarian')
  await figure.toggle('Play')
  expect.soft(await barriers(page), 'plays').toEqual([])
})

test('The address without a language shows the English home page', async ({ page }) => {
  await page.goto('')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await barriers(page)).toEqual([])
})
