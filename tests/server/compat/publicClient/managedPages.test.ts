import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepFiles } from '../../../../server/records/storedFiles/keptFiles.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { sendForm, sheetForm } from '../../files/imports/sheets.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { callBy, resultOf, testRefusals } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;

const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=10&_t=1700000000000';

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
});
afterAll(() => server.close());

const recordsOf = async (client: TestClient, name: string): Promise<readonly Row[]> =>
  Object(await resultOf(client, name)).records;

describe('gateway routes', () => {
  const ROUTE = { routerId: 'orders', name: '订单', uri: 'lb://orders', status: '1', predicates: '[]', filters: '[]' };
  const routes = async () =>
    (await recordsOf(admin, `GET /sys/gatewayRoute/list?${PAGE}`)).map((row) => row['routerId']);
  const bin = (client = admin) => resultOf<readonly Row[]>(client, 'GET /sys/gatewayRoute/deleteList');
  const removeAll = async (): Promise<void> => {
    const rows = await recordsOf(admin, `GET /sys/gatewayRoute/list?${PAGE}`);
    await resultOf(admin, `DELETE /sys/gatewayRoute/deleteBatch?ids=${rows.map(({ id }) => String(id)).join(',')}`);
  };

  test('are copied under an id of their own', async () => {
    await resultOf(admin, 'POST /sys/gatewayRoute/updateAll', { router: ROUTE });
    const [{ id } = {}] = await recordsOf(admin, `GET /sys/gatewayRoute/list?${PAGE}`);
    await resultOf(admin, `GET /sys/gatewayRoute/copyRoute?id=${String(id)}`);
    await resultOf(admin, `GET /sys/gatewayRoute/copyRoute?id=${String(id)}`);
    expect([...(await routes())].sort()).toEqual(['orders', 'orders_copy', 'orders_copy2']);
    const copy = (await recordsOf(admin, `GET /sys/gatewayRoute/list?${PAGE}`)).find((row) => row['id'] !== id);
    expect(copy).toMatchObject({ name: '订单', uri: 'lb://orders', status: '1', predicates: '[]' });
    expect((await callBy(neighbour, `GET /sys/gatewayRoute/copyRoute?id=${String(id)}`)).status).toBe(404);
  });

  test('that were deleted stand in the bin of their tenant', async () => {
    await removeAll();
    const rows = await bin();
    expect(rows.map(({ routerId }) => routerId).sort()).toEqual(['orders', 'orders_copy', 'orders_copy2']);
    expect(rows[0]).toMatchObject({ name: '订单', uri: 'lb://orders', delFlag: 1, updateBy: 'admin' });
    expect(await bin(neighbour)).toEqual([]);
  });

  test('come back from the bin, all of them or none', async () => {
    const ids = Object.fromEntries((await bin()).map(({ id, routerId }) => [String(routerId), String(id)]));
    const put = (names: string, client = admin) =>
      callBy(client, 'PUT /sys/gatewayRoute/putRecycleBin', { ids: names });
    expect((await put(`${ids['orders']},none`)).body.success).toBe(false);
    expect((await put(String(ids['orders']), neighbour)).body.success).toBe(false);
    // Its id was taken in the meantime.
    await resultOf(admin, 'POST /sys/gatewayRoute/updateAll', { router: ROUTE });
    expect((await put(`${ids['orders_copy']},${ids['orders']}`)).body.success).toBe(false);
    expect([await routes(), (await bin()).length]).toEqual([['orders'], 3]);
    expect((await put(`${ids['orders_copy']},`)).body.success).toBe(true);
    expect([[...(await routes())].sort(), (await bin()).length]).toEqual([['orders', 'orders_copy'], 2]);
  });

  test('go from the bin for good, and the log says so', async () => {
    const ids = (await bin()).map(({ id }) => String(id));
    const remove = (client: TestClient) =>
      callBy(client, `DELETE /sys/gatewayRoute/deleteRecycleBin?ids=${ids.join(',')}`);
    expect((await remove(neighbour)).body.success).toBe(false);
    expect((await remove(admin)).body.success).toBe(true);
    expect(await bin()).toEqual([]);
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .where('data_table', '=', 'sys_gateway_route_bin')
      .select(['data_id', 'action', 'create_by'])
      .execute();
    expect(log.map(({ data_id }) => data_id).sort()).toEqual([...ids].sort());
    expect(log[0]).toMatchObject({ action: 'delete', create_by: 'admin' });
  });
});

