// A lecture with two figures, a plain frame and flashcards: as an mdBook, in Sphinx, and in MkDocs with Material.

import { count, strided } from '../model'
import { words } from '../review'
import { barriersIn, expect, type Host, lectures, test } from './host'

for (const [name, path] of Object.entries(lectures)) {
  test.describe(name, () => {
    test('Figures answer in my notes, each in its language, and cards turn', async ({ host }) => {
      await host.open(path)
      const [coalescing, librarian, plain, cards] = host.guests
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
      const card = cards.inside.locator('details').first()
      await card.locator('summary').first().click()
      await card.getByRole('button', { name: words.en.two[1] }).click()
      await expect(card.locator('summary').first()).toContainText(/Knew it · back in/)
    })

    test('Each frame is as high as what it shows, also when that grows, and does not jump about', async ({ host }) => {
      await host.open(path)
      const [coalescing] = host.elements
      for (const guest of host.elements) {
        await guest.reach()
        await guest.fits()
      }
      await coalescing.element.scrollIntoViewIfNeeded()
      const seen = await coalescing.heights()
      await coalescing.figure.unfold('The numbers as a table')
      await expect(coalescing.figure.table).toBeVisible()
      await coalescing.fits()
      await coalescing.figure.unfold('The numbers as a table')
      await coalescing.fits()
      const heights = await seen.jsonValue()
      const turns = heights.filter((height, at) => at > 1 && height < heights[at - 1] !== heights[at - 1] < heights[at - 2])
      expect(turns, `heights ${heights}`).toHaveLength(1)
    })

    test('My pages look as they did, and get no new names', async ({ page, host }) => {
      await page.route('**/coalescope.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      await host.open(path)
      const before = await looks(host)
      await page.unroute('**/coalescope.js')
      await host.open(path)
      // It is near enough to the top. Scrolling there would make a host note names of its own.
      await host.figure('coalescing').answers()
      expect(await looks(host)).toEqual(before)
    })

    test('The figure is drawn as on a page of its own: no style of mine reaches it', async ({ host, context, page }) => {
      await host.open(path)
      for (const guest of host.elements) {
        await guest.reach()
        await guest.fits()
        const [width, height] = await guest.frame.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])
        expect(width).toBe(await guest.element.evaluate((element) => element.parentElement!.clientWidth))
        const alone = await context.newPage()
        await alone.setViewportSize({ width, height })
        await alone.goto(await guest.frame.evaluate((frame: HTMLIFrameElement) => frame.src))
        const needed = alone.locator('html').evaluate((html) => html.getBoundingClientRect().height)
        expect(Math.abs((await needed) - height)).toBeLessThan(4)
        await alone.close()
        await page.bringToFront()
      }
    })

    test('A link to a heading below figures shows that heading, and goes on showing it while they come', async ({ host, page }) => {
      await host.open(`${path}#before-the-lab`)
      const heading = page.getByRole('heading', { name: 'Before the lab' })
      await expect(heading).toBeInViewport()
      await host.cards.answers()
      await host.cards.fits()
      await expect(heading).toBeInViewport()
      const top = () => heading.evaluate((heading) => heading.getBoundingClientRect().top)
      const before = await top()
      // What stands above has waited for the reader; now all of it comes at once.
      for (const guest of host.guests) await guest.frame.evaluate((frame: HTMLIFrameElement) => (frame.loading = 'eager'))
      for (const guest of host.guests) await guest.answers()
      for (const guest of host.elements) await guest.fits()
      expect(Math.abs((await top()) - before)).toBeLessThan(2)
      expect(await host.focus()).toBe('body')
    })

    test('On paper are the figures that I have come to, without what only a screen needs', async ({ host, page }) => {
      await host.open(path)
      const figures = [host.figure('coalescing'), host.figure('library')]
      for (const guest of figures) await guest.reach()
      await page.emulateMedia({ media: 'print' })
      for (const guest of figures) {
        await expect(guest.figure.drawing).toBeVisible()
        await expect(guest.figure.readout('sectors')).toBeVisible()
        await expect(guest.figure.button('Copy')).toHaveCount(0)
        await guest.fits()
      }
    })

    test('What axe looks for is not in the frames', async ({ host }) => {
      await host.open(path)
      for (const guest of host.guests) await guest.reach()
      expect(await barriersIn(host.guests)).toEqual([])
    })
  })
}

/** All computed styles of what the notes consist of, and the names that scripts share. */
function looks(host: Host) {
  return host.page.evaluate(() => {
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
