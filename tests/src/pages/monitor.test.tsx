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

const menu = [...MENU, entry('/monitor/server', 'monitor/ServerMonitor', '服务器监控')];

const open = (path: string, routes: Readonly<Record<string, FakeRoute>>) =>
  shellOnScreen({
    path,
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu), ...routes },
  });

// A lazy-loaded chunk: once imported, it loads at once.
beforeAll(async () => {
  await import('../../../src/pages/plainLists/ServerMonitorPage.tsx');
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
