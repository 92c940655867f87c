import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOperatorPlan } from '../../../../server/data/tables/operatorPlan.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ schemasFolder: join(import.meta.dirname, '../../fixtures/administered') });
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const call = async (operation: string, body?: unknown, method: 'POST' | 'DELETE' | 'GET' = body ? 'POST' : 'GET') => {
  const { body: answer } = await admin.call({ method, url: `/org/department/${operation}`, ...(body ? { body } : {}) });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  return Object(answer.result);
};

const stored = async (code: string) =>
  (
    await sql<object>`select depart_name, sort_no, del_flag, mobile, version from sys_depart where org_code = ${code}`.execute(
      server.services.db,
    )
  ).rows[0];

test('stores records of a core table in its own types, with additional page columns', async () => {
  const { id, version } = await call('add', { departName: '仓库', orgCode: 'A09', sortNo: '7', mobile: '0571' });
  expect(await stored('A09')).toEqual({ depart_name: '仓库', sort_no: 7, del_flag: 0, mobile: '0571', version: 1 });
  const edited = await call('edit', { id, version, sortNo: '12' });
  expect(edited).toMatchObject({ departName: '仓库', sortNo: '12', version: 2 });
  expect(await stored('A09')).toMatchObject({ sort_no: 12, version: 2 });
});

test('lists, searches and sorts them like other records, within fixed values and tenant', async () => {
  await call('add', { departName: '车队', orgCode: 'A08', sortNo: '3' });
  const { records } = await call('list?departName=仓库');
  expect(records).toMatchObject([{ orgCode: 'A09', sortNo: '12' }]);
  expect((await call('list?sortNo=3')).records).toMatchObject([{ orgCode: 'A08' }]);
  const before = (await call('list?pageSize=100')).records.map((one: { orgCode: string }) => one.orgCode);
  expect(before.indexOf('A08')).toBeLessThan(before.indexOf('A09'));
  await sql`update sys_depart set del_flag = 1 where org_code = 'A08'`.execute(server.services.db);
  const after = (await call('list?pageSize=100')).records.map((one: { orgCode: string }) => one.orgCode);
  expect(after).toEqual(before.filter((code: string) => code !== 'A08'));
  const [{ id }] = records;
  await call(`delete?id=${id}`, undefined, 'DELETE');
  expect(await stored('A09')).toBeUndefined();
});

test('the operator is told of nothing to change or to drop in such a table', async () => {
  const { db, schemas } = server.services;
  const nothing = {
    statements: [],
    fills: [],
    beyondLimits: [],
    steps: [],
    contradictions: [],
    stillUsed: [],
    orphans: [],
  };
  expect(await readOperatorPlan(db, schemas.pages())).toEqual(nothing);
});
