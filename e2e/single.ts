// The words that tests of the site in one file are written in: a file on a disk, its pages, and the way to their places.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { alive, Course, test as base, type Lang } from './fixtures'
import { dist } from './server.mjs'

export { expect } from '@playwright/test'

const path = join(dist, 'coalescope.html')
const url = pathToFileURL(path).href

export const test = base.extend<{ file: OneFile; alone: void }>({
  file: ({ page }, use) => use(new OneFile(page)),
  /** Every test fails if the file asks for anything but itself and what stands in it. */
  alone: [
    async ({ context }, use) => {
      const asked: string[] = []
      context.on('request', (request) => asked.push(request.url()))
      await use()
      const foreign = asked.filter((asked) => asked.split(/[?#]/)[0] !== url && !/^(data|blob|about):/.test(asked))
      base.expect(foreign, 'what the file asked for').toEqual([])
    },
    { auto: true },
  ],
})

/** The file, opened from a disk. */
export class OneFile {
  /** The page that is open, in the words of the course. */
  readonly course: Course

  constructor(readonly page: Page) {
    this.course = new Course(page)
  }

  /** The address of a page: `file.address('coalescing')`, `file.address('')` for the home page of a language. */
  address(page: string, lang: Lang = 'en', query = '', place = ''): string {
    return `${url}?page=${lang}/${page && `${page}/`}${query && `&${query}`}${place && `#${place}`}`
  }

  async open(page: string, lang: Lang = 'en', query = '', place = ''): Promise<void> {
    await this.visit(this.address(page, lang, query, place))
  }

  /** Opens the file by an address of any kind; by none, as somebody who presses on it. */
  async visit(address: string = url): Promise<void> {
    // A file's address that differs in its place alone is no new visit.
    await this.page.goto('about:blank')
    await this.page.goto(address)
    await alive(this.page)
  }

  /** Does what leads to another page, and waits until that one answers. */
  async follow(lead: () => Promise<unknown>): Promise<void> {
    await this.page.evaluate(() => (document.documentElement.dataset.left = ''))
    await lead()
    await this.page.locator('html[data-ready]:not([data-left])').waitFor({ state: 'attached' })
  }

  async reload(): Promise<void> {
    await this.follow(() => this.page.reload())
  }
}

/** The names of the pages in the file, as addresses give them. */
export function pages(): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/data-parcel="([^"]*\/)"/g)].map(([, name]) => name)
}
