// A number's source stands where the number is, and leads to where it can be read.

import { expect, test } from '../fixtures'

const figures = ['coalescing', 'library', 'overlap', 'layout', 'banks', 'tile', 'rows', 'silicon', 'roofline', 'lab']

for (const fig of figures) {
  test(`I see the source of ${fig} without opening anything, and its links lead there`, async ({ gallery, request, page }) => {
    const figure = await gallery.open(fig)
    const source = figure.root.locator('.source')
    await expect(source).toBeVisible()
    await expect(source).not.toBeEmpty()
    const links = await source.getByRole('link').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(0)
    const ours = links.filter((link) => new URL(link).origin === new URL(page.url()).origin)
    for (const link of ours) expect((await request.get(link)).ok(), link).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(source).toBeVisible()
  })
}

test('The page about the site leads to everything that was measured', async ({ page, request }) => {
  await page.goto('en/about/')
  const links = page.getByRole('main').locator('a[href*="hardware/"]')
  await expect(links).not.toHaveCount(0)
  for (const link of await links.all()) expect((await request.get((await link.evaluate((one) => (one as HTMLAnchorElement).href)))).ok()).toBe(true)
})
