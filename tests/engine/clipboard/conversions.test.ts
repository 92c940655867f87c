import { expect, test } from 'vitest';
import { convertCell, sheetNumber } from '../../../engine/index.ts';
import type { CompiledColumn, Conversion, Value } from '../../../engine/index.ts';
import { columnOf } from '../table/tableFixture.ts';
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
  columnOf('code', {
    maxLength: 6,
    checks: [{ id: 'pattern', at: 'save', message: '', test: (value) => /^[A-Z0-9]+$/.test(String(value)) }],
  }),
  columnOf('user', { type: 'sel_user' }),
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
  ['x', undefined],
])('takes the 15 digits of a number that its sheet means: %s', (written, meant) => {
  expect(sheetNumber(written)).toBe(meant);
});
