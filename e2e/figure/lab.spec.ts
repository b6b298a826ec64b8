// The lab: a pasted piece of CUDA is counted as the model counts it, a fault is told once and at its place, what is
// lit is lit on both sides, nothing is lost.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expect, test, type Figure } from '../fixtures'

interface Case {
  id: string
  memory: string
  block: number[]
  base: number
  snippet: string
  expected: Record<string, number>
}

const file = fileURLToPath(new URL('../../crates/kernel/tests/cases/open.jsonl', import.meta.url))
const cases: Case[] = readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line))

const editor = (figure: Figure) => figure.root.getByRole('textbox', { name: /^CUDA/ })

/** Every second float: a sector serves four lanes. */
const FAR = 'float *a;\nvalue = a[threadIdx.x * 2];'

/** The numbers of the table's rows that are lit. */
const lit = (figure: Figure) =>
  figure.table.locator('tbody tr').evaluateAll((rows) => rows.flatMap((row, at) => (row.matches('.lit') ? [at] : [])))

/** What the page says of itself to whoever listens: the texts of everything that announces its changes. */
const announced = async (page: Page) => {
  const texts = await page.locator('[role=status], [aria-live]').allTextContents()
  return texts.map((text) => text.trim()).filter((text) => text !== '')
}

for (const one of cases.filter((_, at) => at % 11 === 0)) {
  test(`The snippet ${one.id} counts what it should`, async ({ gallery }) => {
    const [bx, by, bz] = one.block
    const { snippet, memory, base } = one
    const figure = await gallery.open('lab', { snippet, memory, base, bx, by, bz })
    await expect(editor(figure)).toHaveValue(snippet)
    const [name, count] = memory === 'global' ? ['sectors', one.expected.sectors] : ['wavefronts', one.expected.wavefronts]
    await expect(figure.readout(name)).toHaveText(String(count))
  })
}

test('What I type is counted as I type, and is there after a reload', async ({ page, gallery }) => {
  const figure = await gallery.open('lab')
  await editor(figure).fill('float *a;\nfloat x = a[8 * threadIdx.x];')
  await figure.set('blockDim.x', 32)
  await expect(figure.readout('sectors')).toHaveText('32')
  await expect(page).toHaveURL(/snippet=/)
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect(editor(figure)).toHaveValue('float *a;\nfloat x = a[8 * threadIdx.x];')
  await expect(figure.readout('sectors')).toHaveText('32')
})

for (const [lang, said, pointer] of [
  ['en', '2:13 Lane 0: nobody declared nobody: ', 'see line 2 of the text'],
  ['hi-Latn', '2:13 Lane 0: nobody kahin declare nahi hua: ', 'text ki line 2 dekho'],
] as const) {
  test(`A fault is told once, at its place, and what I wrote stays: ${lang}`, async ({ page, gallery }) => {
    const figure = await gallery.open('lab', {}, lang)
    const text = 'float *a;\nfloat x = a[nobody];'
    await editor(figure).fill(text)
    const wrong = figure.root.getByRole('status').filter({ hasText: said })
    await expect(wrong.getByRole('code')).toHaveText(['nobody', 'const int nobody = 1024;'])
    await expect(editor(figure)).toHaveValue(text)
    // The picture and the sentence do not tell it again, and nobody hears it twice.
    await expect(figure.drawing).toContainText(pointer)
    await expect(figure.drawing).not.toContainText('declare')
    await expect(figure.drawing).toHaveAccessibleName(new RegExp(pointer))
    await expect(figure.sentence).toBeEmpty()
    expect(await announced(page)).toEqual([expect.stringContaining(said)])
    await editor(figure).fill('float *a;\nfloat x = a[0];')
    await expect(wrong).toHaveCount(0)
    await expect(figure.sentence).toContainText('sector')
  })
}

