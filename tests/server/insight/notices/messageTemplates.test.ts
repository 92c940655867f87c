import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import {
  bell,
  fieldsOf,
  idsIn,
  publish,
  release,
  revoke,
  startNoticeServer,
  write,
  type Fields,
} from './announcements.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let clerk2: TestClient;
beforeAll(async () => {
  server = await startNoticeServer();
  [admin, clerk, clerk2] = await Promise.all([server.signIn('admin'), server.signIn('clerk'), server.signIn('clerk2')]);
});
afterAll(() => server.close());

const unreadIds = async (client: TestClient): Promise<readonly unknown[]> =>
  idsIn((await bell(client, '?pageSize=50'))['anntMsgList']);

const URL = '/sys/message/sysMessageTemplate';
const post = (url: string, body: unknown, who = admin) => who.call({ method: 'POST', url, body });
const template = (fields: Fields = {}) =>
  post(`${URL}/add`, {
    templateName: '${name}，您的报关单',
    templateCode: 'released',
    templateType: '2',
    templateContent: '<p onclick="x()">单号<a href="${link}">${no}</a></p><script>alert(1)</script>',
    useStatus: '1',
    ...fields,
  });
const send = (fields: Fields = {}, who = admin) =>
  post(
    `${URL}/sendMsg`,
    {
      templateCode: 'released',
      templateContent: '<script>theirs</script>',
      msgType: 'system',
      receiver: 'clerk',
      testData: JSON.stringify({ name: '张三', no: '<b>EDI-1</b>', link: '/bgd/export' }),
      ...fields,
    },
    who,
  );
const inbox = async (): Promise<readonly Fields[]> =>
  ((await bell(clerk))['sysMsgList'] as readonly Fields[] | undefined) ?? [];
const sentRecords = async (): Promise<readonly Fields[]> =>
  fieldsOf(await admin.call({ url: '/sys/message/sysMessage/list' }))['records'] as readonly Fields[];

