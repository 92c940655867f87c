import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad, good, type FakeRoute } from '../../fakes/fakeServer.ts';
import { MENU, permissions, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const entry = (path: string, component: string, title: string) => ({
  id: path,
  route: '1',
  path,
  name: path.slice(1).replaceAll('/', '-'),
  component,
  meta: { title, keepAlive: true },
});

const menu = [
  ...MENU,
  entry('/isystem/online', 'system/SysUserOnlineList', '在线用户'),
  entry('/isystem/log', 'system/LogList', '日志管理'),
];

const open = (path: string, routes: Readonly<Record<string, FakeRoute>>) =>
  shellOnScreen({
    path,
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu), ...routes },
  });

const paged = (records: readonly unknown[]) => good({ records, total: records.length, size: 10, current: 1, pages: 1 });

// Lazy-loaded chunks: once imported, they load at once.
beforeAll(async () => {
  await import('../../../../src/pages/plainLists/OnlineUsersPage.tsx');
  await import('../../../../src/pages/plainLists/LogPage.tsx');
}, 60_000);

const USERS = [
  { token: 'a1', username: 'wang', realname: '王芳', ip: '10.0.0.1', loginTime: '2026-11-20 16:00:00', current: true },
  {
    token: 'b2',
    username: 'li',
    realname: '李四',
    birthday: '1990-02-28',
    sex: 2,
    sex_dictText: '女',
    phone: '13800000000',
    ip: '10.0.0.2',
    loginTime: '2026-11-20 15:00:00',
    current: false,
  },
];

it('online users form a normal list; other sessions end after confirmation, never one’s own [S7-8]', async () => {
  const { screen, seen } = await open('/isystem/online', {
    'GET /api/sys/online/list': () => paged(USERS),
    'POST /api/sys/online/forceLogout': () => good(null),
  });
  const own = screen.getByRole('row', { name: /王芳/ });
  await expect.element(own.getByText('本次登录')).toBeVisible();
  expect(own.getByRole('button', { name: '强制下线' }).query()).toBeNull();
  const other = screen.getByRole('row', { name: /李四/ });
  for (const text of ['女', '1990-02-28', '13800000000']) await expect.element(other).toHaveTextContent(text);
  const head = screen.getByRole('columnheader', { name: '登录位置' });
  expect(head.getByRole('button').query()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '姓名', exact: true }));
  const lists = () => seen.filter(({ path }) => path.endsWith('online/list'));
  await expect.poll(() => lists().at(-1)?.params).toMatchObject({ column: 'realname', order: 'asc', pageSize: 10 });
  const before = lists().length;
  await userEvent.click(other.getByRole('button', { name: '强制下线' }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '强制下线' }));
  await expect.poll(() => seen.find(({ path }) => path.endsWith('forceLogout'))?.body).toEqual({ token: 'b2' });
  await expect.poll(() => lists().length).toBeGreaterThan(before);
});

it('the log has a searchable list tab per kind with counts and entry details [S7-19]', async () => {
  const record = {
    id: '1',
    userid: 'li',
    username: '李四',
    ip: '10.0.0.2',
    createTime: '2026-11-20 15:00:00',
    logContent: '登录成功',
    costTime: 123,
    clientType_dictText: '电脑端',
    operateType: 3,
  };
  let isDown = true;
  const { screen, seen } = await open('/isystem/log', {
    'GET /api/sys/loginfo': () => good({ totalVisitCount: 815, todayVisitCount: 42, todayIp: 7 }),
    'GET /api/sys/log/list': () => (isDown ? bad(500, '日志服务忙') : paged([record])),
  });
  await expect.element(screen.getByText('815')).toBeVisible();
  await expect.element(screen.getByRole('alert').getByText('日志服务忙')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /^重\s*试$/ }));
  await expect.element(screen.getByRole('row', { name: /电脑端 123 登录成功/ })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '操作日志' }));
  await expect.element(screen.getByRole('row', { name: /李四 修改 登录成功/ })).toBeVisible();
  expect(screen.getByText('815').query()).toBeNull();
  await userEvent.fill(screen.getByRole('textbox', { name: '关键字' }), '10.0');
  await userEvent.keyboard('{Enter}');
  const asked = () => seen.filter(({ path }) => path.endsWith('log/list')).map(({ params }) => params);
  await expect.poll(() => asked().at(-1)).toMatchObject({ keyWord: '10.0', logType: '2' });
  await userEvent.click(screen.getByRole('button', { name: '2026-11-20 15:00:00' }));
  const dialog = screen.getByRole('dialog', { name: '详细信息' });
  await expect.element(dialog.getByText('登录成功')).toBeVisible();
});
