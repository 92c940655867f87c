import { expect, test } from 'vitest';
import { filesToRepeat, withRepeated } from '../../scripts/secondRun.mjs';

const suite = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: `${name} ${status}` })),
});
const first = {
  numPassedTests: 3,
  numFailedTests: 1,
  success: false,
  testResults: [suite('a', 'passed', 'passed'), suite('b', 'passed', 'failed')],
};

test('repeats the files that failed and those that never ran, and no others', () => {
  expect(filesToRepeat(first, ['a', 'b', 'c'])).toEqual(['b', 'c']);
});

test('counts a repeated file as its second run saw it', () => {
  const second = { success: true, testResults: [suite('b', 'passed', 'passed'), suite('c', 'passed')] };
  expect(withRepeated(first, second)).toMatchObject({ numPassedTests: 5, numFailedTests: 0, success: true });
  const still = { success: false, testResults: [suite('b', 'failed', 'passed')] };
  expect(withRepeated(first, still)).toMatchObject({ numPassedTests: 3, numFailedTests: 1, success: false });
});
