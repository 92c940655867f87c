import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Maximum number of files to repeat; more failures are not accidental. */
const MAX_FILES = 8;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const count = (suites, status) =>
  suites.flatMap(({ assertionResults }) => assertionResults).filter((one) => one.status === status).length;

/** Files that failed, and files that never ran because the browser connection was lost. */
export function filesToRepeat(report, listed) {
  const passed = new Set(report.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return listed.filter((file) => !passed.has(file));
}

/** The report of the first run, with the repeated files replaced by their results of the second run. */
export function withRepeated(first, second) {
  const repeated = new Set(second.testResults.map(({ name }) => name));
  const testResults = [...first.testResults.filter(({ name }) => !repeated.has(name)), ...second.testResults];
  return {
    ...first,
    testResults,
    numPassedTests: count(testResults, 'passed'),
    numFailedTests: count(testResults, 'failed'),
    success: second.success,
  };
}

const hasStatus = (suite, ...statuses) => suite.assertionResults.some(({ status }) => statuses.includes(status));

/** Whether a file failed before its tests: some were skipped, or it failed without a failed test (`beforeAll`). */
const failedBefore = (suite) =>
  suite.status === 'failed' && (hasStatus(suite, 'skipped', 'pending') || !hasStatus(suite, 'failed'));

/**
 * Names of the tests that failed in the first run and passed in the second; files that never ran, or whose `beforeAll`
 * failed, by file name.
 */
export function passedAtSecond(first, second, files) {
  const seconds = new Map(second.testResults.map((suite) => [suite.name, suite]));
  const failed = first.testResults.flatMap(({ assertionResults }) => assertionResults);
  const names = failed.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  const passed = new Set(
    second.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }) => fullName),
  );
  const ran = new Set(
    first.testResults.filter(({ assertionResults }) => assertionResults.length > 0).map(({ name }) => name),
  );
  const heldBack = first.testResults
    .filter((suite) => ran.has(suite.name) && failedBefore(suite))
    .filter(({ name, assertionResults }) => {
      const again = seconds.get(name);
      const left = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed');
      return again?.status === 'passed' && (left.length === 0 || left.some(({ fullName }) => passed.has(fullName)));
    })
    .map(({ name }) => `${name} (beforeAll)`);
  return [...names.filter((name) => passed.has(name)), ...heldBack, ...files.filter((file) => !ran.has(file))];
}

/** Number of files that ran before a failed one and are repeated with it, because they may have left state behind. */
const NEIGHBOURS = 2;

/** The runner of a file: files of one runner share a process. */
const runnerOf = (file) => (file.endsWith('.tsx') ? 'browser' : file.includes('/tests/server/') ? 'server' : 'logic');

/** The files to repeat, each after the files that ran before it, in order. */
export function withNeighbours(report, files) {
  const begun = [...report.testResults].sort((one, other) => one.startTime - other.startTime).map(({ name }) => name);
  const all = files.flatMap((file) => {
    const beside = begun.filter((name) => runnerOf(name) === runnerOf(file));
    const at = beside.indexOf(file);
    return [...(at < 0 ? [] : beside.slice(Math.max(0, at - NEIGHBOURS), at)), file];
  });
  return [...new Set(all)];
}

/**
 * After a failed complete run: repeats once the files that failed or never ran, and merges the results into the report.
 * Returns whether all of them passed, and the names of those that passed only in the second run.
 */
export function repeatFailed(report, run) {
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const listed = JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ file }) => file);
  const first = read(report);
  const files = filesToRepeat(first, listed);
  if (files.length === 0 || files.length > MAX_FILES) return { passed: false, names: [] };
  console.log(`\n再试一次 (once more): ${files.length} files\n`);
  const again = report.replace(/\.json$/, '-again.json');
  const order = report.replace(/\.json$/, '-order.json');
  const repeated = withNeighbours(first, files);
  writeFileSync(order, JSON.stringify(repeated));
  process.env['WAYBILL_TEST_ORDER'] = order;
  // Runs in one process, as they may have shared one before.
  const passed = run(again, [...repeated, '--maxWorkers=1']);
  delete process.env['WAYBILL_TEST_ORDER'];
  rmSync(order);
  if (!existsSync(again)) return { passed: false, names: [] };
  const second = read(again);
  writeFileSync(report, JSON.stringify(withRepeated(first, second)));
  rmSync(again);
  return { passed, names: passedAtSecond(first, second, files) };
}
