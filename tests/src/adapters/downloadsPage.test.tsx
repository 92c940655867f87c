import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SentExportJob } from '../../../contract/files/exportJobs.ts';
import { bad, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

beforeAll(async () => {
  await import('../../../src/adapters/DownloadsPage.tsx');
});

const job = (id: string, more: Partial<SentExportJob> = {}): SentExportJob => ({
  id,
  title: '出口报关单',
  fileName: `文件${id}.xlsx`,
  state: 'done',
  done: 12_000,
  total: 12_000,
  size: 3_400_000,
  message: '',
  createTime: '2026-11-23 09:00:00',
  endTime: '2026-11-23 09:01:00',
  expireTime: '2026-11-30 09:01:00',
  ...more,
});

const open = async (jobs: () => readonly SentExportJob[], routes: Readonly<Record<string, FakeRoute>> = {}) =>
  shellOnScreen({
    path: '/isps/downloads',
    signedIn: true,
    routes: { 'GET /api/sys/exports': () => good(jobs()), ...routes },
  });

const row = (name: string) => page.getByRole('row').filter({ hasText: name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('follows each export to its end and shows progress, failure reason and expiry [W7-30]', async () => {
  let done = 0;
  await open(() => {
    done += 6000;
    const over = done >= 12_000;
    return [
      job('1', over ? {} : { state: 'running', done, size: 0, expireTime: '' }),
      job('2', { state: 'failed', message: '没有权限：bgd:export:export', size: 0, expireTime: '' }),
      job('3', { state: 'waiting', done: 0, size: 0, expireTime: '' }),
    ];
  });
  await expect.element(row('文件1.xlsx')).toHaveTextContent(/导出中.*6,000 \/ 12,000 行/);
  await expect
    .element(page.getByRole('progressbar', { name: '文件1.xlsx 的进度' }))
    .toHaveAttribute('aria-valuenow', '50');
  await expect.element(row('文件2.xlsx')).toHaveTextContent('没有权限：bgd:export:export');
  await expect.element(row('文件3.xlsx')).toHaveTextContent('排队中');
  await expect.element(button('下载 文件2.xlsx')).not.toBeInTheDocument();
  await expect.element(row('文件1.xlsx'), { timeout: 15_000 }).toHaveTextContent(/已完成.*2026-11-30 09:01:00/);
  await expect.element(button('下载 文件1.xlsx')).toBeVisible();
});

it('cancels, removes after confirmation, and downloads with a ticket instead of the session [D25] [W7-30]', async () => {
  let jobs = [job('1'), job('2', { state: 'running' })];
  const { seen } = await open(() => jobs, {
    'POST /api/sys/exports/cancel': () => {
      jobs = [job('1'), job('2', { state: 'cancelled' })];
      return good(null);
    },
    'DELETE /api/sys/exports': () => {
      jobs = [job('1')];
      return good(null);
    },
    'GET /api/sys/exports/check': () => good(null),
    'POST /api/sys/ticket': () => good({ token: 'once' }),
  });
  const links: string[] = [];
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      links.push(`${event.target.getAttribute('href')} ${event.target.download}`);
    },
    { capture: true, signal: listening.signal },
  );
  await userEvent.click(button('取消 文件2.xlsx'));
  await expect.element(row('文件2.xlsx')).toHaveTextContent('已取消');
  await userEvent.click(button('删除 文件2.xlsx'));
  await userEvent.click(page.getByRole('tooltip').getByRole('button', { name: '确定' }));
  await expect.element(row('文件2.xlsx')).not.toBeInTheDocument();
  await userEvent.click(button('下载 文件1.xlsx'));
  await expect.poll(() => links).toEqual(['/api/sys/exports/download/1?token=once 文件1.xlsx']);
  const bodies = seen.filter(({ path }) => /ticket|cancel/.test(path)).map(({ body }) => body);
  expect(bodies).toEqual([{ id: '2' }, { url: '/sys/exports/download/1' }]);
});

it('says what went wrong, and is tried again; empty, that there is nothing', async () => {
  let isBroken = true;
  await open(() => [], { 'GET /api/sys/exports': () => (isBroken ? bad(503, '服务器忙') : good([])) });
  await expect.element(page.getByRole('alert')).toHaveTextContent('下载列表加载失败：服务器忙');
  isBroken = false;
  await userEvent.click(page.getByRole('alert').getByRole('button'));
  await expect.element(page.getByText('还没有导出的文件')).toBeVisible();
});
