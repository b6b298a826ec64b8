// Without JavaScript: everything can be read, and nothing pretends to work.

import { expect, test, type Lang } from '../fixtures'
import { count, strided } from '../model'

test.use({ javaScriptEnabled: false })

const notes = { en: 'Scripts are off', 'hi-Latn': 'Scripts band hain' }
const tables = { en: 'The numbers as a table', 'hi-Latn': 'Yahi numbers table mein' }
const answers = { en: 'Show the answer', 'hi-Latn': 'Jawab dikhao' }

for (const lang of ['en', 'hi-Latn'] as Lang[]) {
  test(`The chapter can be read in ${lang}: text, pictures, counts, tables`, async ({ page, course }) => {
    await course.read('coalescing', lang)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#hardware')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText(notes[lang])
    await expect(page.locator('noscript p')).toBeVisible()
    const figure = course.figure(0)
    await expect(figure.drawing).toBeVisible()
    await expect(figure.drawing).toHaveAttribute('aria-label', /32/)
    for (const [name, value] of Object.entries(count(strided(2)))) {
      await expect(figure.readout(name), name).toHaveText(value)
    }
    await expect(figure.sentence).toHaveText(/Lane 5 /)
    await figure.unfold(tables[lang])
    await expect(figure.table.locator('tbody tr')).toHaveCount(32)
    await expect(figure.table.locator('tbody tr').nth(5)).toBeVisible()
  })

  test(`A question shows its answer by its fold in ${lang}`, async ({ page, course }) => {
    await course.read('coalescing', lang)
    const fold = page.locator('#question-coalescing-doubles details')
    await expect(fold.locator('p').first()).toBeHidden()
    await fold.getByText(answers[lang]).click()
    await expect(fold.locator('p').first()).toContainText(count(strided(1, 8)).sectors)
    await expect(fold.locator('p').last()).toBeVisible()
  })

  test(`Every card can be read in ${lang}, in the list and in its chapter`, async ({ page, course }) => {
    for (const path of ['cards', 'banks']) {
      await course.read(path, lang)
      const cards = page.locator('main [data-card]')
      expect(await cards.count()).toBeGreaterThan(9)
      for (const card of (await cards.all()).slice(-10)) {
        await expect(card.locator('.back')).toBeHidden()
        await card.locator('summary').click()
        await expect(card.locator('.back p').first()).toBeVisible()
        await expect(card.getByRole('button')).toHaveCount(0)
      }
    }
  })

  test(`The cards go to other programs without scripts in ${lang}`, async ({ page, course }) => {
    await course.read('cards', lang)
    await page.locator('summary', { hasText: 'Anki' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Anki/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('coalescope-anki.txt')
  })

  for (const path of ['', 'coalescing', 'banks', 'cards', 'drill', 'embed']) {
    test(`There is no dead control on ${lang}/${path}`, async ({ page, course }) => {
      await course.read(path, lang)
      const controls = page.locator('button, input, select, textarea, output, [role=status]')
      await expect(controls.filter({ visible: true }).filter({ hasNotText: /^\s*$/ })).toHaveCount(0)
      await expect(page.locator('button, input, select, textarea').filter({ visible: true })).toHaveCount(0)
    })
  }
}

test('The language switch is a plain link', async ({ page, course }) => {
  await course.read('coalescing')
  await page.getByRole('banner').getByRole('link', { name: 'Hinglish' }).click()
  await expect(page).toHaveURL(/\/hi-Latn\/coalescing\/$/)
})

test('What waits for scripts leaves no hole in the page', async ({ page, course }) => {
  await course.read('embed')
  const picture = (await course.figure(0).drawing.boundingBox())!
  const { height } = page.viewportSize()!
  expect(picture.y).toBeLessThan(height / 4)
})
