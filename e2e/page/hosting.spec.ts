// What a host sends with the files, if it reads `_headers`; the server of these tests does.

import { readdirSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { rulesOf } from '../headers.mjs'
import { dist } from '../server.mjs'

const hashed = /-[0-9a-f]{16}(_bg)?\.(js|wasm|woff2|svg)$/

test('A page is asked for anew, and may be framed and read from anywhere', async ({ request }) => {
  for (const path of ['', 'en/', 'hi-Latn/embed/banks/?v=1&stride=33']) {
    const headers = (await request.get(path)).headers()
    expect(headers['cache-control'], path).toBe('no-cache')
    expect(headers['access-control-allow-origin'], path).toBe('*')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-frame-options'], path).toBeUndefined()
    expect(headers['content-security-policy'] ?? '', path).not.toContain('frame-ancestors')
  }
})

test('What has a hash in its name is kept for good, and a program comes as one', async ({ request }) => {
  const names = readdirSync(dist).filter((name) => hashed.test(name))
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) {
    const headers = (await request.head(name)).headers()
    expect(headers['cache-control'], name).toBe('public, max-age=31536000, immutable')
    expect(headers['access-control-allow-origin'], name).toBe('*')
    if (name.endsWith('.wasm')) expect(headers['content-type'], name).toBe('application/wasm')
  }
})

test('The rules are few and simple enough for every host that reads them', async () => {
  const rules = await rulesOf(dist)
  expect(rules.length).toBeGreaterThan(20)
  expect(rules.length).toBeLessThanOrEqual(100)
  // Some hosts know an asterisk at the end only.
  for (const { path } of rules) expect(path.replace(/\*$/, '')).toMatch(/^\/[^*]*$/)
})
