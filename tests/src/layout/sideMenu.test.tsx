import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, MENU, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const openHome = (menu: readonly unknown[] = MENU) =>
  shellOnScreen({
    path: '/dashboard/analysis',
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu) },
  });

describe('the side menu', () => {
  it('opens the pages that the server’s menu names [S2.2-1]', async () => {
    const { screen } = await openHome();
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    await userEvent.click(menu.getByText('报关管理'));
    await userEvent.click(menu.getByText('进口报关单'));
    await expect.element(screen.getByRole('tab', { name: '进口报关单' })).toHaveAttribute('aria-selected', 'true');
    expect(address()).toBe('/bgd/import');
  });

  it('knows no route that the server’s menu does not name [S2.2-1]', async () => {
    const { screen } = await shellOnScreen({
      path: '/bgd/import',
      signedIn: true,
      routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions([MENU[0]]) },
    });
    await expect.element(screen.getByText('很抱歉，您访问的页面不存在')).toBeVisible();
  });

  it('shows the permitted entries and no other, nor hidden ones [S6-2]', async () => {
    const { screen } = await openHome();
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    await userEvent.click(menu.getByText('报关管理'));
    await expect.element(menu.getByText('进口报关单')).toBeVisible();
    const entries = menu
      .getByRole('menuitem')
      .elements()
      .map((element) => element.textContent);
    expect(entries).toEqual(['首页', '报关管理', '出口报关单', '进口报关单']);
  });

  it('is 188 px wide, and narrow when collapsed', async () => {
    const { screen } = await openHome();
    const side = () => document.querySelector('.workspace-side')?.getBoundingClientRect().width;
    await expect.element(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
    expect(side()).toBe(188);
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    await expect.poll(side).toBe(56);
  });

  it('is a drawer of 200 px on a phone, without tabs', async () => {
    await page.viewport(390, 844);
    try {
      const { screen } = await openHome();
      await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
      await expect.element(screen.getByRole('navigation', { name: '主菜单' })).toBeVisible();
      expect(document.querySelector('.ant-drawer-content-wrapper')?.getBoundingClientRect().width).toBe(200);
      expect(document.querySelector('.tab-strip')).toBeNull();
    } finally {
      await page.viewport(1440, 900);
    }
  });
});
