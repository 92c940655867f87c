import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompiledPage } from '../../../../engine/index.ts';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import { applyPlan } from '../../../../server/data/tables/applyPlan.ts';
import { applyTables } from '../../../../server/data/tables/applyTables.ts';
import { describePlan } from '../../../../server/data/tables/describePlan.ts';
import { readOperatorPlan } from '../../../../server/data/tables/operatorPlan.ts';
import { ORDER_SCHEMAS } from '../../records/operations/orderServer.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';
import { changeColumns, renameColumn } from './renamedPage.ts';

let page: CompiledPage;
let database: TestDatabase;

beforeAll(async () => {
  const store = await openSchemaStore(ORDER_SCHEMAS, { watch: false });
  const [first] = store.pages();
  if (first === undefined) throw new Error('no page');
  page = first;
});
beforeEach(async () => {
  database = await createTestDatabase();
  await applyTables(database.db, [page]);
});
afterEach(() => database.drop());

const addOrder = (values: Readonly<Record<string, string>>) =>
  database.db
    .insertInto('trade_order' as 'sys_setting')
    .values({
      id: crypto.randomUUID(),
      tenant_id: '1000',
      sys_org_code: 'A01',
      create_by: 'x',
      create_time: new Date(),
      ...values,
    } as never)
    .execute();

const withType = (key: string, valueType: 'text' | 'decimal') =>
  changeColumns(page, (column) => (column.key === key ? { ...column, valueType } : column));

const orders = async () => (await sql<Record<string, unknown>>`select * from trade_order`.execute(database.db)).rows;

describe('the plan for the operator', () => {
  test('is empty where tables and pages agree', async () => {
    const plan = await readOperatorPlan(database.db, [page]);
    expect(plan).toEqual({
      statements: [],
      fills: [],
      steps: [],
      contradictions: [],
      stillUsed: [],
      orphans: [],
      beyondLimits: [],
    });
    expect(describePlan(plan)).toContain('数据表与页面定义一致');
  });

  test('shows what is added by itself and changes nothing', async () => {
    const wider = renameColumn(page, 'grade', 'level');
    for (let n = 0; n < 2; n += 1)
      expect(describePlan(await readOperatorPlan(database.db, [wider]))).toContain('列改名 trade_order.grade → level');
  });

  test('lists columns no page uses with their row counts, and never drops them', async () => {
    await addOrder({ grade: 'A', customer: 'kept' });
    const narrower = { ...page, columns: page.columns.filter(({ key }) => key !== 'grade') };
    const plan = await readOperatorPlan(database.db, [narrower]);
    expect(plan.orphans).toEqual([{ table: 'trade_order', column: 'grade', rows: 1 }]);
    await applyPlan(database.db, [narrower]);
    expect(await orders()).toMatchObject([{ grade: 'A', customer: 'kept' }]);
  });

  test('lists stored values that exceed a page’s length or digits, and keeps them', async () => {
    await addOrder({ customer: '深圳市进出口有限公司', amount: '1234.567' });
    await addOrder({ customer: '短', amount: '1.5' });
    const narrower = changeColumns(page, (column) => ({
      ...column,
      ...(column.key === 'customer' && { maxLength: 5 }),
      ...(column.key === 'amount' && { precision: 4, scale: 1 }),
    }));
    const plan = await readOperatorPlan(database.db, [narrower]);
    expect(plan.beyondLimits).toEqual([
      { table: 'trade_order', column: 'customer', kind: 'maxLength', limit: 5, rows: 1 },
      { table: 'trade_order', column: 'amount', kind: 'scale', limit: 1, rows: 1 },
      { table: 'trade_order', column: 'amount', kind: 'precision', limit: 4, rows: 1 },
    ]);
    expect(describePlan(plan)).toContain('trade_order.customer：1 行超过 5 字符');
    expect((await orders()).map(({ customer }) => customer)).toContain('深圳市进出口有限公司');
  });

  test('counts what makes a unique index impossible, and says to deal with it first', async () => {
    await sql`drop index trade_order_uq_order_code`.execute(database.db);
    for (const order_code of ['same', 'same', 'other']) await addOrder({ order_code });
    const plan = await readOperatorPlan(database.db, [page]);
    expect(plan.contradictions).toMatchObject([{ table: 'trade_order', repeated: 1 }]);
    expect(describePlan(plan)).toContain('trade_order_uq_order_code，1 组重复');
  });

  const asStatus = (key: string, defaultValue: string, fixed = page.resource.fixed): CompiledPage => ({
    ...changeColumns(page, (column) => (column.key === key ? { ...column, defaultValue } : column)),
    resource: { ...page.resource, statusKey: key, fixed },
  });

  test('gives records the first status when a status column is added', async () => {
    await sql`alter table trade_order drop column grade`.execute(database.db);
    await addOrder({ customer: '甲', kind: 'sale' });
    const staged = asStatus('grade', 'draft');
    const plan = await readOperatorPlan(database.db, [staged]);
    expect(plan).toMatchObject({ fills: [{ column: 'grade', value: 'draft', rows: 1 }], steps: [] });
    expect(describePlan(plan)).toContain('给 1 条没有状态的记录填 trade_order.grade = draft');
    await applyTables(database.db, [staged]);
    expect(await orders()).toMatchObject([{ customer: '甲', grade: 'draft' }]);
    expect((await readOperatorPlan(database.db, [staged])).steps).toEqual([]);
  });

  test('fills a column that becomes the status, in records of the page alone', async () => {
    await addOrder({ customer: '甲', kind: 'sale' });
    await addOrder({ customer: '乙', kind: 'rent' });
    await addOrder({ customer: '丙', kind: 'sale', grade: 'A' });
    const staged = asStatus('grade', 'draft', { kind: 'sale' });
    const plan = await readOperatorPlan(database.db, [staged]);
    expect(plan.steps).toMatchObject([{ kind: 'backfill', column: 'grade', value: 'draft', rows: 1 }]);
    expect(describePlan(plan)).toContain('npm run db:apply (needs a word):\n  给 1 条没有状态的记录');
    await applyPlan(database.db, [staged]);
    expect((await orders()).map(({ customer, grade }) => [customer, grade]).sort()).toEqual([
      ['丙', 'A'],
      ['乙', null],
      ['甲', 'draft'],
    ]);
  });

  test('names a renamed column that another page of the same table still uses', async () => {
    const plan = await readOperatorPlan(database.db, [renameColumn(page, 'grade', 'level'), page]);
    expect(plan.stillUsed).toEqual([{ kind: 'stillUsed', table: 'trade_order', column: 'level', from: 'grade' }]);
    expect(plan.statements).toEqual([]);
  });
});

