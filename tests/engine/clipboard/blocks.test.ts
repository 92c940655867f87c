import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  blockOf,
  isBlankCell,
  readHeaderRow,
  readTabSeparated,
  spreadSize,
  spreadSpans,
  writeHtmlTable,
  writeTabSeparated,
} from '../../../engine/clipboard/index.ts';
import { columnOf } from '../table/tableFixture.ts';

describe('tab separated text', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb\r\n', [['a'], ['b']]],
    ['alone', [['alone']]],
    ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
    ['"a\r\nb"\r\n', [['a\nb']]],
    ['5" tube\tx', [['5" tube', 'x']]],
    ['"unclosed\tx', [['"unclosed', 'x']]],
    ['"u', [['"u']]],
    ['""\tx', [['', 'x']]],
    ['"a"b\tc', [['"a"b', 'c']]],
    ['a\rb\tc', [['a'], ['b', 'c']]],
    ['a\t', [['a', '']]],
    ['\t\n', [['', '']]],
    ['\n', [['']]],
    ['', []],
  ])('reads %j', (text, cells) => {
    expect(readTabSeparated(text)).toEqual(cells);
  });

  test('what was written is read again', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '中', '"', '\t', '\n', ' ', ',', '0') });
    const rows = fc
      .integer({ min: 1, max: 5 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    fc.assert(fc.property(rows, (table) => void expect(readTabSeparated(writeTabSeparated(table))).toEqual(table)));
  });
});

it('quotes only cells that need it', () => {
  expect(
    writeTabSeparated([
      ['a', 'b "c"'],
      ['d\te', ''],
    ]),
  ).toBe('a\t"b ""c"""\r\n"d\te"\t\r\n');
});

it('holds as many cells in every row, none where there are none', () => {
  expect(
    blockOf([[{ text: 'a' }], [], [{ text: 'b' }, { text: 'c' }]]).rows.map((row) => row.map(({ text }) => text)),
  ).toEqual([
    ['a', ''],
    ['', ''],
    ['b', 'c'],
  ]);
  expect(blockOf([[]]).rows).toEqual([[]]);
});

it.each([
  [{ text: ' \u3000' }, true],
  [{ text: 'a' }, false],
  [{ text: 'shown', raw: null }, true],
  [{ text: 'shown', raw: '' }, true],
  [{ text: '', raw: '001' }, false],
  [{ text: '', raw: 0 }, false],
])('takes the cell %j for blank: %s', (cell, isBlank) => {
  expect(isBlankCell(cell)).toBe(isBlank);
});

it('lays merged cells out beside others, and none below the last row', () => {
  const cell = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });
  const texts = spreadSpans([
    [cell('a'), cell('b', 1, 9), cell('c', 2)],
    [cell('d'), cell('e'), cell('f')],
  ]).rows.map((row) => row.map(({ text }) => text));
  expect(texts).toEqual([
    ['a', 'b', 'c', ''],
    ['d', '', 'e', 'f'],
  ]);
});

it('lays merged cells out with the value in the first of them', () => {
  const cell = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });
  const block = spreadSpans([[cell('a', 2, 2), cell('b')], [cell('c')], [cell('d'), cell('e'), cell('f')]]);
  expect(block.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['a', '', 'b'],
    ['', '', 'c'],
    ['d', 'e', 'f'],
  ]);
});

it('writes texts so that a sheet keeps their zeros, and numbers as numbers', () => {
  const html = writeHtmlTable([
    [
      { text: '00<1>\n"2"', isNumber: false },
      { text: '12.5', isNumber: true },
    ],
  ]);
  expect(html).toContain(
    `<td style="mso-number-format:'\\@';white-space:pre-wrap">00&lt;1&gt;<br style="mso-data-placement:same-cell">&quot;2&quot;</td><td x:num="12.5">12.5</td>`,
  );
});

