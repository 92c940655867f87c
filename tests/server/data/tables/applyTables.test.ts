import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { applyPlan } from '../../../../server/data/tables/applyPlan.ts';
import { applyTables } from '../../../../server/data/tables/applyTables.ts';
import {
  addOrder,
  fieldsOf,
  get,
  ORDER_SCHEMAS,
  post,
  startOrderServer,
} from '../../records/operations/orderServer.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

describe('applying tables', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  test('is done once when several servers start at the same time', async () => {
    const { pages } = await openSchemaStore(ORDER_SCHEMAS, { watch: false });
    const results = await Promise.all([1, 2, 3, 4].map(() => applyTables(database.db, pages())));
    expect(results.map(({ applied }) => applied.length > 0).sort()).toEqual([false, false, false, true]);
    expect((await applyTables(database.db, pages())).applied).toEqual([]);
  });

  test('adds a column to a table with records and keeps them', async () => {
    const { pages } = await openSchemaStore(ORDER_SCHEMAS, { watch: false });
    await applyTables(database.db, pages());
    await sql`insert into trade_order (id, tenant_id, sys_org_code, create_by, create_time, customer)
      values ('one', '1000', 'A01', 'x', now(), 'kept')`.execute(database.db);
    await sql`alter table trade_order drop column grade`.execute(database.db);
    const { applied } = await applyTables(database.db, pages());
    expect(applied).toEqual([{ kind: 'addColumn', table: 'trade_order', column: { name: 'grade', type: 'text' } }]);
    const { rows } = await sql`select customer, grade from trade_order`.execute(database.db);
    expect(rows).toEqual([{ customer: 'kept', grade: null }]);
  });

  test('leaves out a unique index that records contradict, says so, and does the rest', async () => {
    const { pages } = await openSchemaStore(ORDER_SCHEMAS, { watch: false });
    await applyTables(database.db, pages());
    await sql`drop index trade_order_uq_order_code`.execute(database.db);
    await sql`alter table trade_order drop column grade`.execute(database.db);
    for (const id of ['a', 'b'])
      await sql`insert into trade_order (id, tenant_id, sys_org_code, create_by, create_time, order_code)
        values (${id}, '1000', 'A01', 'x', now(), 'same')`.execute(database.db);
    const { applied, contradicted } = await applyTables(database.db, pages());
    expect(applied.map(({ kind }) => kind)).toEqual(['addColumn']);
    expect(contradicted).toMatchObject([{ kind: 'createIndex', index: { name: 'trade_order_uq_order_code' } }]);
  });
});

describe('a page that changes while the server runs', () => {
  let server: TestServer;
  const folder = mkdtempSync(join(tmpdir(), 'waybill-schemas-'));
  const file = join(folder, 'pages/trade/order.json');
  beforeEach(async () => {
    cpSync(ORDER_SCHEMAS, folder, { recursive: true });
    server = await startTestServer({ schemasFolder: folder });
    await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  });
  afterEach(() => server.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const columnsNow = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ column_name: string }>`
      select column_name from information_schema.columns where table_name = 'trade_order'`.execute(server.services.db);
    return rows.map((row) => row.column_name);
  };

  const save = async (change: (text: string) => string): Promise<void> => {
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    await server.services.schemas.reload();
  };

  const withColumn = (key: string) => (text: string) =>
    text.replace(
      '{ "type": "date", "key": "orderDate"',
      `{ "type": "input", "key": "${key}", "title": "新" },\n    $&`,
    );

  const gradeAsNumber = (text: string): string =>
    text.replace(
      '"type": "input", "key": "grade", "title": "等级", "maxLength": 2',
      '"type": "inputNumber", "key": "grade", "title": "等级"',
    );

  test('creates its tables with the first record; a temporarily saved key adds no column', async () => {
    const clerk = await server.signIn('clerk');
    expect(fieldsOf(await get(clerk, 'list'))).toMatchObject({ records: [], total: 0 });
    expect(await columnsNow()).toEqual([]);
    const order = await addOrder(clerk, { customer: '甲' });
    await save(withColumn('remar'));
    expect(fieldsOf(await get(clerk, 'list', '?remar=x&column=remar'))).toMatchObject({ total: 0 });
    expect(fieldsOf(await get(clerk, 'queryById', `?id=${order['id']}`))).toMatchObject({
      customer: '甲',
      remar: null,
    });
    expect(await columnsNow()).not.toContain('remar');
    await save((text) => text.replace('"remar"', '"remarkText"'));
    expect(await columnsNow()).not.toContain('remark_text');
    const edited = await post(clerk, 'edit', { id: order['id'], version: 1, remarkText: '新的' });
    expect(fieldsOf(edited)).toMatchObject({ customer: '甲', remarkText: '新的' });
    expect(await columnsNow()).toContain('remark_text');
    expect(await columnsNow()).not.toContain('remar');
  });

  test('refuses to write where the database has another type, and names the column', async () => {
    const clerk = await server.signIn('clerk');
    await addOrder(clerk, { customer: '甲' });
    await save(gradeAsNumber);
    const refused = await post(clerk, 'add', { customer: '乙' });
    expect(refused).toMatchObject({ status: 200, body: { success: false } });
    expect(refused.body.message).toContain('trade_order.grade 现为 text，应为 numeric');
  });

  test('can be read but not written while a database type differs, until it is corrected', async () => {
    const clerk = await server.signIn('clerk');
    await addOrder(await server.signIn('admin'), { orderCode: 'N-1', grade: '7' });
    await server.services.db.updateTable('sys_user').set({ org_code: 'A01' }).where('username', '=', 'clerk').execute();
    await save(gradeAsNumber);
    expect(fieldsOf(await get(clerk, 'list', '?grade=7.0'))).toMatchObject({ total: 1, records: [{ grade: '7' }] });
    expect((await post(clerk, 'add', { customer: '乙' })).body.success).toBe(false);
    await applyPlan(server.services.db, server.services.schemas.pages());
    expect((await post(clerk, 'add', { customer: '乙' })).body.success).toBe(true);
    expect(fieldsOf(await get(clerk, 'list', '?grade=7.0'))).toMatchObject({ total: 1 });
  });
});

test('a list of a page whose tables were never made is empty, not an error', async () => {
  const server = await startOrderServer();
  await sql`drop table trade_order_line, trade_order`.execute(server.services.db);
  const clerk = await server.signIn('clerk');
  expect(fieldsOf(await get(clerk, 'list'))).toMatchObject({ records: [], total: 0 });
  await server.close();
});
