import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { postTo } from '../../customerServer.ts';
import { exported, textsOf } from '../../files/exports/exportClient.ts';
import type { TestClient } from '../../testServer.ts';
import { report, startReportServer, withQuery, type ReportServer } from './reportServer.ts';

const text = (key: string, more: object = {}) => ({ type: 'input', key, title: key, maxLength: 60, ...more });

/** Sales and purchases share one table, distinguished by a fixed value; each has lines. */
const dealPage = (
  kind: string,
  more: object = { fixed: { kind }, dataScope: kind === 'sale' ? 'department' : 'all' },
) => ({
  schemaVersion: 1,
  kind: 'list',
  title: kind,
  resource: {
    url: `/deals/${kind}`,
    table: 'trade_deal',
    permission: `deals:${kind}`,
    ...more,
  },
  columns: [text('name'), text('margin'), text('cost', { viewPermission: 'deals:cost' })],
  details: [{ key: 'lines', title: 'lines', table: 'trade_deal_line', wireName: 'lines', columns: [text('item')] }],
  list: { columns: ['name'], actions: [{ action: 'add' }] },
  form: { groups: [{ key: 'base', title: 'base', fields: ['name', 'margin', 'cost'] }], tabs: [{ detail: 'lines' }] },
});

const dealReport = (code: string, dataScope: 'pages' | 'all') => ({
  schemaVersion: 1,
  kind: 'report',
  code,
  title: code,
  permission: 'deals:report',
  dataScope,
  columns: ['name', 'margin', 'cost', 'item', 'client'].map((key) => ({ key, title: key })),
  order: [{ column: 'name' }],
  charts: [{ kind: 'bar', category: 'name' }],
});

const STATEMENT = `select d.name, d.margin, d.cost, l.item, c.name as client
from trade_deal as d left join trade_deal_line as l on l.main_id = d.id left join trade_client as c on c.code = 'K-1'`;
const LINES = `select l.item as name, '' as margin, '' as cost, l.item, '' as client from trade_deal_line as l`;

let server: ReportServer;
let clerk: TestClient;
let clerkRole: string;

const grant = async (...codes: readonly string[]): Promise<void> => {
  const { db } = server.services;
  await db.deleteFrom('sys_permission').where('id', 'like', 'deals:%').execute();
  for (const perms of codes) {
    await db
      .insertInto('sys_permission')
      .values({ id: perms, name: perms, menu_type: 2, perms, status: '1' })
      .execute();
    await db.insertInto('sys_role_permission').values({ role_id: clerkRole, permission_id: perms }).execute();
  }
};
const guard = (perms: string) =>
  server.services.db
    .insertInto('sys_permission')
    .values({ id: perms, name: perms, menu_type: 2, perms, perms_type: '1', status: '1' })
    .execute();

const SALE = ['deals:sale:list', 'deals:sale:add'];
const PURCHASE = ['deals:purchase:list', 'deals:purchase:add'];

beforeAll(async () => {
  server = await startReportServer();
  ({ clerk } = server);
  mkdirSync(join(server.folder, 'pages/deals'));
  for (const kind of ['sale', 'purchase'])
    writeFileSync(join(server.folder, `pages/deals/${kind}.json`), JSON.stringify(dealPage(kind)));
  // Pages over the rows of both others, before and after them in file order.
  for (const kind of ['any', 'whole'])
    writeFileSync(
      join(server.folder, `pages/deals/${kind}.json`),
      JSON.stringify(dealPage(kind, { dataScope: 'own' })),
    );
  for (const [code, scope, statement] of [
    ['deals', 'pages', STATEMENT],
    ['all_deals', 'all', STATEMENT],
    ['deal_lines', 'pages', LINES],
    ['all_deal_lines', 'all', LINES],
  ] as const) {
    writeFileSync(join(server.folder, `reports/${code}.json`), JSON.stringify(dealReport(code, scope)));
    writeFileSync(join(server.folder, `reports/${code}.sql`), statement);
  }
  await server.services.schemas.reload();
  const others = server.services.schemas
    .problems()
    .filter(({ code, level }) => code !== 'missing-permission' && level !== 'warning');
  expect(others).toEqual([]);
  await prepareRecords(server.services);
  const { db } = server.services;
  const role = db.selectFrom('sys_role').select('id').where('role_code', '=', 'clerk').where('tenant_id', '=', '1000');
  clerkRole = (await role.executeTakeFirstOrThrow()).id;
  await grant(...SALE, ...PURCHASE, 'deals:cost');
  for (const kind of ['sale', 'purchase'])
    await postTo(clerk, `/deals/${kind}/add`, {
      name: `${kind}-name`,
      margin: `${kind}-margin`,
      cost: `${kind}-cost`,
      lines: [{ item: `${kind}-item` }],
    });
});
afterAll(() => server.close());

const REPORTS = ['deals', 'all_deals', 'deal_lines', 'all_deal_lines'];
const READS = ['getData', 'getColumnsAndData', 'getDataOrderByValue', 'getTotals', 'getChart'];
const AWAY = ['exportXls', 'printPages'];
const queryOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getChart: { _chart: '0' },
  getDataOrderByValue: { order_field: 'name', order_value: 'purchase-name' },
  exportXls: { exportFormat: 'xlsx' },
};

