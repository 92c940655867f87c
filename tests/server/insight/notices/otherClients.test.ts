import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';
import { bell, fieldsOf, idsIn, publish, release, startNoticeServer, write, type Fields } from './announcements.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let clerk2: TestClient;
beforeAll(async () => {
  server = await startNoticeServer();
  [admin, clerk, clerk2] = await Promise.all([server.signIn('admin'), server.signIn('clerk'), server.signIn('clerk2')]);
});
afterAll(() => server.close());

const ANNOUNCEMENTS = '/sys/annountCement';
const SENDS = '/sys/sysAnnouncementSend';

const recent = async (query = '', client = clerk): Promise<readonly Fields[]> => {
  const { body } = await client.call({ url: `${ANNOUNCEMENTS}/vue3List${query}` });
  expect(body.success).toBe(true);
  return body.result as readonly Fields[];
};
const one = (sendId: string, client = clerk): Promise<TestAnswer> =>
  client.call({ url: `${SENDS}/getOne?sendId=${sendId}` });
const mark = (body: Fields, client = clerk): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: `${SENDS}/edit`, body });

describe('an announcement that another client keeps', () => {
  it('can be edited without version by old clients: the last write wins and is logged [D54]', async () => {
    const { id } = await write(admin, { msgAbstract: '今晚十点' });
    const edit = (fields: object) =>
      admin.call({ method: 'POST', url: '/sys/annountCement/edit', body: { id, ...fields } });
    await edit({ titile: '改一', version: 1 });
    expect(fieldsOf(await edit({ titile: '改二' }))).toMatchObject({
      titile: '改二',
      msgAbstract: '今晚十点',
      version: 3,
    });
    expect((await edit({ titile: '改三', version: 2 })).status).toBe(409);
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .select(['action', 'changes'])
      .where('data_id', '=', String(id))
      .orderBy('data_version')
      .execute();
    expect(log.map(({ action, changes }) => [action, Object(changes).lastWrite])).toEqual([
      ['add', undefined],
      ['edit', undefined],
      ['edit', true],
    ]);
    expect((await edit({ id: 'nothing', titile: 'x' })).status).toBe(404);
    expect(
      (await clerk.call({ method: 'POST', url: '/sys/annountCement/edit', body: { id, titile: 'x' } })).status,
    ).toBe(403);
  });

  it('names the chosen users by their ids where a client sends no names', async () => {
    const clerkAndMore = `${clerk.userId},nobody,${clerk2.userId},`;
    const draft = await write(admin, { msgType: 'USER', userIds: clerkAndMore });
    expect(draft).toMatchObject({ userIds: clerkAndMore, userNames: '李制单,赵制单' });
    const edited = await admin.call({
      method: 'PUT',
      url: '/sys/annountCement/edit',
      body: { id: draft['id'], userIds: `${clerk2.userId},` },
    });
    expect(fieldsOf(edited)).toMatchObject({ userNames: '赵制单' });
    const unknown = await admin.call({
      method: 'POST',
      url: '/sys/annountCement/add',
      body: { titile: 'a', msgType: 'USER', userIds: 'nobody' },
    });
    expect(fieldsOf(unknown)).toMatchObject({ userIds: 'nobody', userNames: null });
    expect((await release(admin, fieldsOf(unknown)['id'])).body.success).toBe(false);
  });
});

