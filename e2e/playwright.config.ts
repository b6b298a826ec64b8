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
  testMatch: [
    'bindings/*.spec.ts',
    'cards/*.spec.ts',
    'embed/*.spec.ts',
    'figure/*.spec.ts',
    'hosts/*.spec.ts',
    'offline/*.spec.ts',
    'page/*.spec.ts',
    'reader/*.spec.ts',
    'single/*.spec.ts',
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: '100%',
  // A test that fails twice has failed; one that fails once on a busy machine is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: process.env.CI ? 'line' : 'list',
  metadata: { notes: `http://127.0.0.1:${notesPort}/` },
  use: {
    baseURL: `http://127.0.0.1:${port}${base}`,
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
    locale: 'en-GB',
    // Keeping a trace of every test costs a fifth of the time.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    // What a worker keeps is tried in offline/; elsewhere it would only fetch what nobody looks at.
    serviceWorkers: 'block',
  },
  projects: [
    // What does not depend on the layout is tried on one of them.
    {
      name: 'phone',
      testIgnore: [
        /(address|page.chapter|embed|guess|hosting|motion|published|sharing)\.spec/,
        /e2e.(bindings|embed|hosts|offline|single).\w+\.spec/,
      ],
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
