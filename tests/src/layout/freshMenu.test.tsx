import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shellOnScreen } from '../fakes/shellOnScreen.tsx';
import { FakeSocket, messageEvent } from '../platform/live/fakeSocket.ts';

beforeEach(() => {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

it('reloads menu and rights when changed, and open lists whose visible rows may differ', async () => {
  const { shell, seen } = await shellOnScreen({ path: '/dashboard/analysis', signedIn: true });
  await expect.poll(() => FakeSocket.opened.length).toBe(1);
  const asked = () => seen.filter(({ path }) => path.endsWith('/getUserPermissionByToken')).length;
  const lists: string[] = [];
  for (const page of ['crm/customer', 'system/user']) shell.recordNews.subscribe(page, () => lists.push(page));
  const before = asked();
  const hear = (news: Readonly<Record<string, unknown>>) =>
    FakeSocket.at(0).dispatchEvent(messageEvent(JSON.stringify({ cmd: 'schema', pages: [], ...news })));
  hear({ menu: true });
  await expect.poll(asked).toBe(before + 1);
  expect(lists).toEqual([]);
  hear({ menu: true, rights: true });
  await expect.poll(asked).toBe(before + 2);
  expect(lists).toEqual(['crm/customer', 'system/user']);
});
