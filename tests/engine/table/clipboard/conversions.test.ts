import { describe, expect, test } from 'vitest';
import {
  choose,
  storedCodes,
  convertCell,
  possibleCodes,
  sheetNumber,
  type BlockCell,
  type CompiledColumn,
  type Conversion,
  type SourceColumn,
  type Value,
} from '../../../../engine/index.ts';
import { columnOf } from '../tableFixture.ts';
import cases from './conversions.cases.json' with { type: 'json' };

const units = [
  { value: '001', text: '台' },
  { value: '035', text: '千克', names: ['Kilogram'] },
  { value: '120', text: '箱' },
  { value: '121', text: '箱' },
];

const number = (key: string, title: string, scale: number): CompiledColumn =>
  columnOf(key, { title, type: 'inputNumber', valueType: 'decimal', precision: 19, scale });

const columns: readonly CompiledColumn[] = [
  number('qty', '数量', 5),
  number('rate', '税率(%)', 2),
  number('price', '单价', 4),
  number('total', '总价', 2),
  columnOf('day', { type: 'date', valueType: 'date' }),
  columnOf('at', { type: 'datetime' }),
  columnOf('clock', { type: 'time' }),
  columnOf('yes', { type: 'checkbox', customValue: ['1', '0'] }),
  columnOf('mode', {
    type: 'select',
    options: [
      { value: '1', text: '照章征税' },
      { value: '3', text: '全免' },
    ],
  }),
  columnOf('unit', { type: 'select', options: units }),
  columnOf('freeUnit', { type: 'sel_search', options: units, allowInput: true }),
  columnOf('many', { type: 'list_multi', options: units, multiple: true }),
  columnOf('dict', { type: 'sel_search', dictCode: 'currency' }),
  columnOf('text'),
  columnOf('madeOn', { title: '生产日期' }),
  columnOf('code', {
    maxLength: 6,
    checks: [{ id: 'pattern', at: 'save', message: '', test: (value) => /^[A-Z0-9]+$/.test(String(value)) }],
  }),
  columnOf('user', { type: 'sel_user' }),
  columnOf('depart', { type: 'sel_depart' }),
  columnOf('papers', { type: 'upload' }),
  columnOf('paper', { type: 'file' }),
  columnOf('photo', { type: 'image' }),
  columnOf('flag', { type: 'checkbox' }),
  columnOf('truth', { type: 'checkbox', valueType: 'boolean' }),
  columnOf('plain', { dictCode: 'currency' }),
  columnOf('parties', { type: 'popup', dictCode: 'party', multiple: true }),
  columnOf('must', {
    checks: [
      { id: 'required', at: 'submit', message: '', test: () => false },
      { id: 'pattern', at: 'save', message: '', test: (value) => /^[A-Z0-9]+$/.test(String(value)) },
    ],
  }),
  columnOf('hs', {
    type: 'select',
    options: [
      { value: '8712003000', text: ' 自行车 ' },
      { value: 'AB', text: '甲,乙' },
      { value: '0B', text: '丙' },
      { value: '0002', text: '丁' },
      { value: '00003', text: '戊' },
      { value: '04', text: '己' },
      { value: '004', text: '庚' },
    ],
  }),
];

const byKey = new Map(columns.map((column) => [column.key, column]));

interface Expected {
  readonly value?: Value;
  readonly reason?: string;
  readonly doubt?: string;
  readonly refused?: string;
  readonly asks?: boolean;
}

const inWords = (conversion: Conversion): Expected => {
  if (conversion.kind === 'choice') return { asks: true };
  if (conversion.kind === 'refused') return { refused: conversion.reason };
  const { value, reason, doubt } = conversion;
  return { value, ...(reason === undefined ? {} : { reason }), ...(doubt === undefined ? {} : { doubt }) };
};

