// A question of the drills: what I answer, why it is right or wrong, and how I get to the next.

import { counts, Drill, words } from '../drill'
import { barriers, expect, overhang, test } from '../fixtures'

test('A wrong answer is told why, stays where I typed it, and may be tried again', async ({ page }) => {
  const drill = new Drill(page)
  await drill.open('seed=7&n=5')
  await drill.answer('4')
  await expect(drill.verdict).toHaveText(/^4 is too few\. .{20,}/)
  await expect(drill.reason).toBeHidden()
  await expect(drill.next).toBeHidden()
  await expect(drill.figures).toHaveCount(0)
  await expect(drill.field).toBeFocused()
  await expect(drill.field).toHaveValue('4')
  await drill.answer('999')
  await expect(drill.verdict).toContainText('999 is too many.')
  await drill.answer('32')
  await expect(drill.verdict).toHaveText('Yes, 32.')
  await drill.next.click()
  await expect(drill.verdict, 'nothing is left of it at the next question').toBeEmpty()
  await expect(drill.field).toHaveValue('')
})

test('A right answer of every kind shows why, in numbers and in the figure, and leads me on', async ({ page }) => {
  test.slow()
  const drill = new Drill(page)
  await drill.open('seed=1')
  const answers = await drill.written()
  const kinds = new Set<string>()
  for (const answer of answers) {
    kinds.add(await drill.kind.innerText())
    await drill.answer(answer)
    await expect(drill.verdict).toHaveText(`Yes, ${answer}.`)
    await expect(drill.reason).toContainText(/Why: .*\d/)
    expect(await drill.counted()).toBe(answer)
    await expect(drill.next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(drill.field).toBeFocused()
    await expect(drill.figures).toHaveCount(0)
  }
  expect([...kinds].sort()).toEqual(Object.keys(counts).sort())
  await expect(drill.streak).toHaveText(`${answers.length} in a row`)
})

test('I ask for the answer, see it with its reason and figure, and it does not count as right', async ({ page }) => {
  const drill = new Drill(page)
  await drill.open('seed=7')
  for (const answer of ['1', '32']) {
    await drill.answer(answer)
    await drill.next.click()
  }
  await expect(drill.streak).toHaveText('2 in a row')
  for (let question = 3; question <= 5; question++) {
    const answer = await drill.giveUp()
    await expect(drill.streak).toBeEmpty()
    await expect(drill.reason).toContainText('Why: ')
    await expect(drill.verdict).toBeEmpty()
    await expect(drill.field).toBeDisabled()
    await expect(drill.next).toBeFocused()
    expect(await drill.counted()).toBe(answer)
    await drill.next.click()
  }
})

test('What is no number is refused in words, stays in the field, and costs me nothing', async ({ page }) => {
  const drill = new Drill(page)
  await drill.open('seed=7')
  await drill.answer('1')
  await drill.next.click()
  for (const [typed, told] of [
    ['', 'Type a number first.'],
    ['   ', 'Type a number first.'],
    ['eight', 'A whole number, please.'],
    ['-1', 'A whole number, please.'],
    ['7.5', 'A whole number, please.'],
  ]) {
    await drill.answer(typed)
    await expect(drill.verdict, `"${typed}"`).toHaveText(told)
    await expect(drill.field).toHaveValue(typed)
    await expect(drill.field).toBeFocused()
    await expect(drill.reason).toBeHidden()
  }
  await drill.answer('32')
  await expect(drill.verdict).toHaveText('Yes, 32.')
  await expect(drill.streak).toHaveText('2 in a row')
})

test('I do a whole run by keyboard', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key')
  const drill = new Drill(page)
  await drill.open('seed=7')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused()
  await press('Enter', 'Tab')
  await expect(drill.field).toBeFocused()
  await page.keyboard.type('1')
  await press('Enter')
  await expect(drill.next).toBeFocused()
  await press('Enter')
  await expect(drill.field).toBeFocused()
  await page.keyboard.type('31')
  await press('Tab')
  await expect(drill.button('Check')).toBeFocused()
  await press('Space')
  await expect(drill.verdict).toContainText('31 is too few.')
  await expect(drill.field).toBeFocused()
  await press('ControlOrMeta+a')
  await page.keyboard.type('32')
  await press('Enter', 'Space')
  await expect(drill.number).toHaveText('Question 3')
  await press('Tab', 'Tab')
  await expect(drill.button('Show the answer')).toBeFocused()
  await press('Enter')
  await expect(drill.next).toBeFocused()
  await press('Tab')
  const inFigure = () => page.evaluate(() => !!document.activeElement!.closest('[data-drill-figure]'))
  expect(await inFigure(), 'the figure comes after Next').toBe(true)
  await press('Shift+Tab', 'Enter')
  await expect(drill.number).toHaveText('Question 4')
  await expect(drill.field).toBeFocused()
})

