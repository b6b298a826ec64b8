// The words that browser tests are written in: a gallery, a course, somebody's notes, and their figures.
//
// Things are found by role and name, as a reader finds them, never by class.

import AxeBuilder from '@axe-core/playwright'
import { test as base, type Locator, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

export type Lang = 'en' | 'hi-Latn'
export type Params = Record<string, string | number>

export const test = base.extend<{
  gallery: Gallery
  course: Course
  notes: Notes
  complaints: string[]
  quiet: void
}>({
  gallery: ({ page }, use) => use(new Gallery(page)),
  course: ({ page }, use) => use(new Course(page)),
  notes: ({ page }, use, info) => use(new Notes(page, info.config.metadata.notes)),
  /** What the browser complained of; a test that expects a complaint empties it. */
  complaints: ({}, use) => use([]),
  /** Every test fails if a page throws, logs an error, misses a file or asks another host for one. */
  quiet: [
    async ({ context, complaints, baseURL }, use, info) => {
      const ours = [new URL(baseURL!).origin, new URL(info.config.metadata.notes).origin, 'null']
      context.on('weberror', (error) => complaints.push(`thrown: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`logged: ${message.text()}`)
      })
      context.on('request', (request) => {
        const origin = new URL(request.url()).origin
        if (!ours.includes(origin)) complaints.push(`asked another host: ${request.url()}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) complaints.push(`missing: ${response.url()}`)
      })
      await use()
      base.expect(complaints, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

/** The address of a figure by itself. */
export function address(fig: string, params: Params = {}, lang: Lang = 'en'): string {
  const query = new URLSearchParams({ v: '1', fig })
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  return `${lang}/embed/?${query}`
}

/** Waits until figures, cards and drills answer. */
export async function alive(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** What axe has against a page, by all its rules or by one: `expect(await barriers(page)).toEqual([])`. */
export async function barriers(page: Page, { without = [], rule }: { without?: string[]; rule?: string } = {}) {
  const builder = new AxeBuilder({ page })
  for (const part of without) builder.exclude(part)
  if (rule) builder.withRules(rule)
  const found = await builder.analyze()
  return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${rule.help}: ${node.target.join(' ')}`))
}

/** How far the page can be scrolled sideways, in pixels: 0 on a page that fits. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** One figure at a time. */
export class Gallery {
  constructor(readonly page: Page) {}

  open(fig: string, params: Params = {}, lang: Lang = 'en'): Promise<Figure> {
    return this.visit(address(fig, params, lang))
  }

  /** Opens any address that shows one figure. */
  async visit(url: string): Promise<Figure> {
    await this.page.goto(url)
    await alive(this.page)
    return new Figure(this.page.getByRole('group').first())
  }
}

/** The pages of the course: `course.open('coalescing')`, `course.open('')` for the home page of a language. */
export class Course {
  constructor(readonly page: Page) {}

  async open(path: string, lang: Lang = 'en'): Promise<void> {
    await this.read(path, lang)
    await alive(this.page)
  }

  /** Opens a page without waiting for its figures, as for a reader without JavaScript. */
  async read(path: string, lang: Lang = 'en'): Promise<void> {
    await this.page.goto(`${lang}/${path && `${path}/`}`)
  }

  /** A figure by the place of the page that links lead to: `course.placed('figure-intro')`. */
  placed(id: string): Figure {
    return new Figure(this.page.locator(`#${id}`))
  }

  /** A figure by its title, or the nth one of the page, counted from 0. */
  figure(which: string | RegExp | number): Figure {
    const article = this.page.getByRole('main')
    if (typeof which !== 'number') return new Figure(article.getByRole('group', { name: which }).first())
    // Figures are outermost groups: the groups inside them are fieldsets.
    return new Figure(article.locator('[role=group]:not([role=group] *)').nth(which))
  }
}

/** A page on another origin, which shows a figure in a sandboxed frame. */
export class Notes {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  async open(fig: string, params: Params = {}, lang: Lang = 'en'): Promise<Figure> {
    const src = new URL(address(fig, params, lang), this.site)
    await this.page.goto(`${this.url}?src=${encodeURIComponent(src.href)}`)
    const frame = this.page.frameLocator('iframe')
    await frame.locator('html[data-ready]').waitFor({ state: 'attached' })
    return new Figure(frame.getByRole('group').first())
  }

  private get site(): string {
    return base.info().project.use.baseURL!
  }
}

/** A figure: its lanes, its controls and its counts. */
export class Figure {
  constructor(readonly root: Locator) {}

  /** A lane's button: `expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'false')`. */
  lane(number: number): Locator {
    return this.button(`lane ${number}`)
  }

  /** A button whose name starts with these words, whatever comes after them. */
  button(name: string): Locator {
    return this.root.getByRole('button', { name: starts(name) })
  }

  /** Presses what has this name: `figure.toggle('lane 5')`. */
  async toggle(name: string): Promise<void> {
    await this.button(name).click()
  }

  /** A count as the reader sees it: `expect(figure.readout('sectors')).toHaveText('31')`. */
  readout(count: string): Locator {
    return this.root.locator(`[data-count="${count}"]`)
  }

  /** A slider, a field, a menu or a box, by the first words of its name; a slider before the field beside it. */
  control(label: string): Locator {
    const roles = ['slider', 'spinbutton', 'combobox', 'textbox', 'checkbox'] as const
    const found = roles.map((role) => this.root.getByRole(role, { name: starts(label) }))
    return found.reduce((some, more) => some.or(more)).first()
  }

  /** Sets a control to a value, as its kind is set; a menu takes the value or the words shown. */
  async set(label: string, value: string | number | boolean): Promise<void> {
    const control = this.control(label)
    if (typeof value === 'boolean') return control.setChecked(value)
    const tag = await control.evaluate((element) => element.tagName)
    if (tag === 'SELECT') await control.selectOption(String(value))
    else await control.fill(String(value))
  }

  /** Opens a fold by its words: `figure.unfold('More controls')`. */
  async unfold(words: string): Promise<void> {
    await this.root.locator('summary', { hasText: words }).click()
  }

  /** The drawing of the layout that is shown, as one picture with a description. */
  get drawing(): Locator {
    return this.root.locator('svg').filter({ visible: true }).first()
  }

  /** What is lit of it, which lies over it. */
  get light(): Locator {
    return this.root.locator('svg[aria-hidden]').filter({ visible: true })
  }

  /** What the figure says in words. */
  get sentence(): Locator {
    return this.root.locator('p[aria-live]')
  }

  /** The same as a table, once its fold is open. */
  get table(): Locator {
    return this.root.getByRole('table').first()
  }
}

/** Matches names that start with these words: `lane 5` is found in "lane 5, on, byte 40", not in "lane 50". */
function starts(words: string): RegExp {
  return new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w])`, 'i')
}
