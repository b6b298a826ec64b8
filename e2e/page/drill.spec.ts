// Drills: one question after another, judged with reasons; the same for everybody who has the link, or my own.

import type { Browser, Page } from '@playwright/test'
import { alive, barriers, expect, Figure, overhang, test, type Lang } from '../fixtures'

const words = {
  en: {
    title: 'Drills',
    show: 'Show the answer',
    next: 'Next question',
    weakSpots: 'Your weak spots',
    share: 'Copy the link to this series',
    missed: /(?<wrong>\d+) of (?<all>\d+) wrong/,
    sample: /^The answer is (.+)\.$/,
  },
  'hi-Latn': {
    title: 'Drills',
    show: 'Jawab dikhao',
    next: 'Agla sawaal',
    weakSpots: 'Tumhare weak spots',
    share: 'Is series ka link copy karo',
    missed: /(?<all>\d+) mein se (?<wrong>\d+) galat/,
    sample: /^Jawab hai (.+)\.$/,
  },
}

/** What each kind of question counts, by the figure that shows it and the name of the count there. */
const counts: Record<string, [string, string]> = {
  Sectors: ['coalescing', 'sectors'],
  'Bytes moved': ['coalescing', 'moved'],
  Efficiency: ['coalescing', 'efficiency'],
  'Degree of conflict': ['banks', 'n-way'],
  Wavefronts: ['banks', 'wavefronts'],
  'Bank conflicts': ['banks', 'conflicts'],
  'Row hits': ['rows', 'hits'],
}

/** The page of the drills, in one language. */
class Drill {
  constructor(
    readonly page: Page,
    readonly lang: Lang = 'en',
  ) {}

  /** Opens a question of a series by the query of its link; without one, my own series. */
  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.lang}/drill/${query && `?${query}`}`)
    await alive(this.page)
  }

  /** The drill of a reader who was never here. */
  static async fresh(browser: Browser, query: string, lang?: Lang): Promise<Drill> {
    const drill = new Drill(await (await browser.newContext()).newPage(), lang)
    await drill.open(query)
    return drill
  }

  get words() {
    return words[this.lang]
  }

  get desk() {
    return this.page.getByRole('region', { name: this.words.title, exact: true })
  }

  private slot(name: string) {
    return this.page.locator(`[data-slot=${name}]`)
  }

  /** What is said of where I stand: `expect(drill.number).toHaveText('Question 3')`. */
  get number() {
    return this.desk.locator('[data-slot=number]')
  }

  get level() {
    return this.desk.locator('[data-slot=level]')
  }

  get streak() {
    return this.desk.locator('[data-slot=streak]')
  }

  get kind() {
    return this.desk.locator('[data-slot=kind]')
  }

  get code() {
    return this.desk.locator('[data-slot=code]')
  }

  /** The whole question as it is read, without its number. */
  question(): Promise<string[]> {
    return this.desk.locator('[data-slot=kind], [data-slot=given], [data-slot=code], [data-slot=ask]').allTextContents()
  }

  get field() {
    return this.desk.getByRole('textbox')
  }

  get verdict() {
    return this.desk.locator('[data-slot=verdict]')
  }

  /** The answer and why it is so. */
  get reason() {
    return this.desk.locator('[data-slot=reason]')
  }

  /** What is wrong with where answers are kept. */
  get notice() {
    return this.desk.locator('[data-slot=notice]')
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  get next() {
    return this.button(this.words.next)
  }

  async answer(what: string): Promise<void> {
    await this.field.fill(what)
    await this.field.press('Enter')
  }

  /** Gives up; returns the answer. */
  async giveUp(): Promise<string> {
    await this.button(this.words.show).click()
    return this.reason.locator('b').first().innerText()
  }

  /** The figures that show. */
  get figures() {
    return this.page.locator('[data-drill-figure]').filter({ visible: true })
  }

  /** What the figure counts, as an answer would be typed: `32 → 1` is 1, `2-way` is 2, and no conflict is 1-way. */
  async counted(): Promise<string> {
    const [fig, count] = counts[await this.kind.innerText()]
    await expect(this.figures).toHaveCount(1)
    await expect(this.figures).toHaveAttribute('data-drill-figure', fig)
    const shown = await new Figure(this.figures).readout(count).innerText()
    const last = shown.split('→').at(-1)!.trim()
    return last === 'free' ? '1' : last.replace('-way', '')
  }

  /** The answers that are written out for readers without scripts: those of the first questions of series 1. */
  async written(): Promise<string[]> {
    const sentences = await this.page.locator('.without-script details p:first-of-type').allTextContents()
    return sentences.map((sentence) => this.words.sample.exec(sentence)![1])
  }

  async unfold(words: string): Promise<void> {
    await this.page.locator('summary', { hasText: words }).click()
  }

  /** What I get wrong, a line each. */
  get spots() {
    return this.slot('weak-spots').getByRole('listitem')
  }

  /** How often: wrong, and all. */
  async missed(): Promise<[number, number][]> {
    const lines = await this.spots.allTextContents()
    return lines.map((line) => {
      const { wrong, all } = this.words.missed.exec(line)!.groups!
      return [Number(wrong), Number(all)]
    })
  }

  get link() {
    return this.slot('link')
  }
}

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
  // My own series begins with the clock: at this time it is always the same.
  await drill.open('now=2026-12-01T09:00')
  await drill.unfold(drill.words.weakSpots)
  await expect(page.getByText('None yet')).toBeVisible()
  for (let question = 1; question <= 16; question++) {
    await expect(drill.number).toHaveText(`Question ${question}`)
    await drill.giveUp()
    await drill.next.click()
  }
  const missed = await drill.missed()
  expect(missed.length, 'after sixteen questions').toBeGreaterThan(0)
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

test('I make a series for a class, copy its link, and go back to questions for me', async ({ page, context, browser }) => {
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
      await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(7)
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
