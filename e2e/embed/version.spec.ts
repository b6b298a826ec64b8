// The folder of a version: notes that name it do not change in the middle of a term.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../embedded'

const cargo = readFileSync(fileURLToPath(new URL('../../Cargo.toml', import.meta.url)), 'utf8')
const folder = `at/${cargo.match(/^version = "(.*)"/m)![1]}/`

test('Notes that name a version get its frames, and the way out leads to the site of today', async ({ host, page, baseURL }) => {
  const body = `<script src="${baseURL}${folder}coalescope.js"></script>
    <coalescope-figure fig="banks" stride="3"></coalescope-figure>
    <coalescope-cards chapter="banks" lang="hi"></coalescope-cards>`
  // A page that has no other elements yet.
  await page.goto(`${host.url}?src=about:blank`)
  await page.evaluate((body) => document.body.append(document.createRange().createContextualFragment(body)), body)
  const { iframe, figure, inside } = await host.embedded().answers()
  await expect(iframe).toHaveAttribute('src', `${baseURL}${folder}en/embed/banks/?v=1&fig=banks&stride=3`)
  await expect(figure.control('stride')).toHaveValue('3')
  const out = inside.getByRole('link', { name: 'Read on at Coalescope' })
  expect(await out.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${baseURL}en/banks/`)
  const cards = await host.embedded('coalescope-cards').answers()
  const seen = cards.inside.locator('.see-it a').first()
  expect(await seen.evaluate((link: HTMLAnchorElement) => link.href)).toContain(`${baseURL}${folder}hi-Latn/embed/`)
})

test('Another language and another figure are those of the version', async ({ raw, page, baseURL }) => {
  await raw.meet(`${folder}en/embed/?v=1&fig=tile`)
  expect(page.frames()[1].url()).toContain(`${baseURL}${folder}en/embed/tile/`)
  await raw.order('set-language', { lang: 'hi-Latn' })
  await raw.next('ready', 1)
  expect(page.frames()[1].url()).toContain(`${baseURL}${folder}hi-Latn/embed/tile/`)
  await raw.order('set-state', { query: 'v=1&fig=banks' })
  await raw.next('ready', 2)
  expect(page.frames()[1].url()).toContain(`${baseURL}${folder}hi-Latn/embed/banks/`)
})
