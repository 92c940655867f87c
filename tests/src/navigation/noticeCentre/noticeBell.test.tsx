import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good } from '../../fakes/fakeServer.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';
import { address, shellOnScreen } from '../../fakes/shellOnScreen.tsx';
import { FakeSocket, messageEvent } from '../../platform/live/fakeSocket.ts';
import { announcement, DETAIL, LIST, MINE, Unread } from '../../shell/notices/noticeFixtures.ts';

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Routes = Readonly<Record<string, FakeRoute>>;

const show = (unread: Unread, routes: Routes = {}) =>
  shellOnScreen({ path: '/dashboard/analysis', signedIn: true, routes: { ...unread.routes, ...routes } });

const bell = (unread: number) =>
  page.getByRole('button', { name: unread === 0 ? '通知' : `通知，${unread} 条未读`, exact: true });
const panel = page.getByRole('dialog', { name: '未读通知' });
const listCalls = (seen: readonly { readonly path: string }[]): number =>
  seen.filter(({ path }) => path === '/api/sys/annountCement/listByUser').length;

const openPanel = async (unread: number) => {
  await expect.element(bell(unread)).toBeVisible();
  await userEvent.click(bell(unread));
  await expect.element(panel).toHaveFocus();
};

describe('the bell', () => {
  it('shows unread notices as soon as the workspace opens, and polls every 6 s [S2.6-3, S4-18, W4-17]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const unread = new Unread([announcement()]);
    const { seen } = await show(unread);
    await expect.element(bell(1)).toBeVisible();
    expect(listCalls(seen)).toBe(1);
    unread.notices.push(announcement({ id: '8', anntId: '8' }));
    await vi.advanceTimersByTimeAsync(6000);
    await expect.element(bell(2)).toBeVisible();
  });

  it('asks no more once a call failed, says so, and tries again when told [S4-20, W8-29, W4-17]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const unread = new Unread([announcement()]);
    let isDown = true;
    const list: FakeRoute = (request) => {
      const answer = unread.routes[LIST];
      return isDown || !answer ? bad(500, '服务暂不可用') : answer(request);
    };
    const { seen } = await show(unread, { [LIST]: list });
    await expect.poll(() => listCalls(seen)).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(listCalls(seen)).toBe(1);
    await openPanel(0);
    await expect.element(panel.getByText('通知加载失败：服务暂不可用')).toBeVisible();
    isDown = false;
    await userEvent.click(panel.getByRole('button', { name: '重试' }));
    await expect.element(panel.getByRole('button', { name: /系统升级/ })).toBeVisible();
    expect(panel.getByText(/加载失败/).query()).toBeNull();
  });

  it.each(['topic', 'user'])(
    'asks again when a live message with cmd %s comes, and tells of it [W4-17]',
    async (cmd) => {
      const unread = new Unread([]);
      const { screen } = await show(unread);
      await expect.poll(() => FakeSocket.opened.length).toBe(1);
      await expect.element(bell(0)).toBeVisible();
      unread.notices.push(announcement());
      FakeSocket.at(0).dispatchEvent(messageEvent(JSON.stringify({ cmd, msgId: '7', msgTxt: '系统升级' })));
      await expect.element(bell(1)).toBeVisible();
      await expect.element(screen.getByText('您有一条新消息')).toBeVisible();
    },
  );

  it('opens 300 wide, with a tab for notices and one for system messages [S2.10-8, W2-13]', async () => {
    const system = announcement({ id: '9', anntId: '9', titile: '单据退回', priority: 'H', msgCategory: '2' });
    await show(new Unread([announcement()], [system]));
    await openPanel(2);
    expect(document.querySelector<HTMLElement>('.notice-panel')?.parentElement?.offsetWidth).toBe(300);
    await expect.element(panel.getByRole('button', { name: /系统升级/ })).toHaveTextContent('重要');
    await userEvent.click(panel.getByRole('tab', { name: '系统消息（1）' }));
    await expect.element(panel.getByRole('button', { name: /单据退回/ })).toHaveTextContent('紧急');
  });

  it('says what is empty, and gives the focus back on Escape', async () => {
    await show(new Unread([]));
    await openPanel(0);
    await expect.element(panel.getByText('没有未读的通知公告')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(bell(0)).toHaveFocus();
    await expect.poll(() => panel.query()).toBeNull();
  });

  it('leads to my messages [S2.10-7, W2-13]', async () => {
    await show(new Unread([announcement()]), { [MINE]: () => good({ records: [announcement()], total: 1 }) });
    await openPanel(1);
    await userEvent.click(panel.getByRole('button', { name: '查看全部' }));
    await expect.poll(address).toBe('/isps/userAnnouncement');
    await expect.element(page.getByRole('heading', { name: '我的消息' })).toBeInTheDocument();
  });

  it('marks what is opened as read, then fetches anew [S4-21]', async () => {
    const unread = new Unread([announcement()]);
    const { seen } = await show(unread, { [DETAIL]: () => good({ ...announcement(), msgContent: '<p>今晚</p>' }) });
    await openPanel(1);
    await userEvent.click(panel.getByRole('button', { name: /系统升级/ }));
    await expect.element(bell(0)).toBeInTheDocument();
    expect(unread.read).toEqual(['7']);
    const paths = seen.map(({ path }) => path);
    expect(paths.lastIndexOf('/api/sys/annountCement/listByUser')).toBeGreaterThan(
      paths.indexOf('/api/sys/sysAnnouncementSend/editByAnntIdAndUserId'),
    );
  });

  it('sends HeartBeat on its channel after 20 s [S4-23]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    await show(new Unread([]));
    await expect.poll(() => FakeSocket.opened.length).toBe(1);
    const socket = FakeSocket.at(0);
    socket.dispatchEvent(new Event('open'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(socket.sent).toEqual(['HeartBeat']);
    socket.dispatchEvent(new Event('close'));
  });
});
