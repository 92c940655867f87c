import { expect, test } from 'vitest';
import { filesToRepeat, passedAtSecond, withNeighbours, withRepeated } from '../../scripts/secondRun.mjs';

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

test('names a file whose beforeAll failed at first, once, whatever of it ran', () => {
  const whole = { ...suite('d', 'skipped', 'skipped'), status: 'failed' };
  const part = { ...suite('e', 'failed', 'passed'), status: 'failed' };
  const held = { ...part, assertionResults: [...part.assertionResults, { status: 'skipped', fullName: 'e held' }] };
  const passing = (name: string, ...names: string[]) => ({
    name,
    status: 'passed',
    assertionResults: names.map((fullName) => ({ status: 'passed', fullName })),
  });
  const second = {
    success: true,
    testResults: [passing('d', 'd skipped'), passing('e', 'e failed', 'e passed', 'e held')],
  };
  const both = { success: false, testResults: [whole, held] };
  expect(passedAtSecond(both, second, ['d', 'e'])).toEqual(['e failed', 'd (beforeAll)', 'e (beforeAll)']);
  expect(passedAtSecond(both, both, ['d', 'e'])).toEqual([]);
});

test('repeats a file behind the two of its runner that began before it', () => {
  const begun = (name: string, startTime: number) => ({ ...suite(name, 'passed'), startTime });
  const report = {
    success: false,
    testResults: [
      begun('/tests/engine/d.test.ts', 4),
      begun('/tests/engine/a.test.ts', 1),
      begun('/tests/server/x.test.ts', 2.5),
      begun('/tests/engine/b.test.ts', 2),
      begun('/tests/engine/c.test.ts', 3),
    ],
  };
  const files = ['/tests/engine/d.test.ts', '/tests/server/x.test.ts', '/tests/engine/never.test.ts'];
  expect(withNeighbours(report, files)).toEqual(['/tests/engine/b.test.ts', '/tests/engine/c.test.ts', ...files]);
});
