import { afterEach, describe, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { address, MENU, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const open = (path: string, menu: readonly unknown[] = MENU, config = {}) =>
  shellOnScreen({
    path,
    signedIn: true,
    config,
    routes: { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu) },
  });

const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing matches ${selector}`);
  return found;
};
const crumbs = () => screen.getByRole('navigation', { name: '当前位置' });
const banner = () => screen.getByRole('banner');

afterEach(() => screen.viewport(1440, 900));

describe('the main layout', { timeout: 60_000 }, () => {
  it('has a side menu, a header, a content area and a footer in place [S2.4-1]', async () => {
    await open('/account/center');
    await expect.element(screen.getByRole('contentinfo')).toBeVisible();
    const [side, header, content, footer] = ['.workspace-side', '.workspace-header', 'main', 'footer'].map((part) =>
      one(part).getBoundingClientRect(),
    );
    expect(side).toMatchObject({ left: 0, top: 0, bottom: 900 });
    expect(header).toMatchObject({ left: 188, top: 0, right: 1440 });
    expect(content?.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
    expect(content?.height).toBeGreaterThan(700);
    expect(footer).toMatchObject({ top: content?.bottom, bottom: 900 });
  });

  // The window size of a test is not exact to the pixel.
  it.each([
    [765, 'mobile'],
    [771, 'collapsed'],
    [1085, 'collapsed'],
    [1091, 'desktop'],
  ])('at %i px it is %s [S2.4-4]', async (width, layout) => {
    await screen.viewport(width, 800);
    await open('/account/center');
    const shown = () => {
      const side = document.querySelector<HTMLElement>('.workspace-side');
      if (side === null) return document.querySelector('.workspace-header') === null ? 'nothing' : 'mobile';
      return side.dataset['collapsed'] === 'true' ? 'collapsed' : 'desktop';
    };
    await expect.poll(shown).toBe(layout);
    expect(document.querySelector('.tab-strip') === null).toBe(layout === 'mobile');
  });

  it('has a header with collapse toggle and user menu, and the title on phones [S2.4-5]', async () => {
    await open('/account/center');
    await expect.element(banner().getByRole('button', { name: '收起菜单' })).toBeVisible();
    await expect.element(banner().getByRole('button', { name: '王芳 用户菜单' })).toBeVisible();
    await expect.element(banner().getByText('Waybill')).not.toBeInTheDocument();
    await screen.viewport(390, 800);
    await expect.element(banner().getByText('Waybill')).toBeVisible();
    await expect.element(banner().getByRole('button', { name: '打开菜单' })).toBeVisible();
  });

  it('has a header with logo and horizontal menu in the top-menu mode [S2.4-5]', async () => {
    const { shell } = await open('/account/center');
    await expect.element(banner()).toBeVisible();
    shell.settings.set('layout', 'topmenu');
    await expect.element(banner().getByRole('link', { name: '智慧报关服务平台' })).toBeVisible();
    await expect.element(banner().getByRole('menuitem', { name: '报关管理' })).toBeVisible();
    await expect.element(banner().getByRole('button', { name: '收起菜单' })).not.toBeInTheDocument();
    await userEvent.hover(banner().getByRole('menuitem', { name: '报关管理' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '进口报关单' }));
    await expect.poll(address).toBe('/bgd/import');
  });

  it('shows breadcrumbs with links to home and parents, and the page as text [S2.4-6]', async () => {
    await open('/bgd/import');
    await expect.element(crumbs()).toHaveTextContent('首页/报关管理/进口报关单');
    const links = crumbs()
      .getByRole('link')
      .elements()
      .map((element) => [element.textContent, element.getAttribute('href')]);
    expect(links).toEqual([
      ['首页', '/dashboard/analysis'],
      ['报关管理', '/bgd'],
    ]);
  });

  it('shows no way to a page whose menu entry hides it [S2.4-6, S2.2-8]', async () => {
    const bare = {
      path: '/bare',
      name: 'bare',
      component: 'bgd/Missing',
      meta: { title: '整页', hiddenHeaderContent: true },
    };
    await open('/bare', [...MENU, bare]);
    await expect.element(screen.getByRole('tab', { name: '整页' })).toBeVisible();
    await expect.element(crumbs()).not.toBeInTheDocument();
  });

  it('leads from / to the home dashboard, whose tab cannot be closed [S2.1-1, S2.1-2, S2.1-15]', async () => {
    await open('/');
    await expect.poll(address).toBe('/dashboard/analysis');
    const home = screen.getByRole('tab', { name: '首页' });
    await expect.element(home).toHaveAttribute('aria-selected', 'true');
    expect(home.element().querySelector('.tab-close')).toBeNull();
    expect(document.title).toBe('智慧报关服务平台');
  });

  it('leads from the logo to the dashboard [S2.6-6]', async () => {
    await open('/bgd/import');
    await userEvent.click(screen.getByRole('link', { name: '智慧报关服务平台' }));
    await expect.poll(address).toBe('/dashboard/analysis');
  });

  it('links to the documentation that the operator names, and to none without [S2.6-2]', async () => {
    await open('/account/center', MENU, { helpUrl: 'http://127.0.0.1:9/docs' });
    const help = banner().getByRole('link', { name: '帮助文档' });
    await expect.element(help).toHaveAttribute('href', 'http://127.0.0.1:9/docs');
    expect(help.element().getAttribute('target')).toBe('_blank');
  });

  it('greets on a desktop and not on a phone [S1-6]', async () => {
    await open('/account/center');
    await expect.element(banner().getByText(/好，王芳，欢迎使用智慧报关服务平台/)).toBeVisible();
    await screen.viewport(390, 800);
    await expect.element(banner().getByText('Waybill')).toBeVisible();
    await expect.element(banner().getByText(/欢迎使用/)).not.toBeInTheDocument();
  });
});
