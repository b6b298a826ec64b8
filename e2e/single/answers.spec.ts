// What I answer in the site in one file: cards, drills, questions; and where it is kept.

import { Drill } from '../drill'
import { expect, test } from '../single'
import { Review } from '../review'

test('The cards that I answer are still answered after a reload, in the other language, and in the chapter', async ({ page, file }) => {
  await file.open('cards')
  const review = new Review(page)
  const [first, second, third] = await review.fronts()
  await expect(review.front).toHaveText(first)
  await review.know()
  await expect(review.front).toHaveText(second)
  await review.miss()
  await expect(review.counts).toHaveText(['8', '1', '0'])
  await file.reload()
  await expect(review.counts).toHaveText(['8', '1', '0'])
  await expect(review.front).toHaveText(third)
  await file.follow(() => page.getByRole('banner').getByRole('link', { name: 'Hinglish' }).click())
  await expect(page.locator('[data-slot=new], [data-slot=learning], [data-slot=due]')).toHaveText(['8', '1', '0'])
  await file.open('coalescing')
  const cards = page.getByRole('region', { name: 'Cards of this chapter' })
  await expect(cards.locator('.standing').first()).not.toHaveText('new')
  await expect(cards.locator('.standing').first()).toHaveText(/\S/)
})

test('A card leads to the figure that shows its answer', async ({ page, file, context }) => {
  await file.open('cards')
  const review = new Review(page)
  await review.reveal()
  const [there] = await Promise.all([context.waitForEvent('page'), review.back.getByRole('link').click()])
  await there.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(there).toHaveURL(/page=en\/embed\/[a-z]+\/&v=1&fig=/)
  await expect(there.getByRole('heading', { level: 1 })).toBeAttached()
})

test('My progress goes into a file and comes back from it', async ({ page, file }) => {
  await file.open('cards')
  const review = new Review(page)
  await review.know()
  const progress = await review.saved()
  expect(progress.events).toHaveLength(1)
  await page.evaluate(() => localStorage.clear())
  await file.reload()
  await expect(review.counts).toHaveText(['10', '0', '0'])
  await review.load(JSON.stringify(progress))
  await expect(review.counts).toHaveText(['9', '0', '0'])
})

test('Where the browser keeps nothing, the file says so, and I can answer all the same', async ({ page, file }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await file.open('cards')
  const review = new Review(page)
  await expect(review.notice).toContainText('This browser keeps nothing here')
  await review.know()
  await expect(review.counts).toHaveText(['9', '0', '0'])
})

test('A drill asks, judges, shows why, and a series has a link into the file', async ({ page, file }) => {
  await file.open('drill', 'en', 'seed=7')
  const drill = new Drill(page)
  await expect(drill.number).toHaveText('Question 1')
  await drill.answer('1')
  await expect(drill.verdict).toHaveText('Yes, 1.')
  await expect(drill.figures).toHaveCount(1)
  await drill.next.click()
  await expect(drill.number).toHaveText('Question 2')
  await expect(page).toHaveURL(/coalescope\.html\?page=en\/drill\/&v=1&seed=7&n=2$/)
  const question = await drill.question()
  await file.reload()
  expect(await drill.question()).toEqual(question)
  await drill.unfold('Share this series')
  const link = (await drill.link.getAttribute('href'))!
  expect(link).toMatch(/^file:.*coalescope\.html\?page=en\/drill\/&v=1&seed=7&n=2$/)
  await file.visit(link)
  expect(await drill.question()).toEqual(question)
})

test('A question in a chapter hears my guess', async ({ page, file }) => {
  await file.open('coalescing')
  const question = page.locator('#question-coalescing-doubles')
  await question.getByRole('textbox').fill('8')
  await question.getByRole('textbox').press('Enter')
  await expect(question.getByRole('status')).toHaveText(/\S/)
})
