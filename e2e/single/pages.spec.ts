// The whole site in one file, opened from a disk: every page is in it, in both languages, and answers.

import { expect, pages, test } from '../single'
import type { Lang } from '../fixtures'
import { count, strided } from '../model'

test('I open the file, and see the first page with its figure alive', async ({ page, file }) => {
  await file.visit()
  await expect(page).toHaveTitle('Coalescope · GPU memory access, made visible')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPU memory access, made visible')
  const figure = file.course.figure(0)
  await figure.set('stride', 8)
  await expect(figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
  await expect(page).toHaveURL(/coalescope\.html\?page=en\/&at=home&.*stride=8/)
})

for (const [lang, title] of [
  ['en', 'Thirty-two lanes, how many sectors?'],
  ['hi-Latn', '32 lanes ke liye kitne sectors?'],
] as [Lang, string][]) {
  test(`A chapter reads in ${lang}, and its figures answer`, async ({ page, file }) => {
    await file.open('coalescing', lang)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(`${title} · Coalescope`)
    const figure = file.course.figure(0)
    await figure.set('stride', 4)
    await figure.toggle('lane 5')
    await expect(figure.lane(5)).toHaveAttribute('aria-pressed', 'false')
    await expect(figure.readout('sectors')).toHaveText('16')
  })
}

test('Every page of the file opens and answers, with no word of complaint', async ({ page, file, complaints }) => {
  test.slow()
  const all = pages()
  expect(all.length).toBeGreaterThan(40)
  for (const name of all) {
    const [, lang, path] = /^(en|hi-Latn)\/(.*?)\/?$/.exec(name)!
    await file.open(path, lang as Lang)
    await expect(page.locator('html'), name).toHaveAttribute('lang', lang)
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(/\S/)
    expect(complaints, name).toEqual([])
  }
})

test('Formulas are set in the font that comes with the file', async ({ page, file }) => {
  await file.open('derivation')
  await expect(page.locator('math').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Coalescope Math"'))).toBe(true)
  const loaded = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`))
  expect(loaded).toEqual([expect.stringMatching(/Coalescope Math"?: loaded/)])
})

test('The lab counts what I paste, and still has it after a reload', async ({ page, file }) => {
  await file.open('lab')
  const figure = file.course.figure(0)
  const editor = figure.root.getByRole('textbox', { name: /^CUDA/ })
  const text = 'float *a;\nfloat x = a[8 * threadIdx.x];'
  await editor.fill(text)
  await figure.set('blockDim.x', 32)
  await expect(figure.readout('sectors')).toHaveText('32')
  await expect(page).toHaveURL(/page=en\/lab\/&.*snippet=/)
  await file.reload()
  await expect(editor).toHaveValue(text)
  await expect(figure.readout('sectors')).toHaveText('32')
})

test('A page that the file does not have leads to the first one', async ({ page, file }) => {
  for (const query of ['?page=en/nothing/', '?page=', '?v=1', '?page=en/cards/coalescope-anki.txt']) {
    await file.visit(file.address('').split('?')[0] + query)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GPU memory access, made visible')
    await expect(page).toHaveURL(/\?page=en\//)
  }
})

test('An address that somebody shortened or that a program rewrote still leads to its page', async ({ page, file }) => {
  for (const query of ['?page=hi-Latn%2Fcoalescing%2F&at=intro&v=1&stride=5', '?v=1&at=intro&stride=5&page=hi-Latn/coalescing']) {
    await file.visit(file.address('').split('?')[0] + query)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-Latn')
    await expect(file.course.placed('figure-intro').control('stride')).toHaveValue('5')
    await expect(page).toHaveURL(/\?page=hi-Latn\/coalescing\/&.*stride=5/)
  }
})

test('On paper a chapter is all there', async ({ page, file }) => {
  await file.open('banks')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.answer p').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('navigation').first()).toBeHidden()
})

test.describe('Where the file cannot open', () => {
  const said = [/^The whole of Coalescope is packed into this file/, /^Is ek file mein poora Coalescope pack hai/]

  test('a browser that cannot unpack it says so in both languages', async ({ page, file, complaints }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'DecompressionStream'))
    await page.goto(file.address(''))
    for (const words of said) await expect(page.getByText(words)).toBeVisible()
    expect(complaints).toEqual([expect.stringContaining('DecompressionStream')])
    complaints.length = 0
  })

  test.describe('because scripts are off', () => {
    test.use({ javaScriptEnabled: false })

    test('it says so at once in both languages', async ({ page, file }) => {
      await page.goto(file.address(''))
      for (const words of said) await expect(page.getByText(words)).toBeVisible({ timeout: 1000 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([/GPU memory access/, /GPU memory access/])
    })
  })
})
