// What course systems and notebooks leave of the code that a teacher pastes.

import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { count, strided } from '../model'
import { expect, Guest, Plain, test } from './lecture'

const purifier = fileURLToPath(import.meta.resolve('dompurify/dist/purify.min.js'))

/** What a teacher pastes: the element, its script, and a plain frame. */
const pasted = (site: string) => `
  <h2 id="heading">Week 3: memory</h2>
  <script src="${site}coalescope.js"></script>
  <coalescope-figure fig="coalescing" stride="2">
    <a href="${site}en/coalescing/">A warp that reads every second float</a>
  </coalescope-figure>
  <iframe src="${site}en/embed/coalescing/?v=1&stride=2" title="Figure" width="100%" height="640" loading="lazy"
    sandbox="allow-scripts" style="border: 0"></iframe>`

/** Cleans what was pasted as an editor does, and shows what is left. */
async function clean(page: Page, notes: string, html: string, settings: object): Promise<Plain> {
  await page.goto(`${notes}?src=about:blank`)
  await page.addScriptTag({ path: purifier })
  await page.evaluate(
    ([html, settings]) => (document.body.innerHTML = (window as any).DOMPurify.sanitize(html, settings)),
    [html, settings] as const,
  )
  return new Plain(page.getByTitle('Figure'))
}

test('A course system strips the script and keeps the frame: it answers, and the link stands for the element', async ({
  page,
  baseURL,
}, info) => {
  // As Moodle and its like clean what an editor holds: tags and attributes from a list, and no sandbox among them.
  const settings = { ADD_TAGS: ['iframe'], ADD_ATTR: ['allow', 'allowfullscreen', 'frameborder', 'scrolling'] }
  const frame = await clean(page, info.config.metadata.notes, pasted(baseURL!), settings)
  await expect(page.locator('script[src*=coalescope], coalescope-figure')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'A warp that reads every second float' })).toBeVisible()
  await answersInFull(frame)
})

test('Obsidian puts the frame into a sandbox of its own', async ({ page, baseURL }, info) => {
  const frame = await clean(page, info.config.metadata.notes, pasted(baseURL!), { ADD_TAGS: ['iframe'] })
  await frame.iframe.evaluate((frame: HTMLIFrameElement) => {
    frame.setAttribute('sandbox', 'allow-forms allow-presentation allow-same-origin allow-scripts allow-modals')
    frame.src += ''
  })
  await answersInFull(frame)
})

test('The output of a cell is put into the notebook, and put there again when I run the cell again', async ({
  page,
  baseURL,
}, info) => {
  await page.goto(`${info.config.metadata.notes}?src=about:blank`)
  const runCell = () =>
    page.evaluate((html) => {
      document.body.innerHTML = html
      // Scripts that come as text do not run: Jupyter makes them anew.
      for (const dead of document.querySelectorAll('script')) {
        const script = document.createElement('script')
        for (const { name, value } of dead.attributes) script.setAttribute(name, value)
        dead.replaceWith(script)
      }
    }, pasted(baseURL!))
  const guest = new Guest(page.locator('coalescope-figure'))
  for (const run of ['first', 'second']) {
    await test.step(`${run} run`, async () => {
      await runCell()
      await answersInFull(guest)
      await guest.fits()
    })
  }
})

test('The output of a cell is a document of its own, which may run scripts and nothing else', async ({
  page,
  baseURL,
}, info) => {
  await page.goto(`${info.config.metadata.notes}?src=about:blank`)
  await page.evaluate((html) => {
    document.body.innerHTML = '<iframe title="Output" width="900" height="800" sandbox="allow-scripts"></iframe>'
    document.querySelector('iframe')!.srcdoc = html
  }, pasted(baseURL!))
  const guest = new Guest(page.getByTitle('Output').contentFrame().locator('coalescope-figure'))
  await answersInFull(guest)
  await guest.fits()
})

/** A figure at stride 2 that answers when it is set to another. */
async function answersInFull(guest: Guest): Promise<void> {
  await guest.reach()
  await expect(guest.figure.readout('sectors')).toHaveText(count(strided(2)).sectors)
  await guest.figure.set('stride', 8)
  await expect(guest.figure.readout('sectors')).toHaveText(count(strided(8)).sectors)
}
