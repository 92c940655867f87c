import { ConfigProvider } from 'antd';
import { AxiosError } from 'axios';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemoryRouter } from 'react-router-dom';
import { ChunkError } from '../../../src/platform/chunks/chunkError.ts';
import { chunked } from '../../../src/platform/chunks/chunked.tsx';
import { CrashedApp } from '../../../src/pages/CrashedApp.tsx';
import { PageBoundary } from '../../../src/shell/ui/PageBoundary.tsx';
import { PageCrash } from '../../../src/shell/ui/PageCrash.tsx';
import { PartBoundary } from '../../../src/shell/ui/PartBoundary.tsx';
import type { Shell } from '../../../src/shell/services/createShell.ts';
import { ShellProvider } from '../../../src/shell/services/ShellContext.ts';
import { bad, good } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

const Around = ({ shell, children }: { readonly shell: Shell; readonly children: ReactNode }) => (
  <ShellProvider value={shell}>
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  </ShellProvider>
);

const GET_X = { method: 'GET', url: '/x' } as const;

const open = async (routes = {}) => {
  const shown = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true, routes });
  await expect.element(shown.screen.getByRole('tab', { name: '首页' })).toBeVisible();
  return {
    ...shown,
    call: () =>
      shown.shell.http.call(GET_X).then(
        () => null,
        (error: unknown) => error,
      ),
  };
};

describe('failures of calls', () => {
  it('say once that access was denied, however many were, and let the caller know [S8-1][S8-8]', async () => {
    const { screen, call } = await open({ 'GET /api/x': () => bad(403, '没有权限') });
    const waits = vi.spyOn(window, 'setTimeout');
    onTestFinished(() => waits.mockRestore());
    const errors = await Promise.all([call(), call()]);
    for (const error of errors) expect(error).toMatchObject({ kind: 'refused', message: '没有权限' });
    await expect.element(screen.getByText('系统提示')).toBeVisible();
    expect(screen.getByText('拒绝访问').elements()).toHaveLength(1);
    expect(waits.mock.calls.map(([, delay]) => delay)).toContain(4000);
    await expect.poll(() => screen.getByText('拒绝访问').elements().length, { timeout: 10_000 }).toBe(0);
  });

  it.each([
    ['network timeout', 504, '网络超时'],
    ['the words of the server', 500, '数据库忙'],
  ])('show %s in the place of a page [S8-3][S8-6]', async (_name, status, text) => {
    const answer = status === 504 ? { status, body: '<html>' } : bad(status, text);
    const routes = { 'GET /api/schema/resolve': () => answer };
    const { screen } = await shellOnScreen({ path: '/bgd/export', signedIn: true, routes });
    await expect.element(screen.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
  });

  it('show a resource that is not there where it was asked for [S8-2]', async () => {
    const routes = { 'GET /api/sys/environment': () => ({ status: 404 }) };
    const { screen } = await shellOnScreen({ path: '/test/environment', signedIn: true, routes });
    await expect.element(screen.getByText(/很抱歉，资源未找到!/)).toBeVisible();
  });
});

describe('the bar of the connection', () => {
  it('appears while the server does not answer, then disappears, without affecting open pages', async () => {
    let down = true;
    const answer = () => (down ? Promise.reject(new AxiosError('x', 'ERR_NETWORK')) : good({ version: '1' }));
    const { screen, shell, call } = await open({ 'GET /api/x': answer, 'GET /api/sys/environment': answer });
    shell.tabs.mark(shell.tabs.state.activeKey ?? '', { dirty: true });
    await call();
    const bar = screen.getByText(/暂时连不上服务器/);
    await expect.element(bar).toBeVisible();
    down = false;
    const retry = screen.getByRole('button', { name: '立即重试' });
    await expect.element(retry).toBeVisible();
    await userEvent.click(retry);
    await expect.element(bar).not.toBeInTheDocument();
    expect(shell.tabs.anyDirty()).toBe(true);
  });

  it('appears when the browser has no network', async () => {
    const { screen } = await open({ 'GET /api/sys/environment': () => good({ version: '1' }) });
    window.dispatchEvent(new Event('offline'));
    await expect.element(screen.getByRole('button', { name: '立即重试' })).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByRole('button', { name: '立即重试' })).not.toBeInTheDocument();
  });
});