test('A text that loads nothing is told so beside it, and an empty one only what to write', async ({ page, gallery }) => {
  const figure = await gallery.open('lab')
  await editor(figure).fill('int i = threadIdx.x;')
  await expect(figure.drawing).toContainText('Write or paste a load or a store')
  expect(await announced(page)).toEqual(['The snippet has no such load or store.'])
  await editor(figure).fill('')
  await expect(figure.drawing).toContainText('Write or paste a load or a store')
  expect(await announced(page)).toEqual([])
})

test('Code in a sentence looks like code', async ({ gallery }) => {
  const figure = await gallery.open('lab', { snippet: FAR })
  await expect(figure.sentence.getByRole('code')).toHaveText('a[threadIdx.x * 2]')
  await expect(figure.sentence).not.toContainText('`')
  await figure.toggle('wrong axis')
  await expect(figure.sentence.getByRole('code')).toHaveText('threadIdx.x')
  await expect(figure.root).not.toContainText('`')
})

test('A place in memory lights the rows of its lanes in the table', async ({ page, gallery }) => {
  const figure = await gallery.open('lab', { snippet: FAR })
  await figure.unfold('The numbers as a table')
  await figure.button('sector 2').press('Enter')
  await expect.poll(() => lit(figure)).toEqual([8, 9, 10, 11])
  await page.keyboard.press('Escape')
  await expect.poll(() => lit(figure)).toEqual([])
  await editor(figure).fill('__shared__ float s[64];\nvalue = s[threadIdx.x * 2];')
  await figure.button('bank 6').press('Enter')
  await expect.poll(() => lit(figure)).toEqual([3, 19])
})

test('A lane lights its way through DRAM, and a row of the table its lanes', async ({ isMobile, gallery }) => {
  test.skip(isMobile, 'a finger does not hover')
  const figure = await gallery.open('lab', { snippet: 'float *a;\nvalue = a[threadIdx.x * 256];', view: 'rows' })
  await figure.unfold('The numbers as a table')
  const rows = figure.table.locator('tbody tr')
  const lanes = await rows.evaluateAll((rows) => rows.map((row) => row.children[1]!.textContent))
  await figure.lane(9).hover()
  await expect.poll(() => lit(figure)).toEqual([lanes.indexOf('9')])
  await rows.nth(lanes.indexOf('20')).hover()
  await expect(figure.lane(9)).not.toHaveAttribute('data-lit')
  await expect(figure.lane(20)).toHaveAttribute('data-lit')
})

test('In other people\'s notes the derivation of my line is there, behind a fold', async ({ page, gallery }) => {
  const figure = await gallery.open('lab', { snippet: FAR })
  const lines = page.getByRole('region').filter({ has: page.getByRole('table') })
  await expect(lines).toBeHidden()
  const fold = page.locator('summary', { hasText: 'The same, step by step' })
  await fold.click()
  await expect(lines).toContainText('256')
  await editor(figure).fill('float *a;\nfloat x = a[threadIdx.x];')
  await expect(lines).not.toContainText('256')
  // Where there is nothing to derive there is no fold.
  await editor(figure).fill('__shared__ float s[64];\nvalue = s[threadIdx.x];')
  await expect(fold).toBeHidden()
})

test('A hint is tried with one press, makes the difference it promised, and can be taken back', async ({ gallery }) => {
  const figure = await gallery.open('lab')
  const before = Number(await figure.readout('sectors').textContent())
  const text = await editor(figure).inputValue()
  await figure.root.locator('button[name="try"]').first().click()
  await expect(editor(figure)).not.toHaveValue(text)
  expect(Number(await figure.readout('sectors').textContent())).toBeLessThan(before)
  await figure.root.locator('button[name="undo-try"]').click()
  await expect(editor(figure)).toHaveValue(text)
  await expect(figure.readout('sectors')).toHaveText(String(before))
})

test('By keyboard I try a hint, and am still among the hints', async ({ page, gallery }) => {
  const figure = await gallery.open('lab')
  await figure.root.locator('button[name="try"]').first().focus()
  await page.keyboard.press('Enter')
  await expect(figure.readout('sectors')).toHaveText('4')
  await expect(figure.root.locator('.hints button:focus')).toHaveCount(1)
})

