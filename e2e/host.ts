// The words that tests of embedded figures are written in: a page of somebody else, its frames, and what they say.

import { type FrameLocator, type Locator, type Page } from '@playwright/test'
import { expect, Figure, test as base } from './fixtures'

export { expect }

export const test = base.extend<{ host: Host; raw: Raw }>({
  host: ({ page }, use, info) => use(new Host(page, info.config.metadata.notes)),
  raw: ({ page, baseURL }, use, info) => use(new Raw(page, info.config.metadata.notes, baseURL!)),
})

/** A message of the protocol, or what an element told of one. */
export type Said = Record<string, unknown> & { type?: string }

/** The frame of an element. */
export class Embedded {
  readonly iframe: Locator
  readonly inside: FrameLocator
  readonly figure: Figure

  constructor(readonly element: Locator) {
    this.iframe = element.locator('iframe')
    this.inside = this.iframe.contentFrame()
    this.figure = new Figure(this.inside.getByRole('group').first())
  }

  /** Waits until it answers. */
  async answers(): Promise<this> {
    await this.inside.locator('html[data-ready]').waitFor({ state: 'attached' })
    return this
  }

  /** Says another attribute. */
  set(name: string, value: string): Promise<void> {
    return this.element.evaluate((element, [name, value]) => element.setAttribute(name, value), [name, value])
  }

  /** How high the frame is, and how high what is in it. */
  async heights(): Promise<{ frame: number; content: number }> {
    const frame = await this.iframe.evaluate((frame: HTMLIFrameElement) => frame.clientHeight)
    const content = await this.inside.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height))
    return { frame, content }
  }

  /** Waits until the frame is as high as what is in it. */
  async fits(): Promise<void> {
    const misfit = async () => {
      const { frame, content } = await this.heights()
      return Math.abs(frame - content)
    }
    await expect.poll(misfit, { timeout: 15_000 }).toBeLessThan(4)
  }
}

/** A page of somebody else, on another origin, with our elements in it. */
export class Host {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  /** Opens one of the pages in `notes`. */
  async open(name: string): Promise<void> {
    await this.page.goto(`${this.url}${name}.html`)
  }

  /** A page with nothing but this in it. */
  async write(html: string): Promise<void> {
    await this.open('blank')
    await this.page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), html)
  }

  /** An element by its selector; the page's only one without. */
  embedded(selector = 'coalescope-figure'): Embedded {
    return new Embedded(this.page.locator(selector))
  }

  /** What the elements told so far, of one kind or all. */
  told(type?: string): Promise<Said[]> {
    return this.page.evaluate((type) => told.filter((one) => !type || one.type === type), type)
  }
}

/** A page that speaks with a frame itself, without our element; the frame has no rights but to run scripts. */
export class Raw {
  readonly inside: FrameLocator
  readonly figure: Figure

  constructor(
    readonly page: Page,
    readonly url: string,
    readonly site: string,
  ) {
    this.inside = page.getByTitle('Figure', { exact: true }).contentFrame()
    this.figure = new Figure(this.inside.getByRole('group').first())
  }

  /** Opens a page of the site in the frame. */
  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}?src=${encodeURIComponent(new URL(path, this.site).href)}`)
  }

  /** Opens it and waits until it has said that it answers. */
  async meet(path: string): Promise<Said> {
    await this.open(path)
    return this.next('ready')
  }

  /** What the frame has said of one kind, or all of it. */
  said(type?: string): Promise<Said[]> {
    return this.page.evaluate((type) => said.filter((one) => !type || one?.type === type), type)
  }

  /** Waits for the nth message of a kind, counted from 0. */
  async next(type: string, nth = 0): Promise<Said> {
    await expect.poll(async () => (await this.said(type)).length).toBeGreaterThan(nth)
    return (await this.said(type))[nth]
  }

  /** Says something to the frame. */
  say(message: unknown): Promise<void> {
    return this.page.evaluate((message) => document.querySelector('iframe')!.contentWindow!.postMessage(message, '*'), message)
  }

  /** Says something in the first version of the protocol. */
  order(type: string, what: Record<string, unknown>): Promise<void> {
    return this.say({ coalescope: 1, type, ...what })
  }
}

/** In the pages of `notes`: what the elements told, and what a frame said. */
declare const told: Said[]
declare const said: Said[]