describe('a page that fails', () => {
  /** React also writes every error of a boundary to the console. */
  const quiet = () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
  };
  const inTab = async (load: () => Promise<() => ReactNode>) => {
    quiet();
    const { shell, left } = await open();
    const Page = chunked(load);
    const screen = await render(
      <Around shell={shell}>
        <MemoryRouter initialEntries={['/bgd/export?a=1']}>
          <PageBoundary renderCrash={(error, again) => <PageCrash error={error} again={again} />}>
            <Suspense fallback="">
              <Page />
            </Suspense>
          </PageBoundary>
        </MemoryRouter>
      </Around>,
    );
    return { screen, shell, left };
  };
  const Fine = () => <p>页面内容</p>;

  it('is fetched again on request when its part did not come [S8-15][W8-28]', async () => {
    let tries = 0;
    const { screen, left } = await inTab(async () => {
      tries += 1;
      if (tries === 1) throw new ChunkError('script', '/assets/a.js');
      return Fine;
    });
    await expect.element(screen.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect.element(screen.getByText('页面内容')).toBeVisible();
    expect([tries, left]).toEqual([2, []]);
  });

  it('is loaded anew by itself when a release took its part away, and only once [S8-15][W8-27]', async () => {
    const missing = () => Promise.reject(new ChunkError('missing', '/assets/a.js'));
    const { screen, shell, left } = await inTab(missing);
    await expect.element(screen.getByRole('heading', { name: '系统已更新' })).toBeVisible();
    await expect.element(screen.getByText("Cannot find module '/assets/a.js'")).toBeVisible();
    await expect.poll(() => left).toEqual(['/bgd/export?a=1']);
    expect(shell.mayReload()).toBe(false);
  });

  it('waits for the word of somebody who has something unsaved', async () => {
    quiet();
    const { shell, left } = await open();
    shell.tabs.mark(shell.tabs.state.activeKey ?? '', { dirty: true });
    const screen = await render(
      <Around shell={shell}>
        <MemoryRouter initialEntries={['/bgd/export']}>
          <PageCrash error={new ChunkError('style', '/assets/a.css')} again={() => undefined} />
        </MemoryRouter>
      </Around>,
    );
    const button = screen.getByRole('button', { name: '刷新页面' });
    await expect.element(button).toBeVisible();
    expect(left).toEqual([]);
    await userEvent.click(button);
    await expect.poll(() => left).toEqual(['/bgd/export']);
  });

  it('leads home, is drawn again, and gives its details to the clipboard without secrets', async () => {
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('x is undefined');
      return <Fine />;
    };
    const { screen } = await inTab(async () => Page);
    await expect.element(screen.getByRole('heading', { name: '页面出错了' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: '返回首页' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '复制错误信息' }));
    await expect.element(screen.getByText('已复制')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect.element(screen.getByText('页面内容')).toBeVisible();
  });
});

describe('a part that comes in a file of its own', () => {
  const quiet = () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => said.mockRestore());
  };
  const Fine = () => <p>图表</p>;
  const within = async (load: () => Promise<() => ReactNode>, onClose?: () => void) => {
    quiet();
    const { shell, left } = await open();
    const Part = chunked(load);
    const screen = await render(
      <Around shell={shell}>
        <MemoryRouter initialEntries={['/bgd/export']}>
          <p>页面的其余部分</p>
          <PartBoundary {...(onClose ? { onClose } : {})}>
            <Part />
          </PartBoundary>
        </MemoryRouter>
      </Around>,
    );
    return { screen, left };
  };

  it('leaves the rest of the page intact on failure, and loads again on request [S8-15][W8-28]', async () => {
    let tries = 0;
    const { screen } = await within(async () => {
      tries += 1;
      if (tries === 1) throw new ChunkError('script', '/assets/a.js');
      return Fine;
    });
    await expect.element(screen.getByText('这部分内容没有加载成功，请检查网络后重试。')).toBeVisible();
    await expect.element(screen.getByText('页面的其余部分')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await expect.element(screen.getByText('图表')).toBeVisible();
  });

  it('can be given up where it is a dialog', async () => {
    let closed = 0;
    const failing = () => Promise.reject(new ChunkError('timeout', '/assets/a.js'));
    const { screen } = await within(failing, () => (closed += 1));
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(closed).toBe(1);
  });

  it('leads to the newer release that took it away, once by itself [S8-15][W8-27]', async () => {
    const { screen, left } = await within(() => Promise.reject(new ChunkError('missing', '/assets/a.js')));
    await expect.element(screen.getByText(/系统已更新/)).toBeVisible();
    await expect.poll(() => left).toEqual(['/bgd/export']);
  });
});

it('keeps a way on when even the workspace does not come [S8-15][W8-28]', async () => {
  const { shell, left } = await open();
  let tries = 0;
  const screen = await render(
    <Around shell={shell}>
      <MemoryRouter initialEntries={['/bgd/export']}>
        <CrashedApp error={new ChunkError('script', '/assets/MainLayout.js')} onRetry={() => (tries += 1)} />
      </MemoryRouter>
    </Around>,
  );
  await expect.element(screen.getByRole('heading', { name: '页面加载失败' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect([tries, left]).toEqual([1, []]);
});
