import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { READER_ROLE } from '../../../../server/core/database/databaseRoles.ts';
import { openDb } from '../../../../server/core/database/db.ts';
import { ensureReaderRole } from '../../../../server/records/reports/readerRole.ts';
import { createReportReader } from '../../../../server/records/reports/reportReader.ts';
import { postTo } from '../../customerServer.ts';
import type { TestClient } from '../../testServer.ts';
import { report, startReportServer, withQuery, type ReportServer } from './reportServer.ts';

let server: ReportServer;
let clerk2: TestClient;
beforeAll(async () => {
  server = await startReportServer();
  clerk2 = await server.signIn('clerk2');
});
afterAll(() => server.close());

const CALLS = ['getRpColumns', 'getColumns', 'getQueryInfo', 'getParamsInfo', 'getData', 'getColumnsAndData'];

const statuses = (client: TestClient, call: (name: string) => string): Promise<readonly number[]> =>
  Promise.all(CALLS.map(async (name) => (await report(client, call(name))).status));

const rowsOf = async (client: TestClient, call: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { status, body } = await report(client, call);
  expect([status, body.success, body.message]).toEqual([200, true, '']);
  return [Object(body.result)['records']].flat();
};

describe('who may read a report', () => {
  test('are those who hold its permission, and nobody without a session', async () => {
    expect(await statuses(server.admin, (name) => `${name}/clients`)).toEqual(CALLS.map(() => 200));
    expect(await statuses(server.clerk, (name) => `${name}/clients`)).toEqual(CALLS.map(() => 403));
    expect(await statuses(server.stranger, (name) => `${name}/clients`)).toEqual(CALLS.map(() => 401));
    const { body } = await report(server.clerk, 'getData/clients');
    expect(body.message).toBe('没有权限，请联系管理员分配权限！（trade:client:list）');
  });

  test.each<[string, Record<string, string>]>([
    ['a popup of the page', { _page: 'trade/order', _column: 'client' }],
    ['a popup in rows of the page', { _page: 'trade/order', _column: 'lines.maker' }],
    ['a popup in rows, by its key alone', { _page: 'trade/order', _column: 'maker' }],
    ['a detail that picks its rows [L15]', { _page: 'trade/order', _column: 'lines' }],
  ])('are those who may add to a page, through %s', async (_, origin) => {
    expect(await statuses(server.clerk, (name) => withQuery(`${name}/clients`, origin))).toEqual(CALLS.map(() => 200));
  });

  test.each<[string, Record<string, string>]>([
    ['a detail that picks no rows [L15]', { _page: 'trade/order', _column: 'costs' }],
    [
      'a detail that picks into columns that the caller may not change [L15]',
      { _page: 'trade/order', _column: 'fees' },
    ],
    ['a column that is no popup', { _page: 'trade/order', _column: 'billNo' }],
    ['a column that the caller may not change', { _page: 'trade/order', _column: 'payer' }],
    ['a column that there is not', { _page: 'trade/order', _column: '__proto__' }],
    ['a page that there is not', { _page: 'trade/nothing', _column: 'client' }],
    ['no column', { _page: 'trade/order' }],
  ])('are not those who name %s', async (_, origin) => {
    expect(await statuses(server.clerk, (name) => withQuery(`${name}/clients`, origin))).toEqual(CALLS.map(() => 403));
  });

  test('are not those who may only look at the page', async () => {
    const reviewer = await server.signIn('reviewer');
    const origin = { _page: 'trade/order', _column: 'client' };
    expect((await report(reviewer, withQuery('getData/clients', origin))).status).toBe(403);
  });

  test('read another report through a popup as little as without', async () => {
    const reviewer = await server.signIn('reviewer');
    const origin = { _page: 'trade/order', _column: 'lines.client' };
    expect((await report(server.clerk, withQuery('getData/clients', origin))).status).toBe(403);
    expect((await report(reviewer, 'getData/lines')).status).toBe(200);
  });

  test('have the rows in the order that the popup states', async () => {
    const rows = await rowsOf(server.clerk, 'getData/clients?_page=trade/order&_column=client');
    expect(rows.map(({ code }) => code)).toEqual(['K-1', 'K-3', 'K-2', 'K-4']);
    const sorted = 'getData/clients?_page=trade/order&_column=client&column=credit&order=asc&pageSize=1';
    expect(await rowsOf(server.clerk, sorted)).toMatchObject([{ code: 'K-2' }]);
  });
});

