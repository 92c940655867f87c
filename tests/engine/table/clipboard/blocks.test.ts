import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  blockOf,
  BlockTooLarge,
  isBlankCell,
  readBlockTitles,
  readTabSeparated,
  spreadSize,
  spreadSpans,
  writeHtmlTable,
  writeTabSeparated,
} from '../../../../engine/table/clipboard/index.ts';
import { columnOf } from '../tableFixture.ts';

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

const spanned = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });
const MARKS = { below: '↑', beside: '←' } as const;
const laidOut = (...rows: Parameters<typeof spreadSpans>[0]) =>
  spreadSpans(rows).rows.map((row) =>
    row.map(({ text, merged }) => (merged === undefined ? text : `${text}${MARKS[merged]}`)),
  );

it('gives merged cells to all that they cover, and none below the last row [D63]', () => {
  expect(
    laidOut([spanned('a'), spanned('b', 1, 9), spanned('c', 2)], [spanned('d'), spanned('e'), spanned('f')]),
  ).toEqual([
    ['a', 'b', 'c', 'c←'],
    ['d', 'b↑', 'e', 'f'],
  ]);
});

it('leaves a row blank that has nothing but what is merged into it', () => {
  expect(
    laidOut([spanned('a', 2, 2), spanned('b')], [spanned('')], [spanned('d'), spanned('e'), spanned('f')]),
  ).toEqual([
    ['a', 'a←', 'b'],
    ['', '', ''],
    ['d', 'e', 'f'],
  ]);
  expect(laidOut([spanned('a', 1, 3)], [], [])).toEqual([['a'], [''], ['']]);
});

it.each<[string, () => unknown]>([
  [
    'one long row over many',
    () => blockOf([Array.from({ length: 2000 }, () => ({ text: 'x' })), ...Array.from({ length: 600 }, () => [])]),
  ],
  [
    'spans that claim millions',
    () => spreadSpans(Array.from({ length: 1000 }, () => [spanned('x', 1000, 1000), spanned('y', 1000, 1000)])),
  ],
])('refuses a block of more than a million cells before it takes memory: %s', (_, make) => {
  const before = process.memoryUsage().heapUsed;
  expect(make).toThrow(BlockTooLarge);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000);
});

it('makes a block of more rows than a call takes arguments', () => {
  expect(blockOf(Array.from({ length: 200_000 }, () => [{ text: 'x' }])).rows).toHaveLength(200_000);
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
    readBlockTitles(
      rows.map((row) => row.map((text) => ({ text }))),
      columns,
    );
  const keysOf = (header: ReturnType<typeof read>) => header?.columns.map((column) => column?.key ?? null);

  it('maps columns by title whatever their order, and names the unknown', () => {
    const header = read(['* 毛重（千克）：', '备注一', 'hs code', ''], ['1', 'x', '2', '']);
    expect(keysOf(header)).toEqual(['grossWet', null, 'codeTs', null]);
    expect(header?.unknown).toEqual(['备注一']);
  });

  it('applies the remembered column mappings and does not report ignored titles', () => {
    const rows = [
      ['商品编号', 'G.W.', '单位'],
      ['1', '2', 'x'],
    ].map((row) => row.map((text) => ({ text })));
    const header = readBlockTitles(rows, columns, { 'g.w.': 'grossWet', 单位: '' });
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

  it('is none when most of it are no titles', () => {
    expect(read(['商品编号', 'a', 'b'], ['1', '2', '3'])).toBeUndefined();
    expect(read(['8712003000'], ['8712004900'])).toBeUndefined();
  });

  it('is read together with the row below where both say more [V-06]', () => {
    const header = read(['商品编号', '毛重', '其他'], ['', '(千克)', '单位'], ['1', '2', 'x']);
    expect([header?.rows, keysOf(header), header?.texts]).toEqual([
      2,
      ['codeTs', 'grossWet', 'unit'],
      ['商品编号', '毛重(千克)', '单位'],
    ]);
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
