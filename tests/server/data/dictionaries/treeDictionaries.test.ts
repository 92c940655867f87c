import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'waybill-trees-'));
let server: TestServer;
let clerk: TestClient;

const dictionary = {
  title: '部门',
  kind: 'table',
  table: 'sys_depart',
  text: 'departName',
  value: 'id',
  where: "delFlag = '0'",
  orderBy: [{ column: 'sortNo' }],
  pidField: 'parentId',
};

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../fixtures/customers'), folder, { recursive: true });
  const write = (dictCode: string, schema: object): void =>
    writeFileSync(join(folder, `dicts/${dictCode}.json`), JSON.stringify({ ...schema, dictCode }));
  write('department', dictionary);
  write('department_marked', { ...dictionary, text: 'orgCode', hasChildField: 'orgCode' });
  server = await startTestServer({ schemasFolder: folder });
  const problems = server.services.schemas.problems();
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  clerk = await server.signIn('clerk');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const WANTED = {
  tableName: 'sys_depart',
  text: 'depart_name',
  code: 'id',
  pidField: 'parent_id',
  hasChildField: '',
  condition: '{"del_flag":"0"}',
};

const load = async (parameters: Readonly<Record<string, string>>) => {
  const { status, body } = await clerk.call({ url: `/sys/dict/loadTreeData?${new URLSearchParams(parameters)}` });
  return { status, ...body };
};

const nodes = async (parameters: Readonly<Record<string, string>>): Promise<readonly Record<string, unknown>[]> => {
  const { status, success, message, result } = await load(parameters);
  expect([status, success, message]).toEqual([200, true, '']);
  return [result].flat().map((node) => Object(node));
};

describe('a tree over a registered table', () => {
  test('returns the root nodes and those below a node, with key and leaf [W7-8]', async () => {
    const [company, ...others] = await nodes({ ...WANTED, pid: '' });
    expect(others).toEqual([]);
    expect(company).toEqual({
      key: expect.any(String),
      title: '公司',
      leaf: false,
      icon: null,
      parentId: null,
      value: company?.['key'],
      code: company?.['key'],
      children: null,
    });
    const below = await nodes({ ...WANTED, pid: String(company?.['key']) });
    expect(below).toMatchObject([
      { title: '报关一部', leaf: true, parentId: company?.['key'] },
      { title: '报关二部', leaf: true },
    ]);
    expect(await nodes({ dictCode: 'department', pid: '0' })).toEqual([company]);
  });

  test('leaves out what may not be chosen, and so do leaves [W7-8]', async () => {
    const { db } = server.services;
    const [company] = await nodes({ ...WANTED, pid: '' });
    await db.updateTable('sys_depart').set({ del_flag: 1 }).where('parent_id', 'is not', null).execute();
    expect(await nodes({ ...WANTED, pid: String(company?.['key']) })).toEqual([]);
    expect(await nodes({ ...WANTED, pid: '' })).toMatchObject([{ leaf: true }]);
    await db.updateTable('sys_depart').set({ del_flag: 0 }).execute();
  });

  test('takes the word of a column where one is registered', async () => {
    const marked = { ...WANTED, text: 'org_code', hasChildField: 'orgCode' };
    expect(await nodes({ ...marked, pid: '' })).toMatchObject([{ title: 'A01', leaf: true }]);
    const { db } = server.services;
    await db.updateTable('sys_depart').set({ org_code: 'Y' }).where('parent_id', 'is', null).execute();
    expect(await nodes({ ...marked, pid: '' })).toMatchObject([{ title: 'Y', leaf: false }]);
    await db.updateTable('sys_depart').set({ org_code: 'A01' }).where('parent_id', 'is', null).execute();
  });

  test('never shows another tenant, nor a branch that is one only there', async () => {
    const [company] = await nodes({ ...WANTED, pid: '' });
    await sql`update sys_depart set tenant_id = '2'
      where parent_id is not null and tenant_id = '1000'`.execute(server.services.db);
    expect(await nodes({ ...WANTED, pid: String(company?.['key']) })).toEqual([]);
    expect(await nodes({ ...WANTED, pid: '' })).toMatchObject([{ leaf: true }]);
    await sql`update sys_depart set tenant_id = '1000' where tenant_id = '2'`.execute(server.services.db);
  });
});

describe('a tree that no schema registered is refused and named', () => {
  test.each<[string, Record<string, string>]>([
    ['another table', { tableName: 'sys_user' }],
    ['a table of the database', { tableName: 'pg_shadow' }],
    ['another text', { text: 'create_by' }],
    ['another value', { code: 'org_code' }],
    ['another parent', { pidField: 'id' }],
    ['another mark', { hasChildField: 'sort_no' }],
    ['no condition', { condition: '' }],
    ['another condition', { condition: '{"del_flag":"1"}' }],
    ['a condition in SQL', { condition: "del_flag = '0' or 1 = 1" }],
    ['SQL in a condition', { condition: '{"del_flag":"0\' or 1=1 --"}' }],
    ['SQL in a column of a condition', { condition: '{"1=1 or del_flag":"0"}' }],
    ['SQL for a table', { tableName: 'sys_depart; drop table sys_depart' }],
    ['SQL for a column', { text: 'depart_name, password_hash' }],
  ])('%s [W7-8]', async (_, change) => {
    const { status, success, message } = await load({ ...WANTED, ...change });
    expect([status, success]).toEqual([200, false]);
    expect(message).toBe(`白名单校验：【${change['tableName'] ?? 'sys_depart'}】表未登记为这样的字典`);
  });

  test('a dictionary that is no tree', async () => {
    expect(await load({ dictCode: 'customer' })).toMatchObject({ success: false, message: '字典“customer”不存在' });
  });

  test.each(['pid', 'condition', 'tableName'])('a flood in %s is bad input', async (name) => {
    expect((await load({ ...WANTED, [name]: 'x'.repeat(501) })).status).toBe(400);
  });

  test('SQL in the node above finds nothing', async () => {
    expect(await nodes({ ...WANTED, pid: "' or 1=1 --" })).toEqual([]);
  });
});
