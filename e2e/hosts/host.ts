// Somebody's course notes, as `cargo xtask hosts` built them, and what of ours is in them: the guests.
//
// Guests are found as a teacher wrote them: by the names of our elements, or by the title of a plain frame.

import { existsSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, JSHandle, Locator, Page } from '@playwright/test'
import { test as base, expect, Figure } from '../fixtures'
import { hosts } from '../server.mjs'

export { expect } from '@playwright/test'

/** Where the lecture of week 3 stands on hosts that are read from top to bottom. */
export const lectures = { mdbook: 'mdbook/week-3.html', sphinx: 'sphinx/week-3.html', mkdocs: 'mkdocs/week-3/' }

export const test = base.extend<{ host: Host }>({
  host: ({ page }, use, info) => {
    if (!existsSync(hosts)) throw new Error('Nobody has built the hosts: `cargo xtask hosts` does')
    return use(new Host(page, `${info.config.metadata.notes}hosts/`))
  },
})

/** The site of somebody else. */
export class Host {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`)
  }

  /** A figure by its name; the first of them if there are more. */
  figure(fig: string): Guest {
    return new Guest(this.page.locator(`coalescope-figure[fig=${fig}]`).first())
  }

  get cards(): Guest {
    return new Guest(this.page.locator('coalescope-cards'))
  }

  /** The frame that needs no script of ours. */
  get plain(): Guest {
    return new Guest(this.page.getByTitle('Banks, stride 33'))
  }

  /** All that week 3 has of ours, in reading order. */
  get guests(): Guest[] {
    return [this.figure('coalescing'), this.figure('library'), this.plain, this.cards]
  }

  /** Those of them that are elements of ours. */
  get elements(): Guest[] {
    return [this.figure('coalescing'), this.figure('library'), this.cards]
  }

  /** What of the page has the keyboard. */
  focus(): Promise<string> {
    return this.page.evaluate(() => document.activeElement!.localName)
  }
}

/** A figure or cards in the page of somebody else. */
export class Guest {
  constructor(readonly element: Locator) {}

  /** The frame: the element's own, or the element itself. */
  get frame(): Locator {
    return this.element.locator('iframe').or(this.element.and(this.element.page().locator('iframe')))
  }

  get inside(): FrameLocator {
    return this.frame.contentFrame()
  }

  get figure(): Figure {
    return new Figure(this.inside.getByRole('group').first())
  }

  /** Waits until it answers. */
  async answers(): Promise<void> {
    await this.inside.locator('html[data-ready]').waitFor({ state: 'attached' })
  }

  /** Comes to it as a reader does, who scrolls there, and waits until it answers. */
  async reach(): Promise<void> {
    await this.element.scrollIntoViewIfNeeded()
    await this.answers()
  }

  /** Waits until the frame is as high as what it shows, and nothing has to be scrolled in it. */
  async fits(): Promise<void> {
    const needed = () => this.inside.locator('html').evaluate((html) => html.getBoundingClientRect().height)
    const height = () => this.frame.evaluate((frame) => frame.clientHeight)
    await expect.poll(async () => Math.abs((await needed()) - (await height())), 'height left over').toBeLessThan(4)
    const hidden = this.inside.locator('html').evaluate((html) => [html.scrollHeight - innerHeight, html.scrollWidth - innerWidth])
    const [below, aside] = await hidden
    expect(below, 'hidden below').toBeLessThan(4)
    expect(aside, 'hidden at the side').toBeLessThanOrEqual(0)
  }

  /** Its frame, as axe wants it said. */
  async selector() {
    const [name, fig] = await this.element.evaluate((element) => [element.localName, element.getAttribute('fig')])
    return name === 'iframe' ? name : { fromShadowDom: [fig ? `${name}[fig=${fig}]` : name, 'iframe'] as [string, string] }
  }

  /** The heights that the element takes from now on. */
  heights(): Promise<JSHandle<number[]>> {
    return this.element.evaluateHandle((element) => {
      const seen: number[] = []
      new ResizeObserver(() => seen.push(element.getBoundingClientRect().height)).observe(element)
      return seen
    })
  }
}

/** What axe has against what is in the frames of these. */
export async function barriersIn(guests: Guest[]): Promise<string[]> {
  let axe = new AxeBuilder({ page: guests[0].element.page() })
  for (const guest of guests) axe = axe.include({ fromFrames: [await guest.selector(), 'html'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`))
}
