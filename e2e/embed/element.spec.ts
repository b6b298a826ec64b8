// <coalescope-figure> and <coalescope-cards> in pages of other people, on another origin.

import { expect, test } from '../host'
import { count, strided } from '../model'

test('Two lines in my notes show a figure and the cards of a chapter', async ({ host, page }) => {
  await host.open('plain')
  const { figure } = await host.embedded().answers()
  await expect(figure.control('stride')).toHaveValue('33')
  const cards = await host.embedded('coalescope-cards').answers()
  await expect(cards.inside.getByRole('heading', { level: 1 })).toHaveText('Thirty-two banks, one word a turn')
  await expect(cards.inside.locator('details.card')).not.toHaveCount(0)
  await expect(host.embedded().iframe).toHaveAttribute('title', 'A padded column')
  await expect(page.getByRole('link'), 'what stands there without scripts').toHaveCount(0)
})

test('A frame without a title is called what its page is called', async ({ host }) => {
  await host.write('<coalescope-figure fig="banks"></coalescope-figure>')
  const { iframe, inside } = await host.embedded().answers()
  await expect(iframe).toHaveAttribute('title', await inside.locator('html').evaluate(() => document.title))
})

test('Attributes are the parameters of the figure, or its whole query is one', async ({ host }) => {
  await host.write(
    `<coalescope-figure id="one" class="wide" data-x="1" aria-describedby="note" onclick="" fig="coalescing" stride="3"
       offset="1" width="8"></coalescope-figure>
     <coalescope-figure id="two" query="?at=figure-intro&v=1&fig=coalescing&stride=3&offset=1&width=8&theme=dark"></coalescope-figure>
     <coalescope-figure id="three" fig="coalescing" query="stride=5&offset=1" stride="3"></coalescope-figure>`,
  )
  for (const [id, width] of [
    ['one', 8],
    ['two', 8],
    ['three', 4],
  ] as const) {
    const { figure, inside } = await host.embedded(`#${id}`).answers()
    await expect(figure.control('stride')).toHaveValue('3')
    await expect(figure.control('offset')).toHaveValue('1')
    await expect(figure.readout('requested')).toHaveText(count(strided(3, width)).requested)
    await expect(inside.locator('html')).not.toHaveAttribute('data-theme')
  }
  expect(await host.told('error')).toEqual([])
})

test('A figure that nobody knows, or a parameter, is said in the frame and told as an event', async ({ host }) => {
  await host.write('<coalescope-figure fig="bank" strde="3"></coalescope-figure>')
  const { figure } = await host.embedded().answers()
  await expect(figure.root.locator('.faults p')).toHaveCount(2)
  await expect.poll(() => host.told('error')).toMatchObject([{ messages: await figure.root.locator('.faults p').allTextContents() }])
})

test('What I do in the frame is told around it', async ({ host }) => {
  await host.write('<coalescope-figure id="one" fig="banks" stride="3"></coalescope-figure>')
  const { figure } = await host.embedded().answers()
  await expect.poll(() => host.told('ready')).toMatchObject([{ id: 'one', fig: 'banks', lang: 'en', query: 'v=1&fig=banks&stride=3' }])
  await figure.set('stride', 8)
  await expect.poll(() => host.told('changed')).toEqual([{ id: 'one', type: 'changed', query: 'v=1&fig=banks&stride=8' }])
})

test('Attributes that change later are followed without loading anything anew', async ({ host }) => {
  await host.write('<coalescope-figure fig="banks" stride="2"></coalescope-figure>')
  const embedded = await host.embedded().answers()
  await embedded.inside.locator('html').evaluate((html) => html.setAttribute('data-same', ''))
  await embedded.set('stride', '8')
  await expect(embedded.figure.control('stride')).toHaveValue('8')
  await embedded.set('theme', 'dark')
  await expect(embedded.inside.locator('html')).toHaveAttribute('data-theme', 'dark')
  await embedded.set('title', 'Eight apart')
  await expect(embedded.iframe).toHaveAttribute('title', 'Eight apart')
  await expect(embedded.inside.locator('html'), 'it is the same page still').toHaveAttribute('data-same')
  await embedded.set('fig', 'tile')
  await expect(embedded.inside.locator('[data-fig=tile]').first()).toBeVisible()
})

