// Flashcards in pages of other people.

import { expect, test } from '../host'

const NOTHING_KEPT = /keeps nothing here/

test('I review all cards in somebody\'s notes, by its keys once I am in the frame', async ({ host, page }) => {
  await host.write('<coalescope-cards query="now=2026-12-01T09:00"></coalescope-cards>')
  const cards = await host.embedded('coalescope-cards').answers()
  const desk = cards.inside.getByRole('region', { name: 'Review', exact: true })
  await desk.getByRole('button', { name: 'Show the answer' }).click()
  await page.keyboard.press('2')
  await expect(desk.locator('[data-slot=new]')).toHaveText('9')
  expect(await host.told('ready')).toMatchObject([{ cards: 'all', lang: 'en', query: '' }])
})

test('What I answer there is kept when I come again', async ({ host }) => {
  const html = '<coalescope-cards query="now=2026-12-01T09:00"></coalescope-cards>'
  await host.write(html)
  let { inside } = await host.embedded('coalescope-cards').answers()
  await inside.getByRole('button', { name: 'Show the answer' }).click()
  await inside.getByRole('button', { name: /^Knew it/ }).click()
  await expect(inside.locator('[data-slot=new]')).toHaveText('9')
  await host.write(html)
  inside = (await host.embedded('coalescope-cards').answers()).inside
  await expect(inside.locator('[data-slot=new]')).toHaveText('9')
  await expect(inside.getByText(NOTHING_KEPT)).toHaveCount(0)
})

test('Where a frame keeps nothing, I am told before I begin', async ({ host }) => {
  await host.write(
    `<coalescope-cards id="all" sandbox="allow-scripts"></coalescope-cards>
     <coalescope-cards id="some" chapter="banks" sandbox="allow-scripts"></coalescope-cards>`,
  )
  for (const id of ['all', 'some']) {
    const { inside } = await host.embedded(`#${id}`).answers()
    await expect(inside.getByText(NOTHING_KEPT)).toBeVisible()
  }
})

test('The cards of a chapter are rated where they stand, and the frame grows with them', async ({ host }) => {
  await host.write('<coalescope-cards chapter="banks"></coalescope-cards>')
  const cards = await host.embedded('coalescope-cards').answers()
  await cards.fits()
  const before = await cards.heights()
  const first = cards.inside.locator('#card-banks-turns')
  await first.locator('summary').click()
  await cards.fits()
  expect((await cards.heights()).frame).toBeGreaterThan(before.frame)
  await first.getByRole('button', { name: 'Knew it' }).click()
  await expect(first.locator('summary')).toContainText('Knew it')
  expect(await host.told('ready')).toMatchObject([{ cards: 'banks' }])
})

test('Another chapter, or all of them, is another page of the frame', async ({ host }) => {
  await host.write('<coalescope-cards chapter="banks" theme="dark"></coalescope-cards>')
  const cards = await host.embedded('coalescope-cards').answers()
  await cards.set('chapter', 'dram')
  await expect(cards.inside.getByRole('heading', { level: 1 })).toHaveText('What a row costs')
  await expect.poll(async () => (await host.told('ready')).length).toBe(2)
  await cards.element.evaluate((element) => element.removeAttribute('chapter'))
  await expect(cards.inside.getByRole('heading', { level: 1 })).toHaveText('Flashcards')
  await expect.poll(async () => (await host.told('ready')).at(-1)).toMatchObject({ cards: 'all' })
  await expect(cards.inside.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('A chapter that nobody knows is said in the frame, and all cards are there', async ({ host }) => {
  await host.write('<coalescope-cards chapter="bnks" lang="hi"></coalescope-cards>')
  const { inside } = await host.embedded('coalescope-cards').answers()
  await expect(inside.getByText('chapter=bnks')).toBeVisible()
  await expect.poll(() => host.told('error')).toHaveLength(1)
  await expect(inside.getByRole('button', { name: 'Jawab dikhao' })).toBeVisible()
})

test('The frame has one way out to the site', async ({ page }) => {
  for (const [path, out] of [
    ['en/embed/cards/', /en\/cards\/$/],
    ['en/embed/cards/banks/', /en\/banks\/$/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const link = page.getByRole('link', { name: 'Read on at Coalescope' })
    await expect(link).toHaveAttribute('href', out)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})
