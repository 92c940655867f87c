import { expect, test } from 'vitest';
import { filesToRepeat, passedAtSecond, withRepeated } from '../../scripts/secondRun.mjs';

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

test('names what passed only at the second go: failed tests, and files that never ran', () => {
  const again = {
    success: false,
    testResults: [
      { ...suite('b', 'passed'), assertionResults: [{ status: 'passed', fullName: 'b failed' }] },
      suite('c', 'passed'),
    ],
  };
  expect(passedAtSecond(first, again, ['b', 'c'])).toEqual(['b failed', 'c']);
  expect(passedAtSecond(first, { success: false, testResults: [suite('b', 'failed')] }, ['b'])).toEqual([]);
});
