import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

/** Journeys through the built product, one at a time: a browser, a server and a database keep two cores busy, and two journeys at a time were measured to take longer. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.reports/e2e',
  workers: 1,
  timeout: 240_000,
  // A journey that passes only at the second go is listed as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // What is not there after half a minute does not come: without this a click waits for the whole journey's time.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
  },
});
