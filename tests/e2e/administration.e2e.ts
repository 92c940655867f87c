import type { Page } from '@playwright/test';
import { field, message, typeInto } from './declarationForm.ts';
import { expect, openExports, test } from './journey.ts';

const shown = (page: Page) => page.locator('.pane:not([hidden])');

const FIGURES = ['今日新增', '本月新增'];

/** The figures of the home page, in the order of FIGURES. */
async function figures(page: Page): Promise<readonly number[]> {
  const board = page.getByRole('region', { name: '报关概况' });
  const texts = FIGURES.map((name) =>
    board.locator('.dashboard-figure').filter({ hasText: name }).locator('dd').first().innerText(),
  );
  return (await Promise.all(texts)).map((text) => Number(text.replaceAll(',', '')));
}

test('updates the home page after saving; administrators view server status and end other sessions [S7-8][D19]', async ({
  desk,
}) => {
  const clerk = await desk.open('clerk');
  await expect(shown(clerk).getByText('今日新增')).toBeVisible();
  const before = await figures(clerk);

  await test.step('saved, a declaration is among what waits at once', async () => {
    await openExports(clerk);
    await clerk.getByRole('button', { name: '新增' }).first().click();
    await expect(field(clerk, '合同协议号')).toBeVisible();
    await typeInto(clerk, '合同协议号', 'E2E-BOARD-1');
    await clerk.keyboard.press('Control+s');
    await expect(message(clerk, '保存成功')).toBeVisible();
    await clerk.getByRole('tab', { name: '首页' }).click();
    await expect(shown(clerk).getByRole('link', { name: '出口报关单 · E2E-BOARD-1' }).first()).toBeVisible();
  });

  const [admin, other] = [await desk.open('admin'), await desk.signIn('reviewer')];
  await test.step('how the server is', async () => {
    await admin.getByRole('menuitem', { name: '系统管理' }).click();
    await admin.getByRole('menuitem', { name: '服务器监控' }).click();
    await expect(shown(admin).getByText('PostgreSQL')).toBeVisible();
    await expect(shown(admin).getByRole('progressbar', { name: '内存' })).toBeVisible();
    const row = shown(admin).getByRole('row').filter({ hasText: '在线会话' });
    await expect(row).toHaveText(/在线会话\s*\d+/);
  });

  await test.step('who is signed in: one is signed out, and told so where they are', async () => {
    await admin.getByRole('menuitem', { name: '在线用户' }).click();
    await shown(admin).getByRole('textbox', { name: '账号' }).fill('reviewer');
    await admin.keyboard.press('Enter');
    const rows = shown(admin).getByRole('row', { name: /reviewer/ });
    await expect(shown(admin).getByRole('row', { name: /admin|clerk/ })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();
    const count = await rows.count();
    // The latest session is first.
    await rows.first().getByRole('button', { name: '强制下线' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: '强制下线' }).click();
    await expect(message(admin, '强制下线成功')).toBeVisible();
    await expect(rows).toHaveCount(count - 1);
    await other.waitForURL(/\/user\/login/);
    await expect(other.getByRole('textbox', { name: '账号' })).toHaveValue('reviewer');
    await expect(other.getByText('登录已过期')).toBeVisible();
  });

  await test.step('the figures have followed, no more than ten seconds behind', async () => {
    await expect(async () => {
      await shown(clerk).getByRole('button', { name: '刷新' }).click();
      for (const [place, count] of (await figures(clerk)).entries()) expect(count).toBeGreaterThan(before[place] ?? 0);
    }).toPass({ timeout: 20_000 });
  });
});
