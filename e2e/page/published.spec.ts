// Every address ever published still leads somewhere. That its query is understood is a test of the model.

import { readFileSync } from 'node:fs'
import { alive, expect, test } from '../fixtures'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const version = read('../../Cargo.toml').match(/^version = "(.*)"$/m)![1]

const addresses = read('../../web/golden/addresses.txt')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  // By itself a query is read on the page that leads to every figure.
  .map((line) => (line.startsWith('?') ? `en/embed/${line}` : line))
  .map((line) => line.replace('VERSION', version))

test('Every published address leads to a file', async ({ request }) => {
  const files = [...new Set(addresses.map((address) => address.split(/[?#]/)[0]))]
  expect(files.length).toBeGreaterThan(100)
  const lost: string[] = []
  for (const file of files) if (!(await request.get(file)).ok()) lost.push(file)
  expect(lost).toEqual([])
})

test('Every published form of an address shows its figure and finds nothing wrong', async ({ page }) => {
  test.slow()
  const forms = addresses.filter((address) => /embed\/[a-z]*\/?\?/.test(address) && !address.startsWith('en/embed/?v=1&fig='))
  expect(forms.length).toBeGreaterThan(15)
  for (const form of forms) {
    await page.goto(form)
    await alive(page)
    const figure = page.getByRole('group').first()
    await expect(figure, form).toBeVisible()
    await expect(figure.getByRole('status').first(), form).toBeEmpty()
  }
})
