// All cards in a list, and as files for other programs.

import type { Page } from '@playwright/test'
import { alive, type Lang } from '../fixtures'
import { expect, saved, test } from '../review'

const cards = (page: Page) => page.locator('main [data-card]')
const langs: Lang[] = ['en', 'hi-Latn']

test('A card of the list opens by click, by Space and by Enter, and shows its answer', async ({ page, course }) => {
  await course.open('cards')
  const front = (at: number) => cards(page).nth(at).locator('summary')
  const answer = (at: number) => cards(page).nth(at).locator('p').first()
  await expect(answer(0)).toBeHidden()
  await front(0).click()
  await expect(answer(0)).toBeVisible()
  await front(1).focus()
  await page.keyboard.press('Space')
  await expect(answer(1)).toBeVisible()
  await front(2).focus()
  await page.keyboard.press('Enter')
  await expect(answer(2)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer(2)).toBeHidden()
})

test('Both languages have the same cards in the same order, each with both of its sides', async ({ page, course }) => {
  const deck = async (lang: Lang) => {
    await course.read('cards', lang)
    return cards(page).evaluateAll((cards) =>
      cards.map((card) => ({
        id: card.id,
        front: card.querySelector('.front')!.textContent!.trim(),
        back: card.querySelector('.back p')!.textContent!.trim(),
      })),
    )
  }
  const [english, hinglish] = [await deck('en'), await deck('hi-Latn')]
  expect(english.length).toBeGreaterThan(70)
  expect(hinglish.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  for (const [at, { id, front, back }] of english.entries()) {
    for (const side of [front, back, hinglish[at].front, hinglish[at].back]) expect(side, id).not.toBe('')
    expect(hinglish[at].front, id).not.toBe(front)
    expect(hinglish[at].back, id).not.toBe(back)
  }
})

test('A card leads to the figure that shows its answer', async ({ page, course }) => {
  test.slow()
  await course.open('cards')
  const links = await page.locator('main [data-card] a[href*="fig="]').evaluateAll((found) =>
    found.map((link) => (link as HTMLAnchorElement).href),
  )
  expect(links).toHaveLength(await cards(page).count())
  // One of each figure; that every card's state can be shown is tested where the cards are read.
  const byFigure = new Map(links.map((link) => [new URL(link).searchParams.get('fig'), link]))
  expect(byFigure.size).toBeGreaterThan(5)
  for (const link of byFigure.values()) {
    await page.goto(link)
    await alive(page)
    const figure = course.figure(0)
    await expect(figure.root.getByRole('status').filter({ hasText: /\S/ }), link).toHaveCount(0)
    await expect(figure.root, link).toBeInViewport()
  }
})

for (const lang of langs) {
  test(`I take the cards to Anki and Obsidian in ${lang}`, async ({ page, course }) => {
    await course.open('cards', lang)
    const all = await cards(page).count()
    await page.locator('summary', { hasText: 'Anki' }).click()
    const anki = await saved(page, page.getByRole('link', { name: /Anki/ }))
    expect(anki.name).toBe('coalescope-anki.txt')
    expect(anki.text).toMatch(/^#separator:/)
    expect(anki.text.split('\n').filter((line) => line && !line.startsWith('#'))).toHaveLength(all)
    const obsidian = await saved(page, page.getByRole('link', { name: /Obsidian/ }))
    expect(obsidian.name).toBe('coalescope-cards.md')
    expect(obsidian.text).toContain('#flashcards')
    const front = (await page.locator('[data-card] .front').first().textContent())!
    expect(obsidian.text).toContain(front.slice(0, 12))
  })
}
