// What an embed page says to the page around it, and what it takes from there.

import { expect, test } from '../host'

test('A frame says when it answers, what it shows and in which language', async ({ raw }) => {
  expect(await raw.meet('en/embed/banks/?v=1&fig=banks&stride=33')).toEqual({
    coalescope: 1,
    type: 'ready',
    fig: 'banks',
    lang: 'en',
    query: 'v=1&fig=banks&stride=33',
    title: await raw.inside.locator('html').evaluate(() => document.title),
  })
  expect(await raw.said('error')).toEqual([])
})

test('It tells its height as a whole number, to learning platforms as well, and again when a fold opens', async ({ raw }) => {
  await raw.meet('en/embed/coalescing/?v=1&stride=2')
  const content = () => raw.inside.locator('html').evaluate((html) => Math.ceil(html.getBoundingClientRect().height))
  const last = async () => (await raw.said('height')).at(-1)?.height
  await expect.poll(last).toBe(await content())
  const before = await content()
  await raw.figure.unfold('The numbers as a table')
  await expect.poll(last).toBeGreaterThan(before + 100)
  const heights = (await raw.said('height')).map(({ height }) => height as number)
  expect(heights.every((height) => Number.isInteger(height) && height > 0)).toBe(true)
  const steps = heights.slice(1).map((height, at) => Math.abs(height - heights[at]))
  expect(Math.min(...steps), 'no news of less than four pixels').toBeGreaterThanOrEqual(4)
  const forPlatforms = (await raw.said()).filter((said) => said.subject === 'lti.frameResize')
  expect(forPlatforms).toEqual(heights.map((height) => ({ subject: 'lti.frameResize', height })))
})