/** Returns the answers of every call of a report. */
async function everyAnswer(code: string): Promise<readonly (readonly [call: string, status: number, text: string])[]> {
  return Promise.all(
    [...READS, ...AWAY].map(async (call) => {
      const url = `/online/cgreport/api/${withQuery(`${call}/${code}`, queryOf[call] ?? {})}`;
      const { statusCode, rawPayload } = await exported(server, clerk, url);
      return [call, statusCode, textsOf(rawPayload)] as const;
    }),
  );
}

describe.each(REPORTS)('the report %s', (code) => {
  test('is refused by name to who may list none of the pages that it reads', async () => {
    await grant('deals:report');
    for (const [call, status, text] of await everyAnswer(code)) {
      expect([call, status]).toEqual([call, 403]);
      expect(text).toContain('deals:');
      expect(text).not.toMatch(/(sale|purchase)-/);
    }
  });

  test('shows the records of the pages that its reader may list, in every call', async () => {
    await grant('deals:report', ...SALE);
    const answers = await everyAnswer(code);
    expect(answers.map(([call, status]) => `${call} ${status}`)).toEqual(
      [...READS, ...AWAY].map((call) => `${call} 200`),
    );
    expect(answers.filter(([, , text]) => text.includes('purchase-')).map(([call]) => call)).toEqual([]);
    const rows = answers[0]?.[2];
    expect(rows).toContain('sale-item');
    expect(rows).not.toContain('宁波远岭');
    await grant('deals:report', ...SALE, ...PURCHASE);
    const all = (await everyAnswer(code))[0]?.[2];
    expect(all).toContain('sale-item');
    expect(all).toContain('purchase-item');
  });
});

/** Returns the names of the deals, or the items of their lines, that a report shows to the clerk. */
const shownBy = async (code: string): Promise<readonly unknown[]> => {
  const { records } = Object((await report(clerk, `getData/${code}`)).body.result);
  return Object(records).map((row: Readonly<Record<string, unknown>>) => row['name']);
};

describe('rows that several pages of one table show', () => {
  beforeAll(async () => {
    await grant(...PURCHASE);
    const colleague = await server.signIn('clerk2');
    const deal = { name: 'purchase-other', lines: [{ item: 'purchase-other-item' }] };
    await postTo(colleague, '/deals/purchase/add', deal);
  });
  afterAll(async () => {
    const { db } = server.services;
    const id = sql`(select id from trade_deal where name = 'purchase-other')`;
    await sql`delete from trade_deal_line where main_id = ${id}`.execute(db);
    await sql`delete from trade_deal where name = 'purchase-other'`.execute(db);
  });

  const OWN = ['purchase-name', 'sale-name'];
  const OWN_ITEMS = ['purchase-item', 'sale-item'];

  test.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
    ['the one of own records alone', ['any'], OWN, OWN_ITEMS],
    [
      'it and one of all purchases',
      ['any', 'purchase'],
      ['purchase-name', 'purchase-other', 'sale-name'],
      ['purchase-item', 'purchase-other-item', 'sale-item'],
    ],
    [
      'one of all purchases and it',
      ['purchase', 'whole'],
      ['purchase-name', 'purchase-other', 'sale-name'],
      ['purchase-item', 'purchase-other-item', 'sale-item'],
    ],
    ['two of the same rows', ['any', 'whole'], OWN, OWN_ITEMS],
  ])('are in a report when any of them shows them: %s', async (...[, kinds, names, items]) => {
    await grant('deals:report', ...kinds.map((kind) => `deals:${kind}:list`));
    expect(await shownBy('deals')).toEqual(names);
    expect(await shownBy('deal_lines')).toEqual(items);
  });

  test('have a column that one page hides where another shows the row with it', async () => {
    await grant('deals:report', 'deals:any:list', 'deals:sale:list', 'deals:cost');
    await guard('deals:any:field:margin');
    const { records } = Object((await report(clerk, 'getData/deals')).body.result);
    expect(records).toMatchObject([
      { name: 'purchase-name', margin: null, cost: 'purchase-cost' },
      { name: 'sale-name', margin: 'sale-margin', cost: 'sale-cost' },
    ]);
  });
});

describe('a column in a report', () => {
  const rowsOf = async (code: string): Promise<readonly unknown[]> => {
    const { body } = await report(clerk, `getData/${code}`);
    return Object(body.result).records;
  };

  test.each(['deals', 'all_deals'])('is blank in the rows of the page that hides it: %s', async (code) => {
    await grant('deals:report', 'deals:cost', ...SALE, ...PURCHASE);
    const sale = { name: 'sale-name', margin: 'sale-margin', cost: 'sale-cost' };
    const purchase = { name: 'purchase-name', margin: 'purchase-margin', cost: 'purchase-cost' };
    expect(await rowsOf(code)).toMatchObject([purchase, sale]);
    await guard('deals:purchase:field:margin');
    expect(await rowsOf(code)).toMatchObject([{ ...purchase, margin: null }, sale]);
    await guard('deals:sale:field:margin');
    expect(await rowsOf(code)).toMatchObject([
      { ...purchase, margin: null },
      { ...sale, margin: null },
    ]);
  });

  test('is blank where its view permission is not held', async () => {
    await grant('deals:report', ...SALE);
    expect(await rowsOf('deals')).toMatchObject([{ margin: 'sale-margin', cost: null }]);
  });

  test('of a sub-table follows the page that its row belongs to', async () => {
    await grant('deals:report', ...SALE, ...PURCHASE);
    await guard('deals:purchase:field:lines:item');
    expect((await rowsOf('deals')).map((row) => Object(row).item)).toEqual([null, 'sale-item']);
  });
});
