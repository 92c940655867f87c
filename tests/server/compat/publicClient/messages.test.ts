import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { callBy, resultOf } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;

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

const NOTICE = 'sys/annountCement';
const SENDS = 'sys/sysAnnouncementSend';

const publish = async (fields: Row): Promise<string> => {
  const form = { titile: '通知', msgCategory: '1', priority: 'L', msgType: 'ALL', msgContent: '内容', ...fields };
  const { id } = await resultOf<Row>(admin, `POST /${NOTICE}/add`, form);
  await resultOf(admin, `GET /${NOTICE}/doReleaseData?id=${String(id)}`);
  return String(id);
};
const own = async (query = '', client = clerk): Promise<readonly Row[]> => {
  const page = 'column=createTime&order=desc&pageNo=1&pageSize=10&logType=1';
  return Object(await resultOf(client, `GET /${SENDS}/getMyAnnouncementSend?${page}${query}`)).records;
};
const idsOf = (rows: readonly Row[]): readonly unknown[] => rows.map(({ id }) => id);

describe('my messages', () => {
  test('come with the log that is asked for, read being a number', async () => {
    const id = await publish({ titile: '甲' });
    expect((await own()).find((row) => row['id'] === id)).toMatchObject({ titile: '甲', readFlag: 0 });
    await resultOf(clerk, `GET /${NOTICE}/addVisitsNumber?id=${id}`);
    await resultOf(clerk, `POST /${SENDS}/edit`, { id, readFlag: '1' });
    expect((await own()).find((row) => row['id'] === id)).toMatchObject({ readFlag: 1 });
    const bell = await resultOf<readonly Row[]>(clerk, `GET /${NOTICE}/vue3List?pageSize=10`);
    expect(bell.find((row) => row['id'] === id)).toMatchObject({ readFlag: '1' });
  });

  test('are narrowed to a time, a category and a kind', async () => {
    const [notice, system] = [await publish({ titile: '公告' }), await publish({ titile: '系统', msgCategory: '2' })];
    const among = async (query: string) => {
      const ids = idsOf(await own(query));
      return [ids.includes(notice), ids.includes(system)];
    };
    expect(await among('&msgCategory=2')).toEqual([false, true]);
    expect(await among('&noticeType=notice')).toEqual([true, false]);
    expect(await among('&noticeType=system')).toEqual([false, true]);
    expect(await among('&noticeType=flow')).toEqual([false, false]);
    expect(await among('&sendTimeBegin=2020-01-01&sendTimeEnd=2099-12-31')).toEqual([true, true]);
    expect(await among('&sendTimeBegin=2099-01-01%2000:00:00')).toEqual([false, false]);
    expect(await among('&sendTimeEnd=2020-01-01')).toEqual([false, false]);
    const { status } = await callBy(clerk, `GET /${NOTICE}/vue3List?noticeType=system`);
    expect(status).toBe(200);
  });

  test('are deleted by the reader for himself alone, and come back with a new release', async () => {
    const [one, two, kept] = [await publish({}), await publish({}), await publish({})];
    await resultOf(clerk, `DELETE /${SENDS}/delete?id=${one}`);
    await resultOf(clerk, `DELETE /${SENDS}/deleteBatch?ids=${two},`);
    const left = idsOf(await own());
    expect([one, two, kept].map((id) => left.includes(id))).toEqual([false, false, true]);
    expect(idsOf(await own('', admin))).toEqual(expect.arrayContaining([one, two, kept]));
    expect((await callBy(clerk, `DELETE /${SENDS}/delete?id=${one}`)).status).toBe(404);
    expect((await callBy(neighbour, `DELETE /${SENDS}/delete?id=${kept}`)).status).toBe(404);
    expect((await callBy(server.stranger, `DELETE /${SENDS}/delete?id=${kept}`)).status).toBe(401);
    expect(idsOf(await own())).toContain(kept);
  });
});

test('the form of notices is stored with the users that it names, and released', async () => {
  const form = {
    msgCategory: '1',
    izTop: '0',
    titile: '表单',
    msgType: 'USER',
    priority: 'H',
    msgContent: '<p>内容</p>',
  };
  const { id } = await resultOf<Row>(admin, `POST /${NOTICE}/add`, { ...form, userIds: `${clerk.userId},` });
  await resultOf(admin, `POST /${NOTICE}/edit`, { ...form, id, userIds: `${clerk.userId},`, sendStatus: '0' });
  await resultOf(admin, `GET /${NOTICE}/doReleaseData?id=${String(id)}`);
  expect(idsOf(await own())).toContain(id);
  expect(idsOf(await own('', admin))).not.toContain(id);
});

describe('dictionaries that only that client names so', () => {
  const DICTIONARIES = [
    ['yn', '1'],
    ['messageType', 'system'],
    ['msgType', '1'],
    ['msgCategory', 'notice'],
    ['msgSendStatus', '1'],
    ['messageHref', 'message'],
    ['rangeDate', 'jt'],
    ['notice_type', 'system'],
    ['user_position', '1'],
  ] as const;

  test('come with those of the sign-in, a list each', async () => {
    const { sysAllDictItems } = await resultOf<Row>(clerk, 'GET /sys/user/getUserInfo');
    for (const [code, value] of DICTIONARIES) {
      const values = Object(Object(sysAllDictItems)[code]).map?.((item: Row) => item['value']);
      expect([code, values]).toEqual([code, expect.arrayContaining([value])]);
    }
  });

  test.each(DICTIONARIES)('%s is answered by its name', async (code, value) => {
    const items = await resultOf<readonly Row[]>(clerk, `GET /sys/dict/getDictItems/${code}`);
    expect(items.map((item) => item['value'])).toContain(value);
  });
});
