// What a reader may set about reviewing.

import { expect, test } from '../review'

test('I want fewer new cards, more retention and four buttons, and find them set on the next day', async ({ review }) => {
  await review.open()
  await review.set('New cards a day', '3')
  await expect(review.counts).toHaveText(['3', '0', '0'])
  await review.set('Wanted retention, %', '95')
  await review.set('Reviews a day at most', '50')
  await review.wantFourButtons()
  const back = await review.comeBack('2026-12-02T09:00')
  await expect(back.counts).toHaveText(['3', '0', '0'])
  await back.unfold('Settings')
  await expect(back.setting('New cards a day')).toHaveValue('3')
  await expect(back.setting('Wanted retention, %')).toHaveValue('95')
  await expect(back.setting('Reviews a day at most')).toHaveValue('50')
  await expect(back.setting('Buttons')).toHaveValue('4')
  const { settings } = await back.saved()
  expect(settings).toEqual({ v: 1, retention_percent: 95, new_per_day: 3, reviews_per_day: 50, buttons: 4 })
})

test('The more I want to remember, the sooner a card comes back', async ({ review }) => {
  const easy: number[] = []
  await review.open()
  await review.wantFourButtons()
  await review.reveal()
  for (const retention of ['85', '90', '97']) {
    await review.set('Wanted retention, %', retention)
    easy.push(Number.parseInt((await review.ratings.last().textContent())!.replace(/\D+/, '')))
  }
  expect(easy[0], 'days at 85 %').toBeGreaterThan(easy[1])
  expect(easy[1], 'days at 90 %').toBe(8)
  expect(easy[2], 'days at 97 %').toBeLessThan(easy[1])
})

test('No more cards are asked on a day than I set', async ({ review }) => {
  await review.open()
  await review.set('New cards a day', '12')
  for (let card = 0; card < 12; card++) await review.know()
  const back = await review.comeBack('2026-12-03T09:00')
  await back.set('New cards a day', '0')
  await expect(back.counts).toHaveText(['0', '0', '12'])
  await back.set('Reviews a day at most', '10')
  await expect(back.counts).toHaveText(['0', '0', '10'])
})

const refusals = {
  en: { label: 'New cards a day', told: 'A whole number from 0 to 100, please.' },
  'hi-Latn': { label: 'Roz kitne naye cards', told: '0 se 100 ke beech ka whole number do.' },
} as const

for (const lang of ['en', 'hi-Latn'] as const) {
  test(`A number that cannot be is refused in ${lang}, and the old one stays`, async ({ review }) => {
    const { label, told } = refusals[lang]
    await review.open('2026-12-01T09:00', lang)
    for (const wrong of ['101', '-1', '2.5', '']) {
      await review.set(label, wrong)
      await expect(review.said, wrong).toHaveText(told)
      await expect(review.setting(label), wrong).toHaveValue('10')
      await expect(review.counts).toHaveText(['10', '0', '0'])
    }
    await review.set(label, '4')
    await expect(review.said).toBeEmpty()
    await expect(review.counts).toHaveText(['4', '0', '0'])
    await review.open('2026-12-01T09:00', lang)
    await expect(review.counts).toHaveText(['4', '0', '0'])
  })
}

test('Each number has its own range', async ({ review }) => {
  await review.open()
  await review.set('Wanted retention, %', '98')
  await expect(review.said).toHaveText('A whole number from 70 to 97, please.')
  await review.set('Reviews a day at most', '9')
  await expect(review.said).toHaveText('A whole number from 10 to 9999, please.')
})

test('A rating that has no button now keeps its name', async ({ review }) => {
  await review.open()
  await review.wantFourButtons()
  await review.answer('Easy')
  await review.setting('Buttons').selectOption('2')
  await expect(review.desk.getByRole('listitem')).toContainText('Easy · back in 8 days')
  await review.reveal()
  await expect(review.ratings).toHaveText([/Did not know/, /Knew it/])
})
