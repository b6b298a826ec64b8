// The words that tests of the drills are written in: a question, an answer, why, and the next.

import { expect, type Browser, type Page } from '@playwright/test'
import { alive, Figure, type Lang } from './fixtures'

/** What is written on the page of the drills. */
export const words = {
  en: {
    title: 'Drills',
    show: 'Show the answer',
    next: 'Next question',
    weakSpots: 'Your weak spots',
    share: 'Share this series',
    missed: /(?<wrong>\d+) of (?<all>\d+) wrong/,
    sample: /^The answer is (.+)\.$/,
  },
  'hi-Latn': {
    title: 'Drills',
    show: 'Jawab dikhao',
    next: 'Agla sawaal',
    weakSpots: 'Tumhare weak spots',
    share: 'Yeh series share karo',
    missed: /(?<all>\d+) mein se (?<wrong>\d+) galat/,
    sample: /^Jawab hai (.+)\.$/,
  },
}

/** What each kind of question counts, by the figure that shows it and the name of the count there. */
export const counts: Record<string, [string, string]> = {
  Sectors: ['coalescing', 'sectors'],
  'Bytes moved': ['coalescing', 'moved'],
  Efficiency: ['coalescing', 'efficiency'],
  'Degree of conflict': ['banks', 'n-way'],
  Wavefronts: ['banks', 'wavefronts'],
  'Bank conflicts': ['banks', 'conflicts'],
  'Row hits': ['rows', 'hits'],
}

/** The page of the drills, in one language. */
export class Drill {
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
    // A number and its unit stay on one line there.
    const last = shown.split('→').at(-1)!.replaceAll('\u00a0', ' ').trim()
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
