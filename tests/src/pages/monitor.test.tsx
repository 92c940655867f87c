import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { MENU, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

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
  entry('/monitor/server', 'monitor/ServerMonitor', '服务器监控'),
  entry('/isystem/online', 'system/SysUserOnlineList', '在线用户'),
  entry('/isystem/log', 'system/LogList', '登录日志'),
];

const open = (path: string, routes: Readonly<Record<string, FakeRoute>>) =>
  shellOnScreen({
    path,
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu), ...routes },
  });

const paged = (records: readonly unknown[]) => good({ records, total: records.length, size: 20, current: 1, pages: 1 });

// Chunks of their own: once they are here, they come at once.
beforeAll(async () => {
  await import('../../../src/monitor/ServerMonitorPage.tsx');
  await import('../../../src/monitor/OnlineUsersPage.tsx');
  await import('../../../src/monitor/LogPage.tsx');
}, 60_000);

const FACTS = {
  time: '2026-11-20 16:00:00',
  node: 'v20.20.2',
  upSeconds: 90_061,
  cpus: 2,
  load: 0.5,
  memory: { process: 104_857_600, heapUsed: 1, heapTotal: 1, total: 1_048_576_000, free: 524_288_000 },
  database: { version: '18.4', size: 209_715_200, poolBusy: 1, poolMost: 20, poolWaiting: 0 },
  sessions: 7,
  sockets: 5,
};

describe('the server monitor', () => {
  afterEach(() => void vi.useRealTimers());

  it('shows how the server is, again every ten seconds until it is paused [S2.1-16]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { screen, seen } = await open('/monitor/server', { 'GET /api/sys/monitor/server': () => good(FACTS) });
    const asked = () => seen.filter(({ path }) => path.includes('monitor')).length;
    await expect.element(screen.getByText('1 天 01:01:01')).toBeVisible();
    await expect.element(screen.getByText('200 MB', { exact: true })).toBeVisible();
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(10_000);
    await expect.poll(asked).toBe(2);
    await userEvent.click(screen.getByRole('switch', { name: '自动刷新' }));
    await expect.element(screen.getByRole('switch', { name: '自动刷新' })).not.toBeChecked();
    vi.advanceTimersByTime(30_000);
    expect(asked()).toBe(2);
  });

  it('says so where the server does not answer', async () => {
    const { screen } = await open('/monitor/server', { 'GET /api/sys/monitor/server': () => bad(500, '数据库忙') });
    await expect.element(screen.getByText('加载失败：数据库忙')).toBeVisible();
  });
});

describe('the list of online users', () => {
  const rows = [
    {
      token: 'a1',
      username: 'wang',
      realname: '王芳',
      ip: '10.0.0.1',
      loginTime: '2026-11-20 16:00:00',
      current: true,
    },
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

  it('ends the session of another after a question, and not one’s own', async () => {
    const { screen, seen } = await open('/isystem/online', {
      'GET /api/sys/online/list': () => paged(rows),
      'POST /api/sys/online/forceLogout': () => good(null),
    });
    await expect.element(screen.getByRole('row', { name: /王芳/ }).getByText('本次登录')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /李四 女 1990-02-28 13800000000/ })).toBeVisible();
    await userEvent.click(screen.getByRole('row', { name: /李四/ }).getByRole('button', { name: '强制下线' }));
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    await expect.poll(() => seen.find(({ path }) => path.endsWith('forceLogout'))?.body).toEqual({ token: 'b2' });
    await expect.poll(() => seen.filter(({ path }) => path.endsWith('online/list')).length).toBe(2);
  });
});

describe('the log of sign-ins', () => {
  it('shows counts and entries, and searches [S7-19]', async () => {
    const record = {
      id: '1',
      userid: 'li',
      username: '李四',
      ip: '10.0.0.2',
      createTime: '2026-11-20 15:00:00',
      logContent: 'x',
      costTime: 123,
      clientType_dictText: '电脑端',
    };
    const { screen, seen } = await open('/isystem/log', {
      'GET /api/sys/loginfo': () => good({ totalVisitCount: 815, todayVisitCount: 42, todayIp: 7 }),
      'GET /api/sys/log/list': () => paged([record]),
    });
    await expect.element(screen.getByText('815')).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '2026-11-20 15:00:00' })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /电脑端 123/ })).toBeVisible();
    await userEvent.fill(screen.getByRole('searchbox', { name: '搜索账号、姓名或地址' }), '10.0');
    await userEvent.keyboard('{Enter}');
    const words = () => seen.filter(({ path }) => path.endsWith('log/list')).map(({ params }) => params['keyWord']);
    await expect.poll(words).toEqual([undefined, '10.0']);
  });
});
