// Reading without a network: what I have opened, what came along, and what I asked for.

import { alive } from '../fixtures'
import { areKept, expect, patient, test, untilKept } from '../host'
import { count, strided } from '../model'

test.describe.configure({ timeout: 120_000 })

test('A chapter that I have opened opens again: its figures answer, and its cards take my answers', async ({
  page,
  course,
  host,
}) => {
  await course.open('coalescing')
  await untilKept(page)
  await host.stop()
  await page.reload()
  await alive(page)
  const figure = course.figure(0)
  await figure.set('stride', 8)
  await expect(figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
  const cards = page.getByRole('region', { name: 'Cards of this chapter' })
  await cards.scrollIntoViewIfNeeded()
  await page.locator('body [data-later][data-ready]').waitFor()
  const card = cards.locator('details').first()
  await card.locator('summary').click()
  await card.getByRole('button', { name: 'Knew it' }).click()
  await expect(card.locator('summary')).toContainText('back in')
})

test('So it does by a link that says a state, without its slash, and in the other language', async ({ page, course, host }) => {
  await course.open('coalescing')
  await untilKept(page)
  await expect.poll(() => areKept(page, ['hi-Latn/coalescing/']), patient).toEqual([true])
  await host.stop()
  await page.goto('en/coalescing?v=1&fig=coalescing&stride=16')
  await alive(page)
  await expect(page).toHaveURL(/\/gpu\/en\/coalescing\/\?v=1/)
  await page.getByRole('banner').getByRole('link', { name: 'Hinglish' }).click()
  await expect(page).toHaveURL(/hi-Latn\/coalescing/)
  await alive(page)
  await course.figure(0).set('stride', 8)
  await expect(course.figure(0).readout('sectors')).toHaveText(count(strided(8)).sectors)
})

test('From my second page on the course comes along in my language, and I turn its pages', async ({ page, course, host }) => {
  await course.open('', 'hi-Latn')
  await untilKept(page)
  expect(host.asked.filter((path) => path.includes('banks'))).toEqual([])
  await course.open('coalescing', 'hi-Latn')
  await expect.poll(() => areKept(page, ['hi-Latn/about/']), patient).toEqual([true])
  await host.stop()
  await page.locator('.turn .next').click()
  await expect(page).toHaveURL(/\/hi-Latn\/derivation\/$/)
  await alive(page)
  for (const chapter of ['banks', 'mistakes']) await course.open(chapter, 'hi-Latn')
  await page.goto('hi-Latn/cards/')
  await alive(page)
  await page.getByRole('button', { name: 'Jawab dikhao', exact: true }).click()
  await page.getByRole('group', { name: 'Kaisa raha?' }).getByRole('button').last().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
})

test('Where my browser saves data, nothing comes that I did not open', async ({ page, course, host }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }))
  for (const chapter of ['coalescing', 'banks']) {
    await course.open(chapter)
    await untilKept(page)
  }
  expect(host.asked.filter((path) => /hi-Latn\/|cards|dram/.test(path) && !path.endsWith('manifest'))).toEqual([])
  await host.stop()
  await course.open('coalescing')
  await course.open('banks')
})

test('I keep the whole site, see how much that is, and open what I never opened before', async ({ page, course, host, gallery }) => {
  await course.open('about')
  const wish = page.getByRole('button', { name: 'Keep the whole site on this device' })
  const told = page.getByText(/^[\d.]+ of [\d.]+ MB are on this device\.$/)
  await untilKept(page)
  const [before, all] = (await told.innerText()).match(/[\d.]+/g)!.map(Number)
  expect(before).toBeGreaterThan(0)
  expect(before).toBeLessThan(all / 5)
  await wish.click()
  await expect(page.getByRole('status')).toHaveText('Everything is on this device.', patient)
  await expect(told).toHaveText(`${all.toFixed(1)} of ${all.toFixed(1)} MB are on this device.`)
  await expect(wish).toBeHidden()
  await host.stop()
  for (const lang of ['en', 'hi-Latn'] as const) {
    const figure = await gallery.visit(`${lang}/embed/?v=1&fig=banks&stride=2`)
    await expect(page).toHaveURL(new RegExp(`${lang}/embed/banks/\\?v=1&fig=banks&stride=2`))
    await expect(figure.control('stride')).toHaveValue('2')
    await course.open('lab', lang)
    await course.open('drill', lang)
  }
})

test('If the network goes while I fetch the site, I am told, and go on later', async ({ page, course, host, complaints }) => {
  await course.open('about', 'hi-Latn')
  const wish = page.getByRole('button', { name: 'Poori site is device par rakho' })
  await expect(wish).toBeVisible()
  host.before = async (path) => (path.includes('lab') ? 500 : undefined)
  await wish.click()
  const said = page.getByRole('region', { name: 'Bina network ke' }).getByRole('status')
  await expect(said).toContainText('Beech mein ruk gaya', patient)
  host.before = async () => {}
  await wish.click()
  await expect(said).toHaveText('Sab kuch is device par hai.', patient)
  complaints.length = 0
})

test('A page that is not kept says so in both languages, and leads home from any depth', async ({ page, course, host, complaints }) => {
  await course.open('banks')
  await untilKept(page)
  await expect.poll(() => areKept(page, ['hi-Latn/banks/']), patient).toEqual([true])
  await course.open('')
  await untilKept(page)
  await host.stop()
  await page.goto('en/embed/tile/?stride=2')
  await expect(page.getByRole('heading')).toHaveText(['There is no page here', 'Yahan koi page nahi hai'])
  await page.getByRole('link', { name: 'To the first page' }).click()
  await alive(page)
  await expect(page).toHaveURL(/\/gpu\/en\/$/)
  complaints.length = 0
})

test('A slow network does not keep me waiting for what is here', async ({ page, course, host }) => {
  await course.open('coalescing')
  await untilKept(page)
  let go = () => {}
  const held = new Promise<void>((done) => (go = done))
  host.before = async () => held
  await page.reload()
  await alive(page)
  await expect(course.figure(0).control('stride')).toBeVisible()
  go()
})

test('A host that fails gets no page thrown away and none kept wrong', async ({ page, course, host, complaints }) => {
  await course.open('coalescing')
  await untilKept(page)
  host.before = async (path) => (path.startsWith('en/') ? 503 : undefined)
  await page.reload()
  await alive(page)
  await page.goto('en/lab/')
  await expect(page.getByText('no', { exact: true })).toBeVisible()
  expect(await areKept(page, ['en/lab/'])).toEqual([false])
  complaints.length = 0
})
