import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  await server.signIn('clerk');
  await server.signIn('clerk');
});
afterAll(() => server.close());

const result = async (url: string): Promise<unknown> => (await admin.call({ url })).body.result;

describe('the log of sign-ins', () => {
  test('counts visits, in all and today, and addresses [S7-19]', async () => {
    expect(await result('/sys/loginfo')).toEqual({ totalVisitCount: 3, todayVisitCount: 3, todayIp: 1 });
  });

  test('counts the visits of each of the last seven days, leaving out days without any [S7-19]', async () => {
    const { db } = server.services;
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
    const old = { tenant_id: '1000', log_type: 1, log_content: 'x', username: 'clerk', realname: 'x', ip: '10.0.0.9' };
    await db
      .insertInto('sys_log')
      .values([
        { ...old, id: 'a', create_time: day(2) },
        { ...old, id: 'b', create_time: day(9) },
        { ...old, id: 'c', tenant_id: '2000' },
      ])
      .execute();
    const shown = (ago: number) => new Date(day(ago).getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await result('/sys/visitInfo')).toEqual([
      { visit: 1, ip: 1, tian: shown(2), type: shown(2).slice(5) },
      { visit: 3, ip: 1, tian: shown(0), type: shown(0).slice(5) },
    ]);
    expect(await result('/sys/loginfo')).toMatchObject({ totalVisitCount: 5, todayVisitCount: 3 });
  });

  test('lists who signed in, found by a part of name or address, page by page', async () => {
    expect(await result('/sys/log/list?keyWord=cler&pageNo=1&pageSize=2')).toMatchObject({
      total: 4,
      pages: 2,
      records: [
        { userid: 'clerk', username: '李制单', logContent: '用户名: clerk,登录成功！', logType: 1 },
        { userid: 'clerk' },
      ],
    });
    expect(await result('/sys/log/list?keyWord=%25')).toMatchObject({ total: 0, records: [] });
    expect(await result(`/sys/log/list?keyWord=${encodeURIComponent('登录成功')}`)).toMatchObject({ total: 3 });
    expect((await admin.call({ url: '/sys/log/list?logType=9' })).status).toBe(400);
  });

  test('holds the kinds of entries that clients ask for, of a span of days [contract §4.6]', async () => {
    const { db } = server.services;
    const old = { tenant_id: '1000', log_content: 'x', username: 'clerk', realname: 'x', ip: '10.0.0.9' };
    const at = new Date('2020-03-04T15:59:59Z');
    await db
      .insertInto('sys_log')
      .values([1, 4].map((n) => ({ ...old, id: `k${n}`, log_type: n, create_time: at })))
      .execute();
    expect(await result('/sys/log/list?logType=4')).toMatchObject({
      total: 1,
      records: [{ id: 'k4', logType: 4, createTime: '2020-03-04 23:59:59' }],
    });
    const span = (from: string, to: string) => `/sys/log/list?logType=1&createTime_begin=${from}&createTime_end=${to}`;
    expect(await result(span('2020-03-04', '2020-03-04'))).toMatchObject({ total: 1, records: [{ id: 'k1' }] });
    expect(await result(span('2020-03-05', ''))).not.toMatchObject({ total: 0 });
    expect(await result(span('', '2020-03-03'))).toMatchObject({ total: 0 });
    expect((await admin.call({ url: span('yesterday', '') })).status).toBe(400);
    await db.deleteFrom('sys_log').where('id', 'like', 'k%').execute();
  });
});