it('writes a whole table, marks of HTML as what they are', () => {
  const cell = (text: string) => ({ text, isNumber: true });
  const row = (...cells: string[]) => `<tr>${cells.map((one) => `<td x:num="${one}">${one}</td>`).join('')}</tr>`;
  const table = row('1', 'a&amp;b') + row('2', '3');
  expect(
    writeHtmlTable([
      [cell('1'), cell('a&b')],
      [cell('2'), cell('3')],
    ]),
  ).toBe(
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table>${table}</table></body></html>`,
  );
});

describe('a header row', () => {
  const columns = [
    columnOf('codeTs', { title: '商品编号', otherTitle: 'HS Code' }),
    columnOf('grossWet', { title: '毛重(千克)' }),
    columnOf('unit', { title: '单位' }),
    columnOf('unit2', { title: '单位' }),
    columnOf('untitled', { title: '' }),
  ];
  const read = (...rows: string[][]) =>
    readHeaderRow(blockOf(rows.map((row) => row.map((text) => ({ text })))), columns);
  const keysOf = (header: ReturnType<typeof read>) => header?.columns.map((column) => column?.key ?? null);

  it('maps columns by title whatever their order, and names the unknown', () => {
    const header = read(['* 毛重（千克）：', '备注一', 'hs code', ''], ['1', 'x', '2', '']);
    expect(keysOf(header)).toEqual(['grossWet', null, 'codeTs', null]);
    expect(header?.unknown).toEqual(['备注一']);
  });

  it('takes what was chosen for a head before, and does not name one that was left out', () => {
    const rows = blockOf(
      [
        ['商品编号', 'G.W.', '单位'],
        ['1', '2', 'x'],
      ].map((row) => row.map((text) => ({ text }))),
    );
    const header = readHeaderRow(rows, columns, { 'g.w.': 'grossWet', 单位: '' });
    expect(keysOf(header)).toEqual(['codeTs', 'grossWet', null]);
    expect(header?.unknown).toEqual([]);
  });

  it('knows keys, and gives columns of one title in their order', () => {
    expect(keysOf(read(['单位', 'codets', '单位'], ['a', 'b', 'c']))).toEqual(['unit', 'codeTs', 'unit2']);
  });

  it('is one when half of what is written in it are titles, blank cells aside', () => {
    expect(keysOf(read(['商品编号', ' 其他 '], ['1', '2']))).toEqual(['codeTs', null]);
    expect(read(['商品编号', ' 其他 '], ['1', '2'])?.unknown).toEqual(['其他']);
    expect(keysOf(read(['', '', '商品编号'], ['1', '2', '3']))).toEqual([null, null, 'codeTs']);
  });

  it('is none without rows below, or when most of it are no titles', () => {
    expect(read(['商品编号', '单位'])).toBeUndefined();
    expect(read(['商品编号', 'a', 'b'], ['1', '2', '3'])).toBeUndefined();
    expect(read(['8712003000'], ['8712004900'])).toBeUndefined();
  });
});

test.each([
  ['one cell fills the range', [1, 1], [0, 0, 4, 2], [5, 3]],
  ['a multiple of the block tiles', [2, 1], [0, 0, 3, 1], [4, 2]],
  ['no multiple: pasted once', [2, 2], [0, 0, 4, 1], [2, 2]],
  ['one selected cell does not limit', [3, 2], [5, 5, 5, 5], [3, 2]],
  ['where the range begins makes no difference', [2, 1], [4, 3, 7, 4], [4, 2]],
  ['a selected row repeats a block that is higher', [3, 1], [0, 0, 0, 2], [3, 3]],
  ['a selected column repeats a block that is wider', [1, 3], [0, 0, 2, 0], [3, 3]],
  ['a selected row repeats downwards only as far as it goes', [1, 2], [0, 0, 3, 0], [4, 2]],
] as const)('spreads a block over a selected range: %s', (...[, block, range, size]) => {
  const [[height, width], [top, left, bottom, right]] = [block, range];
  expect(spreadSize({ height, width }, { top, left, bottom, right })).toEqual({ height: size[0], width: size[1] });
});
