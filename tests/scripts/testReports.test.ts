import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPlaywright, countVitest, summarise } from '../../scripts/testReports.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-reports-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test('counts a report of Vitest, a file that could not run as failed', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [{ status: 'failed', assertionResults: [] }],
  };
  expect(countVitest(file('vitest.json', report))).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('counts a report of Playwright, an error outside of tests as failed', () => {
  const report = { stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 0 }, errors: [{ message: 'x' }] };
  expect(countPlaywright(file('playwright.json', report))).toEqual({ passed: 4, failed: 2, skipped: 0 });
});

test('sums up in one line', () => {
  const counts = [
    { passed: 5, failed: 1, skipped: 0 },
    { passed: 4, failed: 0, skipped: 0 },
  ];
  expect(summarise(counts)).toBe('9 passed, 1 failed');
});

test('a report that is missing counts nothing', () => {
  expect(countVitest(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
