import type { Page } from '@playwright/test';
import { expect, test, workspace } from './journey.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^通知/ });

/** The unread count of the bell. */
const unread = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

const openAnnouncements = async (page: Page): Promise<void> => {
  await page.getByRole('menuitem', { name: '系统管理' }).click();
  await page.getByRole('menuitem', { name: '通知公告' }).click();
  await page.waitForURL('**/isystem/annountCement');
};

const field = (page: Page, name: string) => workspace(page).getByRole('textbox', { name, exact: true });

test('a released notice appears on an open page until read, and disappears when revoked [S4-19]', async ({ desk }) => {
  const title = `盘点通知 ${Date.now()}`;
  const clerk = await desk.open('clerk');
  clerk.setDefaultTimeout(8000);
  await expect(bell(clerk)).toHaveAccessibleName(/条未读/);
  const before = await unread(clerk);

  const admin = await desk.open('admin');
  admin.setDefaultTimeout(8000);
  await openAnnouncements(admin);
  await workspace(admin).getByRole('button', { name: '新增' }).click();
  await admin.waitForURL('**/form/new');
  await expect(workspace(admin).getByRole('button', { name: '预览' })).toBeVisible();
  await field(admin, '标题').fill(title);
  await field(admin, '内容').fill('<p>本周五 <b>下午</b> 盘点<img src=x></p>');
  await workspace(admin).getByRole('button', { name: '预览' }).click();
  await expect(workspace(admin).getByRole('document', { name: '内容' })).toContainText('本周五 下午 盘点');
  await workspace(admin).getByRole('button', { name: '保存' }).click();
  await expect(admin.locator('.ant-message').getByText('保存成功')).toBeVisible();

  // Polling ends with the failed request: later notices arrive over the socket.
  const list = '**/annountCement/listByUser*';
  await clerk.route(list, (route) => route.abort());
  await clerk.waitForEvent('requestfailed', (request) => request.url().includes('listByUser'));
  await clerk.unroute(list);
  await workspace(admin).getByRole('button', { name: '发布', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: '发布' }).click();
  await expect(clerk.getByText('您有一条新消息')).toBeVisible();
  await expect(bell(clerk)).toHaveAccessibleName(`通知，${before + 1} 条未读`);

  await bell(clerk).click();
  const panel = clerk.getByRole('dialog', { name: '未读通知' });
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: new RegExp(title) }).click();
  const notice = clerk.getByRole('dialog', { name: new RegExp(title) });
  await expect(notice).toContainText('管理员 发布于');
  await expect(notice.locator('b')).toHaveText('下午');
  await expect(notice.locator('img')).toHaveCount(0);
  await expect(bell(clerk)).toHaveAccessibleName(`通知，${before} 条未读`);

  // Revokes the notice while it is being read.
  await workspace(admin).getByRole('button', { name: '撤销', exact: true }).filter({ hasText: '撤销' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
  await expect(notice).toContainText('该通知已被撤销');
  await notice.getByRole('button', { name: '关闭' }).last().click();
  await expect(notice).toBeHidden();

  await bell(clerk).click();
  await expect(panel).toBeFocused();
  await panel.getByRole('button', { name: '查看全部' }).click();
  await clerk.waitForURL('**/isps/userAnnouncement');
  await expect(workspace(clerk).getByRole('button', { name: /欢迎使用报关管理系统/ })).toBeVisible();
  await expect(workspace(clerk).getByText(title)).toHaveCount(0);
});
