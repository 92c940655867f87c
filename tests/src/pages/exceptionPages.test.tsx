import { beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bad, good } from '../fakes/fakeServer.ts';
import { address, MENU, permissions, shellOnScreen } from '../fakes/shellOnScreen.tsx';

// Lazy-loaded chunks: once imported, they load at once.
beforeAll(async () => {
  await import('../../../src/pages/BusinessHomePage.tsx');
  await import('../../../src/pages/EnvironmentPage.tsx');
}, 60_000);

describe('pages for what went wrong', () => {
  it.each([
    ['/exception/403', '抱歉，您无权访问该页面'],
    ['/exception/404', '很抱歉，您访问的页面不存在'],
    ['/exception/500', '页面出错了'],
  ])('shows %s with the way home [S2.1-12]', async (path, title) => {
    const { screen } = await shellOnScreen({ path, signedIn: true });
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: '返回首页' }));
    await expect.poll(address).toBe('/dashboard/analysis');
  });

  it('shows the page of 403 where the server refuses the page of a menu entry [S2.1-12]', async () => {
    const routes = { 'GET /api/schema/resolve': () => bad(403, '没有权限：bgd:export:list') };
    const { screen } = await shellOnScreen({ path: '/bgd/export', signedIn: true, routes });
    await expect.element(screen.getByRole('heading', { name: '抱歉，您无权访问该页面' })).toBeVisible();
    await expect.element(screen.getByText('没有权限：bgd:export:list')).toBeVisible();
    expect(address()).toBe('/bgd/export');
  });
});

describe('pages that have no tab', () => {
  it.each(['/exception/403', '/exception/404', '/exception/500', '/result/success', '/result/fail', '/nowhere'])(
    'opens no tab for %s, and keeps the previous tab active and intact [D52, S2.7-2]',
    async (path) => {
      const { screen, shell } = await shellOnScreen({ path: '/account/center', signedIn: true });
      const tab = screen.getByRole('tab', { name: '个人中心' });
      await expect.element(tab).toHaveAttribute('aria-selected', 'true');
      const kept = document.querySelector('.pane:not([hidden])');
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
      await expect.poll(() => document.querySelector('.pane:not([hidden]) h1')?.closest('.pane')).not.toBe(kept);
      await expect.element(screen.getByRole('main').getByText('返回首页')).toBeVisible();
      expect(shell.tabs.state.tabs.map((one) => one.path)).toEqual(['/dashboard/analysis', '/account/center']);
      await expect.element(tab).toHaveAttribute('aria-selected', 'true');
      expect(document.activeElement?.closest('.exception-page')).not.toBeNull();
      // The tab returns to its page.
      await userEvent.click(tab);
      await expect.poll(address).toBe('/account/center');
      expect(document.querySelector('.pane:not([hidden])')).toBe(kept);
    },
  );
});

describe('result pages', () => {
  it('tell how something ended and lead on, to paths of ours alone [S2.1-16]', async () => {
    const { screen } = await shellOnScreen({ path: '/result/success?back=%2Fbgd%2Fexport', signedIn: true });
    await expect.element(screen.getByRole('heading', { name: '操作成功' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    await expect.poll(address).toBe('/bgd/export');
  });

  it('lead nowhere else', async () => {
    const { screen } = await shellOnScreen({ path: '/result/fail?back=https%3A%2F%2Fevil.example', signedIn: true });
    await expect.element(screen.getByRole('heading', { name: '操作没有完成' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '返回首页' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: '返回修改' })).not.toBeInTheDocument();
  });
});

describe('the home pages below /yw and /test', () => {
  const business = [
    ...MENU,
    {
      id: 's',
      route: '1',
      path: '/isystem',
      name: 'isystem',
      component: 'layouts/RouteView',
      meta: { title: '系统管理' },
      children: [
        { id: 's1', route: '1', path: '/isystem/log', name: 'log', component: 'x', meta: { title: '日志管理' } },
      ],
    },
  ];

  it('shows the pages of the user’s business, and no others [S2.1-10]', async () => {
    const routes = { 'GET /api/sys/permission/getUserPermissionByToken': permissions(business) };
    const { screen } = await shellOnScreen({ path: '/yw', signedIn: true, routes });
    await expect.poll(address).toBe('/yw/home');
    const cards = screen.getByRole('main');
    await expect.element(cards.getByRole('link', { name: '出口报关单' })).toBeVisible();
    await expect.element(cards.getByRole('link', { name: '日志管理' })).not.toBeInTheDocument();
    await userEvent.click(cards.getByRole('link', { name: '进口报关单' }));
    await expect.poll(address).toBe('/bgd/import');
  });

  it('shows what server and browser are, for support', async () => {
    const facts = {
      version: '9.8.7',
      time: '2026-11-20 16:00:00',
      moment: Date.now() - 600_000,
      pages: 12,
      problems: 2,
    };
    const routes = { 'GET /api/sys/environment': () => good({ ...facts, development: false }) };
    const { screen } = await shellOnScreen({ path: '/test/environment', signedIn: true, routes });
    await expect.element(screen.getByText('9.8.7')).toBeVisible();
    await expect.element(screen.getByText(/秒，请校准本机时间/)).toBeVisible();
    await expect.element(screen.getByText('12 个，其中有 2 个问题')).toBeVisible();
    await expect.element(screen.getByText(navigator.userAgent)).toBeVisible();
  });
});
