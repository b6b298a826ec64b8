// The keys of a host: they stay its own outside of a figure, and reach nothing of it from inside.

import { expect, lectures, test } from './lecture'

/** What goes to the next week, and what opens the search. */
const keys = {
  mdbook: { next: 'ArrowRight', search: 's' },
  sphinx: { next: 'ArrowRight', search: 'Control+k' },
  mkdocs: { next: 'n', search: 's' },
}

for (const [name, path] of Object.entries(lectures)) {
  const { next, search } = keys[name as keyof typeof lectures]

  test.describe(name, () => {
    test('Nothing takes the keyboard while the page loads, and its keys work', async ({ page, lecture }) => {
      await lecture.open(path)
      for (const guest of lecture.guests) await guest.reach()
      expect(await lecture.focus()).toBe('body')
      await page.keyboard.press(search)
      await expect.poll(() => lecture.focus()).toBe('input')
      await page.keyboard.press('Escape')
      await expect.poll(() => lecture.focus()).not.toBe('input')
      await page.keyboard.press(next)
      await expect(page).toHaveURL(/week-4/)
    })

    test('In a figure the keys are those of the figure', async ({ page, lecture }) => {
      await lecture.open(path)
      const guest = lecture.figure('coalescing')
      await guest.reach()
      const { figure } = guest
      await figure.lane(0).focus()
      await page.keyboard.press('ArrowRight')
      await expect(figure.lane(1)).toBeFocused()
      await page.keyboard.press(search)
      await page.keyboard.press(next)
      await page.keyboard.press('End')
      await expect(figure.lane(31)).toBeFocused()
      await expect(page).toHaveURL(/week-3/)
      // Out of the figure again, the keys are the page's.
      await page.getByText('Bring a laptop').click()
      await page.keyboard.press(next)
      await expect(page).toHaveURL(/week-4/)
    })
  })
}