describe('applying the plan', () => {
  test('changes text to numbers and keeps every digit', async () => {
    await addOrder({ grade: '86.50000' });
    await addOrder({});
    const { steps } = await applyPlan(database.db, [withType('grade', 'decimal')]);
    expect(steps).toMatchObject([{ kind: 'changeType', column: 'grade', has: 'text', wants: 'numeric', unfit: 0 }]);
    expect((await orders()).map(({ grade }) => grade).sort()).toEqual(['86.50000', null]);
  });

  test('changes numbers to text', async () => {
    await addOrder({ amount: '12.340' });
    await applyPlan(database.db, [withType('amount', 'text')]);
    expect(await orders()).toMatchObject([{ amount: '12.340' }]);
    expect((await readOperatorPlan(database.db, [withType('amount', 'text')])).steps).toEqual([]);
  });

  test('skips a column with unconvertible values, reports their number, and does the rest', async () => {
    await addOrder({ grade: 'A', customer: '7' });
    const both = changeColumns(page, (column) =>
      column.key === 'grade' || column.key === 'customer' ? { ...column, valueType: 'decimal' } : column,
    );
    const { steps } = await applyPlan(database.db, [both]);
    expect(steps.map((step) => step.table + ('column' in step ? `.${step.column}` : ''))).toEqual([
      'trade_order.customer',
    ]);
    expect(describePlan(await readOperatorPlan(database.db, [both]))).toContain('有 1 行不能转换，须先处理');
    expect(await orders()).toMatchObject([{ grade: 'A', customer: '7' }]);
  });

  test('moves values of a former key even if the new key already has values', async () => {
    const half = changeColumns(page, (column) =>
      column.key === 'grade' ? { ...column, key: 'level', dbColumn: 'level' } : column,
    );
    await applyTables(database.db, [half]);
    await addOrder({ grade: 'A' });
    await addOrder({ grade: 'B', level: 'C' });
    const renamed = renameColumn(page, 'grade', 'level');
    const { steps } = await applyPlan(database.db, [renamed]);
    expect(steps).toEqual([{ kind: 'moveValues', table: 'trade_order', from: 'grade', to: 'level', rows: 1 }]);
    const cells = (await orders()).map(({ grade, level }) => [grade, level]);
    expect(cells).toEqual(
      expect.arrayContaining([
        [null, 'A'],
        ['B', 'C'],
      ]),
    );
    expect((await readOperatorPlan(database.db, [renamed])).orphans).toEqual([
      { table: 'trade_order', column: 'grade', rows: 1 },
    ]);
  });

  test('goes on after a break, and two at once do each step once', async () => {
    await addOrder({ grade: '1', customer: '2', amount: '3' });
    const changed = changeColumns(page, (column) =>
      ['grade', 'customer'].includes(column.key)
        ? { ...column, valueType: 'decimal' }
        : column.key === 'amount'
          ? { ...column, valueType: 'text' }
          : column,
    );
    await sql`alter table trade_order alter column grade type numeric using grade::numeric`.execute(database.db);
    const runs = await Promise.all([applyPlan(database.db, [changed]), applyPlan(database.db, [changed])]);
    expect(runs.flatMap(({ steps }) => steps)).toHaveLength(2);
    expect(await orders()).toMatchObject([{ grade: '1', customer: '2', amount: '3' }]);
    expect((await applyPlan(database.db, [changed])).steps).toEqual([]);
  });
});
