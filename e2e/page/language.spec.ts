// The language switch: the same page, the same place in it, the same figures.

import type { Page } from '@playwright/test'
import { alive, expect, test } from '../fixtures'

async function switchTo(page: Page, name: 'English' | 'Hinglish', tag: string): Promise<void> {
  // Not a click by mouse: that would first scroll to the link.
  await page.getByRole('banner').getByRole('link', { name }).evaluate((link) => (link as HTMLElement).click())
  await page.waitForURL(new RegExp(`/${tag}/`))
  await alive(page)
}

/** How far below the top of the screen something begins. */
async function top(page: Page, id: string): Promise<number> {
  return page.evaluate((id) => document.getElementById(id)!.getBoundingClientRect().top, id)
}

test('I change two figures, switch to Hinglish and back, and find both as I left them', async ({ page, course }) => {
  await course.open('coalescing')
  const [first, second, untouched] = [course.figure(0), course.figure(1), course.figure(2)]
  await second.toggle('Fetch')
  await second.set('offset', 3)
  await first.set('stride', 5)
  await first.toggle('lane 4')
  const counts = await first.readout('sectors').textContent()
  const author = await untouched.control('stride').inputValue()
  for (const [name, tag] of [['Hinglish', 'hi-Latn'], ['English', 'en']] as const) {
    await switchTo(page, name, tag)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page).toHaveURL(new RegExp(`/${tag}/coalescing/`))
    await expect(first.control('stride')).toHaveValue('5')
    await expect(first.lane(4)).toHaveAttribute('aria-pressed', 'false')
    await expect(first.readout('sectors')).toHaveText(counts!)
    await expect(second.control('offset')).toHaveValue('3')
    await expect(second.root.locator('[aria-current=step]')).toHaveText('Fetch')
    await expect(untouched.control('stride')).toHaveValue(author)
  }
})

test('A figure that I turned to its other face keeps that face', async ({ page, course }) => {
  await course.open('coalescing')
  await course.figure(1).toggle('Librarian')
  await course.figure(0).set('stride', 3)
  await switchTo(page, 'Hinglish', 'hi-Latn')
  await expect(course.figure(1).root).toHaveAccessibleName('32 dost aur librarians ke carts')
})

test('The switch is within reach wherever I read', async ({ page, course }) => {
  await course.open('coalescing')
  await page.evaluate(() => document.getElementById('bursts')!.scrollIntoView())
  await expect(page.getByRole('link', { name: 'Hinglish' }).first()).toBeInViewport()
})

test('The figure that I look at stays where it is on my screen', async ({ page, course }) => {
  await course.open('coalescing')
  await page.evaluate(() => {
    const figure = document.getElementById('figure-stride')!
    window.scrollTo(0, window.scrollY + figure.getBoundingClientRect().top + 40)
  })
  const before = await top(page, 'figure-stride')
  await switchTo(page, 'Hinglish', 'hi-Latn')
  await expect.poll(async () => Math.abs((await top(page, 'figure-stride')) - before)).toBeLessThan(4)
  await switchTo(page, 'English', 'en')
  await expect.poll(async () => Math.abs((await top(page, 'figure-stride')) - before)).toBeLessThan(4)
})

test('The heading that I read under stays on my screen', async ({ page, course }) => {
  await course.open('coalescing')
  const height = page.viewportSize()!.height
  for (const id of ['hardware', 'bursts', 'counts']) {
    await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), id)
    await switchTo(page, 'Hinglish', 'hi-Latn')
    await expect.poll(() => top(page, id), id).toBeGreaterThan(-height / 2)
    await expect.poll(() => top(page, id), id).toBeLessThan(height)
    await switchTo(page, 'English', 'en')
  }
})

for (const [name, path] of [['The home page', ''], ['The cards', 'cards/'], ['The page of drills', 'drill/'], ['The chapter', 'coalescing/']]) {
  test(`${name} leads to itself in the other language`, async ({ page }) => {
    await page.goto(`en/${path}`)
    const link = page.getByRole('banner').getByRole('link', { name: 'Hinglish' })
    await expect(link).toHaveAttribute('lang', 'hi-Latn')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/gpu/hi-Latn/${path}$`))
    await expect(page.getByRole('banner').getByRole('link', { name: 'Hinglish' })).toHaveAttribute('aria-current', 'page')
  })
}

test('A chapter that I open anew is as its author wrote it, whatever I did before', async ({ page, course }) => {
  await course.open('coalescing')
  await course.figure(0).set('stride', 5)
  await switchTo(page, 'Hinglish', 'hi-Latn')
  await expect(course.figure(0).control('stride')).toHaveValue('5')
  await course.open('coalescing', 'hi-Latn')
  await expect(course.figure(0).control('stride')).toHaveValue('2')
})

test('Both languages have the same figures, headings and questions, in the same order', async ({ page, course }) => {
  const ids = async (lang: 'en' | 'hi-Latn') => {
    await course.read('coalescing', lang)
    return page.locator('main [id]').evaluateAll((found) => found.map((element) => element.id))
  }
  const english = await ids('en')
  expect(english).toContain('hardware')
  expect(await ids('hi-Latn')).toEqual(english)
})
