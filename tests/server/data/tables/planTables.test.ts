import { beforeAll, describe, expect, test } from 'vitest';
import type { CompiledPage } from '../../../../engine/index.ts';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import { planTables, wantedColumns, type DatabaseCatalogue } from '../../../../server/data/tables/planTables.ts';
import { tableShapes, uniqueIndexes } from '../../../../server/data/tables/tableShape.ts';
import { ORDER_SCHEMAS } from '../../records/operations/orderServer.ts';
import { renameColumn } from './renamedPage.ts';

let page: CompiledPage;
beforeAll(async () => {
  const store = await openSchemaStore(ORDER_SCHEMAS, { watch: false });
  const [first] = store.pages();
  if (first === undefined) throw new Error('no page');
  page = first;
});

const NOTHING: DatabaseCatalogue = { columns: new Map(), indexes: new Set(), knowsTrigrams: true };

const catalogueOf = (
  pages: readonly CompiledPage[],
  change: (table: string, columns: Map<string, string>) => void = () => {},
): DatabaseCatalogue => {
  const columns = new Map<string, Map<string, string>>();
  const indexes = new Set<string>();
  for (const shape of tableShapes(pages)) {
    const types = shape.columns.map(
      ({ name, type }) => [name, type === 'timestamptz' ? 'timestamp with time zone' : type] as const,
    );
    const map = new Map<string, string>(types);
    change(shape.name, map);
    columns.set(shape.name, map);
    for (const { name } of shape.indexes) indexes.add(name);
  }
  return { columns, indexes, knowsTrigrams: true };
};

describe('the tables of a page', () => {
  test('are a header with the server’s columns, the page’s, and its fixed ones', () => {
    const [header] = tableShapes([page]);
    expect(header?.name).toBe('trade_order');
    expect(header?.columns.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'id text',
      'tenant_id text',
      'sys_org_code text',
      'create_by text',
      'create_time timestamptz',
      'update_by text',
      'update_time timestamptz',
      'version integer',
      'status text',
      'order_code text',
      'customer text',
      'currency text',
      'amount numeric',
      'budget numeric',
      'agency_fee numeric',
      'grade text',
      'order_date text',
      'terms text',
      'kind text',
    ]);
  });

  test('include a child table for each detail, without a column for the row number', () => {
    const [, lines] = tableShapes([page]);
    expect(lines).toMatchObject({ name: 'trade_order_line', parent: 'trade_order' });
    expect(lines?.columns.map(({ name }) => name)).toEqual([
      'id',
      'main_id',
      'tenant_id',
      'order_no',
      'sku',
      'unit',
      'qty',
      'cost',
      'remark',
    ]);
  });

  test('have a unique index a rule, within the tenant, blank ones left out', () => {
    const index = tableShapes([page])[0]?.indexes.find(({ unique }) => unique !== undefined);
    expect(index).toEqual({
      name: 'trade_order_uq_order_code',
      columns: ['tenant_id', 'order_code'],
      unique: { present: ['order_code'] },
    });
    expect(uniqueIndexes(page)).toEqual([{ name: 'trade_order_uq_order_code', keys: ['orderCode'] }]);
  });

  test('include a substring index for columns searched so, if the database supports it', () => {
    const [customer] = page.columns.filter(({ key }) => key === 'customer');
    if (customer === undefined) throw new Error('no customer');
    const item = { key: 'customer', column: customer, expanded: false };
    const searched = (rule: 'like' | 'right_like'): CompiledPage => ({
      ...page,
      list: { ...page.list, query: [{ ...item, rule }], search: [] },
    });
    const index = { name: 'trade_order_tx_customer', columns: ['customer'], byPart: true };
    const indexes = (one: CompiledPage) => tableShapes([one])[0]?.indexes;
    expect(indexes(searched('like'))).toContainEqual(index);
    expect(indexes(searched('right_like'))).not.toContainEqual(index);
    const planned = (knowsTrigrams: boolean) =>
      planTables(tableShapes([searched('like')]), { ...NOTHING, knowsTrigrams }).statements;
    expect(planned(true)).toContainEqual({ kind: 'createIndex', table: 'trade_order', index });
    expect(planned(false)).not.toContainEqual({ kind: 'createIndex', table: 'trade_order', index });
  });

  test('include an index per list filter: exact values in list order, rows by prefix', () => {
    const [head, lines] = tableShapes([page]);
    const names = (shape: typeof head) => shape?.indexes.map(({ columns }) => columns.join(' '));
    expect(names(head)).toEqual(
      expect.arrayContaining(['tenant_id status create_time id', 'tenant_id amount', 'tenant_id create_time id']),
    );
    expect(lines?.indexes).toContainEqual({ name: 'trade_order_line_px_sku', columns: ['sku'], byBeginning: true });
    const byCode: CompiledPage = { ...page, list: { ...page.list, sort: [{ column: 'orderCode', order: 'asc' }] } };
    expect(names(tableShapes([byCode])[0])).toContain('tenant_id status');
  });

  test('are put together where pages share one', () => {
    const twin = {
      ...page,
      resource: { ...page.resource, fixed: { otherKind: 'x' }, unique: [['customer', 'grade']] },
    };
    const [header] = tableShapes([page, twin]);
    expect(header?.columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['kind', 'other_kind']));
    expect(header?.indexes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['trade_order_uq_order_code', 'trade_order_uq_customer_grade']),
    );
  });

  test('never have a name that is no plain identifier', () => {
    const bad = { ...page, resource: { ...page.resource, table: 'x"; drop table sys_user; --' } };
    expect(() => tableShapes([bad])).toThrow(/cannot name a table or column/);
  });

  test('have index names of at most 63 characters that stay apart', () => {
    const long = (last: string) => ({
      ...page,
      resource: { ...page.resource, unique: [[...page.columns.map(({ key }) => key), last]] },
    });
    const names = [long('kindA'), long('kindB')].map((one) => uniqueIndexes(one)[0]?.name ?? '');
    expect(new Set(names).size).toBe(2);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(63);
  });
});

