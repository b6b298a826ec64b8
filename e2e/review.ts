// The words that tests of the flashcards are written in: a reader who comes on a day, answers, and comes back.

import { readFileSync } from 'node:fs'
import type { BrowserContext, Download, Locator, Page } from '@playwright/test'
import { alive, test as base, type Lang } from './fixtures'

export { expect } from '@playwright/test'

export const test = base.extend<{ review: Review }>({
  review: ({ page }, use) => use(new Review(page)),
})

/** What is written on the page that asks the cards. */
export const words = {
  en: {
    reveal: 'Show the answer',
    two: ['Did not know', 'Knew it'],
    four: ['Again', 'Hard', 'Good', 'Easy'],
    ratings: 'How did it go?',
    undo: 'Undo',
    skip: 'Skip',
    suspend: 'Never ask again',
    resume: 'Ask again',
    more: 'More new cards',
    progress: 'Your progress',
    save: 'Save progress as a file',
    load: 'Read progress from a file',
    settings: 'Settings',
    newPerDay: 'New cards a day',
    ofChapter: 'Cards of this chapter',
  },
  'hi-Latn': {
    reveal: 'Jawab dikhao',
    two: ['Yaad nahi tha', 'Yaad tha'],
    four: ['Phir se', 'Mushkil', 'Theek', 'Aasaan'],
    ratings: 'Kaisa raha?',
    undo: 'Undo',
    skip: 'Chhodo',
    suspend: 'Kabhi mat poocho',
    resume: 'Phir se poocho',
    more: 'Aur naye cards',
    progress: 'Tumhari progress',
    save: 'Progress file mein save karo',
    load: 'File se progress padho',
    settings: 'Settings',
    newPerDay: 'Roz kitne naye cards',
    ofChapter: 'Is chapter ke cards',
  },
}

/** A reader's progress as a file. */
export interface Progress {
  v: number
  app: string
  settings: Record<string, number>
  events: Record<string, unknown>[]
}

/** The page that asks the cards, on one day and in one language. */
export class Review {
  private lang: Lang = 'en'

  constructor(readonly page: Page) {}

  /** Opens it; `now` is what the reader's clock shows, as in `2026-12-01T09:00`. */
  async open(now = '2026-12-01T09:00', lang: Lang = 'en'): Promise<void> {
    this.lang = lang
    await this.page.goto(`${lang}/cards/?now=${now}`)
    await alive(this.page)
  }

  /** Closes it, and opens it anew at another time: whatever only the page knew is gone. */
  async comeBack(now: string, lang: Lang = this.lang): Promise<Review> {
    const context = this.page.context()
    await this.page.close()
    return Review.tab(context, now, lang)
  }

  /** One more tab of the same browser. */
  static async tab(context: BrowserContext, now?: string, lang?: Lang): Promise<Review> {
    const review = new Review(await context.newPage())
    await review.open(now, lang)
    return review
  }

  get words() {
    return words[this.lang]
  }

  /** Where a card is asked. */
  get desk(): Locator {
    return this.page.getByRole('region', { name: 'Review', exact: true })
  }

  /** The question that is up. */
  get front(): Locator {
    return this.desk.locator('[data-slot=front]')
  }

  /** Its answer. */
  get back(): Locator {
    return this.desk.locator('[data-slot=back]')
  }

  /** How many are new, being learned, and due: `expect(review.counts).toHaveText(['10', '0', '0'])`. */
  get counts(): Locator {
    return this.desk.locator('[data-slot=new], [data-slot=learning], [data-slot=due]')
  }

  /** The ratings that can be chosen now; none before the answer shows. */
  get ratings(): Locator {
    return this.desk.getByRole('group', { name: this.words.ratings }).getByRole('button')
  }

  /** What is said when nothing is left to ask. */
  get done(): Locator {
    return this.desk.locator('[data-slot=done]')
  }

  /** What is wrong with where progress is kept. */
  get notice(): Locator {
    return this.desk.getByRole('status')
  }

  /** What became of the file or the number that the reader gave. */
  get said(): Locator {
    return this.page.locator('[data-slot=said]')
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A card in the list of all of them. */
  listed(card: string): Locator {
    return this.page.locator(`#card-${card}`)
  }

  /** The questions of all cards, in the order of the course. */
  fronts(): Promise<string[]> {
    return this.page.locator('[data-card] summary .front').allTextContents()
  }

  async reveal(): Promise<void> {
    await this.button(this.words.reveal).click()
  }

  /** Turns the card and rates it; returns how long it stays away, as its button said. */
  async answer(rating: string): Promise<string> {
    await this.reveal()
    const button = this.ratings.filter({ hasText: rating })
    const when = await button.textContent()
    await button.click()
    return when!.replace(rating, '').trim()
  }

  async miss(): Promise<string> {
    return this.answer(this.words.two[0])
  }

  async know(): Promise<string> {
    return this.answer(this.words.two[1])
  }

  /** Opens a fold by its words, if it is not open. */
  async unfold(title: string): Promise<void> {
    const fold = this.page.locator('details', { has: this.page.locator('summary', { hasText: title }) })
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').first().click()
  }

  /** A setting by its label. */
  setting(label: string): Locator {
    return this.page.getByLabel(label)
  }

  /** Types a number into a setting, and leaves the field. */
  async set(label: string, value: string): Promise<void> {
    await this.unfold(this.words.settings)
    await this.setting(label).fill(value)
    await this.setting(label).press('Tab')
  }

  async wantFourButtons(): Promise<void> {
    await this.unfold(this.words.settings)
    await this.setting('Buttons').selectOption('4')
  }

  /** The progress, as it is saved. */
  async saved(): Promise<Progress> {
    await this.unfold(this.words.progress)
    const { name, text } = await saved(this.page, this.button(this.words.save))
    base.expect(name).toBe('coalescope-progress.json')
    return JSON.parse(text)
  }

  /** Gives it a file. */
  async load(text: string): Promise<void> {
    await this.unfold(this.words.progress)
    const file = { name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await this.page.getByLabel(this.words.load).setInputFiles(file)
  }
}

/** The file that comes of pressing something. */
export async function saved(page: Page, press: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press.click()])
  return { name: download.suggestedFilename(), text: await content(download) }
}

async function content(download: Download): Promise<string> {
  return readFileSync(await download.path(), 'utf8')
}