describe('the rows of a report', () => {
  const setTenant = (table: string, column: string, value: string) =>
    sql`update ${sql.table(table)} set tenant_id = '2' where ${sql.ref(column)} = ${value}`.execute(server.services.db);
  const billsOf = async (client: TestClient, code: string): Promise<readonly unknown[]> =>
    (await rowsOf(client, `getData/${code}`)).map((row) => row['bill_no']);

  beforeAll(async () => {
    for (const [client, billNo] of [
      [server.clerk, 'D-1'],
      [clerk2, 'D-2'],
      [clerk2, 'D-3'],
    ] as const)
      await postTo(client, '/bgd/order/add', { billNo, linesList: [{ maker: '厂家' }] });
    await setTenant('trade_order', 'bill_no', 'D-3');
    await sql`update trade_order_line set tenant_id = '2'
      where main_id = (select id from trade_order where bill_no = 'D-3')`.execute(server.services.db);
    await postTo(server.admin, '/trade/client/add', { code: 'K-9', name: '别家客户', credit: '1' });
    await setTenant('trade_client', 'code', 'K-9');
  });

  test('are never those of another tenant, though the statement does not ask for one', async () => {
    expect((await rowsOf(server.admin, 'getData/clients')).map((row) => row['code'])).not.toContain('K-9');
    for (const forged of ["' or 1=1 --", '2', '#{tenant_id}', "2' or tenant_id = '2"]) {
      const call = withQuery('getData/clients', { self_grade_of: forged });
      expect(await rowsOf(server.admin, call)).toEqual([]);
    }
    expect(await billsOf(server.admin, 'all_lines')).not.toContain('D-3');
  });

  test('are those that the pages of its tables show: the own department', async () => {
    expect(await billsOf(server.clerk, 'lines')).toEqual(['D-1']);
    expect(await billsOf(clerk2, 'lines')).toEqual(['D-2']);
    expect(await billsOf(server.admin, 'lines')).toEqual(['D-1', 'D-2']);
  });

  test('are all of the tenant where the report says so', async () => {
    expect(await billsOf(server.clerk, 'all_lines')).toEqual(['D-1', 'D-2']);
  });

  test('know who asks from the session alone', async () => {
    const [row] = await rowsOf(server.clerk, 'getData/lines');
    expect(row).toEqual({ bill_no: 'D-1', maker: '厂家', owner: '李制单', asker: 'clerk' });
    for (const name of ['sys_user_code', 'self_sys_user_code', '#{sys_user_code}'])
      expect((await report(server.clerk, withQuery('getData/lines', { [name]: 'admin' }))).status).toBe(400);
  });

  test('are found with SQL text as nothing but text', async () => {
    const attacks = ["x'; drop table trade_client; --", "') or true --", '" or 1=1', '$1', ':least', '%', '\\'];
    for (const attack of attacks)
      for (const name of ['code', 'name', 'force_name', 'self_grade_of', 'code_begin', 'code_MultiString']) {
        const { status, body } = await report(server.admin, withQuery('getData/clients', { [name]: attack }));
        expect([status, body.success]).toEqual([200, true]);
        if (name !== 'code_begin') expect(Object(body.result)['total']).toBe(0);
      }
    expect(await rowsOf(server.admin, 'getData/clients')).toHaveLength(4);
  });
});

