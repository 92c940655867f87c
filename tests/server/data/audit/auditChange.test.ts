import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET_MASK } from '../../../../engine/index.ts';
import { auditChange, type AuditedChange } from '../../../../server/data/audit/auditChange.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const USER = { tenantId: '1', username: 'admin' };
const table = 'sys_role_permission';
const change = (...changes: readonly AuditedChange[]): Promise<void> =>
  database.db.transaction().execute((trx) => auditChange(trx, USER, changes));
const entries = (id: string) =>
  database.db
    .selectFrom('sys_data_log')
    .select(['action', 'data_version', 'changes', 'create_by'])
    .where('data_id', '=', id)
    .orderBy('data_version')
    .execute();

test('logs changed links with old and new values regardless of order, and nothing otherwise [S1-4]', async () => {
  await change({ table, id: 'r1', before: { permissions: ['b', 'a'] }, after: { permissions: ['a', 'b', 'c'] } });
  await change({ table, id: 'r1', before: { permissions: ['b', 'a'] }, after: { permissions: ['a', 'b'] } });
  await change({ table, id: 'r1', before: { permissions: ['c'] }, after: null });
  expect(await entries('r1')).toEqual([
    {
      action: 'edit',
      data_version: 1,
      create_by: 'admin',
      changes: {
        header: {
          permissions: [
            ['a', 'b'],
            ['a', 'b', 'c'],
          ],
        },
        details: {},
      },
    },
    { action: 'delete', data_version: 2, create_by: 'admin', changes: { record: { permissions: ['c'] } } },
  ]);
});

test('a secret that changed is told as changed, never as what it is [S1-4]', async () => {
  await change({ table: 'data_source', id: 's1', before: { dbPassword: 'one' }, after: { dbPassword: 'two' } });
  const [entry] = await entries('s1');
  expect(entry?.changes).toEqual({ header: { dbPassword: [SECRET_MASK, SECRET_MASK] }, details: {} });
});

test('two who change one thing at once get versions of their own [S1-4]', async () => {
  const add = (at: number) => change({ table, id: 'r2', before: { at: 0 }, after: { at } });
  await Promise.all([add(1), add(2), add(3)]);
  expect((await entries('r2')).map((entry) => entry.data_version)).toEqual([1, 2, 3]);
});

test.each([
  ['an edit', sql`update sys_data_log set create_by = 'nobody'`],
  ['a delete', sql`delete from sys_data_log`],
  ['an emptying', sql`truncate sys_data_log`],
])('the database refuses %s of the log of data [S1-4]', async (_, statement) => {
  await change({ table, id: 'r3', before: null, after: { at: 1 } });
  const before = await entries('r3');
  await expect(statement.execute(database.db)).rejects.toThrow('sys_data_log is append-only');
  expect(await entries('r3')).toEqual(before);
});
