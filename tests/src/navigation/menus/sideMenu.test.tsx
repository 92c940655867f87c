import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, MENU, permissions, shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const openHome = (menu: readonly unknown[] = MENU) =>
  shellOnScreen({
    path: '/dashboard/analysis',
    signedIn: true,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu) },
  });

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
};

afterEach(() => page.viewport(1440, 900));

describe('the side menu', { timeout: 60_000 }, () => {
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

  it('shows the permitted entries and no other, nor hidden ones [S2.5-1, S6-2]', async () => {
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

  it('keeps one root submenu open at a time, and remembers it when collapsed [S2.5-2, S2.5-3]', async () => {
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

  it('enters a root menu in the header without closing the open side menu [S2.5-2]', async () => {
    const leaf = { path: '/more/a', name: 'a', component: 'schema:a', meta: { title: '甲' } };
    const more = { path: '/more', component: 'layouts/RouteView', meta: { title: '更多' }, children: [leaf] };
    const { screen, shell } = await openHome([...MENU, more]);
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    shell.settings.set('layout', 'topmenu');
    const root = (name: string) => screen.getByRole('banner').getByRole('menuitem', { name });
    await userEvent.hover(root('报关管理'));
    await expect.element(screen.getByRole('menuitem', { name: '进口报关单' })).toBeVisible();
    await userEvent.hover(root('更多'));
    await expect.element(screen.getByRole('menuitem', { name: '甲' })).toBeVisible();
    // The first menu closes when the pointer leaves and opens again when it returns: no root keeps another one closed.
    await userEvent.hover(root('报关管理'));
    await expect.element(screen.getByRole('menuitem', { name: '进口报关单' })).toBeVisible();
    shell.settings.set('layout', 'sidemenu');
    await expect.element(menu.getByText('报关管理')).toBeVisible();
  });

  it('is 188 px wide, dark and inline by default, stays visible, and collapses [S2.4-2, S9-5]', async () => {
    const { screen } = await openHome();
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    await expect.element(menu.getByText('报关管理')).toBeVisible();
    const side = one('.workspace-side');
    expect(side.getBoundingClientRect()).toMatchObject({ width: 188, top: 0, height: window.innerHeight });
    expect(getComputedStyle(side).backgroundColor).toBe('rgb(11, 30, 51)');
    await userEvent.click(menu.getByText('报关管理'));
    const [folder, page] = ['报关管理', '出口报关单'].map((name) => menu.getByRole('menuitem', { name }).element());
    expect(page?.getBoundingClientRect().top).toBeGreaterThan(folder?.getBoundingClientRect().top ?? 0);
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    await expect.poll(() => one('.workspace-side').getBoundingClientRect().width).toBe(56);
  });

  it('shows the name of an icon that is pointed at when it is collapsed', async () => {
    const { screen } = await openHome();
    await userEvent.click(screen.getByRole('button', { name: '收起菜单' }));
    await userEvent.hover(screen.getByRole('menuitem', { name: '首页' }));
    await expect.element(screen.getByRole('tooltip', { name: '首页' })).toBeVisible();
    await userEvent.hover(screen.getByRole('menuitem', { name: '报关管理' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '进口报关单' }));
    await expect.poll(address).toBe('/bgd/import');
  });

  it('is a drawer of 200 px on phones, without tabs, closing on selection [S2.4-3, S9-5]', async () => {
    await page.viewport(390, 844);
    const { screen } = await openHome();
    await userEvent.click(screen.getByRole('button', { name: '打开菜单' }));
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    await expect.element(menu.getByText('报关管理')).toBeVisible();
    expect(one('.ant-drawer-content-wrapper').getBoundingClientRect().width).toBe(200);
    expect(document.querySelector('.tab-strip')).toBeNull();
    await userEvent.click(menu.getByText('报关管理'));
    await userEvent.click(menu.getByText('进口报关单'));
    await expect.poll(address).toBe('/bgd/import');
    await expect.element(menu).not.toBeInTheDocument();
  });

  it('highlights the current entry, by the full path where the route has parameters [S2.5-4]', async () => {
    const online = (path: string, title: string, more = {}) => ({
      path,
      name: path.slice(1),
      component: 'schema:online',
      meta: { title },
      ...more,
    });
    const folder = {
      path: '/online',
      component: 'layouts/RouteView',
      meta: { title: '在线' },
      children: [online('/online/a', '甲表'), online('/online/:code', '任意表', { hidden: true })],
    };
    const { screen } = await openHome([...MENU, folder]);
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    await userEvent.click(menu.getByText('在线'));
    await userEvent.click(menu.getByText('甲表'));
    await expect.element(menu.getByRole('menuitem', { name: '甲表' })).toHaveAttribute('aria-current', 'page');
    await expect.element(menu.getByRole('menuitem', { name: '首页' })).not.toHaveAttribute('aria-current');
    window.history.pushState(null, '', '/online/b');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.element(screen.getByRole('tab', { name: '任意表' })).toBeVisible();
    await expect.element(menu.getByRole('menuitem', { name: '甲表' })).not.toHaveAttribute('aria-current');
  });

  it('opens an entry for another window there, and stays where it is [S2.5-5]', async () => {
    const site = {
      path: '/out',
      name: 'out',
      component: 'layouts/IframePageView',
      meta: { title: '海关总署', url: 'http://127.0.0.1:9/customs', internalOrExternal: true },
    };
    const { screen } = await openHome([...MENU, site]);
    const entry = screen.getByRole('menuitem', { name: '海关总署' });
    await expect.element(entry).toHaveAttribute('href', 'http://127.0.0.1:9/customs');
    expect(entry.element().getAttribute('target')).toBe('_blank');
    expect(entry.element().getAttribute('rel')).toBe('noopener noreferrer');
    let prevented: boolean | null = null;
    const hold = (event: MouseEvent) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', hold, { once: true });
    await userEvent.click(entry);
    expect(prevented).toBe(false);
    expect(address()).toBe('/dashboard/analysis');
  });

  it('says the path and the title of what is chosen [S2.5-6]', async () => {
    const { screen } = await openHome();
    const menu = screen.getByRole('navigation', { name: '主菜单' });
    await userEvent.click(menu.getByText('报关管理'));
    expect(one('.workspace > [aria-live=polite]').textContent).toBe('');
    await userEvent.click(menu.getByText('进口报关单'));
    await expect
      .poll(() => one('.workspace > [aria-live=polite]').textContent)
      .toBe('已选择“进口报关单”（/bgd/import）');
  });

  it('is walked with the keyboard alone: arrows and Enter', async () => {
    const { screen } = await openHome();
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await expect.element(item('首页')).toBeVisible();
    item('首页').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('报关管理')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('报关管理')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(item('出口报关单')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/bgd/export');
  });
});
