// How soon a page paints and answers, and how long a figure takes to redraw, on a slow line and a slow processor.
//
// Slow 4G: 562.5 ms there and back, 1.44 Mbit/s; processor four times slower; no cache; gzip; median of five.
// `CHROMIUM=… node speed.mjs [page …]`; pages are paths like `en/coalescing/`.

import { chromium } from '@playwright/test'
import { base, dist, serve } from './server.mjs'

const runs = 5
const line = { offline: false, latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 0.675e6 / 8 }
const slowdown = 4
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['', 'en/coalescing/', 'hi-Latn/coalescing/']

/** What is measured: each takes the page once it answers, and gives milliseconds, or null where it does not apply. */
const measures = {
  'first paint': (page) =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null),
  answers: (page) => page.evaluate(() => performance.getEntriesByName('coalescope-ready')[0]?.startTime ?? null),
  redraw: (page) => page.evaluate(redraw),
}

/** From the press of a lane's button to the end of the frame that shows it; the median of eleven, in the page. */
async function redraw() {
  const lane = [...document.querySelectorAll('[role=group] [aria-pressed]')].find((button) =>
    /^lane\b/i.test(button.getAttribute('aria-label') ?? button.textContent.trim()),
  )
  if (!lane) return null
  const frame = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        port2.postMessage(null)
      }),
    )
  lane.scrollIntoView({ block: 'center' })
  const times = []
  for (let press = 0; press < 11; press++) {
    await frame()
    const start = performance.now()
    lane.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await frame()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[5]
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.setCacheDisabled', { cacheDisabled: true })
    await client.send('Network.emulateNetworkConditions', line)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page
      .waitForFunction(() => performance.getEntriesByName('coalescope-ready').length > 0, null, { timeout: 30_000 })
      .catch(() => {})
    const times = {}
    for (const [name, measure] of Object.entries(measures)) times[name] = await measure(page)
    return times
  } finally {
    await context.close()
  }
}

function median(times) {
  const known = times.filter((time) => time !== null).sort((a, b) => a - b)
  return known.length === times.length ? known[Math.floor(known.length / 2)] : null
}

/** Pictures with many shapes, on a wide screen. */
const pictures = {
  'banks, a padded column of 16 bytes a lane': 'en/embed/banks/?v=1&fig=banks&pattern=tile&width=16&fix=pad',
  'layout, all fields of 24 bytes': 'en/embed/layout/?v=1&fig=layout&read=0.1.2.3.4.5',
  'rows, one channel': 'en/embed/rows/?v=1&fig=rows&map=one-channel&stride=256',
  'tile, padded': 'en/embed/tile/?v=1&fig=tile&kernel=padded',
  'coalescing, stride 8': 'en/embed/coalescing/?v=1&fig=coalescing&stride=8',
}

/** What one redraw costs in milliseconds when the pointer goes from lane to lane, by what the browser says it did; what
 * it does in a frame without news is taken off.*/
async function redraws(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForFunction(() => performance.getEntriesByName('coalescope-ready').length > 0)
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const shapes = await page.evaluate(() => document.querySelectorAll('svg.wide > g > *').length)
    const spent = async () =>
      Object.fromEntries((await client.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
    const times = 32
    /** Milliseconds a frame, by what they went into. */
    const timed = async (does) => {
      await page.evaluate(does, 16)
      const before = await spent()
      await page.evaluate(does, times)
      const after = await spent()
      return (...names) => (names.reduce((sum, name) => sum + after[name] - before[name], 0) * 1000) / times
    }
    const idle = await timed(waitForFrames)
    const ms = await timed(pointAtLanes)
    const all = ms('TaskDuration') - idle('TaskDuration')
    return [shapes, ms('ScriptDuration'), ms('RecalcStyleDuration', 'LayoutDuration'), all]
  } finally {
    await context.close()
  }
}

/** Points at one lane after the other, a frame each. */
async function pointAtLanes(times) {
  const lanes = [...document.querySelectorAll('svg.wide [data-key^="lane-"]')]
  for (let at = 0; at < times; at++) {
    lanes[at % lanes.length].dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
}

/** What a frame costs in which nothing changes. */
async function waitForFrames(times) {
  for (let at = 0; at < times; at++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
}

const server = await serve({ folder: dist, base, port: 0, gzip: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
})
let missing = false
try {
  const names = Object.keys(measures)
  console.log(`| page, ms | ${names.join(' | ')} |\n|---|${names.map(() => '--:|').join('')}`)
  for (const path of pages) {
    const url = `http://127.0.0.1:${server.address().port}${base}${path}`
    const visits = []
    for (let run = 0; run < runs; run++) visits.push(await visit(browser, url))
    const medians = names.map((name) => median(visits.map((times) => times[name])))
    missing ||= medians[names.indexOf('answers')] === null
    console.log(`| /${path} | ${medians.map((time) => (time === null ? '–' : Math.round(time))).join(' | ')} |`)
  }
  if (process.argv.length <= 2) {
    console.log('\n| one redraw, ms | shapes | program | style, layout | all, with painting |\n|---|--:|--:|--:|--:|')
    for (const [name, path] of Object.entries(pictures)) {
      const url = `http://127.0.0.1:${server.address().port}${base}${path}`
      const [shapes, ...times] = await redraws(browser, url)
      console.log(`| ${name} | ${shapes} | ${times.map((time) => time.toFixed(1)).join(' | ')} |`)
    }
  }
} finally {
  await browser.close()
  server.close()
}
if (missing) console.log('\nA dash under "answers": the page never said that it was ready.')