test.each(cases)('converts what was pasted: $name', (tried) => {
  const { column: key, text, number, isText, value, reason, doubt, refused, asks } = tried;
  const column = byKey.get(key);
  if (column === undefined) throw new Error(`no column ${key}`);
  const cell = { text, ...(number === undefined ? {} : { number }), ...(isText === undefined ? {} : { isText }) };
  expect(inWords(convertCell(cell, column, { thisYear: 2026 }))).toStrictEqual(
    Object.fromEntries(
      Object.entries({ value, reason, doubt, refused, asks }).filter(([, told]) => told !== undefined),
    ),
  );
});

test.each([
  ['25950.000000000004', '25950'],
  ['0.10000000000000001', '0.1'],
  ['8.712003E+09', '8712003000'],
  ['1.2345E-7', '0.00000012345'],
  ['531620260123456789', '531620260123456789'],
  ['0.1234567890123456', '0.123456789012346'],
  ['1.2345678901234567E-5', '0.0000123456789012346'],
  ['1.2345678901234567', '1.23456789012346'],
  ['123456789012345.6', '123456789012346'],
  ['-25950.000000000004', '-25950'],
  ['12%', '0.12'],
  ['9'.repeat(80), undefined],
  ['x', undefined],
])('takes the 15 digits of a number that its sheet means: %s', (written, meant) => {
  expect(sheetNumber(written)).toBe(meant);
});

test.each([
  ['text', { text: '8,712,003,000', number: '8712003000' }, { value: '8712003000', reason: 'behind' }],
  ['text', { text: '177,212,345,678,901', number: '177212345678901' }, { value: '177212345678901', reason: 'behind' }],
  ['text', { text: '12.00', number: '12' }, { value: '12', reason: 'behind' }],
  ['text', { text: '0101210010', number: '101210010' }, { value: '0101210010' }],
  ['text', { text: '¥1,234.00', number: '1234' }, { value: '¥1,234.00' }],
  ['text', { text: '531620260123456000', number: '531620260123456000' }, { refused: 'lostDigits' }],
  ['unit', { text: '35.00', number: '35' }, { value: '035', reason: 'leadingZeros' }],
] as const)('a format is no part of a code in %s: %o [V-12]', (key, cell, expected) => {
  expect(converted(key, cell)).toEqual(expected);
});

test.each([
  ['text', { text: '15-May', number: '46157', isDay: true }, { value: '15-May', doubt: 'day' }],
  ['qty', { text: '2026-05-15', number: '46157', isDay: true }, { refused: 'notNumber' }],
])('a day in %s, which holds none, is not taken for granted: %o [V-17]', (key, cell, expected) => {
  expect(converted(key, cell)).toEqual(expected);
});

test('days count in the calendar of their workbook [V-01]', () => {
  const cell = { text: '2024-01-02', number: '43831', isDay: true };
  expect(converted('day', cell)).toEqual({ value: '2020-01-01', reason: 'moment' });
  expect(converted('day', { ...cell, serial: '45293' })).toEqual({ value: '2024-01-02' });
});

test.each([
  ['2026-11-05T00:00:00+08:00', '2026-11-05', '2026-11-05 00:00:00'],
  ['2026-11-04T16:00:00.000Z', '2026-11-05', '2026-11-05 00:00:00'],
  ['2026-11-04 23:30:00-0500', '2026-11-05', '2026-11-05 12:30:00'],
  ['2026-11-05T00:00:00', '2026-11-05', '2026-11-05 00:00:00'],
  ['2026-11-05 00:00:00.0', '2026-11-05', '2026-11-05 00:00:00'],
  ['2026\u201111\u201105', '2026-11-05', '2026-11-05 00:00:00'],
  ['2026\u221211\u201305', '2026-11-05', '2026-11-05 00:00:00'],
])('%s is a day in +08:00 [V-20]', (text, day, moment) => {
  expect(converted('day', { text })).toMatchObject({ value: day });
  expect(converted('at', { text })).toMatchObject({ value: moment });
});

test('an instant on a day that no calendar has is no day', () => {
  expect(converted('day', { text: '2026-02-30T00:00:00Z' })).toEqual({ refused: 'notDate' });
});

