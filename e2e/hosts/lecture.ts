// Somebody's lecture, as `cargo xtask hosts` built it, and what of ours is in it: the guests.
//
// Guests are found as a teacher wrote them: by the names of our elements, or by the title of a plain frame.

import { existsSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { JSHandle, Locator, Page } from '@playwright/test'
import { Figure, test as base } from '../fixtures'
import { Embedded, expect } from '../embedded'
import { hosts } from '../server.mjs'

export { expect }

/** Where the lecture of week 3 stands on hosts that are read from top to bottom. */
export const lectures = { mdbook: 'mdbook/week-3.html', sphinx: 'sphinx/week-3.html', mkdocs: 'mkdocs/week-3/' }

export const test = base.extend<{ lecture: Lecture }>({
  lecture: ({ page }, use, info) => {
    if (!existsSync(hosts)) throw new Error('Nobody has built the hosts: `cargo xtask hosts` does')
    return use(new Lecture(page, `${info.config.metadata.notes}hosts/`))
  },
})

/** A figure or cards in the lecture. */
export class Guest extends Embedded {
  /** Comes to it as a reader does, who scrolls there, and waits until it answers. */
  async reach(): Promise<this> {
    await this.element.scrollIntoViewIfNeeded()
    return this.answers()
  }

  /** The heights that the element takes from now on. */
  seen(): Promise<JSHandle<number[]>> {
    return this.element.evaluateHandle((element) => {
      const seen: number[] = []
      new ResizeObserver(() => seen.push(element.getBoundingClientRect().height)).observe(element)
      return seen
    })
  }

  /** Its frame, as axe wants it said. */
  async selector() {
    const [name, fig] = await this.element.evaluate((element) => [element.localName, element.getAttribute('fig')])
    return name === 'iframe' ? name : { fromShadowDom: [fig ? `${name}[fig=${fig}]` : name, 'iframe'] as [string, string] }
  }
}

/** A frame that needs no script of ours, and has the height that its author gave it. */
export class Plain extends Guest {
  override readonly iframe: Locator = this.element
  override readonly inside = this.iframe.contentFrame()
  override readonly figure = new Figure(this.inside.getByRole('group').first())
}

/** The site of somebody else. */
export class Lecture {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.url}${path}`)
  }

  /** A figure by its name. */
  figure(fig: string): Guest {
    return new Guest(this.page.locator(`coalescope-figure[fig=${fig}]`))
  }

  get cards(): Guest {
    return new Guest(this.page.locator('coalescope-cards'))
  }

  get plain(): Plain {
    return new Plain(this.page.getByTitle('Banks, stride 33'))
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

/** Turns the first card and says that it was known. */
export async function turnCard(cards: Guest): Promise<void> {
  const card = cards.inside.locator('details.card').first()
  await card.locator('summary').first().click()
  await card.getByRole('button', { name: 'Knew it' }).click()
  await expect(card.locator('summary').first()).toContainText(/Knew it · back in/)
}

/** What axe has against what is in the frames of these. */
export async function barriersIn(guests: Guest[]): Promise<string[]> {
  // It would fetch the host's style sheets once more, and look for what these import in the wrong folder.
  let axe = new AxeBuilder({ page: guests[0].element.page() }).options({ preload: false })
  for (const guest of guests) axe = axe.include({ fromFrames: [await guest.selector(), 'html'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`))
}
