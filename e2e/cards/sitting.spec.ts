// A sitting: cards are asked, answered, put off, taken back, and come back on their day.

import { expect, Review, test } from '../review'

test('What I knew comes back when its button said, and what I missed in the same sitting', async ({ review }) => {
  await review.open('2026-12-01T09:00')
  const fronts = await review.fronts()
  await expect(review.counts).toHaveText(['10', '0', '0'])
  await expect(review.front).toHaveText(fronts[0])
  expect(await review.miss()).toBe('10 min')
  await expect(review.counts).toHaveText(['9', '1', '0'])
  for (let card = 1; card < 10; card++) {
    await expect(review.front).toHaveText(fronts[card])
    expect(await review.know()).toBe('2 days')
  }
  await expect(review.counts).toHaveText(['0', '1', '0'])
  await expect(review.front).toHaveText(fronts[0])
  expect(await review.know()).toBe('1 day')
  await expect(review.counts).toHaveText(['0', '0', '0'])
  await expect(review.done).toContainText(
    'You answered 11 cards: 10 newly learned, 1 missed. The missed ones come back sooner. Tomorrow 1 card is due.',
  )

  const nextDay = await review.comeBack('2026-12-02T09:00')
  await expect(nextDay.counts).toHaveText(['10', '0', '1'])
  await expect(nextDay.front).toHaveText(fronts[0])
  const threeLater = await nextDay.comeBack('2026-12-04T09:00')
  await expect(threeLater.counts).toHaveText(['10', '0', '10'])
  const asked = new Set<string>()
  for (let card = 0; card < 10; card++) {
    asked.add((await threeLater.front.textContent())!)
    const away = await threeLater.know()
    expect(Number.parseInt(away), away).toBeGreaterThan(2)
    expect(away).toMatch(/^\d+ days$/)
  }
  expect([...asked].sort()).toEqual(fronts.slice(0, 10).sort())
  await expect(threeLater.counts).toHaveText(['10', '0', '0'])
})

test('Four buttons say four intervals, and each of them is kept', async ({ review }) => {
  await review.open('2026-12-01T09:00')
  await review.wantFourButtons()
  await review.reveal()
  await expect(review.ratings).toHaveText(['Again 10 min', 'Hard 15 min', 'Good 2 days', 'Easy 8 days'])
  await review.ratings.filter({ hasText: 'Again' }).click()
  for (const rating of ['Hard', 'Good', 'Easy']) await review.answer(rating)
  const standings = ['learning', 'learning', 'in 2 days', 'in 8 days']
  const cards = ['coalesced-definition', 'why-bursts', 'granularity-universal', 'large-stride']
  for (const [at, card] of cards.entries()) await expect(review.listed(card)).toContainText(standings[at])
  await review.set('New cards a day', '0')
  for (const [day, learning, due] of [
    ['2026-12-01T09:30', '2', '0'],
    ['2026-12-02T09:00', '2', '0'],
    ['2026-12-03T09:00', '2', '1'],
    ['2026-12-08T09:00', '2', '1'],
    ['2026-12-09T09:00', '2', '2'],
  ]) {
    await review.open(day)
    await expect(review.counts, day).toHaveText(['0', learning, due])
  }
})

test('Two buttons say two intervals, and only once the answer shows', async ({ review }) => {
  await review.open()
  await expect(review.back).toBeHidden()
  await expect(review.ratings).toHaveCount(0)
  await review.reveal()
  await expect(review.back).toBeVisible()
  await expect(review.ratings).toHaveText(['Did not know 10 min', 'Knew it 2 days'])
  await expect(review.button('Show the answer')).toBeHidden()
})

test('What I answered stays to be read, with when it comes back', async ({ review }) => {
  await review.open()
  const [front] = await review.fronts()
  await review.reveal()
  const back = await review.back.textContent()
  await review.ratings.last().click()
  const answered = review.desk.getByRole('listitem')
  await expect(answered).toHaveCount(1)
  await expect(answered.locator('summary')).toHaveText(`${front} Knew it · back in 2 days`)
  await answered.locator('summary').click()
  await expect(answered.getByText(back!)).toBeVisible()
})

