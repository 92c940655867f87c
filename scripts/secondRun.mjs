import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

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

/**
 * After a failed run of everything: repeats once what failed or never ran, and writes what came of it into the report.
 * True when all of it passed then. What passed only then is named, for it is a defect of the test or of what it tests.
 */
export function repeatFailed(report, run) {
  const { stdout } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const listed = JSON.parse(stdout.slice(stdout.indexOf('['))).map(({ file }) => file);
  const files = filesToRepeat(read(report), listed);
  if (files.length === 0 || files.length > MOST_FILES) return false;
  console.log(`\n再试一次 (once more): ${files.length} files\n`);
  const again = report.replace(/\.json$/, '-again.json');
  const passed = run(again, files);
  const names = read(report)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  writeFileSync(report, JSON.stringify(withRepeated(read(report), read(again))));
  rmSync(again);
  if (passed) console.warn(`只在第二次通过 (passed only at the second go):\n${[...names, ...files].join('\n')}`);
  return passed;
}
