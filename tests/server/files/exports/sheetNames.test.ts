import { expect, test } from 'vitest';
import { sheetNames } from '../../../../server/files/exports/sheetNames.ts';

const LONG = '以保税方式进口后深加工结转到其他企业使用的料件及其损耗明细表';

test.each<[string, readonly string[], readonly string[]]>([
  ['titles that fit stay as they are', ['订单', '商品'], ['订单', '商品']],
  ['a long title is cut', [`${LONG}甲乙丙`], [`${LONG}甲`]],
  [
    'of titles with one front the middle is left out',
    [`${LONG}（国内）`, `${LONG}（国外）`],
    [
      '以保税方式进口后深加工结转到其他企业…件及其损耗明细表（国内）',
      '以保税方式进口后深加工结转到其他企业…件及其损耗明细表（国外）',
    ],
  ],
  [
    'what neither front nor end tells apart gets a number',
    [`${LONG}甲甲${LONG}`, `${LONG}甲乙${LONG}`, `${LONG}甲丙${LONG}`],
    [
      '以保税方式进口后深加工结转到其他企业…使用的料件及其损耗明细表',
      `${LONG}甲`,
      '以保税方式进口后深加工结转到其他企业使用的料件及其损耗 (2)',
    ],
  ],
  ['no letter that Excel refuses', ['a[b]c:d*e?f/g\\h'], ['a b c d e f g h']],
  ['no apostrophe at an end, but within', ["'it's'", "''"], ["it's", 'Sheet1']],
  [
    'case and width do not tell names apart',
    ['Goods', 'GOODS', 'ｇｏｏｄｓ'],
    ['Goods', 'GOODS (2)', 'ｇｏｏｄｓ (3)'],
  ],
  ['no name that Excel keeps', ['History', '', ' '], ['History (2)', 'Sheet1', 'Sheet1 (2)']],
])('%s [V-28]', (_, titles, expected) => {
  expect(sheetNames(titles)).toEqual(expected);
});

test('names of sheets of another kind are left to these [V-28]', () => {
  expect(sheetNames(['填写说明', '商品'], ['填写说明', '错误明细'])).toEqual(['填写说明 (2)', '商品']);
});

test('a cut never leaves half of a letter, and no name is longer than 31 [V-28]', () => {
  const titles = [`${'甲'.repeat(30)}𠮷𠮷`, `${'甲'.repeat(30)}𠮷𠮷`, `${'甲'.repeat(30)}𠮷𠮷`];
  for (const name of sheetNames(titles)) {
    expect(name.length).toBeLessThanOrEqual(31);
    expect(name).not.toMatch(/\p{Surrogate}/u);
  }
});
