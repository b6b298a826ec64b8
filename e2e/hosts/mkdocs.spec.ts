// Material for MkDocs changes pages without loading them anew: it takes the article out and puts another in.

import { count, strided } from '../model'
import { expect, lectures, test } from './lecture'

test('I go to the next lecture and back without a new page, and the figures are there again', async ({ page, lecture }) => {
  await lecture.open(lectures.mkdocs)
  const guest = lecture.figure('coalescing')
  await guest.reach()
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
  await page.getByRole('navigation').getByRole('link', { name: 'Week 4' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Week 4' })).toBeVisible()
  await expect(guest.element).toHaveCount(0)
  await page.goBack()
  await guest.reach()
  await expect(guest.figure.readout('sectors')).toHaveText(count(strided(2)).sectors)
  await guest.figure.set('stride', 8)
  await expect(guest.figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
  await guest.fits()
  await expect(page.locator('body')).toHaveAttribute('data-same-page')
})
