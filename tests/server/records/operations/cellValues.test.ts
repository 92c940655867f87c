import { expect, test } from 'vitest';
import { fromDatabase, sameStored, toDatabase } from '../../../../server/data/recordStore/cellValues.ts';

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['86.5000', '86.5000'],
  [0, '0'],
  [false, 'false'],
  [true, 'true'],
])('%j is stored as %j', (value, stored) => {
  expect(toDatabase(value)).toBe(stored);
});

test.each([
  ['text', null, null],
  ['text', undefined, null],
  ['text', 'true', 'true'],
  ['decimal', 86.5, '86.5'],
  ['boolean', 'true', true],
  ['boolean', 'false', false],
  ['boolean', null, null],
] as const)('a stored %s %j is %j on the wire', (valueType, stored, value) => {
  expect(fromDatabase({ valueType, traits: { order: 'text' } }, stored)).toBe(value);
});

test.each([
  ['text', '', null, true],
  ['text', undefined, null, true],
  ['text', '', 'a', false],
  ['text', 'a', null, false],
  ['text', 'a', 'a', true],
  ['text', '86.5', '86.50', false],
  ['decimal', '86.5', '86.50000', true],
  ['decimal', 86.5, '86.5', true],
  ['decimal', '-0', '0', true],
  ['decimal', '86.5', '86.51', false],
  ['decimal', '0', null, false],
  ['decimal', null, '', true],
  ['decimal', '12x', '12', false],
  ['decimal', '12', '12x', false],
  ['decimal', 'x', 'x', true],
  ['decimal', 'x', 'y', false],
  ['boolean', true, 'true', true],
  ['boolean', true, false, false],
] as const)('as %s, %j and %j mean the same: %s', (valueType, first, ...[second, same]) => {
  expect(sameStored({ valueType }, first, second)).toBe(same);
});