test('Where the browser keeps nothing I am told, and can drill all the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )
  const drill = new Drill(page)
  await drill.open('seed=7')
  await expect(drill.notice).toContainText('This browser keeps nothing here')
  for (const answer of ['1', '32']) {
    await drill.answer(answer)
    await expect(drill.verdict).toHaveText(`Yes, ${answer}.`)
    await drill.next.click()
  }
  await expect(drill.streak).toHaveText('2 in a row')
  const same = new Drill(page, 'hi-Latn')
  await same.open('seed=7')
  await expect(same.notice).toContainText('Yeh browser yahan kuch save nahi karta')
})

for (const lang of ['en', 'hi-Latn'] as const) {
  test(`Nothing keeps me out of a drill in ${lang}, before and after an answer`, async ({ page }) => {
    test.slow()
    const look = async (at: string) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      expect.soft(await barriers(page), `${at}, light`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect.soft(await barriers(page, { rule: 'color-contrast' }), `${at}, dark`).toEqual([])
    }
    const drill = new Drill(page, lang)
    await drill.open('seed=7&n=6')
    await drill.unfold(drill.words.weakSpots)
    await drill.unfold(drill.words.share)
    await look('question')
    await drill.answer('1')
    await expect(drill.verdict).not.toBeEmpty()
    await look('wrong')
    await drill.answer('1024')
    await expect(drill.reason).toBeVisible()
    await expect(drill.spots).toHaveCount(1)
    await look('right')
  })

  test(`A drill in ${lang} fits a screen of 320 pixels, before and after an answer`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a desktop window is wider')
    await page.setViewportSize({ width: 320, height: 640 })
    const drill = new Drill(page, lang)
    // Of global memory with a loop of code, of shared memory with two tiles, of DRAM.
    for (const place of [6, 8, 3]) {
      await drill.open(`seed=7&n=${place}`)
      await drill.unfold(drill.words.share)
      expect.soft(await overhang(page), `question ${place}`).toBe(0)
      await drill.giveUp()
      await expect(drill.figures).toHaveCount(1)
      expect.soft(await overhang(page), `answer ${place}`).toBe(0)
    }
  })
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of ['en', 'hi-Latn'] as const) {
    test(`I read questions of every kind with their answers in ${lang}, and no control is dead`, async ({ page }) => {
      await page.goto(`${lang}/drill/?seed=7`)
      const folds = page.locator('main details').filter({ visible: true })
      const kinds = await page.getByRole('heading', { level: 2 }).filter({ visible: true }).allTextContents()
      expect(new Set(kinds).size).toBe(Object.keys(counts).length)
      await expect(folds).toHaveCount(7)
      for (const fold of await folds.all()) {
        await expect(fold.locator('p').first()).toBeHidden()
        await fold.locator('summary').click()
        await expect(fold.locator('p').first()).toHaveText(words[lang].sample)
        await expect(fold.locator('p').last()).toBeVisible()
      }
      await expect(page.locator('button, input, select, textarea').filter({ visible: true })).toHaveCount(0)
      await expect(page.locator('[data-part=drill], [data-part=drill-more]').filter({ visible: true })).toHaveCount(0)
    })
  }
})
