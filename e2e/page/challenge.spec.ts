// Challenges: I set a figure's controls until what is wanted holds.

import type { Page } from '@playwright/test'
import { expect, test, type Course, type Figure } from '../fixtures'
import { count, strided } from '../model'

/** A challenge of a chapter: what it wants, and what it says of where I stand. */
class Challenge {
  constructor(
    readonly page: Page,
    readonly id: string,
  ) {}

  get root() {
    return this.page.locator(`#challenge-${this.id}`)
  }

  /** What stands now and what is wanted, a line a condition. */
  get stand() {
    return this.root.getByRole('listitem')
  }

  get verdict() {
    return this.root.getByRole('status')
  }

  get fold() {
    return this.root.locator('details')
  }

  /** The reasons behind the fold. */
  get reasons() {
    return this.fold.locator('p').first()
  }

  /** The figure that it is about. */
  async figure(course: Course): Promise<Figure> {
    const place = await this.root.locator('a[href^="#figure-"]').getAttribute('href')
    return course.placed(place!.slice(1))
  }
}

const sixteen = 'coalescing-sixteen-sectors'

test('I turn the stride until the challenge is reached, and hear why', async ({ page, course }) => {
  await course.open('coalescing')
  const challenge = new Challenge(page, sixteen)
  const figure = await challenge.figure(course)
  for (const stride of [2, 3]) {
    await figure.set('stride', stride)
    await expect(challenge.stand.last()).toHaveText(`sectors ${count(strided(stride)).sectors}, wanted 16`)
    await expect(challenge.verdict).not.toContainText('Reached')
    await expect(challenge.reasons).toBeHidden()
  }
  await figure.set('stride', 4)
  await expect(challenge.stand.last()).toHaveText('sectors 16, wanted 16 ✓')
  await expect(challenge.verdict).toContainText('Reached.')
  await expect(challenge.reasons).toBeVisible()
})

test('What I have reached stays reached as I turn on, and what I close stays closed', async ({ page, course }) => {
  await course.open('coalescing')
  const challenge = new Challenge(page, sixteen)
  const figure = await challenge.figure(course)
  await figure.set('stride', 4)
  await expect(challenge.reasons).toBeVisible()
  await challenge.fold.locator('summary').click()
  await figure.set('stride', 8)
  await expect(challenge.stand.last()).toHaveText('sectors 32, wanted 16')
  await expect(challenge.verdict).toContainText('Reached.')
  await expect(challenge.reasons).toBeHidden()
})

test('I am shown one way, which is not yet mine, and then find it myself', async ({ page, course }) => {
  await course.open('coalescing')
  const challenge = new Challenge(page, sixteen)
  const figure = await challenge.figure(course)
  await challenge.root.getByRole('button', { name: 'Show one way' }).click()
  await expect(figure.readout('sectors')).toHaveText('16')
  await expect(challenge.verdict).toContainText('This is one way.')
  await expect(challenge.reasons).toBeVisible()
  await figure.set('stride', 2)
  await expect(challenge.verdict).toHaveText(/^\s*$/)
  await figure.set('stride', 4)
  await expect(challenge.verdict).toContainText('Reached.')
})

test('With the keyboard I go to the figure, and to its first control', async ({ page, course, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key')
  await course.open('coalescing')
  const challenge = new Challenge(page, sixteen)
  const figure = await challenge.figure(course)
  await challenge.root.getByRole('link', { name: 'Go to the figure' }).focus()
  await page.keyboard.press('Enter')
  await expect(figure.root).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(figure.control('stride')).toBeFocused()
})

test('A challenge gives nothing away while its figure waits for a guess', async ({ page, course }) => {
  await course.open('banks')
  const challenge = new Challenge(page, 'banks-eight-turns')
  await expect(challenge.stand.last()).toHaveText('turns (wavefronts) ?, wanted 8')
  const figure = await challenge.figure(course)
  await figure.set('stride', 24)
  await expect(challenge.verdict).not.toContainText('Reached')
  await figure.toggle('Just show me')
  await expect(challenge.verdict).toContainText('Reached.')
})

test('In Hinglish I am answered in Hinglish', async ({ page, course }) => {
  await course.open('coalescing', 'hi-Latn')
  const challenge = new Challenge(page, sixteen)
  await expect(challenge.stand.last()).toHaveText('sectors 8, chahiye 16')
  const figure = await challenge.figure(course)
  await figure.set('stride', 4)
  await expect(challenge.verdict).toContainText('Ho gaya.')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of ['en', 'hi-Latn'] as const) {
    test(`Task, goal, reasons and one way are there in ${lang}`, async ({ page, course }) => {
      await course.read('coalescing', lang)
      const challenge = new Challenge(page, sixteen)
      await expect(challenge.root.locator('.ask')).toBeVisible()
      await expect(challenge.stand.last()).toContainText('16')
      await expect(challenge.root.getByRole('button')).toHaveCount(0)
      await challenge.fold.locator('summary').click()
      await expect(challenge.reasons).toBeVisible()
      const way = challenge.fold.getByRole('link')
      await expect(way).toHaveAttribute('href', '../embed/coalescing/?v=1&fig=coalescing&stride=4')
      await way.click()
      await expect(course.figure(0).drawing).toBeVisible()
    })
  }
})