describe('a statement', () => {
  const inReader = (statement: string) =>
    createReportReader(server.services.db, 5000).read(['trade_client', 'sys_user'], (trx) =>
      sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(trx),
    );

  test('runs in a role that may read what it names, and nothing else', async () => {
    const { rows } = await inReader('select current_user as role, count(*)::int as clients from trade_client');
    expect(rows).toEqual([{ role: READER_ROLE, clients: expect.any(Number) }]);
    for (const forbidden of [
      'select password_hash from sys_user',
      'select * from sys_session',
      'select * from sys_data_log',
      "select pg_read_file('PG_VERSION')",
      "update trade_client set name = ''",
      'create table x (y int)',
    ])
      await expect(inReader(forbidden), forbidden).rejects.toThrow(/permission denied|read-only transaction/);
  });

  test('leaves the connections as they were', async () => {
    const { rows } = await sql<{ same: boolean }>`
      select current_user = session_user and current_setting('transaction_read_only') = 'off' as same`.execute(
      server.services.db,
    );
    expect(rows).toEqual([{ same: true }]);
  });

  test('only reads also where our account may make no role, or may not be it', async () => {
    const { db } = server.services;
    const name = `limited_${Date.now()}`;
    await sql`create role ${sql.id(name)} login password 'limited'`.execute(db);
    await sql`grant select on trade_client to ${sql.id(name)}`.execute(db);
    const url = new URL(server.databaseUrl);
    url.username = name;
    url.password = 'limited';
    const limited = openDb(url.href);
    try {
      expect(await ensureReaderRole(limited)).toBe(false);
      const reader = createReportReader(limited, 5000);
      const run = (statement: string) =>
        reader.read(['trade_client'], (trx) => sql`${sql.raw(statement)}`.execute(trx));
      expect((await run('select 1 from trade_client limit 1')).rows).toHaveLength(1);
      await expect(run('create temp table x as select 1 as y')).rejects.toThrow('read-only transaction');
    } finally {
      await limited.destroy();
      await sql`drop owned by ${sql.id(name)}`.execute(db);
      await sql`drop role ${sql.id(name)}`.execute(db);
    }
  });
});

describe('a report that is saved while the server runs', () => {
  const file = (name: string): string => join(server.folder, 'reports', name);
  const change = async (name: string, edit: (text: string) => string): Promise<void> => {
    writeFileSync(file(name), edit(readFileSync(file(name), 'utf8')));
    await server.services.schemas.reload();
  };
  const codes = async (): Promise<readonly unknown[]> =>
    (await rowsOf(server.admin, 'getData/clients')).map((row) => row['code']);

  test('serves at once; a broken statement keeps the last good version and is listed', async () => {
    await change('clients.sql', (text) => text.replace(':least', ":least and c.code <> 'K-1'"));
    expect(await codes()).toEqual(['K-2', 'K-3', 'K-4']);
    await change('clients.sql', (text) => `${text}; select 1`);
    expect(await codes()).toEqual(['K-2', 'K-3', 'K-4']);
    expect(server.services.schemas.problems()).toMatchObject([
      { file: 'schemas/reports/clients.sql', code: 'several-statements', line: expect.any(Number) },
    ]);
    await change('clients.sql', (text) => text.replace('; select 1', ''));
    expect(server.services.schemas.problems()).toEqual([]);
  });

  test('follows columns and statement that change together', async () => {
    const before = readFileSync(file('clients.json'), 'utf8');
    await change('clients.json', (text) => text.replace(/"(key|category)": "grade"/g, '"$1": "level"'));
    const renamed = (text: string): string => text.replace('c.grade,', 'c.grade as level,');
    await change('clients.sql', renamed);
    expect((await rowsOf(server.admin, 'getData/clients'))[0]).toMatchObject({ level: 'B', level_dictText: '一般' });
    writeFileSync(file('clients.json'), before);
    await change('clients.sql', (text) => text.replace('c.grade as level,', 'c.grade,'));
  });

  test('that never was good says so, and one that went is gone [W8-16]', async () => {
    writeFileSync(file('fresh.sql'), 'select code from trade_client');
    writeFileSync(file('fresh.json'), readFileSync(file('faulty.json'), 'utf8').replace('faulty', 'fresh'));
    await server.services.schemas.reload();
    const { status, body } = await report(server.admin, 'getQueryInfo/fresh');
    expect([status, body.success, body.message]).toEqual([200, false, '报表定义有误，暂时不能使用：fresh']);
    rmSync(file('faulty.json'));
    rmSync(file('fresh.json'));
    await server.services.schemas.reload();
    expect((await report(server.admin, 'getQueryInfo/faulty')).body.message).toBe('实体不存在');
  });
});
