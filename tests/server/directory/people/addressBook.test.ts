import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [admin, clerk] = await Promise.all([server.signIn('admin'), server.signIn('clerk')]);
  await server.services.db
    .updateTable('sys_user')
    .set({ work_no: 'W-17', post: 'P001', phone: '13712345678', telephone: '0571-1', email: 'clerk@example.com' })
    .where('id', '=', clerk.userId)
    .execute();
});
afterAll(() => server.close());

const ask = (query: string, client = clerk) => client.call({ url: `/sys/user/queryByOrgCodeForAddressList?${query}` });

const found = async (query: string, client = clerk): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { status, body } = await ask(query, client);
  expect(status, JSON.stringify(body)).toBe(200);
  return Object(body.result).records;
};

const names = async (query: string, client = clerk) =>
  (await found(query, client)).map((row) => row['username']).sort();

test('the address book shows departments, and contact data only to those who may list users [D61] [S7-23]', async () => {
  const standing = { username: 'clerk', workNo: 'W-17', post: 'P001', departName: expect.stringContaining('报关一部') };
  const reached = { phone: '13712345678', telephone: '0571-1', email: 'clerk@example.com' };
  const [told] = await found('workNo=W-17');
  expect(told).toMatchObject(standing);
  expect(Object.keys(told ?? {}).filter((key) => ['phone', 'telephone', 'email'].includes(key))).toEqual([]);
  expect((await found('workNo=W-17', admin))[0]).toMatchObject({ ...standing, ...reached });
  // Hidden columns cannot be searched either.
  expect((await ask('phone=13712345678')).status).toBe(400);
});

test('the address book is filtered by department with children, name and number, within the tenant [S7-23]', async () => {
  expect(await names('orgCode=A01A01')).toEqual(['clerk', 'reviewer']);
  expect(await names('orgCode=A01&pageSize=100')).toEqual(expect.arrayContaining(['clerk', 'clerk2', 'reviewer']));
  expect(await names('orgCode=Z99')).toEqual([]);
  expect(await names('keyword=w-1')).toEqual(['clerk']);
  expect(await names('pageSize=100')).not.toContain('neighbour');
  expect(await names('workNo=W-17', await server.signIn('neighbour'))).toEqual([]);
  await server.services.db.updateTable('sys_user').set({ status: 2 }).where('username', '=', 'clerk2').execute();
  expect(await names('pageSize=100')).not.toContain('clerk2');
});

test('the address book says positions by their names, those of the tenant alone [S7-23]', async () => {
  const { db } = server.services;
  await sql`insert into sys_position (id, tenant_id, code, name) values
    ('p1', '1000', 'P001', '报关员'), ('p2', '1000', 'P002', '主管'), ('p3', '2000', 'P001', '别家的职务')`.execute(db);
  await db.updateTable('sys_user').set({ post: 'P001,P002' }).where('id', '=', clerk.userId).execute();
  expect((await found('workNo=W-17'))[0]).toMatchObject({ post: 'P001,P002', postText: '报关员,主管' });
});
