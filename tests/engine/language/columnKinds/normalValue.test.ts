import { expect, test } from 'vitest';
import { normalValue, type CompiledColumn, type Value } from '../../../../engine/index.ts';
import { columnOf } from '../../table/tableFixture.ts';

const WRITTEN = '\u3000 V\u200B-A\u0308\r\n ';
const upload = { number: 1 } as CompiledColumn['upload'];
const picker = { of: 'users', store: 'username', text: 'realname' } as const;

test.each<[string, Partial<CompiledColumn>, Value]>([
  ['a line', { type: 'input' }, 'V-Ä'],
  ['a text of several lines, blanks at its ends included', { type: 'textarea' }, '\u3000 V-Ä\n '],
  ['a text of an editor', { type: 'markdown' }, '\u3000 V-Ä\n '],
  ['a code that may be typed', { type: 'sel_search', dictCode: 'hs', allowInput: true }, 'V-Ä'],
  ['a text that a report gives or staff type', { type: 'popup', allowInput: true }, 'V-Ä'],
  ['hidden', { type: 'hidden' }, 'V-Ä'],
])('is stored in its normal form: %s', (_, column, stored) => {
  expect(normalValue(columnOf('key', column), WRITTEN)).toBe(stored);
});

test.each<[string, Partial<CompiledColumn>]>([
  ['a password', { type: 'password' }],
  ['a code of a dictionary', { type: 'sel_search', dictCode: 'hs', allowInput: false }],
  ['one of a few options', { type: 'select', options: [{ value: WRITTEN, text: 'x' }] }],
  ['a code in a plain column', { type: 'input', dictCode: 'hs' }],
  ['the path of a file', { type: 'file', upload }],
  ['a user', { type: 'sel_user', picker }],
  ['a node of a tree', { type: 'cat_tree' }],
  ['what is no number', { type: 'inputNumber', valueType: 'decimal' }],
])('is stored to the letter: %s', (_, column) => {
  expect(normalValue(columnOf('key', column), WRITTEN)).toBe(WRITTEN);
});

test.each([null, true, 12])('is stored as it is: %s', (value) => {
  expect(normalValue(columnOf('key'), value)).toBe(value);
});
