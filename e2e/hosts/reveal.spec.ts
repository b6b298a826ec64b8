// A lecture as a reveal.js deck: most slides are hidden, all are scaled, and the arrow keys turn them.

import type { Page } from '@playwright/test'
import { count, strided } from '../model'
import { expect, type Guest, test, turnCard } from './lecture'

const deck = 'reveal/'

/** The id of the slide that is shown. */
const slide = (page: Page) => page.locator('.slides section.present:not(.stack)')

test('A figure on a hidden slide comes alive when I turn to it, and keeps what I did while I am elsewhere', async ({
  page,
  lecture,
}) => {
  await lecture.open(deck)
  await expect(slide(page)).toHaveId('title')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveId('one-load')
  const guest = lecture.figure('coalescing')
  await guest.answers()
  await expect(guest.figure.readout('sectors')).toHaveText(count(strided(2)).sectors)
  await guest.figure.set('stride', 8)
  await expect(guest.figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
  await page.getByRole('heading', { name: 'One warp, one load' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(slide(page)).toHaveId('title')
  await expect(guest.element).not.toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveId('one-load')
  await expect(guest.figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
})

test('Down the stack is the librarian, then a plain frame, then cards: all answer', async ({ page, lecture }) => {
  await lecture.open(`${deck}#/librarian`)
  await page.keyboard.press('ArrowDown')
  await expect(slide(page)).toHaveId('hinglish')
  const [, librarian, plain, cards] = lecture.guests
  await librarian.answers()
  await expect(librarian.figure.root).toHaveAccessibleName('32 dost aur librarians ke carts')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveId('banks')
  await plain.answers()
  await expect(plain.figure.control('stride')).toHaveValue('33')
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveId('cards')
  await cards.answers()
  await turnCard(cards)
})

for (const [name, viewport] of Object.entries({
  'a small laptop': { width: 800, height: 600 },
  'a projector': { width: 1920, height: 1080 },
})) {
  test(`On ${name} the deck scales the figure, which fits its slide and is hit where it is pointed at`, async ({
    page,
    lecture,
  }) => {
    await page.setViewportSize(viewport)
    await lecture.open(`${deck}#/one-load`)
    const guest = lecture.figure('coalescing')
    await guest.answers()
    await guest.fits()
    // Of its own accord the figure knows nothing of the scale.
    expect(await guest.inside.locator('html').evaluate(() => innerWidth)).toBe(1280)
    await expect.poll(() => within(page, guest)).toBe(true)
    await guest.figure.toggle('lane 7')
    await expect(guest.figure.lane(7)).toHaveAttribute('aria-pressed', 'false')
  })
}

test('The arrows turn slides outside of a figure, and walk through it inside', async ({ page, lecture }) => {
  await lecture.open(`${deck}#/one-load`)
  const guest = lecture.figure('coalescing')
  await guest.answers()
  expect(await lecture.focus()).toBe('body')
  await guest.figure.lane(0).focus()
  await page.keyboard.press('ArrowDown')
  await expect(guest.figure.button('sector 0')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(guest.figure.button('sector 1')).toBeFocused()
  await expect(slide(page)).toHaveId('one-load')
  await page.getByRole('heading', { name: 'One warp, one load' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(slide(page)).toHaveId('librarian')
})

test('The handout, which shows all slides at once, has the figures', async ({ page, lecture }) => {
  await lecture.open(`${deck}?print-pdf`)
  await page.emulateMedia({ media: 'print' })
  await page.locator('html.reveal-print').waitFor()
  for (const guest of [lecture.figure('coalescing'), lecture.figure('library')]) {
    await guest.reach()
    await expect(guest.figure.drawing).toBeVisible()
  }
})

/** Whether the element lies inside of the slide that is shown. */
function within(page: Page, guest: Guest): Promise<boolean> {
  return guest.element.evaluate((element) => {
    const inner = element.getBoundingClientRect()
    return inner.left >= 0 && inner.top >= 0 && inner.right <= innerWidth && inner.bottom <= innerHeight
  })
}
