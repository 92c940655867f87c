import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root } from './preparation.mjs';
import { keepTempInMemory } from './quickTemp.mjs';
import { repeatFailed } from './secondRun.mjs';
import {
  countPlaywright,
  countVitest,
  flakyJourneys,
  judgeFlaky,
  skippedTests,
  slowestFiles,
  summarise,
} from './testReports.mjs';
import { unhandledErrors } from './unhandledErrors.mjs';

/**
 * `npm test`: unit, server and component tests (Vitest), then end-to-end journeys (Playwright), with JSON reports in
 * .reports/. Arguments after `--` go only to Vitest, and the journeys are skipped: `npm test -- --project logic`.
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
keepTempInMemory();
const { ensureChromium } = await import('./chromium.mjs');
const needsBrowser =
  words.length === 0 || !words.some((word) => /^(logic|server|--project=(logic|server))$/.test(word));
if (needsBrowser) ensureChromium();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const whole = words.length === 0;
if (whole) ensureBuilt();

/** Unhandled errors fail a run regardless of repeated tests. */
const unhandled = [];
function vitest(report, more) {
  process.env.WAYBILL_TEST_REPORT = report;
  const passed = run('node_modules/vitest/vitest.mjs', 'run', ...more);
  unhandled.push(...unhandledErrors(report));
  return passed;
}

const results = [vitest(vitestReport, words)];
const flaky = [];
if (whole && !results[0] && unhandled.length === 0) {
  const second = repeatFailed(vitestReport, vitest);
  results[0] = second.passed;
  flaky.push(...second.names);
}
if (whole) {
  results.push(run('node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/e2e/playwright.config.ts'));
  flaky.push(...flakyJourneys(playwrightReport));
}

const judged = judgeFlaky(flaky);
if (unhandled.length > 0) console.error(`没有测试接住的错误 (caught by no test):\n${unhandled.join('\n')}`);
if (judged.text !== '') console.warn(judged.text);
const skipped = skippedTests(vitestReport, playwrightReport);
if (skipped.length > 0) console.log(`跳过 (skipped): ${skipped.length}\n${skipped.join('\n')}`);
const slowest = slowestFiles(vitestReport, root);
if (whole && slowest.length > 0) console.log(`最慢的文件 (slowest files): ${slowest.length}\n${slowest.join('\n')}`);
const uncaught = { passed: 0, failed: unhandled.length, skipped: 0 };
console.log(summarise([countVitest(vitestReport), countPlaywright(playwrightReport), uncaught]));
process.exit(results.every(Boolean) && unhandled.length === 0 && judged.passed ? 0 : 1);
