// The course as a whole: from the first page through the chapters, the glossary, and back to where I was.

import { expect, test } from '../fixtures'

const chapters = ['coalescing', 'derivation', 'patterns', 'banks', 'dram', 'silicon', 'mistakes']

test('The first page lists seven chapters, and each leads to the next', async ({ page, course }) => {
  await course.open('')
  const list = page.locator('.chapters a')
  await expect(list).toHaveCount(chapters.length)
  await list.first().click()
  for (const chapter of chapters.slice(1)) {
    await page.locator('.turn .next').click()
    await expect(page).toHaveURL(new RegExp(`/en/${chapter}/$`))
  }
  await expect(page.locator('.turn .next')).toHaveCount(0)
})

for (const chapter of chapters) {
  test(`The figures of "${chapter}" answer, in both languages`, async ({ page, course }) => {
    for (const lang of ['en', 'hi-Latn'] as const) {
      await course.open(chapter, lang)
      const figure = course.figure(0)
      await figure.root.getByRole('group', { name: /^(Examples)$/ }).getByRole('button').last().click()
      await expect(page).toHaveURL(/[?&]v=1/)
    }
  })
}

test('The list of sections says where I am, and the first page takes me back there', async ({ page, course }) => {
  await course.open('banks')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link').nth(2).click()
  await expect(contents.locator('[aria-current]')).toHaveText(await contents.getByRole('link').nth(2).innerText())
  await course.open('')
  const back = page.locator('[data-continue]')
  await expect(back).toContainText('Thirty-two banks, one word a turn')
  await back.click()
  await expect(page).toHaveURL(/\/en\/banks\/#\w+/)
})

test('A piece of CUDA opens in the lab as it stands', async ({ page, course }) => {
  await course.open('coalescing')
  const sample = page.locator('.sample').nth(1)
  const code = await sample.locator('code').innerText()
  await sample.getByRole('link', { name: 'Open in the lab' }).click()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(page.getByRole('textbox').first()).toHaveValue(code.trimEnd() + '\n')
  await expect(page.locator('.wrongs p')).toHaveCount(0)
})

test('I can copy a piece of code', async ({ page, course, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'asks for the right to the clipboard')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await course.open('coalescing')
  const sample = page.locator('.sample').first()
  await sample.getByRole('button', { name: 'Copy' }).click()
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await sample.locator('code').evaluate((code) => code.textContent))
})

test('A coloured word leads to its sentence in the glossary', async ({ page, course }) => {
  await course.open('coalescing')
  await page.locator('a.term.sector').first().click()
  await expect(page).toHaveURL(/glossary\/#term-sector$/)
  await expect(page.locator('#term-sector dd')).toContainText('32')
})

test('A page says what it is to those who share its link', async ({ page, course, request }) => {
  await course.open('dram', 'hi-Latn')
  const content = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect(await content('title')).toContain('Coalescope')
  expect((await content('description'))!.length).toBeGreaterThan(40)
  const picture = new URL((await content('image'))!, page.url())
  expect((await request.get(picture.href)).headers()['content-type']).toContain('image/png')
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /en\/dram\/$/)
})

test.describe('On paper', () => {
  test('a chapter is text and pictures, without what only a screen can do', async ({ page, course }) => {
    await course.open('banks')
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.controls').first()).toBeHidden()
    await expect(page.locator('svg.scene').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
