// Taking a figure or a deck of cards from the gallery into one's own notes.

import type { Locator, Page } from '@playwright/test'
import { alive, barriers, expect, Figure, overhang, test, type Course, type Lang } from '../fixtures'
import { count, strided } from '../model'

// The page has every figure's marks twice: to write all of them down at every step takes longer than the steps.
test.use({ trace: 'off' })

const kinds = [
  'HTML',
  'Markdown',
  'MkDocs',
  'Sphinx, Jupyter Book 1',
  'MyST, Jupyter Book 2',
  'Quarto',
  'reveal.js',
  'Obsidian',
  'Moodle',
  'Jupyter',
  'Observable',
  'GitHub, forums',
  'Frame',
]

/** The section in which I choose. */
class Chooser {
  readonly root: Locator

  constructor(readonly page: Page) {
    this.root = page.getByRole('region', { name: /^(In your notes|Tumhare notes mein)$/ })
  }

  /** The code that is shown: of one kind of host at a time. */
  get code(): Locator {
    return this.root.locator('pre').filter({ visible: true })
  }

  kind(name: string): Locator {
    return this.root.getByRole('radio', { name, exact: true })
  }

  menu(name: string): Locator {
    return this.root.getByRole('combobox', { name })
  }

  /** The figure in the preview, once it answers. */
  async preview(): Promise<Figure> {
    const frame = this.root.frameLocator('iframe')
    await frame.locator('html[data-ready]').waitFor({ state: 'attached' })
    return new Figure(frame.getByRole('group').first())
  }
}

async function opened(page: Page, course: Course, lang: Lang = 'en'): Promise<Chooser> {
  await course.open('gallery', lang)
  const chooser = new Chooser(page)
  await chooser.preview()
  return chooser
}

const site = () => test.info().project.use.baseURL!

test('I choose each kind of host, and see the code for it with this site in it', async ({ page, course }) => {
  const chooser = await opened(page, course)
  const seen = new Set<string>()
  for (const kind of kinds) {
    await chooser.kind(kind).check()
    await expect(chooser.code).toHaveCount(1)
    const code = (await chooser.code.textContent())!
    expect(code, kind).toContain(`${site()}en/embed/coalescing/?v=1&`)
    expect(code, kind).not.toContain('{{')
    // The height comes with the preview.
    seen.add(code.replace(/height="\d+"/, ''))
  }
  // Markdown and MkDocs take the same, and so do Obsidian, Moodle and whatever takes frames.
  expect(seen.size).toBe(kinds.length - 3)
})

test('The code says what I choose: figure, state, language, colours, version', async ({ page, course }) => {
  const chooser = await opened(page, course)
  await chooser.menu('Show').selectOption('banks')
  await expect(chooser.code).toContainText('<coalescope-figure fig="banks" title=')
  await expect(chooser.code).toContainText(`${site()}en/embed/banks/picture.svg`)
  await chooser.menu('State').selectOption({ index: 2 })
  await expect(chooser.code).not.toContainText('picture.svg')
  await chooser.menu('Language').selectOption('hi-Latn')
  await chooser.menu('Colours').selectOption('dark')
  await chooser.menu('Version').selectOption({ index: 1 })
  await expect(chooser.code).toContainText(/lang="hi-Latn" theme="dark"/)
  await expect(chooser.code).toContainText(/at\/[\d.]+\/coalescope\.js/)
  await expect(chooser.code).toContainText(/at\/[\d.]+\/hi-Latn\/embed\/banks\/\?v=1.*theme=dark/)
  await expect((await chooser.preview()).root).toHaveAccessibleName('Shared memory ke 32 banks, aur lanes jo ek doosre ka wait karte hain')
})

test('What I turn in the preview stands in the code', async ({ page, course }) => {
  const chooser = await opened(page, course)
  const figure = await chooser.preview()
  await figure.set('stride', 5)
  await expect(chooser.code).toContainText('stride="5"')
  await expect(chooser.menu('State')).toHaveValue('turned')
  await chooser.menu('State').selectOption({ index: 0 })
  await expect(chooser.code).toContainText('stride="2"')
  await expect((await chooser.preview()).readout('sectors')).toHaveText(count(strided(2)).sectors)
})

test('A link that I paste, or a figure that I have turned further down, is what I take along', async ({ page, course }) => {
  const chooser = await opened(page, course)
  const field = chooser.root.getByRole('textbox', { name: "Or a figure's link" })
  await field.fill(`${site()}en/coalescing/?at=intro&v=1&fig=coalescing&stride=7#figure-intro`)
  await field.press('Enter')
  await expect(chooser.code).toContainText('stride="7"')
  await field.fill('https://example.org/?fig=nothing')
  await field.press('Enter')
  await expect(chooser.root.getByRole('status')).toHaveText('No figure of this site has that link.')
  await expect(chooser.code).toContainText('stride="7"')
  await course.placed('figure-coalescing').set('stride', 6)
  await page.locator('[data-take=coalescing]').click()
  await expect(chooser.code).toContainText('stride="6"')
  await expect((await chooser.preview()).readout('sectors')).toHaveText(count(strided(6)).sectors)
})

test('A deck of cards goes the same way', async ({ page, course }) => {
  const chooser = await opened(page, course)
  await chooser.menu('Show').selectOption('cards/banks')
  await expect(chooser.menu('State')).toBeDisabled()
  await expect(chooser.code).toContainText('<coalescope-cards chapter="banks" title="Cards: ')
  await expect(chooser.root.frameLocator('iframe').locator('[data-card]').first()).toBeVisible()
  await chooser.kind('Moodle').check()
  // Without an origin of its own the frame could not keep what a reader answers.
  await expect(chooser.code).toContainText('sandbox="allow-scripts allow-same-origin"')
})