test('I take back everything to the start, and the log keeps what I did and what I took back', async ({ review }) => {
  await review.open()
  const fronts = await review.fronts()
  await expect(review.button('Undo')).toBeDisabled()
  await review.miss()
  await review.know()
  await review.button('Skip').click()
  await review.button('Never ask again').click()
  await expect(review.front).toHaveText(fronts[4])
  await expect(review.counts).toHaveText(['8', '1', '0'])
  for (let card = 3; card >= 0; card--) {
    await review.button('Undo').click()
    await expect(review.front).toHaveText(fronts[card])
  }
  await expect(review.back).toBeVisible()
  await expect(review.button('Undo')).toBeDisabled()
  await expect(review.counts).toHaveText(['10', '0', '0'])

  await review.open('2026-12-01T09:05')
  await expect(review.counts).toHaveText(['10', '0', '0'])
  await expect(review.front).toHaveText(fronts[0])
  const { events } = await review.saved()
  expect(events.map(({ v, at, ...did }) => did)).toEqual([
    { card: 'coalesced-definition', rating: 1 },
    { card: 'why-bursts', rating: 3 },
    { card: 'large-stride', suspend: true },
    { card: 'large-stride', suspend: false },
    { card: 'why-bursts', undo: events[1].at },
    { card: 'coalesced-definition', undo: events[0].at },
  ])
})

test('A card that I skip comes last', async ({ review }) => {
  await review.open()
  await review.set('New cards a day', '3')
  const fronts = await review.fronts()
  await review.button('Skip').click()
  await expect(review.counts).toHaveText(['3', '0', '0'])
  for (const card of [1, 2, 0]) {
    await expect(review.front).toHaveText(fronts[card])
    await review.know()
  }
  await expect(review.done).toContainText('Done for now')
})

test('A card that I do not want is not asked, until I wake it in the list', async ({ review }) => {
  await review.open()
  const fronts = await review.fronts()
  await review.button('Never ask again').click()
  await expect(review.front).toHaveText(fronts[1])
  const back = await review.comeBack('2026-12-05T09:00')
  await expect(back.front).toHaveText(fronts[1])
  const card = back.listed('coalesced-definition')
  await expect(card).toContainText('not asked')
  await card.locator('summary').click()
  await card.getByRole('button', { name: 'Ask again' }).click()
  await expect(card).toContainText('new')
  await expect(card.getByRole('button')).toHaveCount(0)
  await back.open('2026-12-05T09:01')
  await expect(back.front).toHaveText(fronts[0])
})

test('When the new cards of a day are done, I can have more', async ({ review }) => {
  await review.open()
  await review.set('New cards a day', '2')
  await review.know()
  await review.know()
  await expect(review.counts).toHaveText(['0', '0', '0'])
  await expect(review.done).toContainText('You answered 2 cards, all of them right; 2 of them you have newly learned.')
  await expect(review.done).toContainText('Nothing is due tomorrow. The next card is due in 2 days.')
  await review.button('More new cards').click()
  await expect(review.counts).toHaveText(['2', '0', '0'])
  await expect(review.front).toBeVisible()
})

test.describe('In India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('a card of today can be learned until four in the morning, and the next day begins then', async ({ review }) => {
    await review.open('2026-12-02T01:00')
    await review.know()
    await review.open('2026-12-03T03:58')
    await expect(review.counts.last()).toHaveText('0')
    await review.open('2026-12-03T04:01')
    await expect(review.counts.last()).toHaveText('1')
  })
})

test('What I answer in English is known in Hinglish, and told in Hinglish', async ({ review }) => {
  await review.open()
  await review.miss()
  await review.know()
  await review.button('Never ask again').click()
  await review.open('2026-12-01T09:01', 'hi-Latn')
  const { desk, page } = review
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-Latn')
  await expect(review.counts).toHaveText(['8', '1', '0'])
  await expect(desk).toContainText(/naye.*seekhne mein.*aaj ke/)
  await expect(review.listed('coalesced-definition').locator('summary')).toContainText('seekhne mein')
  await expect(review.listed('why-bursts').locator('summary')).toContainText('2 din baad')
  await expect(review.listed('granularity-universal').locator('summary')).toContainText('band hai')
  await review.reveal()
  await expect(review.ratings).toHaveText(['Yaad nahi tha 10 min', 'Yaad tha 2 din'])
  await review.ratings.last().click()
  await expect(desk.getByRole('heading', { name: 'Abhi jo kiye' })).toBeVisible()
  await expect(desk.getByRole('listitem')).toContainText('Yaad tha · 2 din baad phir')
  await expect(desk).toContainText('Keys: Space se jawab dikhta hai, 1 aur 2 se rating, U se undo, S se skip.')
  const english = await Review.tab(page.context(), '2026-12-03T09:00')
  await expect(english.counts.last()).toHaveText('2')
})
