import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fetchPart } from '../../../renderers/kit/lazy/partLoader.ts';
import '../../../src/pages/SchemaPage.tsx';
import { bad, good } from '../fakes/fakeServer.ts';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';

const TEXT = /系统已更新，刷新后使用新版本/;

const open = async () => {
  let release = 'one';
  const shown = await shellOnScreen({
    path: '/dashboard/analysis',
    signedIn: true,
    ownRelease: 'one',
    routes: { 'GET /api/x': () => ({ ...good(null), headers: { 'x-release': release } }) },
  });
  await expect.element(shown.screen.getByRole('tab', { name: '首页' })).toBeVisible();
  const { shell } = shown;
  const mark = (dirty: boolean) => shell.tabs.mark(shell.tabs.state.activeKey ?? '', { dirty });
  const hear = (name: string) => {
    release = name;
    return shell.http.call({ method: 'GET', url: '/x' });
  };
  return { ...shown, hear, mark };
};

it('offers a newer release calmly: nothing is loaded anew before somebody says so', async () => {
  const { screen, hear, left } = await open();
  await hear('one');
  await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  await hear('two');
  await expect.element(screen.getByText(TEXT)).toBeVisible();
  expect(left).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '刷新', exact: true }));
  await expect.poll(() => left).toEqual(['/dashboard/analysis']);
});

it('offers a release once', async () => {
  const { screen, hear } = await open();
  await hear('two');
  await userEvent.click(screen.getByRole('button', { name: '稍后' }));
  await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  await hear('two');
  await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  await hear('three');
  await expect.element(screen.getByText(TEXT)).toBeVisible();
});

it('says that drafts are kept, and waits while something is typed that no draft keeps', async () => {
  const { screen, shell, hear, mark } = await open();
  mark(true);
  await hear('two');
  await expect.element(screen.getByText(/未保存的内容会作为草稿保留/)).toBeVisible();
  shell.drafts.state.failed = true;
  await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  mark(false);
  await expect.element(screen.getByText(TEXT)).toBeVisible();
});

it('is not offered while the server is unreachable, because a reload would fail', async () => {
  const { screen, shell, hear } = await open();
  await hear('two');
  await expect.element(screen.getByText(TEXT)).toBeVisible();
  shell.connection.report(false);
  await expect.element(screen.getByText(TEXT)).not.toBeInTheDocument();
  shell.connection.report(true);
  await expect.element(screen.getByText(TEXT)).toBeVisible();
});

it('comes when a late part of a page was taken away by a newer release [S8-15][W8-27]', async () => {
  const { screen } = await shellOnScreen({
    path: '/bgd/export',
    signedIn: true,
    routes: { 'GET /api/schema/resolve': () => bad(500, '数据库忙') },
  });
  await expect.element(screen.getByText('数据库忙')).toBeVisible();
  const outcome = await fetchPart(() => Promise.reject(new Error('Unable to preload CSS for /assets/a.css'))).catch(
    (error: unknown) => error,
  );
  expect(outcome).toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' });
  await expect.element(screen.getByText(TEXT)).toBeVisible();
});
