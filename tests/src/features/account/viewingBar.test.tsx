import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeRoute } from '../../fakes/fakeServer.ts';
import { bad } from '../../fakes/fakeServer.ts';
import { keepViewing } from '../../../../src/platform/session/viewing.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';
import { shellOnScreen } from '../../fakes/shellOnScreen.tsx';

const CLERK = { id: 'u2', username: 'clerk', realname: '制单员', avatar: '', orgCode: 'A01', loginTenantId: '1000' };
const OWN = JSON.stringify({ value: 'own', expire: null });

/** Opens a window that was reloaded for a viewing, while the browser storage still belongs to the viewer. */
async function viewAsClerk(routes: Readonly<Record<string, FakeRoute>> = {}) {
  const [windowStorage, storage] = [memoryStorage(), memoryStorage()];
  storage.setItem('pro__Access-Token', OWN);
  const begun = { token: 'v1', userInfo: CLERK, departs: [], seconds: 1800 };
  keepViewing(windowStorage, { begun, viewer: '管理员', back: '/system/user' });
  const shown = await shellOnScreen({ path: '/dashboard/analysis', windowStorage, storage, routes });
  const button = shown.screen.getByRole('button', { name: '结束查看' });
  await expect.element(button).toBeVisible();
  return { ...shown, windowStorage, storage, button };
}

it('shows who views as whom until when, and the first key ends viewing', async () => {
  await page.viewport(390, 800);
  const { screen, seen, left, windowStorage, storage, button } = await viewAsClerk();
  await expect.element(screen.getByText(/管理员 正在以 制单员 \(clerk\) 的身份查看.+\d\d:\d\d 自动结束/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '退出登录' })).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await userEvent.keyboard('{Tab}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => left).toEqual(['/system/user']);
  const ended = seen.filter(({ path }) => path === '/api/sys/logout');
  expect(ended.map(({ headers }) => headers['x-access-token'])).toEqual(['v1']);
  expect(windowStorage.getItem('pro__Viewing')).toBeNull();
  expect(storage.getItem('pro__Access-Token')).toBe(OWN);
  await page.viewport(1280, 720);
});

it('restores the window when the server ends viewing, despite unsaved input', async () => {
  const { shell, left, windowStorage } = await viewAsClerk({ 'GET /api/x': () => bad(401, 'Token失效，请重新登录') });
  shell.tabs.mark(shell.tabs.state.activeKey ?? '', { dirty: true });
  await shell.http.call({ method: 'GET', url: '/x' }).catch(() => undefined);
  await expect.poll(() => left, { timeout: 5000 }).toEqual(['/system/user']);
  expect(windowStorage.getItem('pro__Viewing')).toBeNull();
});

it('stores no draft while viewing, and offers none of the other user', async () => {
  const { shell } = await viewAsClerk();
  const store = shell.drafts.ofTab('t');
  const keeper = store.open('crm/customer');
  await keeper.keep({} as Parameters<typeof keeper.keep>[0], { recordId: null, name: '' });
  keeper.close();
  expect(await store.left('crm/customer')).toEqual([]);
});
