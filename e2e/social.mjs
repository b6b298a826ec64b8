// The pictures that other sites show beside a link: a chapter's title over its first figure, as the page has it.
//
// `CHROMIUM=… node social.mjs` writes `web/static/social/LANG-CHAPTER.png`, 1200 × 630, from the site in `dist/`.

import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { base, dist, serve } from './server.mjs'

const folder = fileURLToPath(new URL('../web/static/social/', import.meta.url))
const langs = ['en', 'hi-Latn']
const chapters = process.argv.slice(2)

/** Title and picture, and nothing else. */
const rules = `
  .top, .bottom, .toc, .turn, .controls, .steps, .guess, .readout, .sentence, .block, .figure-foot, .faults, .lede,
  figcaption, main > :not(h1, figure, :has(figure)) { display: none !important }
  main > * ~ figure ~ * { display: none !important }
  body { background: var(--paper); padding: 3rem 0; font-size: 22px }
  h1 { max-width: 60rem !important; margin-bottom: 2rem !important }
  figure { margin-top: 1rem !important }`

mkdirSync(folder, { recursive: true })
const server = await serve({ folder: dist, base, port: 0, gzip: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce', bypassCSP: true, serviceWorkers: 'block' })
  for (const lang of langs) {
    for (const chapter of chapters) {
      await page.goto(`http://127.0.0.1:${server.address().port}${base}${lang}/${chapter}/`)
      await page.waitForSelector('html[data-ready]', { state: 'attached' })
      await page.addStyleTag({ content: rules })
      await page.screenshot({ path: `${folder}${lang}-${chapter}.png` })
      console.log(`${lang}-${chapter}.png`)
    }
  }
} finally {
  await browser.close()
  server.close()
}
