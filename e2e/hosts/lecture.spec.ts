// A lecture with two figures, a plain frame and flashcards: as an mdBook, in Sphinx, and in MkDocs with Material.

import { count, strided } from '../model'
import { barriersIn, expect, type Lecture, lectures, test, turnCard } from './lecture'

for (const [name, path] of Object.entries(lectures)) {
  test.describe(name, () => {
    test('Figures answer in my notes, each in its language, and cards turn', async ({ lecture }) => {
      await lecture.open(path)
      const [coalescing, librarian, plain, cards] = lecture.guests
      await coalescing.reach()
      await expect(coalescing.figure.readout('sectors')).toHaveText(count(strided(2)).sectors)
      await coalescing.figure.set('stride', 8)
      for (const [what, value] of Object.entries(count(strided(8)))) {
        await expect(coalescing.figure.readout(what), what).toHaveText(value)
      }
      await librarian.reach()
      await expect(librarian.inside.locator('html')).toHaveAttribute('lang', 'hi-Latn')
      await expect(librarian.figure.root).toHaveAccessibleName('32 dost aur librarians ke carts')
      await expect(librarian.figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
      await plain.reach()
      await expect(plain.figure.control('stride')).toHaveValue('33')
      await cards.reach()
      await turnCard(cards)
    })

    test('Each frame is as high as what it shows, also when that grows, and does not jump about', async ({ lecture }) => {
      await lecture.open(path)
      const [coalescing] = lecture.elements
      for (const guest of lecture.elements) {
        await guest.reach()
        await guest.fits()
        const html = guest.inside.locator('html')
        expect(await html.evaluate((html) => html.scrollWidth - html.clientWidth), 'hidden at the side').toBe(0)
      }
      await coalescing.element.scrollIntoViewIfNeeded()
      const seen = await coalescing.seen()
      await coalescing.figure.unfold('The numbers as a table')
      await expect(coalescing.figure.table).toBeVisible()
      await coalescing.fits()
      await coalescing.figure.unfold('The numbers as a table')
      await coalescing.fits()
      const heights = await seen.jsonValue()
      const turns = heights.filter((height, at) => at > 1 && height < heights[at - 1] !== heights[at - 1] < heights[at - 2])
      expect(turns, `heights ${heights}`).toHaveLength(1)
    })

    test('My pages look as they did, and get no new names', async ({ page, lecture }) => {
      await page.route('**/coalescope.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      await lecture.open(path)
      const before = await looks(lecture)
      await page.unroute('**/coalescope.js')
      await lecture.open(path)
      // It is near enough to the top. Scrolling there would make a host note names of its own.
      await lecture.figure('coalescing').answers()
      expect(await looks(lecture)).toEqual(before)
    })

    test('The figure is drawn as on a page of its own: no style of mine reaches it', async ({ lecture, context, page }) => {
      await lecture.open(path)
      for (const guest of lecture.elements) {
        await guest.reach()
        await guest.fits()
        const [width, height] = await guest.iframe.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
        expect(width).toBe(await guest.element.evaluate((element) => element.parentElement!.clientWidth))
        const alone = await context.newPage()
        await alone.setViewportSize({ width, height })
        await alone.goto(await guest.iframe.evaluate((frame: HTMLIFrameElement) => frame.src))
        const needed = alone.locator('html').evaluate((html) => html.getBoundingClientRect().height)
        expect(Math.abs((await needed) - height)).toBeLessThan(4)
        await alone.close()
        await page.bringToFront()
      }
    })

    test('A link to a heading below figures shows that heading, and goes on showing it while they come', async ({ lecture, page }) => {
      await lecture.open(`${path}#before-the-lab`)
      const heading = page.getByRole('heading', { name: 'Before the lab' })
      await expect(heading).toBeInViewport()
      await lecture.cards.answers()
      await lecture.cards.fits()
      await expect(heading).toBeInViewport()
      const top = () => heading.evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await top()
      // What stands above has waited for the reader; now all of it comes at once.
      for (const guest of lecture.guests) await guest.iframe.evaluate((frame: HTMLIFrameElement) => (frame.loading = 'eager'))
      for (const guest of lecture.guests) await guest.answers()
      for (const guest of lecture.elements) await guest.fits()
      expect(Math.abs((await top()) - before)).toBeLessThan(2)
      expect(await lecture.focus()).toBe('body')
    })

    test('On paper are the figures that I have come to, without what only a screen needs', async ({ lecture, page }) => {
      await lecture.open(path)
      const figures = [lecture.figure('coalescing'), lecture.figure('library')]
      for (const guest of figures) await guest.reach()
      await page.emulateMedia({ media: 'print' })
      for (const guest of figures) {
        // A browser lets a frame sleep that is far away, and paper is near everything.
        await guest.reach()
        await expect(guest.figure.drawing).toBeVisible()
        await expect(guest.figure.readout('sectors')).toBeVisible()
        await expect(guest.figure.button('Copy')).toHaveCount(0)
        await guest.fits()
      }
    })

    test('What axe looks for is not in the frames', async ({ lecture }) => {
      await lecture.open(path)
      for (const guest of lecture.guests) await guest.reach()
      expect(await barriersIn(lecture.guests)).toEqual([])
    })
  })
}

/** All computed styles of what the notes consist of, and the names that scripts share. */
function looks(lecture: Lecture) {
  return lecture.page.evaluate(() => {
    // These say how high the page is, which is what figures change.
    const ofHeight = /^(height|block-size|perspective-origin|transform-origin)$/
    const style = (element: Element) => {
      const computed = getComputedStyle(element)
      return [...computed].filter((name) => !ofHeight.test(name)).map((name) => `${name}: ${computed.getPropertyValue(name)}`)
    }
    const parts = ['html', 'body', 'main h1', 'main h2', 'main p', 'main li', 'main a', 'main code', 'nav', 'button']
    const styles = parts.map((part) => [part, document.querySelector(part)] as const)
    return {
      styles: Object.fromEntries(styles.map(([part, found]) => [part, found && style(found)])),
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      // A window's frames are names, too: 0, 1, 2.
      names: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)).sort(),
    }
  })
}
