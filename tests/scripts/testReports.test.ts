import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  countPlaywright,
  countVitest,
  flakyJourneys,
  judgeFlaky,
  skippedTests,
  slowestFiles,
  summarise,
} from '../../scripts/testReports.mjs';
import { UnhandledErrors, unhandledErrors } from '../../scripts/unhandledErrors.mjs';

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

test('counts a file as failed for a failed beforeAll, but by tests for failed tests', () => {
  const left = { status: 'skipped', fullName: 'a' };
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [left, left] },
      { status: 'failed', assertionResults: [left, { status: 'failed', fullName: 'b' }] },
    ],
  };
  expect(countVitest(file('held.json', report))).toEqual({ passed: 0, failed: 2, skipped: 0 });
});

test('names the files that took longest, the slowest first, 20 at most', () => {
  const took = (name: string, milliseconds: number) => ({ name, startTime: 1000, endTime: 1000 + milliseconds });
  const testResults = [took('/w/tests/a.test.ts', 1500), took('/w/tests/b.test.ts', 12_340), took('/other/c.ts', 60)];
  const many = Array.from({ length: 25 }, (_, at) => took(`/w/${at}`, at + 1));
  expect(slowestFiles(file('slow.json', { testResults }), '/w')).toEqual([
    '12.3 s tests/b.test.ts',
    '1.5 s tests/a.test.ts',
    '0.1 s /other/c.ts',
  ]);
  expect(slowestFiles(file('many.json', { testResults: many }), '/w')).toHaveLength(20);
  expect(slowestFiles(join(folder, 'none.json'), '/w')).toEqual([]);
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

test('names the journeys that passed only at the second go, at any depth', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = {
    suites: [
      { specs: [spec('signs in', 'flaky')], suites: [{ specs: [spec('saves', 'expected'), spec('pastes', 'flaky')] }] },
    ],
  };
  expect(flakyJourneys(file('flaky.json', report))).toEqual(['signs in', 'pastes']);
  expect(flakyJourneys(join(folder, 'none.json'))).toEqual([]);
});

test('names what was left out, with the reason', () => {
  const units = file('skipped.json', {
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'a disk is written' },
          { status: 'skipped', fullName: ' a disk is full (skipped where no disk may be mounted)' },
        ],
      },
    ],
  });
  const annotations = [{ type: 'skip', description: 'skipped where nothing is set' }];
  const journeys = file('skippedJourneys.json', {
    suites: [{ specs: [{ title: 'pastes', tests: [{ status: 'skipped', annotations }] }] }],
  });
  expect(skippedTests(units, journeys)).toEqual([
    'a disk is full (skipped where no disk may be mounted)',
    'pastes (skipped where nothing is set)',
  ]);
  const none = join(folder, 'none.json');
  expect(skippedTests(none, none)).toEqual([]);
});

test('three that pass only at the second go are told, the fourth fails the run', () => {
  expect(judgeFlaky([])).toEqual({ passed: true, text: '' });
  expect(judgeFlaky(['a', 'b', 'c'])).toMatchObject({ passed: true, text: expect.stringMatching(/: 3\na\nb\nc$/) });
  expect(judgeFlaky(['a', 'b', 'c', 'd'])).toMatchObject({
    passed: false,
    text: expect.stringContaining('the run fails'),
  });
});

test('stores an uncaught error beside the report, but not a closed browser connection', () => {
  const report = join(folder, 'run.json');
  expect(unhandledErrors(report)).toEqual([]);
  const cause = { message: 'Browser connection was closed while running tests.' };
  const lost = { message: 'Failed to run the test a.test.tsx.', cause };
  new UnhandledErrors(report).onTestRunEnd([], [lost, { message: 'x is undefined' }], 'failed');
  expect(unhandledErrors(report)).toEqual(['x is undefined']);
});
