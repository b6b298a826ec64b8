// The flashcards.

import type { Page } from '@playwright/test'
import { alive, expect, test } from '../fixtures'

const cards = (page: Page) => page.locator('main details')
const fronts = (page: Page) => page.locator('main summary')
const opened = (page: Page) => page.locator('main details[open]')

test('A card opens by click, by Space and by Enter, and shows its answer', async ({ page, course }) => {
  await course.open('cards')
  const answer = (at: number) => cards(page).nth(at).locator('p').first()
  await expect(answer(0)).toBeHidden()
  await fronts(page).nth(0).click()
  await expect(answer(0)).toBeVisible()
  await fronts(page).nth(1).focus()
  await page.keyboard.press('Space')
  await expect(answer(1)).toBeVisible()
  await fronts(page).nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(answer(2)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer(2)).toBeHidden()
})

test('The arrow keys lead from card to card, and stop at both ends', async ({ page, course }) => {
  await course.open('cards')
  const last = (await fronts(page).count()) - 1
  await fronts(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(fronts(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(fronts(page).nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await expect(fronts(page).first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(fronts(page).first()).toBeFocused()
  for (let at = 0; at <= last; at++) await page.keyboard.press('ArrowDown')
  await expect(fronts(page).nth(last)).toBeFocused()
})

test('I am told how many I have opened, and can cover all of them again', async ({ page, course }) => {
  await course.open('cards')
  const all = await fronts(page).count()
  const told = page.getByRole('status')
  await expect(told).toHaveText(`0 of ${all} opened`)
  for (let at = 0; at < all; at++) {
    await fronts(page).nth(at).click()
    await expect(told).toHaveText(`${at + 1} of ${all} opened`)
  }
  await fronts(page).first().click()
  await expect(told).toHaveText(`${all} of ${all} opened`)
  await page.getByRole('button', { name: 'Cover all' }).click()
  await expect(opened(page)).toHaveCount(0)
  await expect(told).toHaveText(`0 of ${all} opened`)
})

test('Both languages have the same cards in the same order, each with both of its sides', async ({ page, course }) => {
  const deck = async (lang: 'en' | 'hi-Latn') => {
    await course.read('cards', lang)
    const found = await cards(page).evaluateAll((cards) =>
      cards.map((card) => ({
        id: card.id,
        front: card.querySelector('summary')!.textContent!.trim(),
        back: card.lastElementChild!.textContent!.trim(),
      })),
    )
    for (const { id, front, back } of found) {
      expect(front, `${id}, front`).not.toBe('')
      expect(back, `${id}, back`).not.toBe('')
    }
    return found
  }
  const [english, hinglish] = [await deck('en'), await deck('hi-Latn')]
  expect(english.length).toBe(7)
  expect(hinglish.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  for (const [at, { id, front, back }] of english.entries()) {
    expect(hinglish[at].front, id).not.toBe(front)
    expect(hinglish[at].back, id).not.toBe(back)
  }
})

test('A card leads to the figure that shows its answer', async ({ page, course }) => {
  await course.open('cards')
  const links = await page.locator('main details a[href*="fig="]').evaluateAll((found) =>
    found.map((link) => (link as HTMLAnchorElement).href),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    await page.goto(link)
    await alive(page)
    const figure = course.figure(0)
    const stride = new URL(link).searchParams.get('stride') ?? '1'
    const field = figure.root.getByRole('spinbutton', { name: 'stride' })
    if (!new URL(link).searchParams.has('pattern')) await expect(field, link).toHaveValue(stride)
    await expect(figure.root.getByRole('status').filter({ hasText: /\S/ }), link).toHaveCount(0)
    await expect(figure.root, link).toBeInViewport()
  }
})
