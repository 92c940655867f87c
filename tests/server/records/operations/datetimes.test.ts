import { afterAll, beforeAll, expect, test } from 'vitest';
import { postTo, startCustomerServer } from '../../customerServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startCustomerServer();
  clerk = await server.signIn('clerk');
  for (const visitedAt of ['2026-01-31 08:30:00', '2026-01-31 23:59:59', '2026-02-01 00:00:00', null]) {
    const added = await postTo(clerk, '/kehu/visit/add', { keeper: 'clerk', visitedAt });
    if (!added.body.success) throw new Error(JSON.stringify(added.body));
  }
});
afterAll(() => server.close());

test.each([
  ['visitedAt=2026-01-31', ['2026-01-31 08:30:00', '2026-01-31 23:59:59']],
  ['visitedAt=2026-01-31 08:30', ['2026-01-31 08:30:00']],
  ['visitedAt_begin=2026-01-31 08:31&visitedAt_end=2026-02-01', ['2026-01-31 23:59:59', '2026-02-01 00:00:00']],
  ['visitedAt_end=2026-01-31', ['2026-01-31 08:30:00', '2026-01-31 23:59:59']],
  ['visitedAt=> 2026-01-31', ['2026-02-01 00:00:00']],
  ['visitedAt=*08:30*', ['2026-01-31 08:30:00']],
])('finds a datetime column by %s, where a day covers all its moments', async (query, moments) => {
  const parts = query.split('&').map((part) => part.split(/=(.*)/s).slice(0, 2));
  const sorted = new URLSearchParams([...parts, ['column', 'visitedAt'], ['order', 'asc']]);
  const { body } = await clerk.call({ url: `/kehu/visit/list?${sorted}` });
  const { records }: { records?: readonly { visitedAt: string }[] } = Object(body.result);
  expect(records?.map(({ visitedAt }) => visitedAt)).toEqual(moments);
});

test('what is no moment is refused by name', async () => {
  const { status, body } = await clerk.call({ url: '/kehu/visit/list?visitedAt=yesterday' });
  expect([status, body.message]).toEqual([400, expect.stringContaining('拜访时间')]);
});
