import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good } from '../../fakes/fakeServer.ts';
import { address, shellOnScreen } from '../../fakes/shellOnScreen.tsx';
import { FakeSocket, messageEvent } from '../../platform/live/fakeSocket.ts';
import { announcement, DETAIL, Unread } from '../../shell/notices/noticeFixtures.ts';

// Loads the lazy parts of the dialog before the first test waits for them.
beforeAll(async () => {
  await Promise.all([
    import('../../../../src/navigation/noticeCentre/AnnouncementDialog.tsx'),
    import('../../../../renderers/widgets/inputs/CleanedHtml.tsx'),
  ]);
});

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

const dialog = page.getByRole('dialog', { name: /系统升级/ });
const panel = page.getByRole('dialog', { name: '未读通知' });

/** Opens the announcement from the bell. */
const open = async (fields: Readonly<Record<string, unknown>> = {}) => {
  const listed = announcement(fields);
  const shown = await shellOnScreen({
    path: '/dashboard/analysis',
    signedIn: true,
    routes: {
      ...new Unread([listed]).routes,
      [DETAIL]: () => good({ msgContent: '<p>今晚 <b>升级</b></p>', ...listed }),
    },
  });
  await userEvent.click(page.getByRole('button', { name: /1 条未读/ }));
  await expect.element(panel).toHaveFocus();
  await userEvent.click(panel.getByRole('button', { name: /系统升级/ }));
  return shown;
};

describe('the announcement', () => {
  it('shows title, the sender’s real name, time and HTML, half the window high [S2.10-5] [W9-7]', async () => {
    await open();
    await expect.element(dialog.getByText('张主管 发布于 2026-11-20 08:00:00')).toBeVisible();
    await expect.element(dialog.getByText('升级', { exact: true })).toBeVisible();
    const body = document.querySelector<HTMLElement>('.announcement-body');
    expect(body?.offsetHeight).toBe(window.innerHeight / 2);
    expect(body?.querySelector('b')?.textContent).toBe('升级');
    expect(dialog.getByRole('button', { name: '去处理' }).query()).toBeNull();
  });

  it('offers its attached files by name, each of them fetched with the session', async () => {
    const path = 'notice/手册_1700000000000.pdf';
    const { screen, seen } = await open({ files: `${path},notice/gone_1700000000000.txt` });
    const files = dialog.getByRole('list', { name: '附件' }).getByRole('button');
    await expect.element(files.first()).toHaveTextContent('手册.pdf');
    await userEvent.click(files.nth(1));
    await expect.element(screen.getByText('未知的文件')).toBeVisible();
    const asked = seen.filter(({ path: called }) => called.startsWith('/api/sys/common/static/'));
    expect(asked.map(({ path: called }) => called)).toEqual(['/api/sys/common/static/notice/gone_1700000000000.txt']);
    expect(asked[0]?.headers['x-access-token']).toBeTruthy();
  });

  it('has 去处理 where it is a link, which leads to its openPage [S2.10-5, W2-13]', async () => {
    await open({ openType: 'url', openPage: '/isps/userAnnouncement' });
    await userEvent.click(dialog.getByRole('button', { name: '去处理' }));
    await expect.poll(address).toBe('/isps/userAnnouncement');
    await expect.poll(() => dialog.query()).toBeNull();
  });

  it('does not follow a link that is no address', async () => {
    const { screen } = await open({ openType: 'url', openPage: 'javascript:alert(1)' });
    await userEvent.click(dialog.getByRole('button', { name: '去处理' }));
    await expect.element(screen.getByText('通知中的链接不能打开：javascript:alert(1)')).toBeVisible();
    expect(address()).toBe('/dashboard/analysis');
  });

  it('keeps nothing that acts, whatever the server let through', async () => {
    await open({
      msgContent:
        '<p id="x" style="color:red" onclick="alert(1)">正文<script>alert(1)</script></p><a href="javascript:alert(1)">点</a>' +
        '<a href="/bgd/export">链</a><img src="http://evil.test/a.png"><iframe src="/"></iframe><form><input></form>',
    });
    await expect.element(dialog.getByText('正文')).toBeVisible();
    expect(document.querySelector('.wb-html')?.innerHTML).toBe(
      '<p>正文</p><a target="_blank" rel="noopener noreferrer">点</a>' +
        '<a href="/bgd/export" target="_blank" rel="noopener noreferrer">链</a>',
    );
  });

  it('says when it was taken back while it is read, and when it is gone', async () => {
    await open();
    await expect.element(dialog.getByText(/张主管/)).toBeVisible();
    FakeSocket.at(0).dispatchEvent(messageEvent(JSON.stringify({ cmd: 'topic', revoked: '7' })));
    await expect.element(dialog.getByText('该通知已被撤销')).toBeVisible();
  });

  it('opens from the message that tells of it', async () => {
    const { screen } = await shellOnScreen({
      path: '/dashboard/analysis',
      signedIn: true,
      routes: { ...new Unread([]).routes, [DETAIL]: () => bad(404, '') },
    });
    await expect.poll(() => FakeSocket.opened.length).toBe(1);
    await expect.element(page.getByRole('button', { name: '通知', exact: true })).toBeVisible();
    FakeSocket.at(0).dispatchEvent(messageEvent(JSON.stringify({ cmd: 'user', msgId: '7', msgTxt: '看这里' })));
    await expect.element(screen.getByText('看这里')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '查看', exact: true }));
    await expect.element(screen.getByText('该通知不存在，或已被撤销')).toBeVisible();
  });
});

describe('a notice that names a page', () => {
  it('opens that page at once, with its record [S2.10-6, W2-13]', async () => {
    await open({ openType: 'component', openPage: 'schema:test/bgd/export', busId: '42' });
    await expect.poll(address).toBe('/bgd/export/form/42');
    expect(dialog.query()).toBeNull();
  });

  it('that is not there says so, and shows the text [S2.10-6]', async () => {
    const { screen } = await open({ openType: 'component', openPage: 'no/Page' });
    await expect.element(screen.getByText('通知指向的页面不存在，或您没有权限：no/Page')).toBeVisible();
    await expect.element(dialog.getByText(/张主管/)).toBeVisible();
    expect(address()).toBe('/dashboard/analysis');
  });
});
