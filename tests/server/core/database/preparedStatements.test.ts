import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepared } from '../../../../server/core/database/preparedStatements.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());

test('a connection keeps the statements that are marked, and no others, whatever their values', () =>
  database.db.connection().execute(async (one) => {
    const doubled = async (value: number) =>
      (await sql<{ twice: number }>`select ${value}::integer * 2 as twice ${prepared}`.execute(one)).rows[0]?.twice;
    const halved = async (value: number) =>
      (await sql<{ half: number }>`select ${value}::integer / 2 as half`.execute(one)).rows[0]?.half;
    expect([await doubled(2), await doubled(21), await halved(8), await halved(84)]).toEqual([4, 42, 4, 42]);
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(one);
    expect(rows.map(({ statement }) => statement)).toEqual([expect.stringContaining('as twice')]);
  }));

test('a marked statement sees tables as they have become since', () =>
  database.db.connection().execute(async (one) => {
    await sql`create temporary table kept (name text)`.execute(one);
    const add = () => sql`insert into kept (name) values (${'x'}) ${prepared}`.execute(one);
    await add();
    await sql`alter table kept add column place integer default 7`.execute(one);
    await add();
    const { rows } = await sql`select name, place from kept`.execute(one);
    expect(rows).toEqual([
      { name: 'x', place: 7 },
      { name: 'x', place: 7 },
    ]);
  }));
