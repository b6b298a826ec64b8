// The cards by keyboard alone, and for who hears the page.

import type { Locator, Page } from '@playwright/test'
import { barriers } from '../fixtures'
import { expect, test } from '../review'

/** What has the keyboard; the page itself does not count. */
const focused = (page: Page) => page.locator(':focus')

/** Presses a button by keyboard. */
async function enter(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

test('I go through a sitting and back by Space, 1, 2, S and U', async ({ page, review }) => {
  await review.open()
  await review.set('New cards a day', '3')
  await review.open()
  const fronts = await review.fronts()
  await page.keyboard.press('2')
  await expect(review.counts, 'no rating before the answer').toHaveText(['3', '0', '0'])
  await page.keyboard.press('Space')
  await expect(review.back).toBeVisible()
  for (const key of ['3', '4', '0']) await page.keyboard.press(key)
  await expect(review.front, 'no such rating').toHaveText(fronts[0])
  await page.keyboard.press('1')
  await expect(review.counts).toHaveText(['2', '1', '0'])
  await expect(review.front).toHaveText(fronts[1])
  await page.keyboard.press('s')
  await expect(review.front).toHaveText(fronts[2])
  await page.keyboard.press('Enter')
  await page.keyboard.press('2')
  await expect(review.counts).toHaveText(['1', '1', '0'])
  for (const card of [0, 1]) {
    await expect(review.front).toHaveText(fronts[card])
    await page.keyboard.press('Space')
    await page.keyboard.press('2')
  }
  await expect(review.done).toContainText('You answered 4 cards: 3 newly learned, 1 missed.')
  for (const card of [1, 0, 2, 1, 0]) {
    await page.keyboard.press('u')
    await expect(review.front).toHaveText(fronts[card])
  }
  await page.keyboard.press('U')
  await expect(review.counts).toHaveText(['3', '0', '0'])
  await expect(review.back).toBeVisible()
})

test('With four buttons 1 to 4 rate', async ({ page, review }) => {
  await review.open()
  await review.wantFourButtons()
  await review.open()
  await expect(review.desk).toContainText('Keys: Space shows the answer, 1 to 4 rate, U takes back, S skips.')
  for (const key of ['1', '2', '3', '4']) {
    await page.keyboard.press('Space')
    await page.keyboard.press(key)
  }
  await expect(review.desk.getByRole('listitem').locator('summary')).toHaveText([
    /Easy · back in 8 days/,
    /Good · back in 2 days/,
    /Hard · back in 15 min/,
    /Again · back in 10 min/,
  ])
})

test('Keys do nothing while I type, with a modifier, or where something else wants them', async ({ page, review }) => {
  await review.open()
  const [front] = await review.fronts()
  await review.reveal()
  await review.unfold('Settings')
  await review.setting('New cards a day').focus()
  for (const key of ['2', '1', 's', 'u', 'Space']) await page.keyboard.press(key)
  await review.setting('Buttons').focus()
  for (const key of ['1', '2', 's', 'u']) await page.keyboard.press(key)
  await expect(review.front).toHaveText(front)
  await page.locator('summary', { hasText: 'Settings' }).focus()
  for (const key of ['Control+2', 'Alt+2', 'Meta+2', 'Alt+s']) await page.keyboard.press(key)
  await expect(review.front).toHaveText(front)
  await expect(review.desk.getByRole('listitem')).toHaveCount(0)
  await page.keyboard.press('Space')
  await expect(review.setting('New cards a day')).toBeHidden()
  await expect(review.back).toBeVisible()
})

test('Space on the button of an open answer rates it once', async ({ review }) => {
  await review.open()
  await review.button('Show the answer').focus()
  await review.button('Show the answer').press('Space')
  await expect(review.back).toBeFocused()
  await review.ratings.last().focus()
  await review.ratings.last().press('Space')
  await expect(review.counts).toHaveText(['9', '0', '0'])
  await expect(review.back).toBeHidden()
  await expect(review.front).toBeFocused()
})

test('The keyboard goes on from every button that I press', async ({ page, review }) => {
  await review.open()
  await review.set('New cards a day', '2')
  await enter(review.button('Show the answer'))
  await expect(review.back).toBeFocused()
  await enter(review.ratings.first())
  await expect(review.front).toBeFocused()
  await enter(review.button('Skip'))
  await expect(review.front).toBeFocused()
  await enter(review.button('Undo'))
  await expect(review.front).toBeFocused()
  await enter(review.button('Never ask again'))
  await expect(review.front).toBeFocused()
  await enter(review.button('Show the answer'))
  await enter(review.ratings.last())
  await enter(review.button('Show the answer'))
  await enter(review.ratings.last())
  await expect(review.done).toBeFocused()
  await enter(review.button('More new cards'))
  await expect(review.front).toBeFocused()
})

test('The keyboard stays where the same card comes again', async ({ review }) => {
  await review.open()
  await review.set('New cards a day', '1')
  await enter(review.button('Show the answer'))
  await enter(review.ratings.first())
  await expect(review.front).toBeFocused()
  await enter(review.button('Undo'))
  await expect(review.front).toBeFocused()
})

test('The keyboard stays in the list when I wake a card there', async ({ page, review }) => {
  await review.open()
  await review.button('Never ask again').click()
  const card = review.listed('coalesced-definition')
  await card.locator('summary').click()
  await enter(card.getByRole('button', { name: 'Ask again' }))
  await expect(card).toContainText('new')
  await expect(card.locator('summary')).toBeFocused()
})

test('The keyboard stays on the desk when I forget what was set aside', async ({ page, review }) => {
  await review.open()
  await page.evaluate(() => localStorage.setItem('coalescope.event.7.0', '{'))
  await review.open()
  await enter(review.button('Forget it'))
  await expect(review.notice).toBeHidden()
  await expect(focused(page)).toHaveCount(1)
})

for (const lang of ['en', 'hi-Latn'] as const) {
  test(`Nothing keeps me out of a sitting in ${lang}, from question to done`, async ({ page, review }) => {
    test.slow()
    const look = async (at: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect.soft(await barriers(page), `${at}, ${colorScheme}`).toEqual([])
      }
    }
    await review.open('2026-12-01T09:00', lang)
    await review.set(review.words.newPerDay, '1')
    await review.unfold(review.words.progress)
    await review.reveal()
    await look('answer, settings and progress')
    await review.ratings.last().click()
    await page.evaluate(() => localStorage.setItem('coalescope.event.7.0', '{'))
    await review.set(review.words.newPerDay, '999')
    await expect(review.done).toBeVisible()
    await look('done, and a number refused')
    await review.open('2026-11-28T09:00', lang)
    await expect(review.notice.getByRole('button')).toHaveCount(2)
    await look('notices')
  })
}
