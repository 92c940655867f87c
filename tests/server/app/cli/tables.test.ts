import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import { applyTables } from '../../../../server/data/tables/applyTables.ts';
import { runCommand } from '../../../commands.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-plan-'));
const file = join(folder, 'pages/trade/order.json');
let database: TestDatabase;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../fixtures/records'), folder, { recursive: true });
  database = await createTestDatabase();
  const { pages } = await openSchemaStore(folder, { watch: false });
  await applyTables(database.db, pages());
  await sql`insert into trade_order (id, tenant_id, sys_org_code, create_by, create_time, grade, customer)
    values ('one', '1000', 'A01', 'x', now(), '7', '甲')`.execute(database.db);
  const text = readFileSync(file, 'utf8')
    .replace(
      '"input", "key": "grade", "title": "等级", "maxLength": 2',
      '"inputNumber", "key": "grade", "title": "等级"',
    )
    .replace('"key": "orderDate",', '"key": "orderedOn", "renamedFrom": "orderDate",')
    .replaceAll('"orderDate"]', '"orderedOn"]');
  writeFileSync(file, text);
  const mapping = join(folder, 'messages/order.json');
  writeFileSync(mapping, readFileSync(mapping, 'utf8').replaceAll('"orderDate"', '"orderedOn"'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = async (command: 'dbPlan' | 'dbApply', ...words: readonly string[]) => {
  const env = { DATABASE_URL: database.url, WAYBILL_SCHEMAS: folder };
  const { status, said } = await runCommand(`server/app/cli/${command}`, words, { env });
  return { status, said };
};

const typeOf = async (column: string): Promise<string | undefined> => {
  const { rows } = await sql<{ type: string }>`select data_type as type from information_schema.columns
    where table_name = 'trade_order' and column_name = ${column}`.execute(database.db);
  return rows[0]?.type;
};

test('db:plan shows the plan without changes; db:apply requires confirmation by the operator', async () => {
  const plan = await run('dbPlan');
  expect(plan.status).toBe(0);
  expect(plan.said).toContain('列改名 trade_order.order_date → ordered_on');
  expect(plan.said).toContain('改类型 trade_order.grade：text → numeric');
  const unconfirmed = await run('dbApply');
  expect(unconfirmed).toEqual({ status: 2, said: expect.stringContaining('未确认') });
  expect([await typeOf('grade'), await typeOf('ordered_on')]).toEqual(['text', undefined]);
  const applied = await run('dbApply', '--yes');
  expect([applied.status, applied.said]).toEqual([0, expect.stringContaining('数据表与页面定义一致')]);
  expect([await typeOf('grade'), await typeOf('ordered_on')]).toEqual(['numeric', 'text']);
  const { rows } = await sql`select grade, customer from trade_order`.execute(database.db);
  expect(rows).toEqual([{ grade: '7', customer: '甲' }]);
});

test('db:apply refuses while a page is broken, since its columns would look unused', async () => {
  writeFileSync(file, readFileSync(file, 'utf8').replace('"key": "customer"', '"kye": "customer"'));
  const refused = await run('dbApply', '--yes');
  expect([refused.status, refused.said]).toEqual([1, expect.stringContaining('页面定义有误')]);
});