describe('the plan', () => {
  test('makes everything in an empty database, parents first', () => {
    const { statements, conflicts } = planTables(tableShapes([page]), NOTHING);
    expect(conflicts).toEqual([]);
    expect(statements.map((one) => (one.kind === 'createTable' ? one.table.name : one.kind))).toEqual([
      'trade_order',
      'createIndex',
      'createIndex',
      'createIndex',
      'createIndex',
      'createIndex',
      'createIndex',
      'trade_order_line',
      'createIndex',
      'createIndex',
    ]);
  });

  test('is empty where everything stands', () => {
    expect(planTables(tableShapes([page]), catalogueOf([page]))).toEqual({ statements: [], conflicts: [] });
  });

  test('adds what lacks and never takes away what no page names', () => {
    const catalogue = catalogueOf([page], (table, columns) => {
      if (table === 'trade_order') columns.delete('grade');
      columns.set('left_over', 'text');
    });
    expect(planTables(tableShapes([page]), catalogue)).toEqual({
      statements: [{ kind: 'addColumn', table: 'trade_order', column: { name: 'grade', type: 'text' } }],
      conflicts: [],
    });
  });

  test('shows a type that would have to change, and does not change it', () => {
    const catalogue = catalogueOf(
      [page],
      (_, columns) => void (columns.has('amount') && columns.set('amount', 'text')),
    );
    expect(planTables(tableShapes([page]), catalogue)).toEqual({
      statements: [],
      conflicts: [{ kind: 'type', table: 'trade_order', column: 'amount', has: 'text', wants: 'numeric' }],
    });
  });

  test('renames a column and its index only if just the former key exists', () => {
    const renamed = renameColumn(page, 'orderCode', 'docCode');
    expect(planTables(tableShapes([renamed]), catalogueOf([page]))).toEqual({
      statements: [
        { kind: 'renameColumn', table: 'trade_order', from: 'order_code', to: 'doc_code' },
        {
          kind: 'renameIndex',
          table: 'trade_order',
          from: 'trade_order_uq_order_code',
          to: 'trade_order_uq_doc_code',
        },
      ],
      conflicts: [],
    });
    expect(planTables(tableShapes([renamed]), catalogueOf([renamed]))).toEqual({ statements: [], conflicts: [] });
  });

  test('makes the column anew where neither is there, and none where both are', () => {
    const renamed = renameColumn(page, 'grade', 'level');
    const without = catalogueOf([page], (_, columns) => columns.delete('grade'));
    expect(planTables(tableShapes([renamed]), without).statements).toMatchObject([
      { kind: 'addColumn', column: { name: 'level' } },
    ]);
    const both = catalogueOf([page], (_, columns) => columns.set('level', 'text'));
    expect(planTables(tableShapes([renamed]), both).statements).toEqual([]);
  });

  test('leaves a column alone that another page of the table still uses, and says so', () => {
    const renamed = renameColumn(page, 'grade', 'level');
    const wanted = wantedColumns(tableShapes([renamed, page]));
    expect(planTables(tableShapes([renamed]), catalogueOf([page]), wanted)).toEqual({
      statements: [],
      conflicts: [{ kind: 'stillUsed', table: 'trade_order', column: 'level', from: 'grade' }],
    });
  });

  test('makes an index for a column that asks for one, in head and detail', () => {
    const indexed = (columns: CompiledPage['columns'], key: string) =>
      columns.map((column) => (column.key === key ? { ...column, index: true } : column));
    const wanting = {
      ...page,
      columns: indexed(page.columns, 'customer'),
      details: page.details.map((detail) => ({ ...detail, columns: indexed(detail.columns, 'sku') })),
    };
    const { statements } = planTables(tableShapes([wanting]), catalogueOf([page]));
    expect(statements).toMatchObject([
      { kind: 'createIndex', index: { name: 'trade_order_ix_tenant_id_customer', columns: ['tenant_id', 'customer'] } },
      { kind: 'createIndex', index: { name: 'trade_order_line_ix_sku_main_id', columns: ['sku', 'main_id'] } },
    ]);
  });
});
