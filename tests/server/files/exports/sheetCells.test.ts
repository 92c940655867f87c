import { describe, expect, test } from 'vitest';
import { sheetCellOf, type SheetColumn } from '../../../../server/files/exports/sheetCells.ts';
import { readExportLimits, exportLimitOf } from '../../../../server/core/config/exportLimits.ts';
import { looksLikeFormula, rowsXml } from '../../../../server/files/exports/sheetXml.ts';

const cell = (kind: SheetColumn['kind'], value: string | boolean | null, more: Readonly<Record<string, string>> = {}) =>
  sheetCellOf({ key: 'a', title: 'A', kind, width: 80 }, { a: value, ...more }, { texts: true, language: 'zh-CN' });

describe('a cell', () => {
  test.each<readonly [string, string, ReturnType<typeof cell>]>([
    ['a number of 15 digits is exact', '123456789012.345', { kind: 'number', text: '123456789012.345' }],
    [
      'noughts that say nothing are no digits',
      '0.00000000000000012300',
      { kind: 'number', text: '0.00000000000000012300' },
    ],
    ['more digits stay a text', '1234567890123456', { kind: 'text', text: '1234567890123456' }],
    ['more digits behind the point too', '0.1234567890123456', { kind: 'text', text: '0.1234567890123456' }],
    ['a long number of noughts is not exact', '1000000000000000001', { kind: 'text', text: '1000000000000000001' }],
    ['no number is a text', '1e5', { kind: 'text', text: '1e5' }],
  ])('of decimals: %s', (_what, value, wanted) => expect(cell('decimal', value)).toEqual(wanted));

  test.each<readonly [string, ReturnType<typeof cell>]>([
    ['2026-01-31', { kind: 'date', serial: 46_053 }],
    ['2026-01-31 12:00:00', { kind: 'moment', serial: 46_053.5 }],
    ['2026-01-31 06:00', { kind: 'moment', serial: 46_053.25 }],
    ['1900-03-01', { kind: 'date', serial: 61 }],
    ['1900-02-28', { kind: 'text', text: '1900-02-28' }],
    ['2026-02-30', { kind: 'text', text: '2026-02-30' }],
    ['2026年', { kind: 'text', text: '2026年' }],
  ])('of days: %s', (value, wanted) => expect(cell('date', value)).toEqual(wanted));

  test('tells texts of codes, and a yes or no in words', () => {
    expect(cell('text', 'USD', { a_dictText: '美元' })).toEqual({ kind: 'text', text: '美元' });
    expect([cell('boolean', true), cell('boolean', false)]).toEqual([
      { kind: 'text', text: '是' },
      { kind: 'text', text: '否' },
    ]);
    expect([cell('text', null), cell('text', '')]).toEqual([null, null]);
  });

  test('holds no more than a cell can, and nothing that XML cannot', () => {
    expect(cell('text', 'x'.repeat(40_000))).toMatchObject({ text: `${'x'.repeat(32_766)}…` });
    expect(cell('text', 'a\u0000\uD800b\r\n😀')).toEqual({ kind: 'text', text: 'ab\r\n😀' });
  });
});

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1'])(
  'a text %j is marked as a text, so that no sheet runs it',
  (text) => {
    expect(looksLikeFormula(text)).toBe(true);
    expect(rowsXml([[{ kind: 'text', text }]])).toContain('s="5"');
  },
);

test('limits of rows are said for all and by role, the highest counts', () => {
  const limits = readExportLimits('500, admin:2000,clerk:10');
  if (limits === undefined) throw new Error('not read');
  expect([
    exportLimitOf(limits, ['clerk', 'admin']),
    exportLimitOf(limits, ['clerk']),
    exportLimitOf(limits, []),
  ]).toEqual([2000, 10, 500]);
  for (const text of ['', 'admin:5', '5,6', '0', '-1', '2000000', 'a b:1,5'])
    expect(readExportLimits(text)).toBeUndefined();
});
