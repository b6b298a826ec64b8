// The icon as pictures, for what installs the site like an app: with its corners, and with a margin that may be cut.
//
// `CHROMIUM=… node icons.mjs` writes `web/static/icons/*.png` from `web/static/icon.svg`.

import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const folder = fileURLToPath(new URL('../web/static/icons/', import.meta.url))
const drawing = readFileSync(new URL('../web/static/icon.svg', import.meta.url), 'utf8')
const ground = drawing.match(/<rect [^>]*fill="([^"]+)"/)[1]

/** Whatever a phone cuts off, it leaves a circle of four fifths of the width; the drawing's corners stay inside. */
const uncut = 0.8
const icons = [
  { name: 'icon-192', side: 192 },
  { name: 'icon-512', side: 512 },
  { name: 'maskable-192', side: 192, scale: uncut, ground },
  { name: 'maskable-512', side: 512, scale: uncut, ground },
  { name: 'touch', side: 180, scale: 0.9, ground },
]

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  for (const { name, side, scale = 1, ground = 'transparent' } of icons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    const style = `html { background: ${ground} } body { margin: 0 } svg { display: block; width: 100vw; scale: ${scale} }`
    await page.setContent(`<style>${style}</style>${drawing}`)
    await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true })
    await page.close()
    console.log(`${name}.png`)
  }
} finally {
  await browser.close()
}
