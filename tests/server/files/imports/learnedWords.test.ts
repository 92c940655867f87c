import { expect, test } from 'vitest';
import { learnedWords, type WordCell } from '../../../../server/files/importWords/learnedWords.ts';

const cell = (change: Partial<WordCell>): WordCell => ({
  row: '0.2',
  detail: 'goods',
  key: 'gUnit',
  word: '件套',
  value: '006',
  isMended: true,
  ...change,
});

const taught = { detail: 'goods', key: 'gUnit', word: '件套', value: '006' };

test.each<[string, readonly WordCell[], readonly object[]]>([
  ['mended to one code', [cell({})], [taught]],
  ['mended in one row and set alike in another', [cell({}), cell({ row: '0.3', isMended: false })], [taught]],
  ['mended to two codes', [cell({}), cell({ row: '0.3', value: '011' })], []],
  ['mended once and left as it was set elsewhere', [cell({}), cell({ value: '011', isMended: false })], []],
  ['mended to two codes in another width', [cell({ word: 'ＳＴ' }), cell({ word: 'st', value: '011' })], []],
  ['left as it was set', [cell({ isMended: false })], []],
  ['emptied', [cell({ value: '' })], []],
  [
    'of another column',
    [cell({}), cell({ key: 'unit1', value: '011' })],
    [taught, { ...taught, key: 'unit1', value: '011' }],
  ],
  ['longer than a word', [cell({ word: '件'.repeat(61) })], []],
])('of a word that was %s this is remembered', (_, cells, words) => {
  expect(learnedWords(cells)).toEqual(words);
});
