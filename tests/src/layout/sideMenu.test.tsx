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

  it('keeps one root submenu open at a time, and remembers it when collapsed [S2.5-1, S2.5-2, S2.5-3]', async () => {
    const leaf = { path: '/more/a', name: 'a', component: 'schema:a', meta: { title: '甲' } };
    const hidden = { path: '/more/b', name: 'b', component: 'schema:b', hidden: true, meta: { title: '乙' } };
    const more = { path: '/more', component: 'layouts/RouteView', meta: { title: '更多' }, children: [leaf, hidden] };
    const { screen } = await openHome([...MENU, more]);
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    const root = (name: string) => menu.getByRole('menuitem', { name });
    await userEvent.click(menu.getByText('报关管理'));
    await userEvent.click(menu.getByText('更多'));
    await expect.element(root('报关管理')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(menu.getByText('甲')).toBeVisible();
    expect(menu.getByText('乙').elements()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    await userEvent.click(screen.getByRole('button', { name: '展开菜单' }));
    await expect.element(root('更多')).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens another site in a frame that cannot reach around it, and refuses what is no address', async () => {
    const linked = (path: string, title: string, url: string) => ({
      path,
      name: title,
      component: 'layouts/IframePageView',
      meta: { title, url },
    });
    const { screen } = await openHome([
      ...MENU,
      linked('/in', '内嵌', 'http://127.0.0.1:9/x'),
      linked('/bad', '坏的', 'javascript:alert(1)'),
    ]);
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    await userEvent.click(menu.getByText('内嵌'));
    await expect
      .poll(() => document.querySelector('iframe.linked-frame')?.getAttribute('src'))
      .toBe('http://127.0.0.1:9/x');
    expect(document.querySelector('iframe.linked-frame')?.getAttribute('sandbox')).not.toContain('top-navigation');
    await userEvent.click(menu.getByText('坏的'));
    await expect.element(screen.getByText('这个菜单的链接地址不正确，请联系管理员。')).toBeVisible();
    expect(document.querySelectorAll('iframe.linked-frame')).toHaveLength(1);
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
