import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { spoken } from '../../../src/platform/locales/spoken.ts';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { MENU, shellOnScreen } from '../fakes/shellOnScreen.tsx';

const RIGHT = { action: 'bgd:dashboard:list', type: '1', status: '1', describe: '' };

const FIGURES = {
  time: '2026-11-20 16:00:00',
  pages: [
    { id: 'customs/export-declaration', title: '出口报关单', components: ['schema:test/bgd/export'], isCounted: true },
  ],
  figures: {
    today: [{ pageId: 'customs/export-declaration', records: 12 }],
    month: [{ pageId: 'customs/export-declaration', records: 3456 }],
    amounts: [{ currency: 'USD', text: '美元', amount: '1234567.80' }],
    steps: ['2026-11-19', '2026-11-20'],
    trend: [{ step: '2026-11-20', pageId: 'customs/export-declaration', records: 12 }],
    shares: [
      {
        key: 'tradeCountry',
        title: '运抵国',
        parts: [
          { code: 'USA', text: '美国', records: 9 },
          { code: '', text: '', records: 2 },
          { code: null, text: '', records: 1 },
        ],
      },
      { key: 'tradeMode', title: '监管方式', parts: [{ code: '0110', text: '一般贸易', records: 12 }] },
    ],
  },
};

const open = (answer: FakeRoute, auth: readonly unknown[] = [RIGHT]) =>
  shellOnScreen({
    path: '/dashboard/analysis',
    signedIn: true,
    routes: {
      'GET /api/sys/permission/getUserPermissionByToken': () =>
        good({ menu: MENU, auth, allAuth: [], sysSafeMode: false }),
      'GET /api/sys/dashboard/declarations': answer,
    },
  });

// A lazy-loaded chunk: once imported, it loads at once.
beforeAll(async () => void (await import('../../../src/features/dashboard/Chart.tsx')), 60_000);

afterEach(() => {
  spoken.language = 'zh-CN';
});

describe('the dashboard', () => {
  it('says how many declarations there are, what waits, and for how much [S2.1-2]', async () => {
    const { screen } = await open(() => good(FIGURES));
    const board = screen.getByRole('region', { name: '报关概况' });
    await expect.element(board.getByText('3,456')).toBeVisible();
    await expect.element(board.getByText('1,234,567.80')).toBeVisible();
    // A figure links to the records that it counts.
    const month = board.getByRole('link', { name: '3,456' }).element().getAttribute('href');
    expect(month).toBe('/bgd/export?where.createTime_begin=2026-11-01');
    await expect.element(board.getByText('截至 2026-11-20 16:00:00')).toBeVisible();
  });

  it('reloads when the language changes, because it contains server texts', async () => {
    const words = { 'zh-CN': '美元', 'en-US': 'US dollar' };
    const { screen, shell } = await open(() => {
      const amounts = [{ currency: 'USD', text: words[spoken.language], amount: '1' }];
      return good({ ...FIGURES, figures: { ...FIGURES.figures, amounts } });
    });
    await expect.element(screen.getByText('美元')).toBeVisible();
    await shell.language.choose('en-US');
    await expect.element(screen.getByText('US dollar')).toBeVisible();
  });

  it('draws trend and shares, and repeats them in tables for screen readers', async () => {
    const { screen } = await open(() => good(FIGURES));
    await expect.poll(() => document.querySelectorAll('.dashboard-chart svg').length).toBe(2);
    const trend = screen.getByRole('table', { name: '报关单趋势' });
    await expect.element(trend.getByRole('row', { name: '2026-11-20 12' })).toBeInTheDocument();
    const shares = screen.getByRole('table', { name: '报关单分布' });
    await expect.element(shares.getByRole('row', { name: '美国 9' })).toBeInTheDocument();
    await expect.element(shares.getByRole('row', { name: '未填写 2' })).toBeInTheDocument();
    await expect.element(shares.getByRole('row', { name: '其他 1' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('监管方式'));
    await expect.element(shares.getByRole('row', { name: '一般贸易 12' })).toBeInTheDocument();
  });

  it('draws in the colours of the mode', async () => {
    const { shell } = await open(() => good(FIGURES));
    await expect.poll(() => document.querySelectorAll('.dashboard-chart svg').length).toBe(2);
    const ink = () => document.querySelector('.dashboard-chart svg text')?.getAttribute('fill');
    await expect.poll(ink).toBe('#5d6b7b');
    shell.settings.set('mode', 'dark');
    await expect.poll(ink).toBe('#93a0ae');
    shell.settings.set('mode', 'light');
  });

  it('leaves the drawing as it is while its tab is hidden', async () => {
    await open(() => good(FIGURES));
    const drawing = () => document.querySelector('.dashboard-chart svg');
    await expect.poll(() => Number(drawing()?.getAttribute('width'))).toBeGreaterThan(200);
    const width = drawing()?.getAttribute('width');
    const pane = document.querySelector<HTMLElement>('.pane');
    pane?.setAttribute('hidden', '');
    for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(drawing()?.getAttribute('width')).toBe(width);
    pane?.removeAttribute('hidden');
    await expect.element(page.getByRole('table', { name: '报关单趋势' })).toBeInTheDocument();
  });

  it('asks for months when they are wanted', async () => {
    const { screen, seen } = await open(() => good(FIGURES));
    await expect.element(screen.getByText('3,456')).toBeVisible();
    await userEvent.click(screen.getByText('近12个月'));
    const periods = () => seen.filter(({ path }) => path.includes('dashboard')).map(({ params }) => params['period']);
    await expect.poll(periods).toEqual(['days', 'months']);
  });

  it('reports when it is empty, failed, or not permitted', async () => {
    const nothing = { ...FIGURES, figures: {} };
    const empty = await open(() => good(nothing));
    await expect.element(empty.screen.getByText('这段时间还没有报关单').first()).toBeVisible();
    await empty.screen.unmount();

    let works = false;
    const failing = await open(() => (works ? good(FIGURES) : bad(500, '数据库忙')));
    await expect.element(failing.screen.getByText('统计数据加载失败：数据库忙')).toBeVisible();
    works = true;
    await userEvent.click(
      failing.screen.getByRole('region', { name: '报关概况' }).getByRole('button', { name: '重试' }),
    );
    await expect.element(failing.screen.getByText('3,456')).toBeVisible();
    await failing.screen.unmount();

    const refused = await open(() => good(FIGURES), []);
    await expect.element(refused.screen.getByText(/没有查看报关统计的权限/)).toBeVisible();
    await expect.element(refused.screen.getByRole('main').getByRole('link', { name: '出口报关单' })).toBeVisible();
    expect(refused.seen.some(({ path }) => path.includes('dashboard'))).toBe(false);
  });

  it('fits on a phone', async () => {
    await page.viewport(390, 800);
    const { screen } = await open(() => good(FIGURES));
    await expect.element(screen.getByText('3,456')).toBeVisible();
    const pane = document.querySelector('.pane:not([hidden])');
    expect(pane?.scrollWidth).toBe(pane?.clientWidth);
    await page.viewport(1440, 900);
  });
});
