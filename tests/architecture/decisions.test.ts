import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../docs/decisions');
const decisions = readdirSync(FOLDER).filter((name) => /^\d{4}-.*\.md$/.test(name));
const linked = [...readFileSync(join(FOLDER, 'README.md'), 'utf8').matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)];

test('the index of decisions lists each once, under one topic', () => {
  expect(decisions.length).toBeGreaterThan(90);
  expect(linked.map(([, name = '']) => name).sort()).toEqual(decisions.sort());
});

test('a decision has a number of its own', () => {
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
