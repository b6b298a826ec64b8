// The cards at the end of a chapter: opened in any order, rated where they stand.

import type { Page } from '@playwright/test'
import { alive, type Lang } from '../fixtures'
import { expect, Review, test, words } from '../review'

const section = (page: Page, lang: Lang = 'en') => page.getByRole('region', { name: words[lang].ofChapter })
const card = (page: Page, name: string) => page.locator(`#card-${name}`)
const ratings = (page: Page, name: string) => card(page, name).getByRole('group').getByRole('button')

/** Opens a chapter and scrolls to its cards. */
async function read(page: Page, lang: Lang = 'en', now = '2026-12-01T09:00'): Promise<void> {
  await page.goto(`${lang}/banks/?now=${now}`)
  await alive(page)
  await section(page, lang).scrollIntoViewIfNeeded()
  await page.locator('body [data-later][data-ready]').waitFor()
}

test('The program of the cards is fetched when I come near them, and not before', async ({ page, course }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const programs = () => fetched.filter((url) => /\/cards-[^/]*\.wasm$/.test(url)).length
  await course.open('banks')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.waitForLoadState('networkidle')
  expect(programs()).toBe(0)
  await expect(section(page).locator('details').first()).toContainText(/\S/)
  await expect(section(page).getByRole('button')).toHaveCount(0)
  await section(page).scrollIntoViewIfNeeded()
  await page.locator('body [data-later][data-ready]').waitFor()
  expect(programs()).toBe(1)
})

test('Nothing moves under my finger when the cards come to life', async ({ page, course }) => {
  for (const lang of ['en', 'hi-Latn'] as const) {
    await course.open('patterns', lang)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await section(page, lang).scrollIntoViewIfNeeded()
    await page.locator('body [data-later][data-ready]').waitFor()
    expect(await height()).toBe(before)
  }
})

test('I rate a card where it stands: it stays open and says when it comes back, and I can take it back', async ({
  page,
}) => {
  await read(page)
  const first = card(page, 'banks-turns')
  await expect(first.locator('summary')).toContainText('new')
  await expect(section(page).getByRole('button')).toHaveCount(0)
  await first.locator('summary').click()
  await expect(ratings(page, 'banks-turns')).toHaveText(['Did not know', 'Knew it'])
  await ratings(page, 'banks-turns').last().click()
  await expect(first.locator('.back')).toBeVisible()
  await expect(first.locator('summary')).toContainText('Knew it · back in 2 days')
  await expect(ratings(page, 'banks-turns')).toHaveCount(0)
  await section(page).getByRole('button', { name: 'Undo' }).click()
  await expect(first.locator('summary')).toContainText('new')
  await expect(first.locator('.back')).toBeVisible()
  await expect(section(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await ratings(page, 'banks-turns').first().click()
  await expect(first.locator('summary')).toContainText('Did not know · back in 10 min')
})

test('The review knows what I rated in the chapter, and the chapter what I answered in the review', async ({
  page,
  context,
}) => {
  await read(page)
  for (const [name, rating] of [
    ['banks-multicast', 'Knew it'],
    ['banks-turns', 'Did not know'],
  ]) {
    await card(page, name).locator('summary').click()
    await ratings(page, name).filter({ hasText: rating }).click()
  }
  const review = await Review.tab(context)
  await expect(review.counts).toHaveText(['8', '1', '0'])
  await expect(review.listed('banks-multicast')).toContainText('in 2 days')
  await expect(review.listed('banks-turns')).toContainText('learning')
  await review.wantFourButtons()
  await card(page, 'banks-even-stride').locator('summary').click()
  await expect(ratings(page, 'banks-even-stride')).toHaveText(['Again', 'Hard', 'Good', 'Easy'])
  await review.open('2026-12-01T09:20')
  await expect(review.front).toHaveText((await card(page, 'banks-turns').locator('.front').textContent())!)
  await review.button('Never ask again').click()
  await expect(card(page, 'banks-turns').getByRole('button', { name: 'Ask again' })).toBeVisible()
  await card(page, 'banks-turns').getByRole('button', { name: 'Ask again' }).click()
  await expect(review.counts).toHaveText(['8', '1', '0'])
})

test('A rating keeps its name in the chapter when I want other buttons', async ({ page, context }) => {
  const review = await Review.tab(context)
  await review.wantFourButtons()
  await read(page)
  await card(page, 'banks-turns').locator('summary').click()
  await ratings(page, 'banks-turns').filter({ hasText: 'Easy' }).click()
  await review.setting('Buttons').selectOption('2')
  await card(page, 'banks-multicast').locator('summary').click()
  await expect(ratings(page, 'banks-multicast')).toHaveText(['Did not know', 'Knew it'])
  await expect(card(page, 'banks-turns').locator('summary')).toContainText('Easy · back in 8 days')
})

test('In Hinglish the chapter’s cards are rated in Hinglish, and what I did in English is known', async ({ page }) => {
  await read(page)
  await card(page, 'banks-turns').locator('summary').click()
  await ratings(page, 'banks-turns').last().click()
  await read(page, 'hi-Latn', '2026-12-02T09:00')
  await expect(card(page, 'banks-turns').locator('summary')).toContainText('1 din baad')
  await card(page, 'banks-multicast').locator('summary').click()
  await expect(ratings(page, 'banks-multicast')).toHaveText(['Yaad nahi tha', 'Yaad tha'])
  await ratings(page, 'banks-multicast').last().click()
  await expect(card(page, 'banks-multicast').locator('summary')).toContainText('Yaad tha · 2 din baad phir')
})

test('By keyboard I rate a card and go on from it', async ({ page }) => {
  await read(page)
  const summary = card(page, 'banks-turns').locator('summary')
  await summary.focus()
  await summary.press('Enter')
  await ratings(page, 'banks-turns').last().focus()
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('Knew it · back in 2 days')
  await expect(summary).toBeFocused()
  await section(page).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('new')
  await expect(summary).toBeFocused()
})

test('Where the browser keeps nothing, the chapter’s cards say so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )
  await read(page)
  await expect(section(page).getByRole('status')).toContainText('This browser keeps nothing here')
  await card(page, 'banks-turns').locator('summary').click()
  await ratings(page, 'banks-turns').last().click()
  await expect(card(page, 'banks-turns').locator('summary')).toContainText('Knew it · back in 2 days')
})
