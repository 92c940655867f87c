import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import {
  bell,
  detail,
  fieldsOf,
  idsIn,
  markRead,
  ownMessages,
  publish,
  release,
  revoke,
  startNoticeServer,
  write,
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

const unreadIds = async (client: TestClient): Promise<readonly unknown[]> => {
  const { anntMsgList, sysMsgList } = await bell(client, '?pageSize=50');
  return [...idsIn(anntMsgList), ...idsIn(sysMsgList)];
};

describe('the list of a user', () => {
  it('holds unread notices and system messages apart, each with its total [S3-12, S7-13, W7-33, W3.3-19]', async () => {
    const before = await bell(clerk);
    await publish(admin, { titile: '放假安排' });
    await publish(admin, { titile: '单据退回', msgCategory: '2', priority: 'H' });
    const after = await bell(clerk);
    expect(Object.keys(after)).toEqual(['anntMsgList', 'anntMsgTotal', 'sysMsgList', 'sysMsgTotal']);
    expect(after['anntMsgTotal']).toBe(Number(before['anntMsgTotal']) + 1);
    expect(after['sysMsgTotal']).toBe(Number(before['sysMsgTotal']) + 1);
    expect(after['anntMsgList']).toContainEqual(expect.objectContaining({ titile: '放假安排', msgCategory: '1' }));
    expect(after['sysMsgList']).toContainEqual(expect.objectContaining({ titile: '单据退回', priority: 'H' }));
  });

  it('is limited to five per kind, or the requested number, while the total counts all', async () => {
    for (let n = 0; n < 6; n++) await publish(admin, { titile: `第${n}条` });
    const { anntMsgList, anntMsgTotal } = await bell(clerk2);
    expect(idsIn(anntMsgList)).toHaveLength(5);
    expect(Number(anntMsgTotal)).toBeGreaterThanOrEqual(6);
    expect(idsIn((await bell(clerk2, '?pageSize=6'))['anntMsgList'])).toHaveLength(6);
  });

  it('includes notices that start or end today, from the first to the last minute', async () => {
    const id = await publish(admin, { startTime: '2031-05-06', endTime: '2031-05-06' });
    const seenAt = async (moment: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${moment}+08:00`) });
      try {
        return (await unreadIds(clerk)).includes(id);
      } finally {
        vi.useRealTimers();
      }
    };
    expect([await seenAt('2031-05-05T23:59:59'), await seenAt('2031-05-06T00:00:00')]).toEqual([false, true]);
    expect([await seenAt('2031-05-06T23:59:59'), await seenAt('2031-05-07T00:00:00')]).toEqual([true, false]);
  });

  it('leaves out what has not begun or is over', async () => {
    const later = await publish(admin, { startTime: '2999-01-01' });
    const over = await publish(admin, { startTime: '2001-01-01', endTime: '2001-02-01' });
    expect(await unreadIds(clerk)).not.toContain(later);
    expect(await unreadIds(clerk)).not.toContain(over);
    expect(idsIn((await ownMessages(clerk, '?pageSize=100'))['records'])).toContain(over);
    expect((await detail(clerk, later)).status).toBe(404);
  });
});

describe('an announcement', () => {
  it('carries titile, priority, sender, time, content and what it opens [S3-14, W3.3-19]', async () => {
    const id = await publish(admin, {
      titile: '请处理',
      priority: 'M',
      msgContent: '<p>见<b>附单</b></p>',
      openType: 'component',
      openPage: 'bgd/BgdExportList',
      busId: '42',
    });
    expect(fieldsOf(await detail(clerk, id))).toMatchObject({
      id,
      titile: '请处理',
      priority: 'M',
      sender: 'admin',
      sendTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      msgContent: '<p>见<b>附单</b></p>',
      openType: 'component',
      openPage: 'bgd/BgdExportList',
      busId: '42',
    });
  });

  it('is given by its id to those it was sent to [S7-15, W7-35]', async () => {
    const { id: draft } = await write(admin);
    const forClerk = await publish(admin, { msgType: 'USER', userIds: clerk.userId, userNames: '李制单' });
    expect(fieldsOf(await detail(clerk, forClerk))).toMatchObject({ id: forClerk, readFlag: '0' });
    expect((await detail(clerk2, forClerk)).status).toBe(404);
    expect((await detail(clerk, draft)).status).toBe(404);
    expect(fieldsOf(await detail(admin, draft))).toMatchObject({ id: draft, sendStatus: '0', version: 1 });
    expect((await detail(clerk, 'x'.repeat(41))).status).toBe(400);
  });

  it('names a sender who can be looked up by username [W7-20]', async () => {
    const found = await clerk.call({ url: '/sys/user/list?username=admin' });
    expect(fieldsOf(found)['records']).toEqual([expect.objectContaining({ username: 'admin', realname: '管理员' })]);
    expect(JSON.stringify(found.body)).not.toMatch(/password|phone/);
    expect(fieldsOf(await clerk.call({ url: '/sys/user/list?username=nobody' }))['records']).toEqual([]);
    expect((await server.stranger.call({ url: '/sys/user/list?username=admin' })).status).toBe(401);
  });

  it('keeps nothing of its HTML that could act in the reader’s browser', async () => {
    const { msgContent } = await write(admin, {
      msgContent:
        '<p onclick="x()">你好<script>x()</script><img src="http://a.test/b.png"><img src="/api/sys/common/static/a.png" onerror="x()">' +
        '<a href="javascript:x()">点</a><a href="https://gov.cn">链</a><iframe src="/"></iframe><style>p{}</style></p>',
    });
    expect(msgContent).toBe(
      '<p>你好<img src="/api/sys/common/static/a.png" /><a target="_blank" rel="noopener noreferrer">点</a>' +
        '<a href="https://gov.cn" target="_blank" rel="noopener noreferrer">链</a></p>',
    );
  });

  it('is bounded: a title of 100 and a content of 4000 characters', async () => {
    const add = (fields: object) =>
      admin.call({ method: 'POST', url: '/sys/annountCement/add', body: { titile: 'a', ...fields } });
    expect((await add({ titile: '长'.repeat(101) })).body.success).toBe(false);
    expect((await add({ msgContent: '长'.repeat(4001) })).body.success).toBe(false);
    expect((await add({ msgContent: '长'.repeat(4000) })).body.success).toBe(true);
  });

  it('links to a path of ours or an http address only', async () => {
    const add = (openPage: string) =>
      admin.call({
        method: 'POST',
        url: '/sys/annountCement/add',
        body: { titile: 'a', openType: 'url', openPage },
      });
    for (const openPage of ['javascript:alert(1)', '//evil.test', 'data:text/html,x'])
      expect((await add(openPage)).body.success).toBe(false);
    for (const openPage of ['/bgd/export', 'https://www.gov.cn/'])
      expect((await add(openPage)).body.success).toBe(true);
  });

  it('does not take sender and times from whoever writes it', async () => {
    const draft = await write(admin, { sender: 'clerk', sendTime: '2001-01-01 00:00:00', cancelTime: 'x' });
    expect(draft).toMatchObject({ sender: null, sendTime: null, cancelTime: null });
  });
});

describe('release and revoke [S7-16]', () => {
  it('reach all, or the chosen users alone', async () => {
    const all = await publish(admin);
    const one = await publish(admin, { msgType: 'USER', userIds: `${clerk.userId},`, userNames: '李制单' });
    expect(await unreadIds(clerk)).toEqual(expect.arrayContaining([all, one]));
    expect(await unreadIds(clerk2)).toContain(all);
    expect(await unreadIds(clerk2)).not.toContain(one);
    expect(await unreadIds(admin)).not.toContain(one);
  });

  it('happen once each, at the same time too', async () => {
    const { id } = await write(admin);
    const answers = await Promise.all([release(admin, id), release(admin, id), release(admin, id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => body.success).map(({ body }) => body.message)).toEqual(['系统通知推送成功']);
    expect((await revoke(admin, id)).body).toMatchObject({ success: true, message: '该系统通知撤销成功' });
    expect((await revoke(admin, id)).body.success).toBe(false);
    const again = await Promise.all([release(admin, id), release(admin, id)]);
    expect(again.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('take it out of every list', async () => {
    const id = await publish(admin);
    await markRead(clerk, id);
    await revoke(admin, id);
    expect(await unreadIds(clerk2)).not.toContain(id);
    expect(idsIn((await ownMessages(clerk, '?pageSize=100'))['records'])).not.toContain(id);
    expect((await detail(clerk, id)).status).toBe(404);
    expect(fieldsOf(await detail(admin, id))).toMatchObject({ sendStatus: '2', cancelTime: expect.any(String) });
  });

  it('are the page’s transitions as well, which tell the version apart', async () => {
    const { id, version } = await write(admin);
    const move = (transition: string) =>
      admin.call({ method: 'POST', url: '/sys/annountCement/transition', body: { id, transition, version } });
    expect((await move('release')).body.success).toBe(true);
    expect(await unreadIds(clerk)).toContain(id);
    expect((await move('revoke')).status).toBe(409);
  });

  it('need their rights, content, and somebody to read it', async () => {
    const { id } = await write(admin);
    expect((await release(clerk, id)).status).toBe(403);
    expect((await revoke(clerk, id)).status).toBe(403);
    expect((await release(server.stranger, id)).status).toBe(401);
    expect((await release(admin, (await write(admin, { msgContent: null }))['id'])).body.success).toBe(false);
    const gone = await write(admin, { msgType: 'USER', userIds: 'nobody', userNames: '无' });
    expect((await release(admin, gone['id'])).body).toMatchObject({
      success: false,
      message: '请选择通知的接收人，所选用户已不存在或已停用',
    });
    expect(fieldsOf(await detail(admin, gone['id']))).toMatchObject({ sendStatus: '0', version: 1 });
    expect((await release(admin, 'nothing')).status).toBe(404);
  });

  it('decide what may be deleted: what is out stays until it is revoked', async () => {
    const id = await publish(admin, { msgType: 'USER', userIds: clerk.userId, userNames: '李制单' });
    const remove = () => admin.call({ method: 'DELETE', url: `/sys/annountCement/delete?id=${id}` });
    expect((await remove()).body.success).toBe(false);
    await revoke(admin, id);
    expect((await remove()).body.success).toBe(true);
    const sends = server.services.db.selectFrom('sys_announcement_send').select('user_id').where('annt_id', '=', id);
    expect(await sends.execute()).toEqual([]);
  });

  it('leave what is out as it was sent', async () => {
    const id = await publish(admin);
    const { version } = fieldsOf(await detail(admin, id));
    const edit = { method: 'POST', url: '/sys/annountCement/edit', body: { id, version, titile: '另一个' } } as const;
    expect((await admin.call(edit)).body.success).toBe(false);
  });
});

describe('reading', () => {
  it('marks one for this user alone, and it leaves the list [S7-14, W7-34]', async () => {
    const id = await publish(admin);
    expect((await markRead(clerk, id)).body.success).toBe(true);
    expect((await markRead(clerk, id)).body.success).toBe(true);
    expect(await unreadIds(clerk)).not.toContain(id);
    expect(await unreadIds(clerk2)).toContain(id);
    const [mine] = (await ownMessages(clerk, '?titile=系统升级&pageSize=1'))['records'] as readonly unknown[];
    expect(mine).toMatchObject({ id, anntId: id, readFlag: '1', readTime: expect.any(String) });
  });

  it('is not possible of what was not sent to the user', async () => {
    const id = await publish(admin, { msgType: 'USER', userIds: clerk.userId, userNames: '李制单' });
    expect((await markRead(clerk2, id)).status).toBe(404);
    expect((await markRead(server.stranger, id)).status).toBe(401);
    expect((await markRead(clerk, '')).status).toBe(400);
    expect(await unreadIds(clerk)).toContain(id);
  });

  it('marks all at once', async () => {
    await publish(admin);
    const all = await clerk2.call({ method: 'PUT', url: '/sys/sysAnnouncementSend/readAll' });
    expect(all.body).toMatchObject({ success: true, message: '全部已读' });
    expect(await bell(clerk2)).toEqual({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 });
  });
});

describe('my messages', () => {
  it('are narrowed by title, sender, kind, priority and whether they were read, page by page', async () => {
    const id = await publish(admin, { titile: '50%_折扣', priority: 'H', msgCategory: '2' });
    await publish(admin, { titile: '5000 折扣' });
    const find = async (query: string) => idsIn((await ownMessages(clerk, query))['records']);
    expect(await find(`?titile=${encodeURIComponent('0%_')}`)).toEqual([id]);
    expect(await find('?titile=50&priority=H&msgCategory=2&readFlag=0&sender=管理')).toEqual([id]);
    expect(await find('?titile=50&readFlag=1')).toEqual([]);
    expect(await find('?titile=50&sender=nobody')).toEqual([]);
    const { total, pages, size, current } = await ownMessages(clerk, '?pageSize=1&pageNo=2');
    expect({ size, current, more: Number(total) > 1, pages }).toEqual({
      size: 1,
      current: 2,
      more: true,
      pages: total,
    });
  });

  it.each(['?pageSize=0', '?pageSize=x', '?pageNo=x', '?readFlag=2', '?msgCategory=9', `?titile=${'a'.repeat(101)}`])(
    'refuse %s as bad input',
    async (query) => {
      const { status } = await clerk.call({ url: `/sys/sysAnnouncementSend/getMyAnnouncementSend${query}` });
      expect(status).toBe(400);
    },
  );
});

it('another tenant sees and moves nothing of ours', async () => {
  const { db } = server.services;
  const id = await publish(admin);
  await db.insertInto('sys_tenant').values({ id: '2000', name: '另一家' }).execute();
  const tenant = (of: string) =>
    db.updateTable('sys_user').set({ tenant_id: of }).where('username', '=', 'clerk2').execute();
  await tenant('2000');
  try {
    expect(await unreadIds(clerk2)).toEqual([]);
    expect((await detail(clerk2, id)).status).toBe(404);
    expect((await markRead(clerk2, id)).status).toBe(404);
    expect(fieldsOf(await clerk2.call({ url: '/sys/user/list?username=admin' }))['records']).toEqual([]);
  } finally {
    await tenant('1000');
  }
});
