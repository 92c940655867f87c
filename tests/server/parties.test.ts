import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import report from '../../schemas/reports/party.json' with { type: 'json' };
import { prepareRecords } from '../../server/records/operations/prepareRecords.ts';
import { projectFolder } from '../../server/core/base/projectFolder.ts';
import { TENANT_ID } from '../../server/app/seeds/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from './testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const CUSTOMER = {
  code: 'K900',
  name: '样例贸易有限公司',
  country: 'CHN',
  uscc: '91440300MA5WB1X01W',
  status: 'active',
};
const SUPPLIER = { code: 'G900', name: '样例货代有限公司', country: 'CHN', type: 'forwarder', status: 'active' };

const add = async (page: 'customer' | 'supplier', body: object) =>
  (await clerk.call({ method: 'POST', url: `/kehu/${page}/add`, body })).body;

const list = async (page: string, query: string): Promise<readonly Record<string, unknown>[]> =>
  Object((await clerk.call({ url: `/kehu/${page}/list?${query}` })).body.result).records;

describe('customers and suppliers', () => {
  test('are added with their contacts, listed and found again by the fields of the query', async () => {
    const added = await add('customer', { ...CUSTOMER, contactsList: [{ person: '样例', email: 'a@sample.example' }] });
    expect(added).toMatchObject({ success: true, result: { code: 'K900', contactsList: [{ orderNum: '1' }] } });
    expect(await add('supplier', SUPPLIER)).toMatchObject({ success: true });
    expect(await list('customer', 'name=*样例*')).toMatchObject([{ code: 'K900', status_dictText: '启用' }]);
    expect(await list('supplier', 'type=forwarder,broker')).toMatchObject([
      { code: 'G900', type_dictText: '货运代理' },
    ]);
    expect(await list('customer', 'uscc=91440300MA5WB2Y02W')).toEqual([]);
  });

  test('have codes and unified codes once each', async () => {
    expect(await add('customer', { ...CUSTOMER, uscc: null })).toMatchObject({ success: false });
    expect(await add('customer', { ...CUSTOMER, code: 'K901' })).toMatchObject({ success: false });
    expect(await add('customer', { ...CUSTOMER, code: 'K901', uscc: null })).toMatchObject({ success: true });
  });

  test('are rejected with an invalid unified code, a malformed customs code, or no name', async () => {
    for (const [wrong, path] of [
      [{ uscc: '91440300MA5WB1X010' }, '/uscc'],
      [{ customsCode: '123' }, '/customsCode'],
      [{ name: '' }, '/name'],
    ] as const) {
      const { uscc: _, ...others } = CUSTOMER;
      const { success, result } = await add('customer', { ...others, country: 'NLD', code: 'K902', ...wrong });
      const findings: readonly { path: string }[] = Object(result).findings;
      expect([success, findings.map((finding) => finding.path)]).toEqual([false, [path]]);
    }
  });
});

describe('the popup report of parties', () => {
  /** Builds the statement as the report server does: every variable and parameter is bound. */
  const statement = (tenant: string, kind: string | null) => {
    const text = readFileSync(join(projectFolder, 'schemas/reports/party.sql'), 'utf8');
    const parts = text.split(/(#\{tenant_id\}|:kind\b)/);
    const bound = parts.map((part) =>
      part === '#{tenant_id}' ? sql`${tenant}` : part === ':kind' ? sql`${kind}` : sql.raw(part),
    );
    return sql.join(bound, sql``);
  };

  const rows = async (tenant: string, kind: string | null): Promise<readonly Record<string, unknown>[]> =>
    (await sql<Record<string, unknown>>`${statement(tenant, kind)}`.execute(server.services.db)).rows;

  test('gives the columns that it names, of both kinds or of one', async () => {
    const both = await rows(TENANT_ID, null);
    expect(new Set(both.map(({ kind }) => kind))).toEqual(new Set(['customer', 'supplier']));
    expect(Object.keys(both[0] ?? {}).sort()).toEqual(report.columns.map(({ key }) => key).sort());
    expect((await rows(TENANT_ID, 'supplier')).map(({ code }) => code)).toEqual(['G900']);
  });

  test('gives nothing of another tenant, and nobody who was stopped', async () => {
    expect(await rows('other', null)).toEqual([]);
    expect(await add('customer', { code: 'K903', name: '停用', country: 'NLD', status: 'stopped' })).toMatchObject({
      success: true,
    });
    expect((await rows(TENANT_ID, null)).map(({ code }) => code)).not.toContain('K903');
  });
});
