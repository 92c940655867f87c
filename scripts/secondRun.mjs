import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** More files than this have not failed by chance. */
const MOST_FILES = 8;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const count = (suites, status) =>
  suites.flatMap(({ assertionResults }) => assertionResults).filter((one) => one.status === status).length;

/** Files that failed, and those that never ran because the browser was lost on the way. */
export function filesToRepeat(report, listed) {
  const passed = new Set(report.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name));
  return listed.filter((file) => !passed.has(file));
}

/** The report of the first run, its repeated files as the second run saw them. */
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

/** What a first run failed at and a second one passed, by the names of the tests; a file that never ran, by its own. */
export function passedAtSecond(first, second, files) {
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
  return [...names.filter((name) => passed.has(name)), ...files.filter((file) => !ran.has(file))];
}

/**
 * After a failed run of everything: repeats once what failed or never ran, and writes what came of it into the report.
 * Tells whether all of it passed then, and the names of what passed only then.
 */
export function repeatFailed(report, run) {
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const listed = JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ file }) => file);
  const first = read(report);
  const files = filesToRepeat(first, listed);
  if (files.length === 0 || files.length > MOST_FILES) return { passed: false, names: [] };
  console.log(`\n再试一次 (once more): ${files.length} files\n`);
  const again = report.replace(/\.json$/, '-again.json');
  const passed = run(again, files);
  if (!existsSync(again)) return { passed: false, names: [] };
  const second = read(again);
  writeFileSync(report, JSON.stringify(withRepeated(first, second)));
  rmSync(again);
  return { passed, names: passedAtSecond(first, second, files) };
}