describe('files', () => {
  const send = (url: string, client = admin, name = '说明.txt') =>
    sendForm(server, client, [url, sheetForm([{ name, bytes: Buffer.from('text'), field: 'file' }])]);
  const list = (query: string, client = admin) => recordsOf(client, `GET /sys/oss/file/list?${PAGE}&${query}`);

  test('of the list are uploaded, found by their path, and stay without a record', async () => {
    const answers = [await send('/sys/oss/file/upload'), await send('/sys/upload/uploadMinio', admin, '其他.txt')];
    const paths = answers.map(({ status, body }) => {
      expect([status, body.success]).toEqual([200, true]);
      return body.message;
    });
    for (const path of paths) {
      const rows = await list(`fileName=&url=*${encodeURIComponent(path.split('/').at(-1) ?? '')}*`);
      expect(rows.map(({ url }) => url)).toEqual([path]);
    }
    await server.services.db
      .updateTable('sys_kept_file')
      .set({ expire_time: new Date(0) })
      .where('expire_time', 'is not', null)
      .execute();
    await sweepFiles(server.services);
    expect(await list('fileName=*.txt')).toHaveLength(2);
    expect(await list('fileName=*.txt', neighbour)).toEqual([]);
  });

  test('of the list are deleted like others', async () => {
    const ids = (await list('fileName=*.txt')).map(({ id }) => String(id));
    await resultOf(admin, `DELETE /sys/oss/file/delete?id=${ids[0]}`);
    expect(await list('fileName=*.txt')).toHaveLength(1);
  });

  test('come to the list from those who may, and from nobody else', async () => {
    for (const url of ['/sys/oss/file/upload', '/sys/upload/uploadMinio'])
      expect([(await send(url, clerk)).status, (await send(url, server.stranger)).status]).toEqual([403, 401]);
    // Everyone may upload files for forms; they are deleted when no record references them.
    expect((await send('/sys/common/upload', clerk)).status).toBe(200);
  });
});

describe('scheduled jobs', () => {
  const FORM = { cronExpression: '0 0 3 * * ?', description: '清理', status: 0 };
  const add = (more: Row) => callBy(admin, 'POST /sys/quartzJob/add', { ...FORM, ...more });

  test('are saved as the form of that client sends them', async () => {
    const body = { jobClassName: 'pruneJobRuns', paramterType: 'json', parameter: '{"days":"30"}' };
    const { id } = Object((await add(body)).body.result);
    expect(await resultOf(admin, `GET /sys/quartzJob/queryById?id=${id}`)).toMatchObject({
      ...body,
      description: '清理',
      status: 0,
    });
    await resultOf(admin, 'POST /sys/quartzJob/edit', { ...FORM, ...body, id, status: -1, paramterType: 'string' });
    const [row] = await recordsOf(admin, `GET /sys/quartzJob/list?${PAGE}&jobClassName=pruneJobRuns&status=-1`);
    expect(row).toMatchObject({ id, paramterType: 'string', parameter: '{"days":"30"}', status: -1 });
    const ours = await admin.call({ url: `/sys/quartzJob/queryById?id=${id}` });
    expect(ours.body.result).toMatchObject({ status: '-1' });
  });

  test('are refused with the names of jobs where there is no such one', async () => {
    const { status, body } = await add({ jobClassName: 'org.example.SampleJob', parameter: '' });
    expect([status, body.success, body.message]).toEqual([200, false, expect.stringContaining('pruneExpired')]);
    const wrong = await add({ jobClassName: 'pruneJobRuns', parameter: '{"days":"many"}' });
    expect(wrong.body.success).toBe(false);
  });
});

describe('the white list of tables', () => {
  const list = (query: string) => recordsOf(admin, `GET /sys/tableWhiteList/list?${PAGE}&${query}`);

  test('has the tables and columns that the schemas register', async () => {
    const [users] = await list('tableName=sys_user&fieldName=realname&status=1');
    expect(users).toMatchObject({ id: 'sys_user', tableName: 'sys_user', status: '1' });
    expect(String(users?.['fieldName']).split(',')).toEqual(expect.arrayContaining(['realname', 'username']));
    expect((await list('tableName=crm_customer'))[0]).toMatchObject({ fieldName: expect.stringContaining('code') });
    expect(await list('tableName=sys_session')).toEqual([]);
    expect(await list('status=0')).toEqual([]);
  });

  test('is changed by the files alone, which each write says', async () => {
    const body = { tableName: 'sys_session', fieldName: 'token_hash', status: '1' };
    for (const [name, sent] of [
      ['POST /sys/tableWhiteList/add', body],
      ['POST /sys/tableWhiteList/edit', { ...body, id: 'sys_user' }],
      ['DELETE /sys/tableWhiteList/delete?id=sys_user', undefined],
      ['DELETE /sys/tableWhiteList/deleteBatch?ids=sys_user', undefined],
    ] as const) {
      const answer = await callBy(admin, name, sent);
      expect([answer.body.success, answer.body.message]).toEqual([false, expect.stringContaining('请修改定义文件')]);
    }
    expect(await list('tableName=sys_session')).toEqual([]);
  });
});

describe('calls that need a right', () => {
  testRefusals(
    [
      { name: 'GET /sys/gatewayRoute/deleteList' },
      { name: 'GET /sys/gatewayRoute/copyRoute?id=a' },
      { name: 'PUT /sys/gatewayRoute/putRecycleBin', body: { ids: 'a' } },
      { name: 'DELETE /sys/gatewayRoute/deleteRecycleBin?ids=a' },
      { name: 'GET /sys/tableWhiteList/list' },
      { name: 'POST /sys/tableWhiteList/add', body: {} },
    ],
    { idle: () => clerk, stranger: () => server.stranger },
  );
});
