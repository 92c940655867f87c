import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { QueryCondition } from '../../../../engine/index.ts';
import type { PlaceKind } from '../../../../server/data/lists/columnPlaces.ts';
import { conditionSql } from '../../../../server/data/lists/filterSql.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const TYPE: Readonly<Record<PlaceKind, string>> = {
  text: 'text',
  boolean: 'text',
  date: 'text',
  datetime: 'text',
  decimal: 'numeric',
  integer: 'integer',
  time: 'timestamptz',
};

/** Returns the stored values that match a condition; a blank is always among the stored values. */
const found = async (kind: PlaceKind, stored: readonly string[], { op, values }: QueryCondition) => {
  const condition = conditionSql(sql.ref('m.v'), kind, { op, values });
  const { rows } = await sql<{ place: number }>`
    select n::int as place from unnest(${[...stored, null]}::text[]::${sql.raw(TYPE[kind])}[])
      with ordinality as m (v, n) where ${condition} order by n`.execute(database.db);
  return rows.map(({ place }) => stored[place - 1] ?? null);
};

const TEXTS = ['a', 'ab', 'ba', 'A%', '_'];
const NUMBERS = ['9', '10', '86.50'];
const DAYS = ['2026-01-30', '2026-01-31', '2026-02-01'];
const SHOWN = ['2026-01-30 23:59:59', '2026-01-31 00:00:00', '2026-01-31 08:30:00', '2026-02-01 00:00:00'];
const MOMENTS = [
  '2026-01-30 15:59:59+00',
  '2026-01-30 16:00:00+00',
  '2026-01-31 00:30:00+00',
  '2026-01-31 16:00:00+00',
];
const [BEFORE, FIRST, WITHIN, AFTER] = MOMENTS;

test.each<readonly [PlaceKind, readonly string[], QueryCondition['op'], readonly string[], readonly unknown[]]>([
  ['text', TEXTS, 'eq', ['a'], ['a']],
  ['text', TEXTS, 'eq', ['a', 'ab'], ['a', 'ab']],
  ['text', TEXTS, 'ne', ['a'], ['ab', 'ba', 'A%', '_', null]],
  ['text', TEXTS, 'in', ['a', '_'], ['a', '_']],
  ['text', TEXTS, 'in', [], []],
  ['text', TEXTS, 'eq', [], []],
  ['text', TEXTS, 'like', ['A'], ['a', 'ab', 'ba', 'A%']],
  ['text', TEXTS, 'like', ['%', '_'], ['A%', '_']],
  ['text', TEXTS, 'left_like', ['a'], ['a', 'ba']],
  ['text', TEXTS, 'right_like', ['a'], ['a', 'ab', 'A%']],
  ['text', ['a', 'b', 'c'], 'gt', ['b'], ['c']],
  ['text', ['a', 'b', 'c'], 'ge', ['b'], ['b', 'c']],
  ['text', ['a', 'b', 'c'], 'lt', ['b'], ['a']],
  ['text', ['a', 'b', 'c'], 'le', ['b'], ['a', 'b']],
  ['boolean', ['true', 'false'], 'eq', ['true'], ['true']],
  ['decimal', NUMBERS, 'eq', ['86.5'], ['86.50']],
  ['decimal', NUMBERS, 'gt', ['9'], ['10', '86.50']],
  ['decimal', NUMBERS, 'ge', ['10'], ['10', '86.50']],
  ['decimal', NUMBERS, 'lt', ['10'], ['9']],
  ['decimal', NUMBERS, 'le', ['10'], ['9', '10']],
  ['decimal', NUMBERS, 'ne', ['10.0'], ['9', '86.50', null]],
  ['decimal', NUMBERS, 'in', ['9.0', '10'], ['9', '10']],
  ['decimal', NUMBERS, 'like', ['6.5'], ['86.50']],
  ['integer', ['1', '12'], 'eq', ['12'], ['12']],
  ['integer', ['1', '12'], 'right_like', ['1'], ['1', '12']],
  ['date', DAYS, 'eq', ['2026-01-31'], ['2026-01-31']],
  ['date', DAYS, 'le', ['2026-01-31 08:30:00'], ['2026-01-30', '2026-01-31']],
  ['date', DAYS, 'gt', ['2026-01-31 08:30:00'], ['2026-02-01']],
  ['datetime', SHOWN, 'eq', ['2026-01-31'], SHOWN.slice(1, 3)],
  ['datetime', SHOWN, 'in', ['2026-01-31 08:30', '2026-02-01'], SHOWN.slice(2)],
  ['datetime', SHOWN, 'gt', ['2026-01-31'], SHOWN.slice(3)],
  ['datetime', SHOWN, 'ne', ['2026-01-31'], [SHOWN[0], SHOWN[3], null]],
  ['time', MOMENTS, 'eq', ['2026-01-31'], [FIRST, WITHIN]],
  ['time', MOMENTS, 'ne', ['2026-01-31'], [BEFORE, AFTER, null]],
  ['time', MOMENTS, 'gt', ['2026-01-31'], [AFTER]],
  ['time', MOMENTS, 'ge', ['2026-01-31'], [FIRST, WITHIN, AFTER]],
  ['time', MOMENTS, 'lt', ['2026-01-31'], [BEFORE]],
  ['time', MOMENTS, 'le', ['2026-01-31'], [BEFORE, FIRST, WITHIN]],
  ['time', MOMENTS, 'eq', ['2026-01-31 08:30'], [WITHIN]],
  ['time', MOMENTS, 'right_like', ['2026-01-31 08:30:00'], [WITHIN]],
  ['time', MOMENTS, 'left_like', ['00:00:00'], [FIRST, AFTER]],
  ['time', MOMENTS, 'eq', ['yesterday'], []],
  ['time', MOMENTS, 'eq', [], []],
])('as %s, of %j those that are %s %j are %j', async (kind, stored, ...[op, values, these]) => {
  expect(await found(kind, stored, { op, values })).toEqual(these);
});
