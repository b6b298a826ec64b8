// Themes of embed pages: as the reader's system has it, or as the page around wants it.

import type { FrameLocator } from '@playwright/test'
import { barriers } from '../fixtures'
import { expect, test } from '../host'

/** The ground of the page, and the scheme of what the browser itself draws. */
function looks(inside: FrameLocator) {
  return inside.locator('body').evaluate((body) => {
    const style = getComputedStyle(body)
    return { ground: style.backgroundColor, ink: style.color, scheme: getComputedStyle(document.documentElement).colorScheme }
  })
}

const light = { ground: 'rgb(253, 252, 249)', ink: 'rgb(29, 28, 26)' }
const dark = { ground: 'rgb(22, 23, 26)', ink: 'rgb(232, 230, 225)' }
const none = 'rgba(0, 0, 0, 0)'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`On a system that is ${colorScheme}`, () => {
    test.use({ colorScheme })
    const own = colorScheme === 'light' ? light : dark

    test('each theme looks as it is called', async ({ host }) => {
      await host.write(
        ['', 'auto', 'light', 'dark', 'transparent']
          .map((theme) => `<coalescope-figure class="t-${theme}" fig="banks" theme="${theme}"></coalescope-figure>`)
          .join(''),
      )
      const of = async (theme: string) => looks((await host.embedded(`.t-${theme}`).answers()).inside)
      expect(await of('')).toEqual({ ...own, scheme: 'light dark' })
      expect(await of('auto')).toEqual({ ...own, scheme: 'light dark' })
      expect(await of('light')).toEqual({ ...light, scheme: 'light' })
      expect(await of('dark')).toEqual({ ...dark, scheme: 'dark' })
      expect(await of('transparent')).toEqual({ ...own, ground: none, scheme: 'light dark' })
    })

    test('a theme can be changed, and what I do keeps it', async ({ host, page }) => {
      await host.write('<coalescope-figure fig="banks" theme="dark"></coalescope-figure>')
      const embedded = await host.embedded().answers()
      await embedded.figure.set('stride', 8)
      await expect.poll(() => page.frames()[1].url()).toMatch(/stride=8.*theme=dark/)
      await embedded.set('theme', 'light')
      await expect.poll(() => looks(embedded.inside)).toMatchObject(light)
      await embedded.set('theme', 'auto')
      await expect.poll(() => looks(embedded.inside)).toMatchObject(own)
    })

    for (const theme of ['light', 'dark']) {
      test(`contrast is right in ${theme}, also where more is wanted`, async ({ page }) => {
        for (const contrast of ['no-preference', 'more'] as const) {
          await page.emulateMedia({ contrast })
          await page.goto(`en/embed/coalescing/?v=1&theme=${theme}`)
          await page.locator('html[data-ready]').waitFor({ state: 'attached' })
          expect(await barriers(page, { rule: 'color-contrast' })).toEqual([])
          const token = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--quiet'))
          const quiet = { 'light no-preference': '#67645e', 'light more': '#3b3935', 'dark no-preference': '#a8a49c', 'dark more': '#d0ccc4' }
          expect(token).toBe(quiet[`${theme} ${contrast}` as keyof typeof quiet])
        }
      })
    }

    test('what lies under a transparent figure shows through, behind the picture as well', async ({ host, page }) => {
      await host.write(
        `<style>body { background: rgb(200, 220, 255); margin: 0; color-scheme: light dark }</style>
         <coalescope-figure fig="silicon" theme="transparent"></coalescope-figure>`,
      )
      const embedded = await host.embedded().answers()
      await embedded.fits()
      const box = (await embedded.inside.locator('svg.scene').filter({ visible: true }).first().boundingBox())!
      for (const [x, y] of [
        [3, 3],
        [box.x + 3, box.y + 3],
      ]) {
        const shot = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, fullPage: true })
        const pixel = await page.evaluate(async (png) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
          const context = new OffscreenCanvas(1, 1).getContext('2d')!
          context.drawImage(picture, 0, 0)
          return [...context.getImageData(0, 0, 1, 1).data]
        }, shot.toString('base64'))
        expect(pixel).toEqual([200, 220, 255, 255])
      }
    })
  })
}

test('The theme is there before anything is painted', async ({ page }) => {
  await page.route('**/*.wasm', () => {})
  await page.goto('en/embed/coalescing/?v=1&theme=dark', { waitUntil: 'commit' })
  await page.locator('body').waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const order = await page.evaluate(() => {
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('/frame-')) as PerformanceResourceTiming
    return new Promise<boolean>((done) =>
      new PerformanceObserver((list) => done(script.responseEnd <= list.getEntries()[0].startTime)).observe({ type: 'paint', buffered: true }),
    )
  })
  expect(order).toBe(true)
})

test('A picture saved from a dark figure has the colours of both schemes, for wherever it goes', async ({ page, gallery }) => {
  const figure = await gallery.open('coalescing', { theme: 'dark' })
  const download = page.waitForEvent('download')
  await figure.toggle('Save the picture as SVG')
  const stream = await (await download).createReadStream()
  let svg = ''
  for await (const chunk of stream) svg += chunk
  expect(svg).toContain('--paper: #fdfcf9')
  expect(svg).toMatch(/prefers-color-scheme: dark[^}]*--paper: #16171a/)
  expect(svg).not.toContain('data-theme')
})
