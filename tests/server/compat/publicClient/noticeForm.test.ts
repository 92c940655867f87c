import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillTemplateCategories } from '../../../../server/core/database/migrations/publicClient.ts';
import { sweepFiles } from '../../../../server/records/storedFiles/keptFiles.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { sendForm, sheetForm } from '../../files/imports/sheets.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { callBy, resultOf } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let clerk2: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, clerk2] = await Promise.all([server.signIn('admin'), server.signIn('clerk'), server.signIn('clerk2')]);
});
afterAll(() => server.close());

const NOTICE = '/sys/annountCement';
const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=10&_t=1700000000000';

/** A new notice as the client's form sends it. */
const FORM = {
  msgCategory: '1',
  izTop: '0',
  titile: '表单',
  msgAbstract: '摘要',
  msgType: 'ALL',
  userIds: '',
  msgClassify: '',
  priority: 'H',
  izApproval: '0',
  msgTemplate: '',
  files: '',
  msgContent: '<p>内容</p>',
};

const add = async (more: Row = {}, client = admin): Promise<string> =>
  String((await resultOf<Row>(client, `POST ${NOTICE}/add`, { ...FORM, ...more })).id);
const edit = (body: Row) => callBy(admin, `POST ${NOTICE}/edit`, { ...FORM, ...body });
const release = (id: string) => resultOf(admin, `GET ${NOTICE}/doReleaseData?id=${id}`);
const revoke = (id: string) => resultOf(admin, `GET ${NOTICE}/doReovkeData?id=${id}`);
const publish = async (more: Row = {}): Promise<string> => {
  const id = await add(more);
  await release(id);
  return id;
};
const recordsOf = async (client: TestClient, name: string): Promise<readonly Row[]> =>
  Object(await resultOf(client, name)).records;
const list = (query = '', order = PAGE): Promise<readonly Row[]> =>
  recordsOf(admin, `GET ${NOTICE}/list?${order}${query}`);
const one = (id: string): Promise<Row> => resultOf<Row>(admin, `GET ${NOTICE}/queryById?id=${id}`);
const own = (client = clerk): Promise<readonly Row[]> =>
  recordsOf(client, `GET /sys/sysAnnouncementSend/getMyAnnouncementSend?${PAGE}&logType=1`);
const bell = (client = clerk): Promise<readonly Row[]> =>
  resultOf<readonly Row[]>(client, `GET ${NOTICE}/vue3List?pageSize=50`);
const idsOf = (rows: readonly Row[]): readonly unknown[] => rows.map(({ id }) => id);
const upload = async (client: TestClient, name: string): Promise<string> =>
  (
    await sendForm(server, client, [
      '/sys/common/upload',
      sheetForm([{ name, bytes: Buffer.from('text'), field: 'file' }]),
    ])
  ).body.message;
const fetched = async ({ token }: TestClient, path: string): Promise<number> => {
  const [url, headers] = [`/api/sys/common/static/${encodeURI(path)}`, { 'x-access-token': token }];
  return (await server.app.inject({ url, headers })).statusCode;
};