describe('messages as another client lists them', () => {
  it('come as a plain list, a page at a time, with what its bell reads [contract §5.1]', async () => {
    const id = await publish(admin, { titile: '第三代', msgAbstract: '摘要文字', priority: 'H' });
    await publish(admin, { titile: '其后' });
    const [first, second] = await recent(
      '?pageNo=1&pageSize=2&fromUser=&starFlag=&rangeDateKey=7day&beginDate=&endDate=',
    );
    expect(first).toMatchObject({ titile: '其后' });
    expect(second).toEqual(
      expect.objectContaining({
        id,
        sendId: id,
        anntId: id,
        titile: '第三代',
        msgAbstract: '摘要文字',
        readFlag: '0',
        starFlag: '0',
      }),
    );
    expect((await recent('?pageNo=2&pageSize=1')).map((message) => message['id'])).toEqual([id]);
    expect(fieldsOf(await clerk.call({ url: `${ANNOUNCEMENTS}/getLastAnnountTime` }))).toMatchObject({
      records: [{ titile: '其后', createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) }],
    });
  });

  describe.each([
    [`${ANNOUNCEMENTS}/vue3List`, '排序一'],
    [`${SENDS}/getMyAnnouncementSend`, '排序二'],
  ])('as the list %s', (url, name) => {
    const ask = (query: string): Promise<TestAnswer> => clerk.call({ url: `${url}?${query}` });

    it('reject unknown parameters by name, but accept blank ones and common extras [contract §7.1]', async () => {
      for (const unknown of ['titel', 'superQueryParams', 'superQueryMatchType', 'sendTime_begin']) {
        const refused = await ask(`${unknown}=and`);
        expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(unknown)]);
        expect((await ask(`${unknown}=`)).status).toBe(200);
      }
      expect((await ask('_t=1&field=id,,titile&token=x&column=createTime&order=desc')).status).toBe(200);
    });

    it('are sorted as the call wants [contract §7.2]', async () => {
      for (const last of ['B', 'A', 'C']) await publish(admin, { titile: `${name}${last}` });
      const titles = async (order: string): Promise<readonly unknown[]> => {
        const { result } = (await ask(`titile=${name}&${order}`)).body;
        return (Array.isArray(result) ? result : Object(result).records).map((one: Fields) => one['titile']);
      };
      const sent = await titles('column=sendTime&order=asc');
      expect(sent).toHaveLength(3);
      expect(await titles('column=titile&order=asc')).toEqual([...sent].sort());
      expect(await titles('column=titile&order=desc')).toEqual([...sent].sort().reverse());
      expect((await ask('column=msgContent&order=asc')).status).toBe(400);
    });
  });

  it.each(['listByUser', 'getLastAnnountTime'])(
    'as %s with its own order, also reject unknown parameters by name [contract §0.1, §7.1]',
    async (name) => {
      const ask = (query: string): Promise<TestAnswer> => clerk.call({ url: `${ANNOUNCEMENTS}/${name}?${query}` });
      for (const unknown of ['titile', 'superQueryParams', 'sendTime_begin', 'column']) {
        const { status, body } = await ask(`${unknown}=and`);
        expect([status, body.message]).toEqual([400, expect.stringContaining(unknown === 'column' ? 'and' : unknown)]);
        expect((await ask(`${unknown}=`)).status).toBe(200);
      }
      expect((await ask('_t=1&token=x&pageSize=5')).status).toBe(200);
    },
  );

  it('as the latest one accept only the id of the current user', async () => {
    const last = (userId: string): Promise<TestAnswer> =>
      clerk.call({ url: `${ANNOUNCEMENTS}/getLastAnnountTime?userId=${userId}` });
    expect([(await last(clerk.userId)).status, (await last(admin.userId)).status]).toEqual([200, 400]);
  });

  it('are narrowed by sender, star and time', async () => {
    const id = await publish(admin, { titile: '今天的' });
    expect(idsIn(await recent('?fromUser=admin,nobody&rangeDateKey=jt'))).toContain(id);
    expect(await recent('?fromUser=clerk')).toEqual([]);
    expect(await recent('?rangeDateKey=zt')).toEqual([]);
    expect(idsIn(await recent('?rangeDateKey=zdy&beginDate=2020-01-01 00:00:00&endDate=2999-01-01'))).toContain(id);
    expect(await recent('?rangeDateKey=zdy&beginDate=2020-01-01&endDate=2020-01-02')).toEqual([]);
    await mark({ id, starFlag: '1' });
    expect(idsIn(await recent('?starFlag=1'))).toEqual([id]);
    for (const query of ['rangeDateKey=ever', 'starFlag=2', 'beginDate=yesterday', 'pageSize=x'])
      expect((await clerk.call({ url: `${ANNOUNCEMENTS}/vue3List?${query}` })).status).toBe(400);
  });

  it('are all read at once, by a call of their own', async () => {
    await publish(admin);
    const call = { method: 'POST', url: `${ANNOUNCEMENTS}/clearAllUnReadMessage` } as const;
    expect((await clerk2.call(call)).body.success).toBe(true);
    expect(await bell(clerk2)).toMatchObject({ anntMsgTotal: 0, sysMsgTotal: 0 });
    const [latest] = await recent('?pageSize=1', clerk2);
    expect(latest).toMatchObject({ readFlag: '1' });
    expect((await clerk2.call({ url: `${ANNOUNCEMENTS}/syncNotic?anntId=` })).body.success).toBe(true);
  });
});

describe('a message', () => {
  it('is starred and marked read by each recipient independently', async () => {
    const id = await publish(admin);
    expect((await mark({ id, starFlag: '1' })).body).toMatchObject({ success: true, message: '编辑成功!' });
    expect(fieldsOf(await one(id))).toMatchObject({ starFlag: '1', readFlag: '0', msgContent: '<p>今晚升级</p>' });
    await mark({ id, readFlag: '1' });
    expect(fieldsOf(await one(id))).toMatchObject({ starFlag: '1', readFlag: '1' });
    await mark({ id, starFlag: '0' });
    expect(fieldsOf(await one(id))).toMatchObject({ starFlag: '0', readFlag: '1' });
    expect(fieldsOf(await one(id, clerk2))).toMatchObject({ starFlag: '0', readFlag: '0' });
    expect((await mark({ id, starFlag: 'x' })).status).toBe(400);
  });

  it('is nobody else’s to read or mark', async () => {
    const id = await publish(admin, { msgType: 'USER', userIds: clerk.userId });
    expect((await one(id, clerk2)).status).toBe(404);
    expect((await mark({ id, starFlag: '1' }, clerk2)).status).toBe(404);
    expect((await mark({ id, starFlag: '1' }, server.stranger)).status).toBe(401);
    expect(fieldsOf(await one(id))).toMatchObject({ starFlag: '0' });
  });

  it('is shown as a page only to a session, never by token, without scripts', async () => {
    const id = await publish(admin, { titile: '<b>停机</b>', msgContent: '<p>今晚<script>x()</script></p>' });
    const show = (headers: Readonly<Record<string, string>>, query = '') =>
      server.app.inject({ url: `/api${ANNOUNCEMENTS}/show/${id}${query}`, headers });
    const page = await show({ 'x-access-token': clerk.token });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(page.body).toContain('<h1>&lt;b&gt;停机&lt;/b&gt;</h1>');
    expect(page.body).toContain('<p>今晚</p>');
    expect(page.body).not.toContain('script');
    expect((await show({}, `?token=${clerk.token}`)).statusCode).toBe(401);
    const foreign = await publish(admin, { msgType: 'USER', userIds: clerk2.userId });
    expect((await clerk.call({ url: `${ANNOUNCEMENTS}/show/${foreign}` })).status).toBe(404);
  });
});
