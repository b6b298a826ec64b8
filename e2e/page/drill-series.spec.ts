// Series of drills: one that everybody with its link is asked, and one that goes after what I get wrong.

import { Drill } from '../drill'
import { alive, expect, test } from '../fixtures'

test('The link to a series asks everybody the same, whatever they answer, and in Hinglish too', async ({
  page,
  browser,
}) => {
  test.slow()
  const mine = new Drill(page)
  await mine.open('seed=7')
  const yours = await Drill.fresh(browser, 'seed=7')
  const hers = await Drill.fresh(browser, 'seed=7', 'hi-Latn')
  for (let place = 1; place <= 3; place++) {
    await expect(mine.number).toHaveText(`Question ${place}`)
    await expect(yours.number).toHaveText(`Question ${place}`)
    await expect(hers.number).toHaveText(`Sawaal ${place}`)
    const asked = await mine.question()
    expect(await yours.question()).toEqual(asked)
    expect(await hers.question()).not.toEqual(asked)
    await expect(hers.code).toHaveText(await mine.code.innerText())
    const answer = await mine.giveUp()
    await yours.answer(answer)
    await expect(yours.verdict).toHaveText(`Yes, ${answer}.`)
    await hers.answer(answer)
    await expect(hers.verdict).toHaveText(`Haan, ${answer}.`)
    for (const drill of [mine, yours, hers]) await drill.next.click()
  }
  for (const drill of [yours, hers]) await drill.page.context().close()
})

test('The questions of a series get harder as I go along', async ({ page }) => {
  const drill = new Drill(page)
  await drill.open('seed=7&n=4')
  await expect(drill.level).toHaveText('Level 1 of 5')
  await drill.giveUp()
  await drill.next.click()
  await expect(drill.level).toHaveText('Level 2 of 5')
  for (const [place, level] of [[8, 2], [9, 3], [12, 3], [13, 4], [16, 4], [17, 5], [99, 5]]) {
    await drill.open(`seed=7&n=${place}`)
    await expect(drill.level, `question ${place}`).toHaveText(`Level ${level} of 5`)
  }
})

test('What I get wrong is listed, the worst first, after a reload and in Hinglish', async ({ page }) => {
  test.slow()
  const drill = new Drill(page)
  await drill.open('seed=7&n=6')
  await drill.unfold(drill.words.weakSpots)
  await expect(page.getByText('None yet')).toBeVisible()
  // These provoke one of the confusions each; what my own series asks is not known beforehand.
  for (const spots of [1, 2, 3]) {
    await drill.giveUp()
    await expect(drill.spots).toHaveCount(spots)
    await drill.next.click()
  }
  await drill.unfold(drill.words.share)
  await drill.button('Questions for me').click()
  for (let question = 1; question <= 6; question++) {
    await expect(drill.number).toHaveText(`Question ${question}`)
    await drill.giveUp()
    await drill.next.click()
  }
  const missed = await drill.missed()
  expect(missed).toEqual([...missed].sort(([a], [b]) => b - a))
  const lines = await drill.spots.allTextContents()
  await expect(page, 'my own series has no seed to share by mistake').toHaveURL(/\/en\/drill\/$/)

  await page.reload()
  await alive(page)
  await drill.unfold(drill.words.weakSpots)
  await expect(drill.spots).toHaveText(lines)

  await page.getByRole('banner').getByRole('link', { name: 'Hinglish' }).click()
  await page.waitForURL(/\/hi-Latn\//)
  await alive(page)
  const same = new Drill(page, 'hi-Latn')
  await same.unfold(same.words.weakSpots)
  await expect(same.spots).toHaveCount(missed.length)
  expect(await same.missed()).toEqual(missed)
  expect(await same.spots.allTextContents()).not.toEqual(lines)
})

test('The address follows me along a series, through a reload and into the other language', async ({ page }) => {
  const drill = new Drill(page)
  await drill.open('seed=7')
  for (const place of [2, 3]) {
    await drill.giveUp()
    await drill.next.click()
    await expect(page).toHaveURL(new RegExp(`[?&]seed=7&n=${place}$`))
  }
  const asked = await drill.question()
  const code = await drill.code.innerText()
  await page.reload()
  await alive(page)
  await expect(drill.number).toHaveText('Question 3')
  expect(await drill.question()).toEqual(asked)
  await page.getByRole('banner').getByRole('link', { name: 'Hinglish' }).click()
  await page.waitForURL(/\/hi-Latn\/.*seed=7&n=3/)
  await alive(page)
  const same = new Drill(page, 'hi-Latn')
  await expect(same.number).toHaveText('Sawaal 3')
  await expect(same.code).toHaveText(code)
})

test('I make a series for a class, copy its link, and go back to questions for me', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const drill = new Drill(page)
  await drill.open()
  await drill.unfold(drill.words.share)
  await expect(drill.link, 'my own series is shared by a short seed').toHaveText(/\/en\/drill\/\?v=1&seed=\d{4}$/)
  await expect(page).toHaveURL(/\/en\/drill\/$/)

  await drill.button('The same questions for a class').click()
  await expect(page).toHaveURL(/\?v=1&seed=\d{4}&n=1$/)
  await expect(drill.number).toHaveText('Question 1')
  await expect(drill.level).toHaveText('Level 1 of 5')
  await expect(drill.link).toHaveText(page.url())
  await expect(drill.link).toHaveAttribute('href', page.url())
  await drill.button('Copy link').click()
  await expect(page.locator('[data-slot=copied]')).toHaveText('Copied')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  const pupil = await Drill.fresh(browser, new URL(link).search.slice(1))
  expect(await pupil.question()).toEqual(await drill.question())
  await pupil.page.context().close()

  await drill.button('Questions for me').click()
  await expect(page).toHaveURL(/\/en\/drill\/$/)
  await expect(drill.number).toHaveText('Question 1')
})