const converted = (key: string, cell: BlockCell, source?: SourceColumn): Expected => {
  const column = byKey.get(key);
  if (column === undefined) throw new Error(`no column ${key}`);
  return inWords(convertCell(cell, column, { thisYear: 2026, source }));
};

test.each('是 y yes TRUE t 1 √ ✓ ✔ ☑ 对 有 真 on'.split(' '))('takes %s for yes', (text) => {
  expect(converted('flag', { text: `\u00a0${text} ` })).toEqual({ value: 'Y', reason: 'yesNo' });
  expect(converted('truth', { text })).toEqual({ value: true, reason: 'yesNo' });
});

test.each('否 n no FALSE f 0 × ✗ ✘ ☐ x 错 无 假 off'.split(' '))('takes %s for no', (text) => {
  expect(converted('flag', { text })).toEqual({ value: 'N', reason: 'yesNo' });
  expect(converted('truth', { text })).toEqual({ value: false, reason: 'yesNo' });
});

test.each('January February March April May June July August September October November December'.split(' '))(
  'knows the month %s by its name and by its first letters',
  (name) => {
    const month = new Date(`5 ${name} 2024 UTC`).toISOString().slice(5, 7);
    for (const text of [`5-${name.slice(0, 3)}-24`, `${name.toUpperCase()} 5, 2024`])
      expect(converted('day', { text })).toEqual({ value: `2024-${month}-05`, reason: 'moment' });
    expect(converted('day', { text: `5-${name.slice(0, 3)}` })).toEqual({
      value: `2026-${month}-05`,
      reason: 'moment',
    });
  },
);

describe('a value that was copied in this product', () => {
  const raw = { text: '人民币', raw: '142' };
  test.each<[string, string, SourceColumn, Expected]>([
    ['the same column', 'text', { key: 'text', type: 'select' }, { value: '142' }],
    ['the same kind of choice', 'dict', { key: 'other', type: 'sel_search', dictCode: 'currency' }, { value: '142' }],
    ['another dictionary', 'dict', { key: 'other', type: 'sel_search', dictCode: 'unit' }, { asks: true }],
    ['another type', 'dict', { key: 'other', type: 'input', dictCode: 'currency' }, { asks: true }],
    ['options of its own', 'unit', { key: 'other', type: 'select' }, { refused: 'unknownCode' }],
    ['a text of another key', 'text', { key: 'other', type: 'input' }, { value: '142' }],
  ])('goes as it is where it fits: %s', (...[, key, source, expected]) => {
    expect(converted(key, raw, source)).toEqual(expected);
  });

  test('is read as what it shows where nobody says where it comes from', () => {
    expect(converted('text', raw)).toEqual({ value: '人民币' });
  });
});

test.each([
  ['m', ['m', 'M']],
  [' 35 ', ['35', '035', '0035', '00035']],
  ['8712.00', ['8712.00', '871200', '0871200', '00871200', '000871200']],
  ['CNY - 人民币', ['CNY - 人民币', 'CNY']],
  ['ｃｎｙ', ['ｃｎｙ', 'cny', 'CNY']],
  [' ', []],
])('looks the text %j up by the codes that it may stand for', (text, codes) => {
  expect(possibleCodes(text)).toEqual(codes);
});

test('says that a name is ambiguous only where those that share it have different codes', () => {
  const box = { value: '120', text: '箱' };
  expect(choose('箱', [box, { value: '121', text: 'Case', names: ['箱'] }])).toEqual({ kind: 'ambiguous' });
  expect(choose('箱', [box, { ...box }])).toMatchObject({ kind: 'found', choice: box });
});

test.each<[string, Value | undefined, readonly string[]]>([
  ['unit', '035', ['035']],
  ['unit', 'a,b', ['a,b']],
  ['many', '001,035', ['001', '035']],
  ['parties', '1,2', ['1', '2']],
  ['many', '', []],
  ['unit', null, []],
  ['unit', undefined, []],
])('reads the codes of %s in %j: %j', (key, value, codes) => {
  const column = byKey.get(key);
  expect(column && storedCodes(column, value)).toEqual(codes);
});
