import { expect, test } from 'vitest';
import { findSheetHeads } from '../../../../engine/index.ts';
import { columnOf } from '../tableFixture.ts';

const columns = [
  columnOf('codeTs', { title: '商品编号', synonyms: ['HS CODE'] }),
  columnOf('gQty', { title: '成交数量' }),
  columnOf('gUnit', { title: '成交单位' }),
  columnOf('firstQty', { title: '法定第一数量' }),
  columnOf('gross', { title: '毛重（千克）' }),
  columnOf('country', { title: '国家/地区' }),
];

const found = (rows: readonly (readonly string[])[], at?: number) => {
  const cells = rows.map((row) => row.map((text) => ({ text })));
  const { row, rows: taken, heads = [] } = findSheetHeads(cells, columns, at === undefined ? {} : { at }) ?? {};
  return [row, taken, heads.map(({ column, suggested }) => column?.key ?? (suggested && `${suggested.key}?`) ?? '')];
};

test('heads in two rows are one where together they say more [V-06]', () => {
  const rows = [
    ['商品编号', '成交', '', '法定第一'],
    ['', '数量', '单位', '数量'],
    ['8712003000', '15', '035', '30'],
  ];
  expect(found(rows)).toEqual([0, 2, ['codeTs', 'gQty', 'gUnit', 'firstQty']]);
});

test.each([
  [
    'blank where they are merged',
    [1, 3],
    ['商品编号', '申报', '', '', '', '毛重（千克）'],
    ['', '成交', '', '法定', '', ''],
    ['', '数量', '单位', '第一数量', '备用', ''],
  ],
  [
    // The two lower rows contain as much information as all three.
    'repeated where they are merged',
    [2, 2],
    ['商品编号', '申报', '申报', '申报', '申报', '毛重（千克）'],
    ['商品编号', '成交', '成交', '法定', '法定', '毛重（千克）'],
    ['商品编号', '数量', '单位', '第一数量', '备用', '毛重（千克）'],
  ],
])('heads in three rows are one where together they say more: %s', (...[, [row, rows], ...heads]) => {
  const record = ['8712003000', '15', '035', '30', 'x', '9'];
  expect(found([['装箱单'], ...heads, record])).toEqual([
    row,
    rows,
    ['codeTs', 'gQty', 'gUnit', 'firstQty', '', 'gross'],
  ]);
});

test('a group names its columns though a row lies between', () => {
  const rows = [
    ['商品编号', '成交', ''],
    ['', '（按合同）', ''],
    ['', '数量', '单位'],
    ['8712003000', '15', '035'],
  ];
  expect(found(rows)).toEqual([0, 3, ['codeTs', 'gQty', 'gUnit']]);
});

test('the first record is not the third row of heads', () => {
  const rows = [
    ['商品编号', '成交', ''],
    ['', '数量', '单位'],
    ['8712003000', '', '035'],
  ];
  expect(found(rows)).toEqual([0, 2, ['codeTs', 'gQty', 'gUnit']]);
});

test('a title over all columns is not the upper row of heads', () => {
  expect(found([['商品清单'], ['商品编号', '成交数量'], ['1', '2']])).toEqual([1, 1, ['codeTs', 'gQty']]);
});

test('the first record is not the lower row of heads', () => {
  expect(
    found([
      ['商品编号', '成交数量', '成交单位'],
      ['8712003000', '', '035'],
    ]),
  ).toEqual([0, 1, ['codeTs', 'gQty', 'gUnit']]);
});

test('heads are found below a letterhead [V-15]', () => {
  const letterhead = Array.from({ length: 40 }, (_, line) => [`LINE ${line}`, 'x', 'y', 'z']);
  expect(found([...letterhead, ['HS CODE', '成交数量'], ['1', '2']])).toEqual([40, 1, ['codeTs', 'gQty']]);
});

test.each([
  ['*商品编号\n(必填)', 'codeTs'],
  ['商品编号（必填项）：', 'codeTs'],
  ['★ 国家/地区（代码）', 'country'],
  ['毛重(千克)【选填】', 'gross'],
  ['毛重（千克）', 'gross'],
  ['成交数量 (required)', 'gQty'],
  ['成交数量（件）', 'gQty?'],
])('a head with marks and remarks is known: %s [V-30]', (head, key) => {
  expect(
    found([
      ['成交单位', head],
      ['035', 'x'],
    ]),
  ).toEqual([0, 1, ['gUnit', key]]);
});

test('heads stand where staff say that they do', () => {
  const rows = [
    ['商品编号', 'x'],
    ['9', '成交数量'],
    ['8', '7'],
  ];
  expect(found(rows, 1)).toEqual([1, 1, ['', 'gQty']]);
});
