// Progress as a file: from one device to another, and files that are none.

import { expect, Review, test, type Progress } from '../review'

test('I take my progress to another device, and twice is once', async ({ review, browser }) => {
  await review.open()
  await review.miss()
  await review.know()
  await review.know()
  await review.button('Never ask again').click()
  await review.button('Undo').click()
  const file = JSON.stringify(await review.saved())
  const counts = await review.counts.allTextContents()

  const device = await browser.newContext()
  const there = await Review.tab(device, '2026-12-01T08:00')
  await there.know()
  await there.load(file)
  await expect(there.said).toHaveText('5 entries added, 0 were known already.')
  // The first card was known there, and missed here, which was later.
  await expect(there.counts).toHaveText(counts)
  await there.load(file)
  await expect(there.said).toHaveText('Nothing new in this file: all 5 entries were known.')
  await there.open('2026-12-01T09:01', 'hi-Latn')
  await expect(there.counts).toHaveText(counts)
  await there.load(file)
  await expect(there.said).toHaveText('File mein kuch naya nahi: saari 5 entries pehle se thi.')
  expect((await there.saved()).events).toHaveLength(6)
  await device.close()
})

test('A saved file and what is loaded from it are the same', async ({ review, browser }) => {
  await review.open()
  await review.wantFourButtons()
  for (const rating of ['Again', 'Hard', 'Good', 'Easy']) await review.answer(rating)
  await review.button('Undo').click()
  const file = await review.saved()
  expect(file).toMatchObject({ v: 1, app: 'coalescope' })
  const device = await browser.newContext()
  const there = await Review.tab(device)
  await there.load(JSON.stringify(file))
  await expect(there.said).toHaveText('5 entries added, 0 were known already.')
  const again = await there.saved()
  expect(again.events).toEqual(file.events)
  await expect(there.counts).toHaveText(await review.counts.allTextContents())
  await device.close()
})

test('A file without version, from the first days, is read', async ({ review }) => {
  await review.open('2026-12-01T09:00')
  await review.load(JSON.stringify([{ at: Date.parse('2026-11-28T09:00'), card: 'why-bursts', rating: 3 }]))
  await expect(review.said).toHaveText('1 entry added, 0 were known already.')
  await expect(review.counts).toHaveText(['10', '0', '1'])
})

const events = (...events: object[]) => JSON.stringify({ v: 1, app: 'coalescope', events })
const right = { v: 1, at: 7, card: 'why-bursts', rating: 3 }

/** What is wrong with a file, and how it is said. */
const wrong: [name: string, file: string, en: string, hinglish: string][] = [
  [
    'that is not JSON',
    '{\n  "v": 1,\n  oops\n}',
    'It is not JSON: see line 3, column 3.',
    'Yeh JSON nahi hai: line 3, column 3 dekho.',
  ],
  ['that is empty', '', 'It is not JSON: see line 1, column 0.', 'Yeh JSON nahi hai: line 1, column 0 dekho.'],
  [
    'of somebody else',
    '{"cards": [1, 2]}',
    'It is JSON, and not progress of this site.',
    'JSON toh hai, par is site ki progress nahi.',
  ],
  [
    'of a newer version',
    '{"v": 9, "app": "coalescope", "events": []}',
    'It is of version 9, which is newer than this page. Load the page anew and try again.',
    'Yeh version 9 ki hai, jo is page se naya hai. Page reload karke phir try karo.',
  ],
  [
    'with a wrong rating',
    events(right, { ...right, rating: 5 }),
    'Entry 2: “rating” is missing or wrong.',
    'Entry 2: “rating” galat hai ya hai hi nahi.',
  ],
  [
    'with an entry that has no rating',
    events(right, right, { v: 1, at: 8, card: 'why-bursts' }),
    'Entry 3: “rating” is missing or wrong.',
    'Entry 3: “rating” galat hai ya hai hi nahi.',
  ],
  [
    'with an entry that has no card',
    events({ v: 1, at: 8, rating: 1 }),
    'Entry 1: “card” is missing or wrong.',
    'Entry 1: “card” galat hai ya hai hi nahi.',
  ],
  [
    'with an entry of no time',
    events({ ...right, at: 'yesterday' }),
    'Entry 1: “at” is missing or wrong.',
    'Entry 1: “at” galat hai ya hai hi nahi.',
  ],
  [
    'with wrong settings',
    '{"v": 1, "app": "coalescope", "settings": {"v": 1, "buttons": "many"}, "events": []}',
    'Its settings are wrong.',
    'Iski settings galat hain.',
  ],
]

test('A file that is wrong changes nothing, and I am told what and where in it', async ({ review }) => {
  await review.open()
  await review.know()
  const before = await review.saved()
  for (const [name, file, reason] of wrong) {
    await test.step(`a file ${name}`, async () => {
      await review.load(file)
      await expect.soft(review.said, name).toHaveText(`This file changes nothing. ${reason}`)
      await expect.soft(review.counts, name).toHaveText(['9', '0', '0'])
    })
  }
  expect(await review.saved()).toEqual(before)
  await review.open()
  expect(await review.saved()).toEqual(before)
})

test('In Hinglish I am told in Hinglish what is wrong with a file', async ({ review }) => {
  await review.open('2026-12-01T09:00', 'hi-Latn')
  for (const [name, file, , reason] of wrong) {
    await test.step(`a file ${name}`, async () => {
      await review.load(file)
      await expect.soft(review.said, name).toHaveText(`Is file se kuch nahi badla. ${reason}`)
    })
  }
  const { events }: Progress = await review.saved()
  expect(events).toEqual([])
})
