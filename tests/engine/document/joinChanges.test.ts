import { describe, expect, test } from 'vitest';
import { countChanges, joinChanges } from '../../../engine/index.ts';
import type { DetailChanges, RecordChanges } from '../../../engine/index.ts';

const NONE: DetailChanges = { cells: {}, added: [], removed: [] };

const goods = (changes: Partial<DetailChanges>): RecordChanges => ({
  header: {},
  details: { goods: { ...NONE, ...changes } },
});

const change = (to: string, from = 'stored') => ({ from, to });
const row = (id: string, name = id) => ({ id, values: { name } });
const order = (...to: string[]) => ({ from: ['a', 'b', 'c'], to });

describe('changes of two windows in one', () => {
  test('keep the fields of both, the newer value where both changed one', () => {
    const older = { header: { a: change('1'), b: change('1') }, details: {} };
    const newer = { header: { b: change('2'), c: change('2') }, details: {} };
    expect(joinChanges(older, newer).header).toEqual({ a: change('1'), b: change('2'), c: change('2') });
  });

  test('keep a detail that only one of them changed', () => {
    const nothing = { header: {}, details: {} };
    const changed = goods({ added: [row('n1')] });
    expect([joinChanges(changed, nothing), joinChanges(nothing, changed)]).toEqual([changed, changed]);
  });

  test('keep the cells of both, the newer value where both changed one', () => {
    const older = goods({ cells: { a: { name: change('1'), qty: change('1') }, b: { name: change('1') } } });
    const newer = goods({ cells: { a: { qty: change('2') }, c: { name: change('2') } } });
    expect(joinChanges(older, newer).details['goods']?.cells).toEqual({
      a: { name: change('1'), qty: change('2') },
      b: { name: change('1') },
      c: { name: change('2') },
    });
  });

  test.each([
    {
      name: 'rows that came in both, the older ones first',
      older: { added: [row('n1')] },
      newer: { added: [row('n2')] },
      expected: { added: [row('n1'), row('n2')], removed: [] },
    },
    {
      name: 'a row that came in both once, as the newer one has it',
      older: { added: [row('n1', 'old'), row('n2')] },
      newer: { added: [row('n1', 'new')] },
      expected: { added: [row('n2'), row('n1', 'new')], removed: [] },
    },
    {
      name: 'no row that came in the older and went in the newer',
      older: { added: [row('n1')] },
      newer: { removed: [row('n1')] },
      expected: { added: [], removed: [row('n1')] },
    },
    {
      name: 'rows that went in both once',
      older: { removed: [row('a', 'old'), row('b')] },
      newer: { removed: [row('a', 'new')] },
      expected: { added: [], removed: [row('b'), row('a', 'new')] },
    },
    {
      name: 'a row that went in the older and came back in the newer',
      older: { removed: [row('a')] },
      newer: { added: [row('a')] },
      expected: { added: [row('a')], removed: [] },
    },
  ])('hold $name', ({ older, newer, expected }) => {
    expect(joinChanges(goods(older), goods(newer)).details['goods']).toEqual({ cells: {}, ...expected });
  });

  test.each([
    { name: 'the newer one', older: order('b', 'a', 'c'), newer: order('c', 'b', 'a'), expected: order('c', 'b', 'a') },
    { name: 'the older one alone', older: order('b', 'a', 'c'), newer: undefined, expected: order('b', 'a', 'c') },
    { name: 'none', older: undefined, newer: undefined, expected: undefined },
  ])('have an order of rows: $name', ({ older, newer, expected }) => {
    const joined = joinChanges(goods(older ? { order: older } : {}), goods(newer ? { order: newer } : {}));
    expect(joined.details['goods']?.order).toEqual(expected);
  });

  test('keep unresolved texts of fields and rows, and the newer one on conflict', () => {
    const texts = (
      header: Record<string, string>,
      details: Record<string, Record<string, Record<string, string>>>,
    ) => ({
      header: {},
      details: {},
      texts: { header, details },
    });
    const older = texts(
      { a: '1', b: '1' },
      { goods: { r1: { x: '1', y: '1' }, r2: { x: '1' } }, docs: { r: { x: '1' } } },
    );
    const newer = texts({ b: '2' }, { goods: { r1: { y: '2' }, r3: { x: '2' } } });
    expect(joinChanges(older, newer).texts).toEqual({
      header: { a: '1', b: '2' },
      details: { goods: { r1: { x: '1', y: '2' }, r2: { x: '1' }, r3: { x: '2' } }, docs: { r: { x: '1' } } },
    });
    const nothing = { header: {}, details: {} };
    expect(joinChanges(older, nothing).texts).toEqual(older.texts);
    expect(joinChanges(nothing, newer).texts).toEqual(newer.texts);
    expect(joinChanges(nothing, nothing)).toEqual(nothing);
  });
});

describe('the number of changes', () => {
  test.each([
    { name: 'nothing', changes: { header: {}, details: {} }, count: 0 },
    { name: 'fields', changes: { header: { a: change('1'), b: change('1') }, details: {} }, count: 2 },
    {
      name: 'cells, and rows that came and went',
      changes: goods({
        cells: { a: { x: change('1'), y: change('1') }, b: { x: change('1') } },
        added: [row('n1'), row('n2')],
        removed: [row('c')],
      }),
      count: 6,
    },
    { name: 'an order alone as one', changes: goods({ order: order('c', 'b', 'a') }), count: 1 },
    {
      name: 'an order beside other changes not at all',
      changes: goods({ order: order('a', 'b'), removed: [row('c')] }),
      count: 1,
    },
    {
      name: 'texts that were not found, each',
      changes: {
        header: { a: change('1') },
        details: {},
        texts: { header: { b: 'x' }, details: { goods: { r1: { x: '1', y: '1' }, r2: { x: '1' } } } },
      },
      count: 5,
    },
  ])('counts $name', ({ changes, count }) => {
    expect(countChanges(changes)).toBe(count);
  });
});