test('Attributes that change before the frame answers are followed when it does', async ({ host, page }) => {
  await page.route('**/*.wasm', async (route) => {
    await page.evaluate(() => {
      const element = document.querySelector('coalescope-figure')!
      element.setAttribute('stride', '8')
      element.setAttribute('stride', '9')
      element.setAttribute('theme', 'light')
    })
    await route.continue()
  })
  await host.write('<coalescope-figure fig="banks" stride="2"></coalescope-figure>')
  const { figure, inside } = await host.embedded().answers()
  await expect(figure.control('stride')).toHaveValue('9')
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('The language is that of the element, else of what is around it, and English where nobody says', async ({ host }) => {
  const element = '<coalescope-figure fig="banks"></coalescope-figure>'
  await host.write(
    `<div lang="hi">${element}</div>
     <div lang="hi-IN"><p>${element}</p></div>
     <div lang="ta">${element}</div>
     <div lang="hi"><div lang="en-IN">${element}</div></div>
     <div lang="fr"><coalescope-figure fig="banks" lang="hi-Latn"></coalescope-figure></div>
     ${element}`,
  )
  const expected = ['hi-Latn', 'hi-Latn', 'en', 'en', 'hi-Latn', 'en']
  for (const [at, lang] of expected.entries()) {
    const { inside } = await host.embedded(`coalescope-figure >> nth=${at}`).answers()
    await expect(inside.locator('html')).toHaveAttribute('lang', lang)
  }
})

test('A page that changes its language takes its figures along, as they stand', async ({ host, page }) => {
  await host.write('<coalescope-figure fig="banks" stride="2"></coalescope-figure>')
  const { figure, inside } = await host.embedded().answers()
  await figure.set('stride', 8)
  await page.evaluate(() => (document.documentElement.lang = 'hi'))
  await expect(inside.locator('html')).toHaveAttribute('lang', 'hi-Latn')
  await expect(figure.control('stride')).toHaveValue('8')
})

test('The frame is as high as what is in it, whatever is opened and closed', async ({ host }) => {
  await host.write('<coalescope-figure fig="coalescing"></coalescope-figure>')
  const embedded = await host.embedded().answers()
  await embedded.fits()
  const before = await embedded.heights()
  await embedded.figure.unfold('The numbers as a table')
  await embedded.fits()
  expect((await embedded.heights()).frame).toBeGreaterThan(before.frame + 100)
  await embedded.figure.unfold('The numbers as a table')
  await embedded.fits()
  expect(await embedded.heights()).toEqual(before)
})

test('Between a narrow and a wide window it settles at one height', async ({ host, page }) => {
  await host.write('<coalescope-figure fig="coalescing"></coalescope-figure>')
  const embedded = await host.embedded().answers()
  for (const width of [320, 616, 617, 640, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    await embedded.fits()
  }
})

test('A width with a unit is that of the frame', async ({ host }) => {
  await host.write('<coalescope-figure fig="coalescing" width="30rem"></coalescope-figure>')
  const { iframe, figure } = await host.embedded().answers()
  expect(await iframe.evaluate((frame: HTMLIFrameElement) => frame.clientWidth)).toBe(480)
  await expect(figure.root.locator('.faults p')).toHaveCount(0)
})

test('Taken out and put in somewhere else, a figure shows what I had set', async ({ host, page }) => {
  await host.write('<coalescope-figure fig="banks" stride="2"></coalescope-figure><section></section>')
  const { figure } = await host.embedded().answers()
  await figure.set('stride', 8)
  await expect.poll(async () => (await host.told('changed')).length).toBe(1)
  await page.evaluate(() => {
    const element = document.querySelector('coalescope-figure')!
    element.remove()
    document.querySelector('section')!.append(element)
  })
  await host.embedded('section coalescope-figure').answers()
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(figure.control('stride')).toHaveValue('8')
  await expect.poll(async () => (await host.told('ready')).length).toBe(2)
  await host.embedded().set('stride', '5')
  await expect(figure.control('stride')).toHaveValue('5')
})

test('What is removed for good stays silent', async ({ host, page }) => {
  await host.write('<coalescope-figure fig="banks"></coalescope-figure>')
  await host.embedded().answers()
  const element = await page.locator('coalescope-figure').elementHandle()
  await element!.evaluate((element) => element.remove())
  await element!.evaluate((element) => element.setAttribute('stride', '5'))
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('In a fold that is closed it says no wrong height, and fits when the fold opens', async ({ host, page }) => {
  await host.write(
    '<details><summary>Solution</summary><coalescope-figure loading="eager" fig="banks"></coalescope-figure></details>',
  )
  const embedded = await host.embedded().answers()
  const height = () => embedded.iframe.evaluate((frame: HTMLIFrameElement) => frame.style.height)
  const closed = await height()
  await page.getByText('Solution').click()
  await embedded.fits()
  // What a browser does not lay out has no height; one that lays it out knows the right one.
  expect(['640px', await height()]).toContain(closed)
  await page.getByText('Solution').click()
  await page.getByText('Solution').click()
  await embedded.fits()
})

test('In a hidden part of the page it waits, and comes in its right height', async ({ host, page }) => {
  await host.write('<div hidden><coalescope-figure loading="eager" fig="banks"></coalescope-figure></div>')
  await host.embedded().answers()
  expect(await host.embedded().iframe.evaluate((frame) => frame.style.height)).toBe('640px')
  await page.evaluate(() => document.querySelector('div')!.removeAttribute('hidden'))
  await host.embedded().fits()
  await page.evaluate(() => document.querySelector('div')!.setAttribute('hidden', ''))
  await page.evaluate(() => document.querySelector('div')!.removeAttribute('hidden'))
  await host.embedded().fits()
})

test('It needs no more rights than to run its scripts', async ({ host }) => {
  await host.write('<coalescope-figure fig="banks" sandbox="allow-scripts"></coalescope-figure>')
  const embedded = await host.embedded().answers()
  await embedded.fits()
  await embedded.set('stride', '8')
  await expect(embedded.figure.control('stride')).toHaveValue('8')
  await expect.poll(async () => (await host.told('changed')).length).toBe(1)
})

test('Messages of others are not taken for those of the frame', async ({ host, page }) => {
  await host.write('<coalescope-figure fig="banks"></coalescope-figure>')
  const embedded = await host.embedded().answers()
  await embedded.fits()
  const before = await embedded.heights()
  const wrong = { coalescope: 1, type: 'height', height: 5000 }
  // The page itself, and a frame of another origin.
  await page.evaluate((wrong) => {
    postMessage(wrong, '*')
    const other = document.createElement('iframe')
    other.srcdoc = `<script>parent.postMessage(${JSON.stringify(wrong)}, '*')</script>`
    return new Promise((done) => {
      other.onload = done
      document.body.append(other)
    })
  }, wrong)
  // The frame, in a way that it does not speak.
  await embedded.inside.locator('html').evaluate((_, wrong) => {
    const { height, ...rest } = wrong
    for (const message of [null, 'height', rest, { ...wrong, coalescope: 2 }, { ...rest, height: 0 }, { ...rest, height: '5000' }, { ...rest, height: 0.5 }]) {
      parent.postMessage(message, '*')
    }
    for (const message of [{ type: 'changed' }, { type: 'error' }, { type: 'ready' }, { type: 'dance' }]) {
      parent.postMessage({ coalescope: 1, ...message }, '*')
    }
    parent.postMessage({ coalescope: 1, type: 'changed', query: 'the last' }, '*')
  }, wrong)
  await expect.poll(() => host.told('changed')).toMatchObject([{ query: 'the last' }])
  expect(await embedded.heights()).toEqual(before)
  expect(await host.told('error')).toEqual([])
  expect(await host.told('ready')).toHaveLength(1)
})

test('The file may be loaded twice, and leaves nothing behind but its two elements', async ({ host, page }) => {
  await host.write('<coalescope-figure fig="banks"></coalescope-figure>')
  await host.embedded().answers()
  const before = await page.evaluate(() => Object.keys(globalThis))
  const site = new URL(await host.embedded().iframe.getAttribute('src').then(String))
  await page.addScriptTag({ url: new URL('/gpu/coalescope.js', site).href })
  await page.addScriptTag({ url: new URL('/gpu/coalescope.js?again', site).href, type: 'module' })
  expect(await page.evaluate(() => Object.keys(globalThis))).toEqual(before)
  await expect(page.locator('iframe')).toHaveCount(1)
})
