// Where answers are kept: in two tabs, where the browser keeps nothing, has no room, or holds what cannot be read.

import type { Page } from '@playwright/test'
import { expect, Review, saved, test } from '../review'

const notices = {
  blocked:
    'This browser keeps nothing here: a private window, a frame, or a setting. You can review, but what you answer is gone when you leave the page. Save your progress as a file to keep it.',
  full: 'The browser has no room left, so your last answers are not kept. Save your progress as a file, then make room.',
  newer: 'A newer version of this site left entries here that this page does not understand. They are left as they are.',
}

/** What the browser keeps for this site, by name. */
const kept = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }))

/** Leaves no room for one more letter; in the page. */
const fill = () => {
  for (let size = 1 << 23; size >= 1; size >>= 1) {
    try {
      localStorage.setItem(`somebody else's ${size}`, 'x'.repeat(size))
    } catch {
      // Too much; half of it may fit.
    }
  }
}

/** Takes that away again; in the page. */
const makeRoom = () => {
  for (const name of Object.keys(localStorage).filter((name) => name.startsWith('somebody'))) localStorage.removeItem(name)
}

/** Puts texts where the site keeps its own, and loads the page anew. */
async function plant(review: Review, texts: Record<string, string>): Promise<void> {
  await review.page.evaluate((texts) => {
    for (const [name, text] of Object.entries(texts)) localStorage.setItem(name, text)
  }, texts)
  await review.page.reload()
  await review.page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

test('What I answer in one tab is known in the other, and both are kept', async ({ review, context }) => {
  await review.open()
  const other = await Review.tab(context)
  const fronts = await review.fronts()
  await review.know()
  await expect(other.counts).toHaveText(['9', '0', '0'])
  await expect(other.front).toHaveText(fronts[1])
  await other.know()
  await expect(review.counts).toHaveText(['8', '0', '0'])
  await expect(review.front).toHaveText(fronts[2])
  await review.miss()
  await expect(other.counts).toHaveText(['7', '1', '0'])
  await other.button('Undo').click()
  await expect(review.counts).toHaveText(['8', '1', '0'])
  await other.set('New cards a day', '5')
  await expect(review.counts).toHaveText(['3', '1', '0'])
  for (const tab of [review, other]) {
    await tab.open('2026-12-01T09:02')
    await expect(tab.counts).toHaveText(['3', '1', '0'])
  }
  expect((await review.saved()).events.map(({ v, at, ...did }) => did)).toEqual([
    { card: 'coalesced-definition', rating: 3 },
    { card: 'why-bursts', rating: 3 },
    { card: 'granularity-universal', rating: 1 },
    { card: 'why-bursts', undo: expect.any(Number) },
  ])
})

test('An answer that I am reading in one tab stays up while I answer another card elsewhere', async ({
  review,
  context,
}) => {
  await review.open()
  await review.reveal()
  const other = await Review.tab(context)
  await other.button('Skip').click()
  await other.know()
  await expect(review.counts).toHaveText(['9', '0', '0'])
  await expect(review.back).toBeVisible()
  await expect(review.front).toHaveText((await review.fronts())[0])
})

test('In a frame of somebody’s notes nothing is kept: I am told, and can review', async ({ page, notes }) => {
  const src = new URL('en/cards/', test.info().project.use.baseURL)
  await page.goto(`${notes.url}?src=${encodeURIComponent(src.href)}`)
  const frame = page.frameLocator('iframe')
  const desk = frame.getByRole('region', { name: 'Review', exact: true })
  await expect(desk.getByRole('status')).toHaveText(notices.blocked)
  await desk.getByRole('button', { name: 'Show the answer' }).click()
  await desk.getByRole('button', { name: 'Knew it' }).click()
  await expect(desk.locator('[data-slot=new]')).toHaveText('9')
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(desk.locator('[data-slot=new]')).toHaveText('10')
  // The browser drops a download here and says nothing, so the file is shown, to be copied by hand.
  await frame.locator('summary', { hasText: 'Your progress' }).click()
  await frame.getByRole('button', { name: 'Save progress as a file' }).click()
  const file = frame.locator('[data-slot=said]')
  await expect(file).toContainText('"app":"coalescope"')
  expect(JSON.parse((await file.textContent())!).events).toHaveLength(2)
})

test('Where I forbade the browser to keep anything, I am told, and a file has my answers', async ({ page, review }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )
  await review.open()
  await expect(review.notice).toHaveText(notices.blocked)
  await review.know()
  await review.miss()
  await review.set('New cards a day', '3')
  await expect(review.counts).toHaveText(['1', '1', '0'])
  const { events, settings } = await review.saved()
  expect(events).toHaveLength(2)
  expect(settings.new_per_day).toBe(3)
  await review.open('2026-12-01T09:01', 'hi-Latn')
  await expect(review.notice).toContainText('Yeh browser yahan kuch save nahi karta')
  await expect(review.counts).toHaveText(['10', '0', '0'])
})