test('A frame gets the height that the figure has, and I am told that it cannot follow my language', async ({
  page,
  course,
}) => {
  const chooser = await opened(page, course)
  await chooser.kind('Moodle').check()
  const height = await chooser.root.locator('coalescope-figure').evaluate((element) => element.clientHeight)
  await expect(chooser.code).toContainText(`height="${Math.ceil(height / 10) * 10}"`)
  const told = chooser.root.getByText('A frame or a link cannot know the language')
  await expect(told).toBeVisible()
  await chooser.menu('Language').selectOption('en')
  await expect(told).toBeHidden()
})

test('I choose by keyboard alone', async ({ page, course }) => {
  const chooser = await opened(page, course)
  await chooser.kind('HTML').focus()
  await page.keyboard.press('ArrowRight')
  await expect(chooser.kind('Markdown')).toBeChecked()
  await expect(chooser.code).toContainText('<div>')
  await page.keyboard.press('Tab')
  await expect(chooser.code).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(chooser.root.getByRole('button', { name: 'Copy' }).filter({ visible: true })).toBeFocused()
})

test.describe('My clipboard may be written', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const kind of ['HTML', 'Markdown', 'Frame']) {
    test(`What I copy for ${kind} is what I saw, and shows the same in notes on another origin`, async ({
      page,
      course,
    }, info) => {
      const chooser = await opened(page, course)
      await (await chooser.preview()).set('stride', 4)
      await chooser.kind(kind).check()
      await expect(chooser.code).toContainText(/stride="?4/)
      await chooser.root.getByRole('button', { name: 'Copy' }).filter({ visible: true }).click()
      await expect(chooser.root.getByRole('button', { name: 'Copied' })).toBeVisible()
      const code = await page.evaluate(() => navigator.clipboard.readText())
      expect(code).toBe(await chooser.code.textContent())
      await page.goto(`${info.config.metadata.notes}?src=about:blank`)
      await page.evaluate((code) => {
        // A fragment runs its scripts, as a page that was written with them does.
        document.body.replaceChildren(document.createRange().createContextualFragment(code))
      }, code)
      const frame = page.frameLocator('iframe')
      await frame.locator('html[data-ready]').waitFor({ state: 'attached' })
      await expect(new Figure(frame.getByRole('group').first()).readout('sectors')).toHaveText(count(strided(4)).sectors)
    })
  }
})

for (const lang of ['en', 'hi-Latn'] as Lang[]) {
  test(`The chooser keeps nobody out in ${lang}, whatever is chosen, and never is wider than the screen`, async ({
    page,
    course,
  }) => {
    const chooser = await opened(page, course, lang)
    const without = ['main > :not(.take)', 'iframe']
    for (const kind of ['Moodle', 'GitHub, forums']) {
      await chooser.kind(kind).check()
      expect.soft(await barriers(page, { without }), kind).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overhang(page)).toBe(0)
  })
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const lang of ['en', 'hi-Latn'] as Lang[]) {
    test(`every host's code for the first figure stands in a fold in ${lang}`, async ({ page, course }) => {
      await course.read('gallery', lang)
      const chooser = new Chooser(page)
      await expect(chooser.code).toHaveCount(0)
      for (const kind of kinds) {
        const fold = chooser.root.locator('details').filter({ has: page.locator('summary', { hasText: new RegExp(`^${kind}$`) }) })
        await fold.locator('summary').click()
        await expect(fold.locator('pre')).toContainText(`${lang}/embed/coalescing/?v=1&`)
        await expect(fold.locator('p').first()).toBeVisible()
      }
      await expect(chooser.root.locator('select, input, button').filter({ visible: true })).toHaveCount(0)
    })
  }

  test('the code is the same as with scripts, but for the address', async ({ page, course, browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), javaScriptEnabled: true })
    const alivePage = await context.newPage()
    await alivePage.goto('en/gallery/')
    await alive(alivePage)
    const chooser = new Chooser(alivePage)
    await chooser.preview()
    await expect(chooser.code).toHaveCount(1)
    const codes = (page: Page) => new Chooser(page).root.locator('.host pre code').allTextContents()
    await course.read('gallery')
    const plain = (await codes(page)).map((code) => code.replaceAll('https://coalescope.example/', site()))
    const same = (code: string) => code.replace(/height="\d+"/, '')
    expect(plain.map(same)).toEqual((await codes(alivePage)).map(same))
    await context.close()
  })
})

test('The page for those who write a host names every message, and its example works', async ({ page, course }, info) => {
  await course.open('notes')
  for (const name of ['ready', 'height', 'changed', 'error', 'set-language', 'set-theme', 'set-state']) {
    await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible()
  }
  const shown = page.locator('pre').first()
  await expect(shown).toContainText(`${site()}en/embed/banks/`)
  const example = (await shown.textContent())!
  await page.goto(`${info.config.metadata.notes}?src=about:blank`)
  await page.evaluate((code) => {
    document.body.replaceChildren(document.createRange().createContextualFragment(code))
  }, example)
  const frame = page.frameLocator('iframe')
  await frame.locator('html[data-ready]').waitFor({ state: 'attached' })
  const figure = new Figure(frame.getByRole('group').first())
  await expect(page.locator('iframe')).not.toHaveAttribute('height', '640')
  // The button lies below a frame that grows, and may move away under a press.
  await expect(async () => {
    await page.getByRole('button', { name: 'Stride 33' }).click()
    await expect(figure.control('stride')).toHaveValue('33', { timeout: 1_000 })
  }).toPass()
  await expect(page.locator('output')).toContainText('stride=33')
})
