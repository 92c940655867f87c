import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './preparation.mjs';
import { repeatFailed } from './secondRun.mjs';
import { countPlaywright, countVitest, summarise } from './testReports.mjs';

/**
 * `npm test`: units, server and components (Vitest), then journeys (Playwright), with JSON reports in .reports/.
 * Words behind `--` go to Vitest alone, and the journeys are left out: `npm test -- --project logic`.
 */
const words = process.argv.slice(2);
const reports = join(root, '.reports');
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

function run(...command) {
  const { status, signal } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: 'inherit',
  });
  return status === 0 && signal === null;
}

ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
const needsBrowser =
  words.length === 0 || !words.some((word) => /^(logic|server|--project=(logic|server))$/.test(word));
if (needsBrowser) ensureChromium();
mkdirSync(reports, { recursive: true });
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });

const results = [];
if (words.length === 0) ensureBuilt();
const vitest = (report, more) =>
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  );
results.push(vitest(vitestReport, words) || (words.length === 0 && repeatFailed(vitestReport, vitest)));
if (words.length === 0 && existsSync(join(root, 'tests/e2e/playwright.config.ts')))
  results.push(run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'));

console.log(summarise([countVitest(vitestReport), countPlaywright(playwrightReport)]));
process.exit(results.every(Boolean) ? 0 : 1);
