import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';

/**
 * Runs journeys against the built product, one at a time: a browser, a server and a database use two cores, and two
 * parallel journeys were measured to take longer.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../.reports/e2e',
  workers: 1,
  timeout: 240_000,
  // A journey that passes only on retry is listed as flaky.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../.reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    // An element that is missing after 30 s does not appear any more: without this limit a click waits for the timeout
    // of the whole journey.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: chromiumLaunchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
  },
});
