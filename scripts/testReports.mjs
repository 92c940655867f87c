import { existsSync, readFileSync } from 'node:fs';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Counts of a Vitest JSON report; zeros when it is missing. A file that could not run, or failed before its tests,
 * counts as failed.
 */
export function countVitest(file) {
  const report = read(file);
  if (!report) return NOTHING;
  const { numPassedTests, numFailedTests, numPendingTests = 0, numTodoTests = 0, testResults = [] } = report;
  const unrunnable = testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + unrunnable, skipped: numPendingTests + numTodoTests };
}

/** Counts of a Playwright JSON report; errors outside of tests count as failed. */
export function countPlaywright(file) {
  const report = read(file);
  if (!report) return NOTHING;
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {};
  return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0), skipped };
}

/** The journeys of a suite, at any depth. */
const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

/** Titles of the journeys that passed only on retry. */
export function flakyJourneys(file) {
  return specsIn(read(file) ?? {})
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
}

/** Titles of the skipped tests, with the reason in the title or the annotation. */
export function skippedTests(vitestFile, playwrightFile) {
  const units = (read(vitestFile)?.testResults ?? []).flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName.trim()),
  );
  const journeys = specsIn(read(playwrightFile) ?? {}).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations = [] }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        return reason === undefined ? title : `${title} (${reason})`;
      }),
  );
  return [...units, ...journeys];
}

/** Maximum number of tests that may pass only in the second run; more are not accidental. */
const MAX_FLAKY = 3;

/** Lists what passed only in the second run, one per line, and checks the maximum. */
export function judgeFlaky(names) {
  const passed = names.length <= MAX_FLAKY;
  if (names.length === 0) return { passed, text: '' };
  const verdict = passed ? '' : `, more than ${MAX_FLAKY}: the run fails`;
  return {
    passed,
    text: `只在第二次通过 (passed only at the second go): ${names.length}${verdict}\n${names.join('\n')}`,
  };
}

/** `12 passed, 0 failed`; skipped tests appear only when there are any. */
export function summarise(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`;
}

/** The slowest files, one line each such as `12.3 s tests/a.test.ts`, the slowest first. */
export function slowestFiles(file, root, most = 20) {
  return (read(file)?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, took: (endTime - startTime) / 1000 }))
    .filter(({ took }) => took > 0)
    .sort((one, other) => other.took - one.took)
    .slice(0, most)
    .map(
      ({ name, took }) => `${took.toFixed(1)} s ${name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name}`,
    );
}
