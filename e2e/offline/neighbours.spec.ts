// The worker and what is not its own: other sites of the origin, other paths, frames on other pages.

import { areKept, expect, patient, test, untilKept } from '../host'

test.describe.configure({ timeout: 120_000 })

test("Another site's caches on the same origin stay as they are", async ({ page, course }) => {
  await page.goto('404.html')
  const others = ['their-cache-1', `coalescope ${new URL('/gpu/other/', page.url())}`]
  await page.evaluate(async (names) => {
    for (const name of names) await (await caches.open(name)).put('/theirs', new Response('kept'))
  }, others)
  await course.open('coalescing')
  await untilKept(page)
  const left = await page.evaluate(async (names) => {
    const texts = names.map(async (name) => (await (await caches.open(name)).match('/theirs'))?.text())
    return Promise.all(texts)
  }, others)
  expect(left).toEqual(['kept', 'kept'])
})

for (const under of ['/', '/notes/gpu/memory/']) {
  test.describe(`Under ${under}`, () => {
    test.use({ under })

    test('the site is kept as well', async ({ page, course, context, host }) => {
      await course.open('coalescing')
      await untilKept(page)
      expect(context.serviceWorkers().map((worker) => worker.url())).toEqual([`${host.url}sw.js`])
      await host.stop()
      await course.open('coalescing')
    })
  })
}

test('What is no page and no file of a page goes past the worker', async ({ page, course, host }) => {
  await course.open('cards')
  await untilKept(page)
  const answers = await page.evaluate(async (files) => {
    const own = document.querySelector<HTMLLinkElement>('link[rel=modulepreload]')!.href
    const asked = [
      fetch(own, { method: 'HEAD', cache: 'no-store' }),
      fetch(own, { headers: { Range: 'bytes=0-9' }, cache: 'no-store' }),
      ...files.map((file) => fetch(file)),
    ]
    return Promise.all(asked.map(async (answer) => (await answer).status))
  }, ['../manifest.webmanifest'])
  expect(answers).toEqual([200, 200, 200])
  const module = host.asked.filter((path) => /^cards-[0-9a-f]{16}\.js$/.test(path))
  expect(module.length).toBeGreaterThan(2)
})

test('A figure in a frame brings no worker, nor does one by itself', async ({ notes, page, context, host, gallery }) => {
  await page.goto(`${notes.url}?src=${host.url}en/embed/`)
  await page.frameLocator('iframe').locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(context.serviceWorkers()).toEqual([])
  await gallery.open('coalescing')
  await page.waitForLoadState('networkidle')
  expect(context.serviceWorkers()).toEqual([])
})

test('A figure by itself is kept where the worker is', async ({ page, course, gallery, host }) => {
  await course.open('coalescing')
  await untilKept(page)
  await gallery.open('tile')
  await expect.poll(() => areKept(page, ['en/embed/tile/']), patient).toEqual([true])
  await host.stop()
  await gallery.visit('en/embed/?v=1&fig=tile')
  await expect(page).toHaveURL(/en\/embed\/tile\/\?v=1&fig=tile/)
})
