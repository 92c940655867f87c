import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bad } from '../../fakes/fakeServer.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';
import { address, MENU, permissions, shellOnScreen } from '../../fakes/shellOnScreen.tsx';
import { openTwo } from './openTwo.ts';

const LONG_MENU = Array.from({ length: 80 }, (_, index) => ({
  path: `/long/${index}`,
  name: `long-${index}`,
  component: `schema:long/${index}`,
  meta: { title: `长页${index}` },
}));

const shownPane = (): HTMLElement => {
  const pane = document.querySelector<HTMLElement>('.pane:not([hidden])');
  if (pane === null) throw new Error('no pane is shown');
  return pane;
};

describe('tabs', () => {
  it('keep home first and without a cross, and one tab for each visited page [S2.7-2]', async () => {
    const { screen, tab } = await openTwo();
    await userEvent.click(tab('出口报关单'));
    expect(
      screen
        .getByRole('tab')
        .elements()
        .map((element) => element.textContent),
    ).toEqual(['首页', '出口报关单', '进口报关单']);
    expect(screen.getByTitle('关闭').elements()).toHaveLength(2);
    expect(address()).toBe('/bgd/export');
  });

  it('keep a page mounted while another is shown', async () => {
    const { tab } = await openTwo();
    await userEvent.click(tab('出口报关单'));
    await expect.poll(() => document.querySelectorAll('.pane').length).toBe(2);
  });

  it('go to the neighbour when one is closed', async () => {
    const { screen } = await openTwo();
    await userEvent.click(screen.getByTitle('关闭').last());
    await expect.poll(address).toBe('/bgd/export');
  });

  it('are walked with the arrows and closed with Delete', async () => {
    const { screen, tab } = await openTwo();
    await userEvent.click(tab('进口报关单'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('出口报关单')).toHaveFocus();
    expect(address()).toBe('/bgd/export');
    await userEvent.keyboard('{Delete}');
    await expect.poll(address).toBe('/bgd/import');
    await expect.element(tab('进口报关单')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.poll(address).toBe('/dashboard/analysis');
    await userEvent.keyboard('{Delete}');
    expect(screen.getByRole('tab').elements()).toHaveLength(2);
  });

  it('are walked as fast as the keys come, also ahead of what is shown', async () => {
    const { screen, tab } = await openTwo();
    await userEvent.click(tab('进口报关单'));
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Delete'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await expect.poll(() => screen.getByRole('tab').elements().length).toBe(2);
    await expect.element(tab('进口报关单')).toHaveFocus();
  });

  it('ask before one with something unsaved is closed', async () => {
    const { screen, shell, tab, keyOf } = await openTwo();
    shell.tabs.mark(keyOf('/bgd/import'), { dirty: true });
    await expect.element(screen.getByRole('img', { name: '有未保存的内容' })).toBeVisible();
    await userEvent.click(screen.getByTitle('关闭').last());
    await expect.element(screen.getByRole('dialog', { name: /“进口报关单”有未保存的内容/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect.poll(() => screen.getByRole('dialog').elements()).toHaveLength(0);
    await expect.element(tab('进口报关单')).toBeVisible();
    await userEvent.click(screen.getByTitle('关闭').last());
    await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '关闭' }));
    await expect.poll(address).toBe('/bgd/export');
  });

  it('make the browser confirm leaving a window with unsaved data outside drafts', async () => {
    const { shell, keyOf } = await openTwo();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    shell.tabs.mark(keyOf('/bgd/import'), { dirty: true });
    expect(leave()).toBe(true);
    shell.drafts.state.failed = true;
    expect(leave()).toBe(false);
  });
});

describe('the menu of a tab', () => {
  const menuItem = (name: RegExp) => page.getByRole('menuitem', { name });
  const paths = (shell: Awaited<ReturnType<typeof openTwo>>['shell']) =>
    shell.tabs.state.tabs.map(({ fullPath }) => fullPath);

  it('offers refresh, close left, close right, close others by the keys 1 to 4 [S2.7-4, W9-18]', async () => {
    const { tab, shell } = await openTwo();
    await userEvent.click(tab('出口报关单'), { button: 'right' });
    const menu = page.getByRole('menu', { name: '标签页操作' });
    await expect.element(menu).toBeVisible();
    const texts = menu
      .getByRole('menuitem')
      .elements()
      .map((element) => element.textContent);
    expect(texts).toEqual(['刷新1', '关闭左侧2', '关闭右侧3', '关闭其它4']);
    await expect.element(menuItem(/刷新/)).toHaveFocus();
    await userEvent.keyboard('3');
    await expect.poll(() => paths(shell)).toEqual(['/dashboard/analysis', '/bgd/export']);
    await expect.poll(address).toBe('/bgd/export');
  });

  it('opens by keyboard, too, and gives the focus back [S2.7-4]', async () => {
    const { tab, shell } = await openTwo();
    await userEvent.click(tab('出口报关单'));
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.element(menuItem(/刷新/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(tab('出口报关单')).toHaveFocus();
    await userEvent.keyboard('{ContextMenu}');
    await expect.element(menuItem(/刷新/)).toHaveFocus();
    await userEvent.keyboard('4');
    await expect.poll(() => paths(shell)).toEqual(['/dashboard/analysis', '/bgd/export']);
  });

  it('gives the focus back to the tab whose menu it was, though another is shown [S2.7-4]', async () => {
    const { tab } = await openTwo();
    await userEvent.click(tab('首页'), { button: 'right' });
    await expect.element(menuItem(/刷新/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(tab('首页')).toHaveFocus();
    await expect.element(tab('首页')).toHaveAttribute('aria-selected', 'false');
  });

  it('keeps home when closing left tabs, and home and the chosen when closing others [S4-15]', async () => {
    const { tab, shell } = await openTwo();
    await userEvent.click(tab('进口报关单'), { button: 'right' });
    await userEvent.click(menuItem(/关闭左侧/));
    await expect.poll(() => paths(shell)).toEqual(['/dashboard/analysis', '/bgd/import']);
    await userEvent.click(tab('首页'), { button: 'right' });
    await expect.element(menuItem(/关闭左侧/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menuItem(/关闭其它/));
    await expect.poll(() => paths(shell)).toEqual(['/dashboard/analysis']);
    await expect.poll(address).toBe('/dashboard/analysis');
  });

  it('draws one page anew, and no other [S2.7-4]', async () => {
    const { tab } = await openTwo();
    const drawn = (key: number) => document.querySelectorAll('.pane')[key]?.firstElementChild ?? null;
    await expect.poll(() => drawn(0)?.textContent).toContain('schemas/pages/test/bgd/export.json');
    await expect.poll(() => drawn(1)?.textContent).toContain('schemas/pages/test/bgd/import.json');
    const before = [drawn(0), drawn(1)];
    await userEvent.click(tab('进口报关单'), { button: 'right' });
    await expect.element(menuItem(/刷新/)).toHaveFocus();
    await userEvent.keyboard('1');
    await expect.poll(() => drawn(1) !== null && drawn(1) !== before[1]).toBe(true);
    expect(drawn(0)).toBe(before[0]);
  });

  it('asks before unsaved pages are closed or refreshed', async () => {
    const { tab, shell, keyOf } = await openTwo();
    shell.tabs.mark(keyOf('/bgd/import'), { dirty: true });
    await userEvent.click(tab('出口报关单'), { button: 'right' });
    await userEvent.click(menuItem(/关闭右侧/));
    await expect.element(page.getByRole('dialog', { name: /“进口报关单”有未保存的内容，关闭后将丢失/ })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: '取消' }));
    expect(paths(shell)).toHaveLength(3);
    await userEvent.click(tab('进口报关单'), { button: 'right' });
    await userEvent.click(menuItem(/刷新/));
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '刷新' }));
    await expect.poll(() => shell.tabs.anyDirty()).toBe(false);
  });
});

describe('the strip', () => {
  const titles = () => [...document.querySelectorAll('[role=tab]')].map((element) => element.textContent);

  it('refuses to close the home tab [S2.7-2, S4-12]', async () => {
    const { screen, tab } = await openTwo();
    await userEvent.click(tab('首页'));
    await expect.poll(address).toBe('/dashboard/analysis');
    await expect.element(tab('首页')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(screen.getByText('首页不能关闭!')).toBeVisible();
    expect(titles()).toContain('首页');
  });

  it('moves a tab by drag or by Ctrl+Shift+Arrow, never before home', async () => {
    const { tab } = await openTwo();
    await userEvent.dragAndDrop(tab('进口报关单'), tab('出口报关单'));
    await expect.poll(titles).toEqual(['首页', '进口报关单', '出口报关单']);
    await userEvent.click(tab('进口报关单'));
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect.poll(titles).toEqual(['首页', '出口报关单', '进口报关单']);
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await expect.poll(titles).toEqual(['首页', '进口报关单', '出口报关单']);
  });

  it('closes with the middle button, and hands over to the neighbour [S2.7-3, S4-14]', async () => {
    const { shell, tab } = await openTwo();
    const closed: string[] = [];
    shell.tabs.onClosed(({ fullPath }) => closed.push(fullPath));
    await userEvent.click(tab('进口报关单'), { button: 'middle' });
    await expect.poll(address).toBe('/bgd/export');
    expect(closed).toEqual(['/bgd/import']);
  });

  it('lists all tabs where they do not fit', async () => {
    const { screen, shell } = await openTwo();
    const meta = { icon: '', title: '', componentName: '', keepAlive: true };
    for (let index = 0; index < 30; index += 1) {
      const path = `/bgd/export/form/${index}`;
      shell.tabs.show({ name: path, path, fullPath: path, title: `出口报关单 · ${index} 一个很长很长的标题`, meta });
    }
    await userEvent.click(screen.getByRole('button', { name: '全部标签页（33）' }));
    await userEvent.click(page.getByRole('menu').last().getByRole('menuitem', { name: '进口报关单' }));
    await expect.poll(address).toBe('/bgd/import');
    const widths = [...document.querySelectorAll('[role=tab]')].map((element) => element.clientWidth);
    expect(Math.max(...widths)).toBeLessThanOrEqual(240);
  });

  it('comes back after a reload; pages are drawn when they are shown', async () => {
    const windowStorage = memoryStorage();
    const first = await shellOnScreen({ path: '/bgd/export', signedIn: true, windowStorage });
    await userEvent.click(first.screen.getByRole('navigation', { name: '主菜单' }).getByText('进口报关单'));
    await expect.poll(titles).toEqual(['首页', '出口报关单', '进口报关单']);
    await first.screen.unmount();
    await shellOnScreen({ path: '/bgd/import', signedIn: true, windowStorage });
    await expect.poll(titles).toEqual(['首页', '出口报关单', '进口报关单']);
    expect(document.querySelectorAll('.pane')).toHaveLength(1);
  });
});

describe('with multi-tab off', () => {
  it('there are no tabs, and only the current page is kept [S2.7-1, S2.7-5]', async () => {
    const { shell, screen } = await openTwo();
    await expect.poll(() => document.querySelectorAll('.pane').length).toBe(2);
    shell.settings.set('multipage', false);
    await expect.poll(() => document.querySelectorAll('.pane').length).toBe(1);
    expect(screen.getByRole('tab').elements()).toEqual([]);
    await userEvent.click(screen.getByRole('navigation', { name: '主菜单' }).getByText('出口报关单'));
    await expect.poll(address).toBe('/bgd/export');
    expect(document.querySelectorAll('.pane')).toHaveLength(1);
    shell.settings.set('multipage', true);
    await expect.poll(() => screen.getByRole('tab').elements().length).toBe(3);
  });
});

describe('a page', () => {
  it('without keep-alive is recreated each time; others are cached by full path [S2.2-8]', async () => {
    const menu = [
      ...MENU,
      { path: '/fresh', name: 'fresh', component: 'schema:test/fresh', meta: { title: '不保留', keepAlive: false } },
    ];
    const routes = { 'GET /api/sys/permission/getUserPermissionByToken': permissions(menu) };
    const { screen } = await shellOnScreen({ path: '/fresh', signedIn: true, routes });
    await expect.poll(() => document.querySelectorAll('.pane').length).toBe(1);
    await userEvent.click(screen.getByRole('tab', { name: '首页' }));
    await expect.element(screen.getByRole('heading', { name: /王芳/ })).toBeVisible();
    expect(document.querySelectorAll('.pane')).toHaveLength(1);
    await userEvent.click(screen.getByRole('tab', { name: '不保留' }));
    await expect.poll(() => document.querySelectorAll('.pane').length).toBe(2);
  });
});

describe('scrolling', () => {
  it('opens a new page at the top, and restores the position of a cached one [S2.2-10]', async () => {
    const routes = {
      'GET /api/sys/permission/getUserPermissionByToken': () => ({
        body: { success: true, message: '', code: 200, result: { menu: LONG_MENU, auth: [], allAuth: [] } },
      }),
      'GET /api/schema/resolve': () => bad(404, '没有这个页面'),
    };
    const { screen } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true, routes });
    await expect.element(screen.getByRole('heading', { name: /王芳/ })).toBeVisible();
    shownPane().scrollTop = 300;
    await expect.poll(() => shownPane().scrollTop).toBe(300);
    await userEvent.click(screen.getByRole('navigation', { name: '主菜单' }).getByText('长页0', { exact: true }));
    await expect.element(screen.getByText('schemas/pages/long/0.json')).toBeVisible();
    expect(shownPane().scrollTop).toBe(0);
    await userEvent.click(screen.getByRole('tab', { name: '首页' }));
    await expect.poll(() => shownPane().scrollTop).toBe(300);
  });
});