describe('a message template', () => {
  test('keeps clean HTML, and placeholders that are names and nothing else [S1-4]', async () => {
    const { body } = await template();
    expect(body, JSON.stringify(body)).toMatchObject({ success: true });
    expect((body.result as Fields)['templateContent']).toBe(
      '<p>单号<a href="${link}" target="_blank" rel="noopener noreferrer">${no}</a></p>',
    );
    for (const odd of ['${a.b}', '${1+1}', '${}', '${constructor()}']) {
      const { status, body: refused } = await template({ templateCode: 'odd', templateContent: odd });
      expect([status, refused.message], odd).toEqual([400, expect.stringContaining('占位符')]);
    }
    expect((await template()).body.success).toBe(false);
  });

  test('reaches users as a message, its values as texts, and is written down as sent [S1-4, S3-12]', async () => {
    const { body } = await send();
    expect(body).toMatchObject({ success: true, message: '已发送给1人' });
    expect(await inbox()).toMatchObject([{ titile: '张三，您的报关单', msgCategory: '2' }]);
    const [message] = await inbox();
    const read = await clerk.call({ url: `/sys/annountCement/queryById?id=${String(message?.['id'])}` });
    expect(fieldsOf(read)['msgContent']).toBe(
      '<p>单号<a href="/bgd/export" target="_blank" rel="noopener noreferrer">&lt;b&gt;EDI-1&lt;/b&gt;</a></p>',
    );
    expect(await sentRecords()).toMatchObject([
      { esTitle: '张三，您的报关单', esSendNum: '1', esSendStatus_dictText: '已发送', esType_dictText: '系统消息' },
    ]);
  });

  test('drops the address, but not its text, when a value would form a script address', async () => {
    await send({ testData: { name: '李四', no: 'N2', link: 'javascript:alert(1)' } });
    const { msgContent } = fieldsOf(
      await clerk.call({
        url: `/sys/annountCement/queryById?id=${String((await inbox()).find(({ titile }) => String(titile).startsWith('李四'))?.['id'])}`,
      }),
    );
    expect(msgContent).toBe('<p>单号<a target="_blank" rel="noopener noreferrer">N2</a></p>');
  });

  test.each([
    ['by mail', { msgType: 'email' }, '不支持发送方式“email”'],
    ['by text', { msgType: 'sms' }, '不支持发送方式“sms”'],
    ['without a value', { testData: '{"name":"x"}' }, '缺少参数：link、no'],
    ['with data that are no object', { testData: '[1]' }, '测试数据应为 JSON 对象'],
    ['with data that are no JSON', { testData: '{' }, '测试数据应为 JSON 对象'],
    ['to nobody', { receiver: ',' }, '请选择通知的接收人'],
    ['to a user of another tenant', { receiver: 'clerk,neighbour' }, '没有用户“neighbour”'],
    ['to too many', { receiver: Array.from({ length: 51 }, (_, n) => `u${n}`).join(',') }, '一次最多发送给50人'],
    ['of a code that there is not', { templateCode: 'none' }, '没有消息模板“none”'],
  ])('is not sent %s, in words [S1-4]', async (_, fields, said) => {
    const before = (await sentRecords()).length;
    const { status, body } = await send(fields);
    expect(status).toBeLessThan(500);
    expect([body.success, body.message]).toEqual([false, expect.stringContaining(said)]);
    expect(await sentRecords()).toHaveLength(before);
  });

  test('that is switched off is not sent; a text keeps its lines [S1-4]', async () => {
    await template({ templateCode: 'off', useStatus: '0' });
    expect((await send({ templateCode: 'off' })).body.message).toContain('未启用');
    await template({ templateCode: 'plain', templateType: '1', templateName: '提醒', templateContent: '一\n${no}' });
    await send({ templateCode: 'plain', testData: { no: 'a & b' } });
    expect((await sentRecords()).map(({ esContent }) => esContent)).toContain('一<br />a &amp; b');
  });

  test('and what was sent are an administrator’s; nobody writes a record of it', async () => {
    expect((await send({}, clerk)).status).toBe(403);
    expect((await clerk.call({ url: `${URL}/list` })).status).toBe(403);
    expect((await clerk.call({ url: '/sys/message/sysMessage/list' })).status).toBe(403);
    const added = await post('/sys/message/sysMessage/add', { esTitle: 'forged' });
    expect(added.body.success).toBe(false);
    const [record] = await sentRecords();
    const edited = await post('/sys/message/sysMessage/edit', { ...record, esTitle: 'forged' });
    expect(edited.body.success).toBe(false);
  });
});

test('an announcement to departments reaches their users and those of departments below, and nobody else [S1-4]', async () => {
  const { db } = server.services;
  const add = async (departName: string, parentId = ''): Promise<string> => {
    await admin.call({ method: 'POST', url: '/sys/sysDepart/add', body: { departName, parentId } });
    const found = db.selectFrom('sys_depart').where('depart_name', '=', departName).select('id');
    return (await found.executeTakeFirstOrThrow()).id;
  };
  const above = await add('通知上级');
  const below = await add('通知下级', above);
  await db.insertInto('sys_user_depart').values({ user_id: clerk.userId, depart_id: below }).execute();
  const id = await publish(admin, { msgType: 'DEPT', departIds: above });
  expect(await unreadIds(clerk)).toContain(id);
  expect(await unreadIds(clerk2)).not.toContain(id);
  expect(await unreadIds(admin)).not.toContain(id);
  await revoke(admin, id);
  expect(await unreadIds(clerk)).not.toContain(id);
  const nobody = await write(admin, { msgType: 'DEPT', departIds: await add('无人部门') });
  expect((await release(admin, nobody['id'])).body).toMatchObject({
    success: false,
    message: expect.stringContaining('接收人'),
  });
});
