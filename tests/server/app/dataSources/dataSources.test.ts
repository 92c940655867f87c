import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET_MASK } from '../../../../engine/index.ts';
import { sealedSecrets } from '../../../../server/core/base/sealedSecrets.ts';
import { databaseAt } from '../../../../server/app/dataSources/tryConnection.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

const PASSWORD = 'open-sesame-42';
let folder: string;
let server: TestServer;
let admin: TestClient;
let reached: URL;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-keys-'));
  server = await startTestServer({ config: { keyFile: join(folder, 'sources.key') } });
  reached = new URL(server.databaseUrl);
  // Set here because the port of the database is known only now.
  Object.assign(server.services.config, { sourceHosts: [`${reached.hostname}:${reached.port}`] });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

type Fields = Readonly<Record<string, unknown>>;
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer> =>
  admin.call({ method, url: path, ...(body !== undefined && { body }) });
let codes = 0;
const source = (fields: Fields = {}): Fields => ({
  code: `s${(codes += 1)}`,
  name: '业务库',
  dbType: '6',
  dbDriver: 'org.postgresql.Driver',
  dbUrl: `jdbc:postgresql://${reached.hostname}:${reached.port}${reached.pathname}`,
  dbUsername: decodeURIComponent(reached.username),
  dbPassword: PASSWORD,
  ...fields,
});
const add = async (fields: Fields = {}): Promise<Fields> => {
  const { body } = await call('POST', '/sys/dataSource/add', source(fields));
  if (!body.success) throw new Error(body.message);
  return Object(body.result);
};
const tried = async (fields: Fields): Promise<string> => {
  const { status, body } = await call('POST', '/online/cgreport/api/testConnection', fields);
  expect(status).toBe(200);
  return `${body.success} ${body.message}`;
};

test('encrypts a data source password and never exposes it in responses, exports or logs [S1-4]', async () => {
  const record = await add();
  expect(record['dbPassword']).toBe(SECRET_MASK);
  await call('POST', '/sys/dataSource/edit', { id: record['id'], dbPassword: 'another-secret-43', remark: '新' });
  const { rows } = await sql<{
    db_password: string;
  }>`select db_password from data_source where id = ${record['id']}`.execute(server.services.db);
  const sealed = String(rows[0]?.db_password);
  expect(sealedSecrets(join(folder, 'sources.key')).open(sealed)).toBe('another-secret-43');
  expect(sealedSecrets(join(folder, 'other.key')).open(sealed)).toBeUndefined();
  expect(sealedSecrets(join(folder, 'sources.key')).open(`${sealed.slice(0, -4)}AAAA`)).toBeUndefined();
  expect((await stat(join(folder, 'sources.key'))).mode & 0o777).toBe(0o600);
  const told = [
    await call('GET', '/sys/dataSource/list'),
    await call('GET', `/sys/dataSource/queryById?id=${record['id']}`),
    await call('GET', '/sys/dataSource/options'),
  ].map(({ body }) => JSON.stringify(body));
  const logs = await sql<{ text: string }>`select changes::text as text from sys_data_log`.execute(server.services.db);
  const all = [...told, ...logs.rows.map(({ text }) => text)].join('\n');
  expect(all).toContain('业务库');
  for (const secret of [PASSWORD, 'another-secret-43', sealed, 's1:']) expect(all).not.toContain(secret);
});

test('sending back the mask keeps the password, and connection tests use the stored one [S1-4]', async () => {
  const password = decodeURIComponent(reached.password);
  const record = await add({ dbPassword: password });
  const { id } = record;
  await call('POST', '/sys/dataSource/edit', { id, dbPassword: SECRET_MASK, remark: '改' });
  expect(await tried({ ...source(), id, dbPassword: SECRET_MASK })).toBe('true 数据库连接成功');
  expect(await tried({ ...source(), id, dbUsername: 'somebody', dbPassword: SECRET_MASK })).toContain('请输入密码');
  expect(await tried(source({ dbUsername: 'nobody-here', dbPassword: 'wrong' }))).toBe('false 数据库连接失败');
});

test('tests only listed databases of supported kinds, without reasons that expose the network [S1-4]', async () => {
  expect(await tried(source({ dbType: '4', dbUrl: 'jdbc:mysql://localhost/db' }))).toContain('只能测试 PostgreSQL');
  expect(await tried(source({ dbUrl: 'jdbc:postgresql://10.0.0.1:22/x' }))).toContain('不允许连接主机“10.0.0.1”');
  expect(await tried(source({ dbUrl: `jdbc:postgresql://${reached.hostname}:22/x` }))).toContain('不允许连接主机');
  for (const dbUrl of ['file:///etc/passwd', `jdbc:postgresql://a@${reached.host}/x`, '', 'postgresql:///x'])
    expect(await tried(source({ dbUrl }))).toContain('数据源地址不正确');
  expect(databaseAt('jdbc:postgresql://DB.example:6543/one?ssl=true')).toEqual({
    host: 'db.example',
    port: 6543,
    database: 'one',
  });
  const clerk = await server.signIn('clerk');
  const refused = await clerk.call({ method: 'POST', url: '/online/cgreport/api/testConnection', body: source() });
  expect(refused.status).toBe(403);
});

test('saves gateway routes in the client format by id, and returns a list [S1-4]', async () => {
  const router = { routerId: 'orders', name: '订单', uri: 'lb://orders', status: 1, predicates: [{ name: 'Path' }] };
  expect((await call('POST', '/sys/gatewayRoute/updateAll', { router })).body.success).toBe(true);
  const again = { ...router, name: '订单服务', predicates: JSON.stringify([{ name: 'Path' }]) };
  expect((await call('POST', '/sys/gatewayRoute/updateAll', { router: JSON.stringify(again) })).body.success).toBe(
    true,
  );
  const { records } = Object((await call('GET', '/sys/gatewayRoute/list')).body.result);
  expect(records).toMatchObject([{ routerId: 'orders', name: '订单服务', uri: 'lb://orders', status: '1' }]);
  for (const body of [{}, { router: '[' }, { router: 7 }, { router: [] }])
    expect((await call('POST', '/sys/gatewayRoute/updateAll', body)).status).toBe(400);
  expect((await call('GET', '/sys/gatewayRoute/clearRedis')).body.success).toBe(true);
  expect((await call('DELETE', `/sys/gatewayRoute/delete?id=${Object(records[0])['id']}`)).body.success).toBe(true);
});