test('An example opens in the lab, in either language', async ({ page, course }) => {
  for (const lang of ['en', 'hi-Latn'] as const) {
    await course.open('lab', lang)
    const group = page.locator('details.examples').first()
    await group.locator('summary').click()
    await group.getByRole('link').first().click()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const figure = course.figure(0)
    await expect(figure.root.getByRole('textbox').first()).toHaveValue(/threadIdx/)
    await expect(figure.root.locator('.wrongs')).toBeEmpty()
  }
})

test('The derivation has the numbers of my own line', async ({ page, course }) => {
  await course.open('lab')
  const lines = page.getByRole('region').filter({ has: page.getByRole('table') })
  await expect(lines).toContainText('1024')
  await page.getByRole('textbox', { name: /^CUDA/ }).fill('float *a;\nfloat x = a[threadIdx.x];')
  await expect(lines).not.toContainText('1024')
  await expect(lines).toContainText('128')
})

/** More than any link should hold. */
const LONG = `float *a;\n${'// a line of a long kernel, as people paste them\n'.repeat(200)}value = a[8 * threadIdx.x];`

for (const [lang, said] of [
  ['en', 'The text is too long for a link; it is kept in this browser.'],
  ['hi-Latn', 'Text link ke liye bahut lamba hai; isi browser mein save hai.'],
] as const) {
  test(`A text too long for a link is there after a reload and when I come back: ${lang}`, async ({ page, course }) => {
    await course.open('lab', lang)
    const figure = course.figure(0)
    await editor(figure).fill(LONG)
    await expect(figure.root).toContainText(said)
    await expect(figure.root.locator('button[name="copy-link"]')).toBeDisabled()
    await expect(page).toHaveURL(/at=lab/)
    expect(page.url().length).toBeLessThan(1000)
    await page.reload()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await expect(editor(figure)).toHaveValue(LONG)
    await expect(figure.root).toContainText(said)
    await course.open('lab', lang)
    await expect(editor(figure)).toHaveValue(LONG)
    // What a link brings goes before what is kept.
    await page.goto(`${lang}/lab/?v=1&fig=lab&snippet=${encodeURIComponent(FAR)}`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await expect(editor(figure)).toHaveValue(FAR)
    await expect(figure.root).not.toContainText(said)
    await expect(figure.root.locator('button[name="copy-link"]')).toBeEnabled()
  })
}

test('Where the browser keeps nothing I am told to copy a long text', async ({ page, course }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException('blocked', 'SecurityError') } })
    }
  })
  await course.open('lab')
  const figure = course.figure(0)
  await editor(figure).fill(LONG)
  await expect(figure.root).toContainText('this browser keeps nothing: copy the text before you leave')
})

test('What I write over what I tried is not taken away by the way back', async ({ gallery }) => {
  const figure = await gallery.open('lab')
  const mine = 'struct P { float x, y, z; };\nP *p;\nfloat v = p[threadIdx.x].x;'
  await editor(figure).fill(mine)
  await figure.root.locator('button[name="try"]').first().click()
  await editor(figure).fill(FAR)
  await expect(figure.root.getByRole('button', { name: 'Back to yours' })).toHaveCount(0)
  const other = figure.root.getByRole('button', { name: 'To your other text' })
  await other.click()
  await expect(editor(figure)).toHaveValue(mine)
  await other.click()
  await expect(editor(figure)).toHaveValue(FAR)
})

test('A wasteful access is shown first, and a good one leads to it', async ({ page, gallery }) => {
  const figure = await gallery.open('lab', { access: '1' })
  await editor(figure).fill('float *a, *b;\nb[threadIdx.x] = a[threadIdx.x * 6];')
  await expect(figure.readout('sectors')).toHaveText('24')
  await expect(page).not.toHaveURL(/access=/)
  await figure.root.getByRole('button', { name: /^b\[threadIdx\.x\]/ }).click()
  await expect(figure.readout('sectors')).toHaveText('4')
  await figure.root.getByRole('button', { name: 'Look at a[threadIdx.x * 6]' }).click()
  await expect(figure.readout('sectors')).toHaveText('24')
})