describe('an entry of the log', () => {
  test('records call, device and duration of a sign-in, but no values of the call', async () => {
    const login = (agent: string) =>
      server.stranger.call({
        method: 'POST',
        url: '/sys/login?password=of-nobody',
        body: { username: 'clerk2', password: TEST_PASSWORD },
        headers: { 'user-agent': agent },
      });
    await login('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0');
    await login('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148');
    await login('');
    const call = { requestUrl: '/api/sys/login', method: 'POST', operateType: null, operateType_dictText: '' };
    expect(await result('/sys/log/list?keyWord=clerk2')).toMatchObject({
      records: [
        { ...call, clientType: null, clientType_dictText: '' },
        { ...call, clientType: 'h5', clientType_dictText: '移动网页端' },
        { ...call, clientType: 'pc', clientType_dictText: '电脑端' },
      ],
    });
    const { records } = Object(await result('/sys/log/list?keyWord=clerk2'));
    for (const { costTime } of records) expect(costTime).toBeGreaterThan(0);
    expect(Number.isInteger(records[0].costTime)).toBe(true);
    expect(JSON.stringify(records)).not.toMatch(/of-nobody|Mozilla/);
  });

  test('names the operation, in the language of the reader, and is found by it', async () => {
    const { db } = server.services;
    const entry = {
      tenant_id: '1000',
      log_type: 2,
      log_content: 'x',
      username: 'clerk',
      realname: 'x',
      ip: '10.0.0.9',
    };
    await db
      .insertInto('sys_log')
      .values([2, 4].map((n) => ({ ...entry, id: `o${n}`, operate_type: n, cost_ms: n * 10 })))
      .execute();
    expect(await result('/sys/log/list?logType=2&operateType=4')).toMatchObject({
      total: 1,
      records: [
        { id: 'o4', operateType: 4, operateType_dictText: '删除', costTime: 40, requestUrl: null, method: null },
      ],
    });
    expect(await result('/sys/log/list?logType=2&column=costTime&order=asc')).toMatchObject({
      records: [{ id: 'o2' }, { id: 'o4' }],
    });
    const english = await admin.call({
      url: '/sys/log/list?logType=2&operateType=4',
      headers: { 'accept-language': 'en-US' },
    });
    expect(english.body.result).toMatchObject({ records: [{ operateType_dictText: 'Delete' }] });
    await db.deleteFrom('sys_log').where('log_type', '=', 2).execute();
  });
});

describe('parameters that a list does not know', () => {
  test.each(['/sys/log/list', '/sys/online/list', '/bgd/export/list'])(
    '%s ignores blank ones and what clients always send, and refuses others by name',
    async (url) => {
      const ignored = '_t=1&field=id&colour=&superQueryParams=&column=createTime&order=desc&pageNo=1&pageSize=10';
      expect((await admin.call({ url: `${url}?${ignored}` })).status).toBe(200);
      const refused = async (query: string) => (await admin.call({ url: `${url}?${query}` })).body;
      const problem = (path: string, message: string) => ({
        code: 400,
        message: `查询参数不正确：${message}`,
        result: { problems: [{ path, message }] },
      });
      expect(await refused('colour=red')).toMatchObject(problem('/colour', '不认识的查询参数“colour”'));
      expect(await refused('superQueryParams=x')).toMatchObject({
        result: { problems: [{ path: '/superQueryParams' }] },
      });
      expect(await refused('column=colour&order=asc')).toMatchObject(problem('/column', '要排序的列“colour”不存在'));
      expect(await refused('pageSize=0')).toMatchObject(problem('/pageSize', '每页条数 pageSize 应为1到200的整数'));
      expect(await refused('pageNo=x')).toMatchObject({ result: { problems: [{ path: '/pageNo' }] } });
    },
  );
});

describe('the server monitor', () => {
  test('tells how the server is and nothing that is secret', async () => {
    const facts = await result('/sys/monitor/server');
    expect(facts).toMatchObject({ node: process.version, sessions: 6, sockets: 0 });
    expect(Object(facts).database).toMatchObject({ poolMost: 20 });
    expect(Object(facts).database.size).toBeGreaterThan(1_000_000);
    expect(JSON.stringify(facts)).not.toMatch(/postgres:\/\/|password|\/tmp|127\.0\.0\.1/);
  });
});

test.each(['/sys/loginfo', '/sys/visitInfo', '/sys/log/list', '/sys/monitor/server'])(
  '%s needs the right to it [S7-19]',
  async (url) => {
    const clerk = await server.signIn('clerk');
    expect((await clerk.call({ url })).status).toBe(403);
    expect((await server.stranger.call({ url })).status).toBe(401);
  },
);
