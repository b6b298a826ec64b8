// The model in a page of somebody else's, on another origin.

import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'

const observable = readFileSync(new URL('../../crates/bindings/examples/observable.js', import.meta.url), 'utf8')

test('A page of my own counts sectors, and shows a figure and its derivation', async ({ page, baseURL }, info) => {
  await page.goto(`${info.config.metadata.notes}bindings.html?site=${encodeURIComponent(baseURL!)}`)
  await expect(page.getByRole('status')).toHaveText('32')
  const picture = page.getByRole('figure').getByRole('img')
  await expect(picture).toBeVisible()
  await expect(picture.locator('title')).not.toBeEmpty()
  const source = picture.locator('metadata')
  await expect(source).toHaveText(`${baseURL}en/embed/banks/?v=1&fig=banks&stride=33&lane=4`)
  await expect(page.getByRole('row', { name: /^sectors touched/ })).toContainText('32')
  await expect(page.locator('math').first()).toBeVisible()
})

test('The cell for Observable runs as it is', async ({ page, baseURL }, info) => {
  await page.goto(`${info.config.metadata.notes}bindings.html?site=${encodeURIComponent(baseURL!)}`)
  const display = 'const display = (it) => document.body.append(it instanceof Node ? it : JSON.stringify(it));'
  const content = display + observable.replace('https://coalescope.example/', baseURL!)
  await page.addScriptTag({ type: 'module', content })
  await expect(page.getByText('[4,8,16,32,32]')).toBeVisible()
  const picture = page.getByRole('img', { name: /eight sectors/ })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300)
})