describe('the form of notices', () => {
  const template = async (templateCode: string, more: Row): Promise<string> => {
    const form = { templateName: templateCode, templateCode, templateType: '1', templateContent: '内容', ...more };
    return String((await resultOf<Row>(admin, 'POST /sys/message/sysMessageTemplate/add', form)).id);
  };
  const templates = async () =>
    (await recordsOf(admin, 'GET /sys/message/sysMessageTemplate/list?templateCategory=notice&pageSize=100'))
      .map(({ templateCode }) => templateCode)
      .sort();

  test('offers templates of notices, and those without a category', async () => {
    await template('of-notices', { templateCategory: 'notice' });
    await template('of-others', { templateCategory: 'other' });
    await template('of-none', { templateCategory: '' });
    const unnamed = await template('unnamed', {});
    expect(await templates()).toEqual(['of-none', 'of-notices', 'unnamed']);
    await resultOf(admin, 'POST /sys/message/sysMessageTemplate/edit', { id: unnamed, templateCategory: null });
    expect(await templates()).toContain('unnamed');
  });

  test('offers those that had no category before the migration, and no others', async () => {
    const { db } = server.services;
    await sql`update message_template set template_category = null where template_code = 'unnamed'`.execute(db);
    expect(await templates()).not.toContain('unnamed');
    // Typed as in migrations, which know no tables.
    await fillTemplateCategories(db as unknown as Kysely<unknown>);
    expect(await templates()).toEqual(['of-none', 'of-notices', 'unnamed']);
  });

  test('gets back every field that it sent', async () => {
    const files = await upload(admin, '附件.txt');
    const sent = { ...FORM, izTop: '1', msgClassify: 'system', izApproval: '1', msgTemplate: 'of-notices', files };
    const { userIds: _, ...stored } = sent;
    const id = await add(sent);
    expect((await list()).find((row) => row['id'] === id)).toMatchObject({ ...stored, userIds: null, sendStatus: '0' });
    expect(await one(id)).toMatchObject(stored);
    const edited = { ...sent, izTop: '0', msgClassify: 'notice', msgAbstract: '改', izApproval: '0', msgTemplate: '' };
    expect((await edit({ ...edited, id, sendStatus: '0' })).body.success).toBe(true);
    expect(await one(id)).toMatchObject({ ...stored, ...edited, userIds: null, msgTemplate: null });
  });

  test.each([
    ['a class that is in no dictionary', { msgClassify: 'rumour' }, '/msgClassify'],
    ['another word than 0 and 1', { izTop: 'yes' }, '/izTop'],
    ['an approval that is none', { izApproval: '2' }, '/izApproval'],
    ['what is no code of a template', { msgTemplate: "x' or 1=1" }, '/msgTemplate'],
    ['files that nobody uploaded', { files: 'notice/none.txt' }, '/files'],
    ['an abstract beyond 500 characters', { msgAbstract: '长'.repeat(501) }, '/msgAbstract'],
  ])('is refused with %s, and stores nothing', async (_, wrong, path) => {
    const titile = `错 ${path}`;
    const { body } = await callBy(admin, `POST ${NOTICE}/add`, { ...FORM, ...wrong, titile });
    const { findings = [], problems = [] } = Object(body.result);
    const named = [...findings, ...problems].map((problem: Row) => `/${[problem['path']].flat().join('/')}`);
    expect([body.success, named.map((name) => name.replace('//', '/'))], JSON.stringify(body)).toEqual([false, [path]]);
    expect(await list(`&titile=*${encodeURIComponent(titile)}*`)).toEqual([]);
  });
});

describe('attached files', () => {
  test('of others are refused, where the sender may not read them', async () => {
    const files = await upload(clerk, '他人.txt');
    await server.services.db
      .deleteFrom('sys_role_permission')
      .where('permission_id', 'in', (of) =>
        of.selectFrom('sys_permission').where('perms', '=', 'system:file:unattached').select('id'),
      )
      .execute();
    const other = await server.signIn('admin');
    const { body } = await callBy(other, `POST ${NOTICE}/add`, { ...FORM, files });
    expect([body.success, Object(body.result).findings?.length], JSON.stringify(body)).toEqual([false, 1]);
  });

  test('stay while the notice is there, and are read by those it was sent to', async () => {
    const [one, two] = [await upload(admin, '一.txt'), await upload(admin, '二.txt')];
    const id = await add({ msgType: 'USER', userIds: `${clerk.userId},`, files: `${one},${two}` });
    await server.services.db
      .updateTable('sys_kept_file')
      .set({ expire_time: new Date(0) })
      .where('expire_time', 'is not', null)
      .execute();
    await sweepFiles(server.services);
    expect([await fetched(clerk, one), await fetched(clerk2, one)]).toEqual([404, 404]);
    await release(id);
    expect((await own()).find((row) => row['id'] === id)).toMatchObject({ files: `${one},${two}` });
    expect([await fetched(clerk, one), await fetched(clerk, two), await fetched(clerk2, one)]).toEqual([200, 200, 404]);
    await revoke(id);
    expect(await fetched(clerk, one)).toBe(404);
    await resultOf(admin, `DELETE ${NOTICE}/delete?id=${id}`);
    const kept = await server.services.db
      .selectFrom('sys_kept_file')
      .where('path', 'in', [one, two])
      .select('expire_time')
      .execute();
    expect(kept.map(({ expire_time }) => expire_time instanceof Date)).toEqual([true, true]);
  });
});

