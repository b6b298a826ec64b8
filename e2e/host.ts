// A host of the site that can be slow, fail, go away, or get a new build: what a service worker is there for.

import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base } from './fixtures'
import { base as subPath, dist, serve } from './server.mjs'

export { expect } from '@playwright/test'

/** Pages are on a host of the test's own, and its worker may run. */
export const test = base.extend<{ under: string; host: Host }>({
  serviceWorkers: 'allow',
  under: [subPath, { option: true }],
  host: async ({ under }, use) => {
    const host = await Host.start(dist, under)
    await use(host)
    await host.stop()
  },
  baseURL: ({ host }, use) => use(host.url),
})

export class Host {
  /** The paths that were asked for, below the site's root. */
  readonly asked: string[] = []
  /** What it does before it answers; a status instead of `undefined` is all that it answers. */
  before: (path: string) => Promise<number | void> = async () => {}
  private server?: Server

  private constructor(
    readonly base: string,
    readonly port: number,
  ) {}

  static async start(folder: string, base: string): Promise<Host> {
    const free = await serve({ folder, base, port: 0 })
    const { port } = free.address() as AddressInfo
    await close(free)
    const host = new Host(base, port)
    await host.publish(folder)
    return host
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}${this.base}`
  }

  /** Shows this folder from now on. */
  async publish(folder: string): Promise<void> {
    await this.stop()
    this.server = await serve({ folder, base: this.base, port: this.port })
    const [answer] = this.server.listeners('request') as ((...both: unknown[]) => void)[]
    this.server.removeAllListeners('request').on('request', async (request, response) => {
      const path = request.url!.slice(this.base.length)
      this.asked.push(path)
      const status = await this.before(path)
      if (status) response.writeHead(status).end('no\n')
      else answer(request, response)
    })
  }

  /** Is gone: for a reader, the same as no network. */
  async stop(): Promise<void> {
    if (this.server) await close(this.server)
    this.server = undefined
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  server.closeAllConnections()
  await closed
}

/** A copy of the site in which every hash is another, as after a change of all programs, and the heading of one page. */
export async function rebuilt(path: string, heading: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'coalescope-'))
  await cp(dist, folder, { recursive: true })
  // The font's name stands in a style sheet, which pages have the hash of.
  const turned = (text: string) => text.replace(/(?<!math-)\b[0-9a-f]{16}(?=\b|_)/g, (hash) => [...hash].reverse().join(''))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const old = join(entry.parentPath, entry.name)
    if (/\.(html|js|webmanifest)$/.test(entry.name)) await writeFile(old, turned(await readFile(old, 'utf8')))
    await rename(old, join(entry.parentPath, turned(entry.name)))
  }
  const page = join(folder, path, 'index.html')
  const text = await readFile(page, 'utf8')
  await writeFile(page, text.replace(/<h1>[^<]+/, `<h1>${heading}`))
  return folder
}

export const discard = (folder: string) => rm(folder, { recursive: true })

/** Waits until the foot of the page says that it is kept. */
export async function untilKept(page: Page): Promise<void> {
  const said = /^(This page opens without a network, too\.|Yeh page bina network ke bhi khulega\.)$/
  await base.expect(page.getByRole('link', { name: said })).toBeVisible(patient)
}

/** Fetching comes last, so on a busy machine it is late. */
export const patient = { timeout: 30_000 }

/** Whether these pages are kept: nothing on the screen says it of a page that was never opened. */
export function areKept(page: Page, paths: string[]): Promise<boolean[]> {
  return page.evaluate(async (paths) => {
    const root = new URL(document.documentElement.dataset.root!, location.href).href
    const kept = await (await caches.open(`coalescope ${root}`)).keys()
    return paths.map((path) => kept.some(({ url }) => url.split('?')[0] === root + path))
  }, paths)
}
