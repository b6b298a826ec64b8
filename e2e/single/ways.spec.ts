// Ways through the site in one file: links, languages, back and forward, and links to carry away.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, pages, test } from '../single'
import { saved } from '../review'
import type { Lang } from '../fixtures'
import { dist } from '../server.mjs'

const top = (page: Page, id: string) =>
  page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, id)

test('Every link of every page leads to a page of the file, to a place of this one, or to another site', async ({ page, file }) => {
  test.slow()
  const all = pages()
  for (const name of all) {
    const [, lang, path] = /^(en|hi-Latn)\/(.*?)\/?$/.exec(name)!
    await file.open(path, lang as Lang)
    // A file of the site that is packed too is unpacked before its link leads there.
    await expect(page.locator('a[href^="."]'), name).toHaveCount(0)
    const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
    expect(hrefs.length, name).toBeGreaterThan(0)
    for (const href of hrefs) {
      const there = /^\?page=([^&#]*)/.exec(href)?.[1]
      if (there) expect(all, `${name}: ${href}`).toContain(there)
      else expect(href, name).toMatch(/^(#|https:|blob:|file:.*[?]page=)/)
    }
    const broken = await page.locator('a[href^="#"]').evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))).filter((id) => !document.getElementById(id)),
    )
    expect(broken, name).toEqual([])
  }
})

test('I read through the course from chapter to chapter, and back with the browser', async ({ page, file }) => {
  await file.visit()
  const titles = []
  await file.follow(() => page.getByRole('link', { name: 'Read the first chapter' }).click())
  titles.push(await page.title())
  for (let turned = 0; turned < 2; turned++) {
    await file.follow(() => page.getByRole('navigation', { name: 'Between chapters' }).getByRole('link', { name: /^Next/ }).click())
    titles.push(await page.title())
  }
  expect(new Set(titles).size).toBe(3)
  await file.follow(() => page.goBack())
  await expect(page).toHaveTitle(titles[1])
  await file.follow(() => page.goForward())
  await expect(page).toHaveTitle(titles[2])
})

test('The sections of a chapter, and a term of the glossary, are found by their links', async ({ page, file }) => {
  await file.open('coalescing')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/page=en\/coalescing\/#/)
  const id = new URL(page.url()).hash.slice(1)
  await expect.poll(() => top(page, id)).toBeLessThan(200)
  const term = page.locator('#text a.term.sector').first()
  await file.follow(() => term.click())
  await expect(page).toHaveURL(/page=en\/glossary\/#term-sector$/)
  await expect(page.locator('#term-sector')).toBeInViewport()
  expect(await page.locator(':target').getAttribute('id')).toBe('term-sector')
})

test('Going back and reloading leave me where I was reading', async ({ page, file }) => {
  await file.open('coalescing')
  await page.evaluate(() => document.getElementById('counts')!.scrollIntoView())
  const before = await top(page, 'counts')
  // What comes alive above may move it by a line.
  const moved = async () => Math.abs((await top(page, 'counts')) - before)
  await file.reload()
  await expect.poll(moved).toBeLessThan(50)
  // Not a click by mouse: that would first scroll to the link.
  const away = page.getByRole('banner').getByRole('link', { name: 'Glossary' })
  await file.follow(() => away.evaluate((link) => (link as HTMLElement).click()))
  await file.follow(() => page.goBack())
  await expect.poll(moved).toBeLessThan(50)
})

test('The first page leads on to where I stopped', async ({ page, file }) => {
  await file.open('coalescing', 'en', '', 'counts')
  await expect(page.locator('.toc a[aria-current]')).toHaveCount(1)
  await file.visit()
  const on = page.getByRole('link', { name: /^Go on reading:/ })
  await expect(on).toBeVisible()
  await file.follow(() => on.click())
  await expect(page).toHaveURL(/page=en\/coalescing\/#counts$/)
  await expect(page.locator('#counts')).toBeInViewport()
})

test('I switch the language and find the figures as I left them, more than once', async ({ page, file }) => {
  await file.open('coalescing')
  await file.course.figure(1).set('stride', 3)
  await file.course.figure(0).set('stride', 5)
  for (const [name, lang] of [['Hinglish', 'hi-Latn'], ['English', 'en'], ['Hinglish', 'hi-Latn']]) {
    await file.follow(() => page.getByRole('banner').getByRole('link', { name }).click())
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveURL(new RegExp(`[?]page=${lang}/coalescing/&at=[^&]*&.*stride=5`))
    await expect(file.course.figure(0).control('stride')).toHaveValue('5')
    await expect(file.course.figure(1).control('stride')).toHaveValue('3')
  }
})

test('The figure on the glossary writes links as it goes, and they lead to pages, too', async ({ page, file }) => {
  await file.open('glossary')
  await page.getByRole('button', { name: /^sector/i }).first().click()
  const taught = page.locator('.block.taught').getByRole('link').first()
  await expect(taught).toHaveAttribute('href', /^\?page=en\//)
  await file.follow(() => taught.click())
  await expect(page).toHaveURL(/page=en\/coalescing\//)
})

test('A piece of code in a chapter opens in the lab', async ({ page, file }) => {
  await file.open('coalescing')
  await file.follow(() => page.getByRole('link', { name: 'Open in the lab' }).first().click())
  await expect(page).toHaveURL(/page=en\/lab\/&.*snippet=/)
  await expect(page.getByRole('textbox', { name: /^CUDA/ })).toHaveValue(/\[/)
})

test.describe('My clipboard may be written', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('A copied link opens the figure as I left it, in the same file', async ({ page, file }) => {
    await file.open('banks', 'hi-Latn')
    const figure = file.course.figure(0)
    const id = (await figure.root.getAttribute('id'))!
    await figure.set('stride', 6)
    await figure.toggle('Link copy karo')
    await expect(figure.root.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/^file:.*coalescope\.html\?page=hi-Latn\/banks\/&at=.*stride=6.*#figure-/)
    await file.visit(link)
    await expect(file.course.placed(id).control('stride')).toHaveValue('6')
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })
})

test('A picture is saved, and says which figure it is of, not where I keep the file', async ({ page, file }) => {
  await file.open('coalescing')
  await file.course.figure(0).set('stride', 3)
  const svg = await saved(page, file.course.figure(0).button('Save the picture as SVG'))
  expect(svg.name).toBe('coalescope-coalescing.svg')
  expect(svg.text).toContain('coalescope.html?page=en/embed/coalescing/&amp;v=1')
  expect(svg.text).not.toContain('file:')
})

test('What could not work from a file is not offered, and the foot says why', async ({ page, file }) => {
  for (const [lang, words] of [['en', /Code that embeds a figure is left out/], ['hi-Latn', /embed karne ka code yahan nahi hai/]] as const) {
    for (const path of ['gallery', 'coalescing']) {
      await file.open(path, lang)
      await expect(page.locator('[name=copy-embed], .embed-code').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
    }
  }
})

test('The cards for Anki come out of the file as they lie beside the site', async ({ page, file }) => {
  for (const lang of ['en', 'hi-Latn'] as const) {
    await file.open('cards', lang)
    await page.locator('summary', { hasText: 'Anki' }).click()
    const anki = await saved(page, page.getByRole('link', { name: /Anki/ }))
    expect(anki.name).toBe('coalescope-anki.txt')
    expect(anki.text).toBe(readFileSync(join(dist, lang, 'cards/coalescope-anki.txt'), 'utf8'))
  }
})
