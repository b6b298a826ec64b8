// The shapes of a picture: of one that a figure draws, and of one that was looked at and kept.

import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import type { Lang } from './fixtures'

/** An element's name, geometry, class and text. */
export type Shape = Record<string, string>

const folder = fileURLToPath(new URL('../crates/diagram/snapshots/', import.meta.url))

/** A state that has a kept picture in every layout. */
export interface Kept {
  fig: string
  slug: string
  lang: Lang
}

/** Every state that has kept pictures, each once. */
export function kept(): Kept[] {
  return readdirSync(folder).flatMap((file) => {
    const [, fig, slug, lang = 'en'] = /^([a-z]+)-(.+)-wide(?:-(hi-Latn))?\.svg$/.exec(file) ?? []
    return fig ? [{ fig, slug, lang: lang as Lang }] : []
  })
}

/** A kept picture, and the query that it was drawn from. */
export function picture({ fig, slug, lang }: Kept, layout: 'narrow' | 'wide'): { query: string; svg: string } {
  const suffix = lang === 'en' ? '' : `-${lang}`
  const svg = readFileSync(`${folder}${fig}-${slug}-${layout}${suffix}.svg`, 'utf8')
  const query = /<metadata>(.*)<\/metadata>/.exec(svg)?.[1].replaceAll('&amp;', '&')
  if (!query) throw new Error(`${fig}-${slug}-${layout}${suffix}.svg does not say what it was drawn from`)
  return { query, svg }
}

/** The shapes that a figure's drawing is made of at this moment. */
export function drawn(drawing: Locator): Promise<Shape[]> {
  return drawing.locator('> g').evaluate(read)
}

/** Whether a shape is drawn lit. */
export const isLit = (shape: Shape): boolean => shape.class.endsWith(' lit')

/** How many marks are lit over a picture: many of them are one path. */
export async function lights(light: Locator): Promise<number> {
  const paths = light.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0))
  return (await paths).reduce((sum, marks) => sum + marks, await light.locator('text.lit').count())
}

/** The shapes of a picture file. */
export async function parsed(page: Page, svg: string): Promise<Shape[]> {
  const root = await page.evaluateHandle(
    (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement,
    svg,
  )
  return root.evaluate(read)
}

/** Runs in the browser, so it can use nothing from outside itself. A file has lit marks in a class of their own; a living
 * picture only says which they are, and draws them lit over itself. */
function read(parent: Element): Shape[] {
  const about = ['title', 'desc', 'metadata', 'style', 'defs']
  const geometry = ['x', 'y', 'width', 'height', 'rx', 'd', 'text-anchor']
  return [...parent.children]
    .filter((element) => !about.includes(element.tagName))
    .map((element) => {
      const places = geometry.filter((name) => element.hasAttribute(name))
      return {
        name: element.tagName,
        ...Object.fromEntries(places.map((name) => [name, element.getAttribute(name) ?? ''])),
        class: (element.getAttribute('class') ?? '') + (element.hasAttribute('data-lit') ? ' lit' : ''),
        text: element.textContent ?? '',
      }
    })
}