describe('a revoked notice', () => {
  test('is edited, and its new release reaches everybody anew', async () => {
    const id = await publish({ titile: '初稿' });
    await resultOf(clerk, `POST /sys/sysAnnouncementSend/edit`, { id, readFlag: '1', starFlag: '1' });
    await resultOf(clerk2, `DELETE /sys/sysAnnouncementSend/delete?id=${id}`);
    await revoke(id);
    expect(await one(id)).toMatchObject({ sendStatus: '2', cancelTime: expect.stringMatching(/^20/) });
    expect((await edit({ id, titile: '改稿' })).body.success).toBe(true);
    expect((await edit({ id, titile: '改稿二', sendStatus: '2' })).body.success).toBe(true);
    expect(idsOf(await own())).not.toContain(id);
    await release(id);
    expect(await one(id)).toMatchObject({ sendStatus: '1', titile: '改稿二', cancelTime: null });
    for (const [client, starFlag] of [
      [clerk, '1'],
      [clerk2, '0'],
    ] as const)
      expect((await own(client)).find((row) => row['id'] === id)).toMatchObject({ readFlag: 0, starFlag });
    expect((await edit({ id, titile: '再改' })).body.success).toBe(false);
  });

  test('goes to the users who are chosen now alone', async () => {
    const id = await publish({ msgType: 'USER', userIds: `${clerk.userId},` });
    await resultOf(clerk, `POST /sys/sysAnnouncementSend/edit`, { id, readFlag: '1' });
    await revoke(id);
    await release(id);
    expect((await own()).find((row) => row['id'] === id)).toMatchObject({ readFlag: 0 });
    await revoke(id);
    expect((await edit({ id, msgType: 'USER', userIds: `${clerk2.userId},` })).body.success).toBe(true);
    await release(id);
    expect([idsOf(await own()).includes(id), idsOf(await own(clerk2)).includes(id)]).toEqual([false, true]);
  });

  test('for everybody becomes visible only to the selected users, even if others read it', async () => {
    const id = await publish();
    await resultOf(clerk, `POST /sys/sysAnnouncementSend/edit`, { id, readFlag: '1' });
    await revoke(id);
    expect((await edit({ id, msgType: 'USER', userIds: `${clerk2.userId},` })).body.success).toBe(true);
    await release(id);
    expect([idsOf(await own()).includes(id), idsOf(await own(clerk2)).includes(id)]).toEqual([false, true]);
  });
});

describe('a notice on top', () => {
  const setTop = (body: unknown, client = admin) => callBy(client, `POST ${NOTICE}/editIzTop`, body);
  let low: string;
  let high: string;

  beforeAll(async () => {
    low = await publish({ titile: '旧' });
    high = await publish({ titile: '新' });
  });

  test('stands first in every list, released or not, until it is put back', async () => {
    const seen = async () =>
      [await list(), await list('', 'column=titile&order=asc'), await own(), await bell()].map(
        (rows) => rows[0]?.['id'],
      );
    expect((await seen())[3]).toBe(high);
    expect((await setTop({ id: low, izTop: 1 })).body).toMatchObject({ success: true, code: 200 });
    expect(await seen()).toEqual([low, low, low, low]);
    expect((await bell())[0]).toMatchObject({ izTop: '1', titile: '旧' });
    await setTop({ id: low, izTop: 0 });
    expect([(await seen())[3], await one(low)]).toEqual([
      high,
      expect.objectContaining({ izTop: '0', sendStatus: '1' }),
    ]);
  });

  test('comes first among unread notices in the bell, but not as the latest', async () => {
    await setTop({ id: low, izTop: '1' });
    const { anntMsgList } = await resultOf<Row>(clerk, `GET ${NOTICE}/listByUser`);
    expect(Object(anntMsgList)[0]).toMatchObject({ id: low });
    const { records } = await resultOf<Row>(clerk, `GET ${NOTICE}/getLastAnnountTime`);
    expect(Object(records)[0]).toMatchObject({ id: high });
  });

  test('was put there by somebody whom the log names', async () => {
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .where('data_id', '=', low)
      .where('action', '=', 'edit')
      .orderBy('data_version')
      .select(['create_by', 'changes'])
      .execute();
    expect(log[0]).toMatchObject({ create_by: 'admin', changes: { header: { izTop: ['0', '1'] } } });
  });

  test('is set with 0 or 1 by notice editors of the own tenant', async () => {
    const body = { id: low, izTop: 1 };
    expect((await setTop(body, clerk)).status).toBe(403);
    expect((await setTop(body, server.stranger)).status).toBe(401);
    expect((await setTop(body, await server.signIn('neighbour'))).status).toBe(404);
    expect((await setTop({ id: 'none', izTop: 1 })).status).toBe(404);
    expect((await setTop({ id: low, izTop: 2 })).status).toBe(400);
    expect((await setTop({ izTop: 1 })).status).toBe(400);
  });
});

test('filters the list by category and release days, both ends included', async () => {
  const [id, other] = [await publish({ msgClassify: 'notice' }), await publish({ msgClassify: 'system' })];
  const day = String((await one(id))['sendTime']).slice(0, 10);
  const among = async (query: string) => {
    const ids = idsOf(await list(query));
    return [ids.includes(id), ids.includes(other)];
  };
  expect(await among('&msgClassify=notice')).toEqual([true, false]);
  expect(await among(`&sendTime_begin=${day}&sendTime_end=${day}`)).toEqual([true, true]);
  expect(await among(`&sendTime_begin=${day}%2000:00:00&sendTime_end=${day}%2023:59:59`)).toEqual([true, true]);
  expect(await among('&sendTime_end=2020-01-01')).toEqual([false, false]);
  expect(await among('&sendTime_begin=2099-01-01&sendTime_end=')).toEqual([false, false]);
  expect((await callBy(admin, `GET ${NOTICE}/list?sendTime_begin=soon`)).status).toBe(400);
});
