import { beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad, good } from '../../fakes/fakeServer.ts';
import type { FakeRoute } from '../../fakes/fakeServer.ts';
import { shellOnScreen } from '../../fakes/shellOnScreen.tsx';
import { announcement, DETAIL, MINE, Unread } from '../../shell/notices/noticeFixtures.ts';

beforeAll(async () => {
  await Promise.all([
    import('../../../../src/pages/plainLists/UserAnnouncementPage.tsx'),
    import('../../../../src/navigation/noticeCentre/AnnouncementDialog.tsx'),
    import('../../../../renderers/widgets/inputs/CleanedHtml.tsx'),
  ]);
});

const OLD = announcement({ id: '3', anntId: '3', titile: '旧通知', readFlag: '1', priority: 'L' });

/** Renders my messages: one unread, one read. */
const open = async (mine?: FakeRoute) => {
  const unread = new Unread([announcement()]);
  const list: FakeRoute = ({ params }) => {
    const isRead = unread.read.includes('7') || unread.notices.length === 0;
    const all = [announcement({ readFlag: isRead ? '1' : '0' }), OLD];
    const flag = params['readFlag'];
    const records = all.filter(({ readFlag }) => flag === undefined || flag === readFlag);
    return good({ records, total: records.length });
  };
  const shown = await shellOnScreen({
    path: '/isps/userAnnouncement',
    signedIn: true,
    routes: {
      ...unread.routes,
      [MINE]: mine ?? list,
      [DETAIL]: () => good({ ...announcement(), msgContent: '<p>今晚</p>' }),
      'PUT /api/sys/sysAnnouncementSend/readAll': () => {
        unread.notices = [];
        return good(null);
      },
    },
  });
  return { ...shown, unread };
};

const rowOf = (title: string) => page.getByRole('row', { name: title });
const title = page.getByRole('button', { name: '系统升级', exact: true });
const asked = (seen: readonly { readonly path: string; readonly params: object }[]) =>
  seen.filter(({ path }) => path.endsWith('getMyAnnouncementSend')).map(({ params }) => params);

describe('my messages, a list as every other', () => {
  it('show kind, priority, the sender’s real name, time and whether they were read', async () => {
    const { screen } = await open();
    await expect.element(title).toBeVisible();
    for (const text of ['通知公告', '重要', '张主管', '2026-11-20 08:00:00', '未读'])
      await expect.element(rowOf('系统升级')).toHaveTextContent(text);
    await expect.element(screen.getByText('1-2 共 2 条')).toBeVisible();
  });

  it('open by their title, and are read from then on [S4-21]', async () => {
    const { unread } = await open();
    await expect.element(title).toBeVisible();
    (title.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: /系统升级/ });
    await expect.element(dialog.getByText('今晚')).toBeVisible();
    expect(unread.read).toEqual(['7']);
    await userEvent.click(dialog.getByRole('button', { name: '关闭' }).last());
    await expect.element(rowOf('系统升级')).toHaveTextContent('已读');
  });

  it('narrow to what is unread, and to a part of the title', async () => {
    const { screen, seen } = await open();
    await expect.element(title).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: '未读' }));
    await expect.element(screen.getByText('1-1 共 1 条')).toBeVisible();
    await userEvent.fill(screen.getByRole('textbox', { name: '标题' }), '升级');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => asked(seen).at(-1))
      .toMatchObject({ readFlag: '0', titile: '升级', pageNo: 1, pageSize: 10, column: 'sendTime', order: 'desc' });
  });

  it('are asked for once, and again when the bell hears of something', async () => {
    const { screen, seen } = await open();
    await expect.element(title).toBeVisible();
    expect(asked(seen).length).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
    await expect.element(rowOf('系统升级')).toHaveTextContent('已读');
    await expect.element(screen.getByRole('button', { name: '全部已读' })).toBeDisabled();
  });

  it('say when they cannot be loaded, and are asked for again', async () => {
    let isDown = true;
    const { screen } = await open(() => (isDown ? bad(500, '服务暂不可用') : good({ records: [], total: 0 })));
    await expect.element(screen.getByRole('alert').getByText('服务暂不可用')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /^重\s*试$/ }));
    await expect.element(screen.getByText(/^还没有/)).toBeVisible();
  });
});