test('When the browser has no room left I am told, a file has all, and it is kept once there is room', async ({
  page,
  review,
}) => {
  await review.open()
  await review.know()
  await expect(review.notice).toBeHidden()
  await page.evaluate(fill)
  await review.know()
  await expect(review.notice).toHaveText(notices.full)
  await expect(review.counts).toHaveText(['8', '0', '0'])
  expect((await review.saved()).events).toHaveLength(2)
  // A full browser is not one that keeps nothing: what it has is there.
  const other = await Review.tab(page.context())
  await expect(other.counts).toHaveText(['9', '0', '0'])
  await other.page.close()
  await page.evaluate(makeRoom)
  await review.know()
  await expect(review.notice).toBeHidden()
  const back = await review.comeBack('2026-12-01T09:10')
  await expect(back.counts).toHaveText(['7', '0', '0'])
})

test('Settings that found no room are kept with the next answer, once there is room', async ({ page, review }) => {
  await review.open()
  await page.evaluate(fill)
  await review.set('New cards a day', '3')
  await expect(review.notice).toHaveText(notices.full)
  await expect(review.counts).toHaveText(['3', '0', '0'])
  await page.evaluate(makeRoom)
  await review.know()
  await expect(review.notice).toBeHidden()
  await review.open()
  await expect(review.counts).toHaveText(['2', '0', '0'])
})

test('An entry that cannot be read is set aside: I can take it away, then forget it, and lose nothing else', async ({
  page,
  review,
}) => {
  await review.open()
  await review.know()
  const half = '{"v":1,"at":7,"card":"why-'
  await plant(review, { 'coalescope.event.7.0': half })
  await expect(review.notice).toContainText('One entry could not be read. It is set aside and nothing else is lost.')
  await expect(review.counts).toHaveText(['9', '0', '0'])
  await review.know()
  await plant(review, { 'coalescope.settings': 'four buttons' })
  await expect(review.notice).toContainText('2 entries could not be read. They are set aside and nothing else is lost.')
  const aside = await saved(page, review.button('Save what was set aside'))
  expect(aside).toEqual({ name: 'coalescope-set-aside.txt', text: `${half}\nfour buttons\n` })
  await review.button('Forget it').click()
  await expect(review.notice).toBeHidden()
  await review.open()
  await expect(review.notice).toBeHidden()
  await expect(review.counts).toHaveText(['8', '0', '0'])
  expect(Object.keys(await kept(page)).filter((name) => !name.includes('.event.'))).toEqual([])
})

test('What a newer version of the site wrote is left alone, and I am told', async ({ page, review }) => {
  await review.open()
  const newer = { 'coalescope.event.7.0': '{"v":2,"at":7,"card":"why-bursts","mood":"fine"}' }
  await plant(review, newer)
  await expect(review.notice).toHaveText(notices.newer)
  await review.know()
  await expect(review.counts).toHaveText(['9', '0', '0'])
  await review.open()
  await expect(review.notice).toHaveText(notices.newer)
  expect(await kept(page)).toMatchObject(newer)
})

test('Settings of a newer version are left alone, until I set something here', async ({ page, review }) => {
  await review.open()
  const newer = { 'coalescope.settings': '{"v":2,"new_per_day":"as the mood is"}' }
  await plant(review, newer)
  await expect(review.notice).toHaveText(notices.newer)
  await expect(review.counts).toHaveText(['10', '0', '0'])
  await review.know()
  expect(await kept(page)).toMatchObject(newer)
})

test('When my clock jumps back I am told, and nothing is lost', async ({ review }) => {
  await review.open('2026-12-04T09:00')
  await review.know()
  await review.miss()
  await review.open('2026-12-01T09:00')
  await expect(review.notice).toHaveText(
    'Your clock is 3 days behind your last answer. Check the date: cards come back by it.',
  )
  await expect(review.counts).toHaveText(['10', '1', '0'])
  await review.know()
  expect((await review.saved()).events).toHaveLength(3)
  await review.open('2026-12-03T09:00')
  await expect(review.notice).toHaveText(
    'Your clock is a day behind your last answer. Check the date: cards come back by it.',
  )
  await review.open('2026-12-04T09:30')
  await expect(review.notice).toBeHidden()
  await expect(review.listed('coalesced-definition')).toContainText('in 2 days')
  expect((await review.saved()).events).toHaveLength(3)
})

test('Names that are not the site’s own are never touched', async ({ page, review }) => {
  await review.open()
  await plant(review, { theirs: 'kept', 'coalescope-other': '{' })
  await review.know()
  await expect(review.notice).toBeHidden()
  expect(await kept(page)).toMatchObject({ theirs: 'kept', 'coalescope-other': '{' })
})
