// The chapter around its figures: sentences and derivations that follow them, and questions.

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { count, strided, type Access } from '../model'

/** A question of the chapter: what is guessed, and what is said to it. */
class Question {
  constructor(
    readonly page: Page,
    readonly id: string,
  ) {}

  get root() {
    return this.page.locator(`#question-${this.id}`)
  }

  async guess(what: string): Promise<void> {
    await this.root.getByRole('textbox').fill(what)
    await this.root.getByRole('button').click()
  }

  get verdict() {
    return this.root.getByRole('status')
  }

  /** The reasons behind the fold. */
  get reasons() {
    return this.root.locator('details p').last()
  }
}

const doubles = strided(1, 8)
const eightLate: Access = { width: 4, addresses: strided(1).addresses.map((at) => at! + 32) }
const oddLanesOff: Access = {
  width: 4,
  addresses: strided(1).addresses.map((at, lane) => (lane % 2 ? null : at)),
}

for (const [id, access] of [
  ['coalescing-doubles', doubles],
  ['coalescing-shift-eight', eightLate],
  ['coalescing-odd-lanes-off', oddLanesOff],
] as const) {
  test(`I answer ${id} with the model's count, and hear why it is right`, async ({ page, course }) => {
    const { sectors } = count(access)
    await course.open('coalescing')
    const question = new Question(page, id)
    await expect(question.reasons).toBeHidden()
    await question.guess(sectors)
    await expect(question.verdict).toHaveText(`Yes, ${sectors}.`)
    await expect(question.reasons).toBeVisible()
    await expect(question.root).toContainText(`The answer is ${sectors}.`)
  })
}

test('I guess too few, and hear what I may have counted', async ({ page, course }) => {
  await course.open('coalescing')
  const question = new Question(page, 'coalescing-doubles')
  const floats = count(strided(1)).sectors
  await question.guess(floats)
  await expect(question.verdict).toContainText(`${floats} is too few. `)
  await expect(question.verdict).toContainText('4-byte elements')
  await expect(question.reasons).toBeHidden()
})

test('I guess too many, and am told', async ({ page, course }) => {
  await course.open('coalescing')
  const question = new Question(page, 'coalescing-doubles')
  await question.guess('999')
  await expect(question.verdict).toContainText('999 is too many.')
  await expect(question.reasons).toBeHidden()
})

for (const typed of ['', 'eight', '-1', '7.5']) {
  test(`I type "${typed}" and am asked for a number`, async ({ page, course }) => {
    await course.open('coalescing')
    const question = new Question(page, 'coalescing-doubles')
    await question.guess(typed)
    await expect(question.verdict).toHaveText('A whole number, please.')
    await expect(question.reasons).toBeHidden()
  })
}

test('In Hinglish I am answered in Hinglish', async ({ page, course }) => {
  await course.open('coalescing', 'hi-Latn')
  const question = new Question(page, 'coalescing-doubles')
  await question.guess('aath')
  await expect(question.verdict).toHaveText('Whole number likho.')
  const { sectors } = count(doubles)
  await question.guess(sectors)
  await expect(question.verdict).toHaveText(`Haan, ${sectors}.`)
})

test('The sentence under a figure says the counts of the figure, as I change it', async ({ page, course }) => {
  await course.open('coalescing')
  const sentence = page.getByText('As the figure stands:').locator('..')
  for (const stride of [2, 3, 8]) {
    await course.figure(0).set('stride', stride)
    const { moved, unique, sectors, lines } = count(strided(stride))
    await expect(sentence).toHaveText(
      `As the figure stands: ${moved} bytes moved, ${unique} of them wanted. Sectors: ${sectors}, lines: ${lines}.`,
    )
  }
})

test('The derivation is made of the numbers of its figure', async ({ page, course }) => {
  await course.open('coalescing')
  const derivation = page.getByRole('region', { name: 'The same, step by step' })
  const figure = course.figure(2)
  for (const stride of [8, 3]) {
    await figure.set('stride', stride)
    const { sectors, moved, efficiency } = count(strided(stride))
    const line = (name: string) => derivation.getByRole('row', { name: new RegExp(`^${name}`) })
    await expect(line('sectors touched, counted')).toContainText(new RegExp(`= ${sectors}\\b`))
    await expect(line('bytes moved')).toContainText(new RegExp(`= ${moved}\\b`))
    await expect(line('efficiency')).toContainText(`= ${efficiency}`)
    await expect(line('the myth')).toContainText('not what happens')
  }
})

test('A derivation gives nothing away while its figure waits for a guess', async ({ page, course }) => {
  await course.open('coalescing')
  await course.figure(2).toggle('Guess first')
  await expect(page.getByRole('region', { name: 'The same, step by step' }).getByRole('row')).toHaveCount(0)
})

test('Sentences give nothing away while their figure waits for a guess', async ({ page, course }) => {
  await course.open('coalescing')
  await course.figure(0).toggle('Guess first')
  const { moved } = count(strided(2))
  await expect(page.getByText('As the figure stands:').locator('..')).not.toContainText(moved)
})

test('I jump over the header to the text', async ({ page, course }) => {
  await course.open('coalescing')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#text$/)
})