test('What I change is told once I pause, and heights that stay the same are not told again', async ({ raw }) => {
  await raw.meet('en/embed/coalescing/?v=1&fig=coalescing&stride=2')
  await raw.figure.control('stride').evaluate((slider: HTMLInputElement) => {
    for (const stride of [3, 4, 5, 6]) {
      slider.value = String(stride)
      slider.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  expect(await raw.next('changed')).toEqual({ coalescope: 1, type: 'changed', query: 'v=1&fig=coalescing&stride=6' })
  expect(await raw.said('changed')).toHaveLength(1)
})

test('What a link has wrong is told in the language of the reader', async ({ raw }) => {
  await raw.meet('hi-Latn/embed/coalescing/?v=1&fig=coalescing&stride=999999&colour=red')
  const { messages } = await raw.next('error')
  await expect(raw.figure.root.locator('.faults p')).toHaveText(messages as string[])
  expect(messages).toHaveLength(2)
  expect((messages as string[])[0]).toMatch(/^Galat input/)
})

test('The page around can set a state; what is wrong in it is said there and here, the rest is shown', async ({ raw }) => {
  await raw.meet('en/embed/coalescing/?v=1&fig=coalescing&stride=2')
  await raw.order('set-state', { query: 'v=1&fig=coalescing&stride=5&offset=1' })
  await expect(raw.figure.control('stride')).toHaveValue('5')
  await expect(raw.figure.control('offset')).toHaveValue('1')
  await expect.poll(() => raw.said('changed')).toEqual([
    { coalescope: 1, type: 'changed', query: 'v=1&fig=coalescing&stride=5&offset=1' },
  ])
  expect(await raw.said('error')).toEqual([])
  for (const times of [1, 2]) {
    await raw.order('set-state', { query: 'stride=3&offset=none' })
    const { messages } = await raw.next('error', times - 1)
    await expect(raw.figure.root.locator('.faults p')).toHaveText(messages as string[])
  }
  await expect(raw.figure.control('stride')).toHaveValue('3')
  await raw.order('set-state', { query: 'stride=4' })
  await expect(raw.figure.control('stride')).toHaveValue('4')
  await expect(raw.figure.root.locator('.faults p')).toHaveCount(0)
})

test('A state of another figure leads to the page of that figure', async ({ raw }) => {
  await raw.meet('en/embed/coalescing/?v=1&fig=coalescing&theme=dark')
  await raw.order('set-state', { query: 'v=1&fig=banks&stride=8' })
  expect(await raw.next('ready', 1)).toMatchObject({ fig: 'banks', query: 'v=1&fig=banks&stride=8' })
  await expect(raw.figure.control('stride')).toHaveValue('8')
  await expect(raw.inside.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('Whatever page of a figure is opened, the address says which figure is shown', async ({ raw }) => {
  for (const page of ['', 'coalescing/', 'tile/']) {
    expect(await raw.meet(`en/embed/${page}?v=1&fig=banks&stride=7`)).toMatchObject({ fig: 'banks' })
    await expect(raw.figure.control('stride')).toHaveValue('7')
  }
  expect(await raw.meet('en/embed/coalescing/?v=1&fig=library')).toMatchObject({ fig: 'library' })
})

test('The page around can change the language, and the state stays', async ({ raw }) => {
  await raw.meet('en/embed/banks/?v=1&fig=banks&stride=8&theme=light')
  await raw.figure.set('stride', 33)
  await raw.order('set-language', { lang: 'hi-Latn' })
  expect(await raw.next('ready', 1)).toMatchObject({ lang: 'hi-Latn', query: 'v=1&fig=banks&stride=33' })
  await expect(raw.inside.locator('html')).toHaveAttribute('lang', 'hi-Latn')
  await expect(raw.inside.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('What is said before the frame answers is taken in order when it does', async ({ raw, page }) => {
  await page.route('**/*.wasm', async (route) => {
    await page.evaluate(() => {
      const frame = document.querySelector('iframe')!.contentWindow!
      frame.postMessage({ coalescope: 1, type: 'set-state', query: 'stride=9' }, '*')
      frame.postMessage({ coalescope: 1, type: 'set-state', query: 'stride=11' }, '*')
      frame.postMessage({ coalescope: 1, type: 'set-theme', theme: 'dark' }, '*')
    })
    await route.continue()
  })
  await raw.meet('en/embed/coalescing/?v=1')
  await expect(raw.figure.control('stride')).toHaveValue('11')
  await expect(raw.inside.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('What is malformed, of another version or of somebody else changes nothing', async ({ raw, page }) => {
  await raw.meet('en/embed/coalescing/?v=1&fig=coalescing&stride=2')
  const state = { type: 'set-state', query: 'stride=16' }
  const wrong = [
    null,
    'set-state',
    42,
    [],
    state,
    { coalescope: 2, ...state },
    { coalescope: '1', ...state },
    { coalescope: 1, type: 'set-state' },
    { coalescope: 1, type: 'set-state', query: { stride: 16 } },
    { coalescope: 1, type: 'set-everything', query: 'stride=16' },
    { coalescope: 1, type: 'set-language', lang: 'fr' },
    { coalescope: 1, type: 'set-language' },
    { coalescope: 1, type: 'set-theme', theme: 'pink' },
    { coalescope: 1, type: 'set-theme' },
  ]
  for (const message of wrong) await raw.say(message)
  // A frame of somebody else, in the same page.
  await page.evaluate((state) => {
    const other = document.createElement('iframe')
    other.srcdoc = `<script>parent.frames[0].postMessage({ coalescope: 1, ...${JSON.stringify(state)} }, '*')</script>`
    return new Promise((done) => {
      other.onload = done
      document.body.append(other)
    })
  }, state)
  await raw.order('set-state', { query: 'v=1&fig=coalescing&stride=3' })
  await expect.poll(() => raw.said('changed')).toEqual([
    { coalescope: 1, type: 'changed', query: 'v=1&fig=coalescing&stride=3' },
  ])
  expect(await raw.said('ready')).toHaveLength(1)
  await expect(raw.inside.locator('html')).not.toHaveAttribute('data-theme')
})

test('A program that does not come is said in the frame and told around it; the picture stays', async ({
  raw,
  page,
  complaints,
}) => {
  await page.route('**/*.wasm', (route) => route.abort())
  await raw.open('hi-Latn/embed/coalescing/?v=1')
  const { messages } = await raw.next('error')
  expect(messages).toEqual([expect.stringContaining('program load nahi hua')])
  await expect(raw.figure.root.locator('.faults')).toHaveText(messages as string[])
  await expect(raw.figure.drawing).toBeVisible()
  expect(await raw.said('error')).toHaveLength(1)
  expect(await raw.said('ready')).toEqual([])
  complaints.length = 0
})

test('So is one whose module does not come', async ({ raw, page, complaints }) => {
  await page.route(/\/web-[0-9a-f]+\.js$/, (route) => route.abort())
  await raw.open('en/embed/coalescing/?v=1')
  expect(await raw.next('error')).toMatchObject({ messages: [expect.stringContaining('did not load')] })
  expect(await raw.said('error')).toHaveLength(1)
  complaints.length = 0
})

test('A page that is in no frame says nothing', async ({ page, gallery }) => {
  await page.addInitScript(() => {
    const said: unknown[] = []
    Object.assign(window, { said })
    addEventListener('message', ({ data }) => said.push(data))
  })
  const figure = await gallery.open('coalescing', { stride: 2 })
  await figure.set('stride', 7)
  await expect(page).toHaveURL(/stride=7/)
  expect(await page.evaluate(() => (window as unknown as { said: unknown[] }).said)).toEqual([])
})
