import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pinyinCollation } from '../../../../server/core/database/collation.ts';
import { recordOrderSql } from '../../../../server/records/operations/listRecords.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let plain: TestDatabase;
beforeAll(async () => {
  plain = await createTestDatabase({ empty: true, locale: 'C' });
});
afterAll(() => plain.drop());

const NAMES = ['重庆', '北京', '阿克苏', '深圳', '成都', '宁波', 'ningbo', '广州'];

test('texts sort by pinyin in a database that sorts by code points', async () => {
  const { db } = plain;
  const place = { key: 'name', title: '名称', kind: 'text', dbColumn: 'name' } as const;
  const order = recordOrderSql([{ place, order: 'asc' }], await pinyinCollation(db));
  const { rows } = await sql<{ name: string }>`
    select m.name from (select name, name as id from unnest(${NAMES}::text[]) as name) as m
    order by ${order}`.execute(db);
  expect(rows.map(({ name }) => name).filter((name) => name !== 'ningbo')).toEqual([
    '阿克苏',
    '北京',
    '成都',
    '重庆',
    '广州',
    '宁波',
    '深圳',
  ]);
});

test('a database that sorts by pinyin itself is left to its indexes', async () => {
  const database = await createTestDatabase({ empty: true });
  const { rows } = await sql<{ first: string }>`
    select min(name) as first from unnest(${['重庆', '阿克苏']}::text[]) as name`.execute(database.db);
  const sortsByItself = rows[0]?.first === '阿克苏';
  expect(await pinyinCollation(database.db)).toBe(sortsByItself ? undefined : 'zh-x-icu');
  await database.drop();
});
