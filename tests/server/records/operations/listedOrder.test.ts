import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOf } from '../../../../server/data/lists/columnPlaces.ts';
import { recordOrderSql } from '../../../../server/records/operations/listRecords.ts';
import { nameStaff, staffNames } from '../../../../server/data/recordStore/staffNames.ts';
import { createTotals } from '../../../../server/records/operations/totals.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';
import { orderPage } from './orderPage.ts';

const page = await orderPage();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the order of a list', () => {
  const sorted = (key: string, order: 'asc' | 'desc', collation?: string): string => {
    const place = placeOf(page, key, () => true);
    return recordOrderSql(place === undefined ? [] : [{ place, order }], collation).compile(database.db).sql;
  };

  test.each([
    ['id', 'id'],
    ['version', 'version'],
    ['sysOrgCode', 'sys_org_code'],
    ['createBy', 'create_by'],
    ['createTime', 'create_time'],
  ])('by %s, which is never blank, can be read from an index', (key, column) => {
    expect(sorted(key, 'desc', 'zh')).toBe(`"m"."${column}" desc, "m"."id" desc`);
  });

  test('puts blanks last in both directions, texts by pinyin, and ends with the id', () => {
    expect(sorted('customer', 'asc', 'zh')).toBe('"m"."customer" collate "zh" asc nulls last, "m"."id" asc');
    expect(sorted('customer', 'desc')).toBe('"m"."customer" desc nulls last, "m"."id" desc');
    expect(sorted('amount', 'desc', 'zh')).toBe('"m"."amount" desc nulls last, "m"."id" desc');
    expect(sorted('updateTime', 'asc', 'zh')).toBe('"m"."update_time" asc nulls last, "m"."id" asc');
    expect(sorted('nothing', 'asc')).toBe('"m"."id" desc');
  });
});

describe('names of staff', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
  const rename = (realname: string) =>
    database.db.updateTable('sys_user').set({ realname }).where('username', '=', 'clerk').execute();

  test('are the real ones; who is no longer there keeps the user name', async () => {
    const nameOf = await staffNames(database.db, ['clerk', null, 'gone']);
    expect([nameOf('clerk'), nameOf('gone')]).toEqual(['李制单', 'gone']);
    await rename('');
    expect((await staffNames(database.db, ['clerk']))('clerk')).toBe('clerk');
    await rename('李制单');
    expect((await staffNames(database.db, []))('clerk')).toBe('clerk');
  });

  test('stand beside both columns of a record, and a new name shows after fifteen seconds', async () => {
    const named = async () => nameStaff(database.db, [{ createBy: 'clerk', updateBy: null }, { createBy: '' }]);
    const shown = (name: string) => [
      { createBy: 'clerk', createBy_dictText: name, updateBy: null, updateBy_dictText: null },
      { createBy: '', createBy_dictText: null, updateBy_dictText: null },
    ];
    const start = new Date('2026-11-22T08:00:00Z');
    vi.setSystemTime(start);
    expect(await named()).toEqual(shown('李制单'));
    await rename('李新');
    vi.setSystemTime(start.getTime() + 14_999);
    expect(await named()).toEqual(shown('李制单'));
    vi.setSystemTime(start.getTime() + 15_000);
    expect(await named()).toEqual(shown('李新'));
    await rename('李制单');
  });
});

test('names of staff are right also when more are known than are kept', async () => {
  const { db } = await createTestDatabase();
  await nameStaff(
    db,
    Array.from({ length: 4_999 }, (_, n) => ({ createBy: `u${n}` })),
  );
  expect(await nameStaff(db, [{ createBy: 'clerk' }])).toMatchObject([{ createBy_dictText: '李制单' }]);
  expect(await nameStaff(db, [{ createBy: 'clerk', updateBy: 'admin' }])).toMatchObject([
    { createBy_dictText: '李制单', updateBy_dictText: '管理员' },
  ]);
});

describe('the total of a list', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());
  const matching = (rows: number, name = '') => ({
    table: sql`generate_series(1, (select max(rows) from totals_test))`,
    where: sql`${name} = ${name} and ${rows} > 0`,
  });
  const setRows = async (rows: number) => {
    await sql`create table if not exists totals_test (rows integer)`.execute(database.db);
    await sql`delete from totals_test`.execute(database.db);
    await sql`insert into totals_test values (${rows})`.execute(database.db);
  };

  test('is counted each time while small, and cached ten seconds above the counting limit', async () => {
    const totals = createTotals();
    const count = (name?: string) => totals.count(database.db, matching(1, name));
    const start = new Date('2026-11-22T08:00:00Z').getTime();
    vi.setSystemTime(start);
    for (const rows of [0, 1, 10_000]) {
      await setRows(rows);
      expect(await count()).toEqual({ total: rows, totalIsAtLeast: false });
    }
    await setRows(10_001);
    expect(await count()).toEqual({ total: 10_000, totalIsAtLeast: true });
    await setRows(3);
    vi.setSystemTime(start + 9_999);
    expect(await count()).toEqual({ total: 10_000, totalIsAtLeast: true });
    expect(await count('another query')).toEqual({ total: 3, totalIsAtLeast: false });
    await setRows(10_001);
    expect(await count('a third')).toMatchObject({ totalIsAtLeast: true });
    await setRows(3);
    expect(await count()).toEqual({ total: 10_000, totalIsAtLeast: true });
    vi.setSystemTime(start + 10_000);
    expect(await count()).toEqual({ total: 3, totalIsAtLeast: false });
  });

  test('follows from the last page, as far as it is ever counted', () => {
    const { atEnd } = createTotals();
    expect(atEnd(0)).toEqual({ total: 0, totalIsAtLeast: false });
    expect(atEnd(10_000)).toEqual({ total: 10_000, totalIsAtLeast: false });
    expect(atEnd(10_001)).toBeUndefined();
  });
});
