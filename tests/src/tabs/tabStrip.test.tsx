import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad } from '../fakes/fakeServer.ts';
import { address, shellOnScreen } from '../fakes/shellOnScreen.tsx';

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

const openTwo = async () => {
  const shown = await shellOnScreen({ path: '/bgd/export', signedIn: true });
  const menu = shown.screen.getByRole('navigation', { name: '主菜单' });
  await userEvent.click(menu.getByText('进口报关单'));
  const tab = (name: string) => shown.screen.getByRole('tab', { name });
  await expect.element(tab('进口报关单')).toHaveAttribute('aria-selected', 'true');
  const keyOf = (path: string) => shown.shell.tabs.state.tabs.find((one) => one.fullPath === path)?.key ?? '';
  return { ...shown, tab, keyOf };
};

describe('tabs', () => {
  it('keep home first and without a cross, and one tab for each visited page', async () => {
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

  it('ask before one with something unsaved is closed', async () => {
    const { screen, shell, tab, keyOf } = await openTwo();
    shell.tabs.mark(keyOf('/bgd/import'), { dirty: true });
    await expect.element(screen.getByRole('img', { name: '有未保存的内容' })).toBeVisible();
    await userEvent.click(screen.getByTitle('关闭').last());
    await expect.element(screen.getByRole('dialog', { name: /“进口报关单”有未保存的内容/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect.element(tab('进口报关单')).toBeVisible();
    await userEvent.click(screen.getByTitle('关闭').last());
    await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '关闭' }));
    await expect.poll(address).toBe('/bgd/export');
  });

  it('make the browser ask before a window with something unsaved is left', async () => {
    const { shell, keyOf } = await openTwo();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    shell.tabs.mark(keyOf('/bgd/import'), { dirty: true });
    expect(leave()).toBe(false);
  });
});

describe('scrolling', () => {
  it('starts a newly opened page at the top, and returns a kept one to its place [S2.2-10]', async () => {
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
