// What a browser asks of a site before it installs it, and the page for an address where nothing is.

import { barriers, expect, test, type Lang } from '../fixtures'

for (const lang of ['en', 'hi-Latn'] as Lang[]) {
  test(`The site can be installed in ${lang}: the browser has nothing against its manifest`, async ({ page, course, context }) => {
    await course.open('banks', lang)
    const client = await context.newCDPSession(page)
    const { url, errors, data } = await client.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data!)
    const at = (address: string) => new URL(address, url).href
    expect(manifest).toMatchObject({ lang, name: 'Coalescope', short_name: 'Coalescope', display: 'standalone' })
    expect(manifest.description.length).toBeGreaterThan(20)
    expect(at(manifest.start_url)).toMatch(new RegExp(`/gpu/${lang}/$`))
    expect(at(manifest.scope)).toMatch(/\/gpu\/$/)
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim())
    expect(manifest.theme_color).toBe(paper)
    expect(manifest.background_color).toBe(paper)
    for (const { url } of manifest.shortcuts) expect((await page.request.get(at(new URL(url, at('./')).href))).ok()).toBe(true)
    const drawn = manifest.icons.filter(({ type }: { type: string }) => type === 'image/png')
    expect(drawn.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`).sort()).toEqual([
      '192x192 any',
      '192x192 maskable',
      '512x512 any',
      '512x512 maskable',
    ])
    for (const { src, sizes } of drawn) expect(await size(await (await page.request.get(at(src))).body())).toBe(sizes)
  })
}

test("A phone's first screen gets a picture, and its bars the colour of the paper, by day and by night", async ({ page, course }) => {
  await course.open('')
  const touch = page.locator('link[rel=apple-touch-icon]')
  const picture = await page.request.get(await touch.evaluate((link: HTMLLinkElement) => link.href))
  expect(await size(await picture.body())).toBe('180x180')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const [bar, paper] = await page.evaluate((scheme) => {
      const bar = document.querySelector<HTMLMetaElement>(`meta[name=theme-color][media*=${scheme}]`)!
      return [bar.content, getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()]
    }, colorScheme)
    expect(bar).toBe(paper)
  }
})

test('An address where nothing is says so, in both languages', async ({ page, complaints }) => {
  await page.goto('en/nowhere/')
  await expect(page.getByRole('heading')).toHaveText(['There is no page here', 'Yahan koi page nahi hai'])
  expect(await barriers(page)).toEqual([])
  complaints.length = 0
})

/** Width and height of a PNG, as its header says. */
function size(png: Buffer): string {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
