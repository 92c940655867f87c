import { goodsGrid } from './declarationForm.ts';
import { callApi, expect, PASSWORDS, test, workspace, product } from './journey.ts';
import { walkByKeyboard } from './visibleFocus.ts';

test('staff reach everything around the pages by keyboard alone, and always see where they are', async ({ desk }) => {
  const clerk = await desk.visit();
  const { keyboard } = clerk;
  await clerk.goto(`${product().url}/user/login`);
  await expect(clerk.getByRole('textbox', { name: '账号' })).toBeFocused();
  const walk = await walkByKeyboard(clerk);

  await test.step('in at the sign-in', async () => {
    await keyboard.type('clerk');
    await walk.to('密码');
    await keyboard.type(PASSWORDS.clerk);
    await walk.to('登录');
    await keyboard.press('Enter');
    await clerk.waitForURL('**/dashboard/analysis');
    await expect(clerk.getByRole('region', { name: '报关概况' }).getByText('今日新增')).toBeVisible();
  });

  const billNo = `E2E-KEYS-${Date.now()}`;
  await callApi(clerk, '/bgd/export/add', { method: 'POST', body: { billNo } });
  const rows = workspace(clerk).getByRole('row', { name: billNo });
  await test.step('past the home page to the menu, and by arrows to a list', async () => {
    await walk.to('首页');
    await expect(clerk.getByRole('menuitem', { name: '首页' })).toBeFocused();
    await walk.to('报关管理', 'ArrowDown');
    await keyboard.press('ArrowRight');
    await expect(clerk.getByRole('menuitem', { name: '报关管理' })).toHaveAttribute('aria-expanded', 'true');
    await walk.to('出口报关单', 'ArrowDown');
    await keyboard.press('Enter');
    await clerk.waitForURL('**/bgd/export');
    await expect(rows).toHaveCount(1);
  });

  await test.step('through the header and the tabs to the query, a row and its action', async () => {
    await walk.to('提运单号');
    await keyboard.type(billNo);
    await walk.to('查询');
    await keyboard.press('Enter');
    await expect(workspace(clerk).getByText('1-1 共 1 条')).toBeVisible();
    await expect(rows).toHaveCount(1);
    await walk.to('选择第 1 行');
    await keyboard.press('Space');
    await expect(workspace(clerk).getByRole('checkbox', { name: '选择第 1 行' })).toBeChecked();
    await walk.to(/^(编辑|查看)$/);
    await keyboard.press('Enter');
    await expect(goodsGrid(clerk)).toBeVisible();
  });

  const shownTab = clerk.locator('.tab-handle[aria-selected=true]');
  await test.step('along the tabs, one closed', async () => {
    await expect(shownTab).toHaveText(/^出口报关单-/);
    await walk.to(/^出口报关单-/, 'Shift+Tab');
    await keyboard.press('ArrowLeft');
    await expect(shownTab).toHaveText('出口报关单');
    await expect(shownTab).toBeFocused();
    await keyboard.press('ArrowRight');
    await expect(shownTab).toHaveText(/^出口报关单-/);
    await expect(shownTab).toBeFocused();
    await keyboard.press('Delete');
    await expect(shownTab).toHaveText('出口报关单');
    await expect(shownTab).toBeFocused();
    await expect(clerk.locator('.tab-handle')).toHaveCount(2);
  });

  await test.step('the user’s menu and the settings', async () => {
    await walk.to(/用户菜单$/, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(clerk.getByRole('menuitem', { name: '个人中心' })).toBeVisible();
    await walk.to('系统设置', 'ArrowDown');
    await keyboard.press('Enter');
    const drawer = clerk.getByRole('dialog', { name: '系统设置' });
    await expect(drawer).toBeVisible();
    await expect(clerk.locator('.ant-drawer-open')).toBeFocused();
    for (const press of [1, 2]) {
      await walk.to(/^色弱模式/);
      await keyboard.press('Space');
      await expect(clerk.locator('html')).toHaveAttribute('data-weak', String(press === 1));
    }
    await keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(clerk.getByRole('button', { name: /用户菜单$/ })).toBeFocused();
  });

  await test.step('the bell and the search', async () => {
    await walk.to(/^通知/, 'Shift+Tab');
    await keyboard.press('Enter');
    const panel = clerk.getByRole('dialog', { name: '未读通知' });
    await expect(panel).toBeFocused();
    await walk.to('查看全部');
    await keyboard.press('Escape');
    await expect(clerk.getByRole('button', { name: /^通知/ })).toBeFocused();
    await walk.to(/^搜索菜单/, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(clerk.getByRole('combobox', { name: '搜索菜单' })).toBeFocused();
    await keyboard.type('备案');
    await expect(clerk.getByRole('option', { name: /^备案清单/ })).toBeVisible();
    await keyboard.press('Enter');
    await clerk.waitForURL('**/bgd/record');
  });

  expect([...new Set(walk.unseen())]).toEqual([]);
});
