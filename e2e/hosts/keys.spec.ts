// The keys of a host: they stay its own outside of a figure, and reach nothing of it from inside.

import type { Page } from '@playwright/test'
import { expect, lectures, test } from './host'

interface Keys {
  next: string
  search: string
  /** Where the search is typed. */
  field: (page: Page) => ReturnType<Page['locator']>
}

const keys: Record<keyof typeof lectures, Keys> = {
  mdbook: { next: 'ArrowRight', search: 's', field: (page) => page.getByRole('searchbox') },
  sphinx: { next: 'ArrowRight', search: 'Control+k', field: (page) => page.getByRole('searchbox') },
  mkdocs: { next: 'n', search: 's', field: (page) => page.getByRole('textbox', { name: 'Search' }) },
}

for (const [name, path] of Object.entries(lectures)) {
  const { next, search, field } = keys[name as keyof typeof lectures]

  test.describe(name, () => {
    test('Nothing takes the keyboard while the page loads, and its keys work', async ({ page, host }) => {
      await host.open(path)
      for (const guest of host.guests) await guest.reach()
      expect(await host.focus()).toBe('body')
      await page.keyboard.press(search)
      await expect(field(page)).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(field(page)).not.toBeFocused()
      await page.keyboard.press(next)
      await expect(page).toHaveURL(/week-4/)
    })

    test('In a figure the keys are those of the figure', async ({ page, host }) => {
      await host.open(path)
      const guest = host.figure('coalescing')
      await guest.reach()
      const { figure } = guest
      await figure.lane(0).focus()
      await page.keyboard.press('ArrowRight')
      await expect(figure.lane(1)).toBeFocused()
      await page.keyboard.press('n')
      await page.keyboard.press('s')
      await page.keyboard.press('ArrowRight')
      await expect(figure.lane(2)).toBeFocused()
      await expect(page).toHaveURL(/week-3/)
      await expect(field(page)).not.toBeFocused()
      // Out of the figure again, the keys are the page's.
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press(next)
      await expect(page).toHaveURL(/week-4/)
    })
  })
}
