// Browser tests of the built site, as a phone and as a desktop sees it.
//
// `cargo xtask browser` names the browser and two free ports; by hand the defaults below do.

import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { base } from './server.mjs'

const port = process.env.PORT ?? '4173'
const notesPort = process.env.NOTES_PORT ?? '4174'
const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))

export default defineConfig({
  testDir: '.',
  testMatch: '{cards,embed,figure,hosts,page,reader}/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: '100%',
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: process.env.CI ? 'line' : 'list',
  metadata: { notes: `http://127.0.0.1:${notesPort}/` },
  use: {
    baseURL: `http://127.0.0.1:${port}${base}`,
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    locale: 'en-GB',
    trace: 'retain-on-failure',
  },
  projects: [
    // What does not depend on the layout is tried on one of them.
    {
      name: 'phone',
      testIgnore: [/e2e.(embed|hosts)./, /(address|page.chapter|embed|guess|motion|sharing)\.spec/],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node server.mjs',
    env: { PORT: port, NOTES_PORT: notesPort },
    port: Number(port),
    reuseExistingServer: false,
  },
})
