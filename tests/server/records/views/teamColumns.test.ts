import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toSavedViews, type SentArrangement } from '../../../../contract/lists/savedViews.ts';
import { get, post, startOrderServer } from '../operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startOrderServer();
  [clerk, admin] = [await server.signIn('clerk'), await server.signIn('admin')];
});
afterAll(() => server.close());
beforeEach(() => server.services.db.deleteFrom('sys_team_columns').execute());

const COLUMNS: SentArrangement = {
  order: ['customer', 'orderCode'],
  hidden: ['amount'],
  widths: { customer: 200 },
  pins: { orderCode: 'left' },
};
const keep = (client: TestClient, columns: unknown) => post(client, 'teamColumns', { columns });
const read = async (client: TestClient) => {
  const { team, mayShare } = toSavedViews((await get(client, 'views')).body.result);
  return { team, mayShare };
};

test('users with the share right set the default columns for everybody, and remove them', async () => {
  expect(await read(clerk)).toEqual({ team: null, mayShare: false });
  expect(toSavedViews((await keep(admin, COLUMNS)).body.result)).toMatchObject({ team: COLUMNS, mayShare: true });
  expect(await read(clerk)).toEqual({ team: COLUMNS, mayShare: false });
  await keep(admin, { ...COLUMNS, hidden: [] });
  expect((await read(clerk)).team?.hidden).toEqual([]);
  expect((await keep(clerk, null)).status).toBe(403);
  expect((await keep(clerk, COLUMNS)).status).toBe(403);
  expect((await read(clerk)).team?.hidden).toEqual([]);
  await keep(admin, null);
  expect((await read(clerk)).team).toBeNull();
});

test('those of another tenant are neither read nor taken away', async () => {
  const { db } = server.services;
  await keep(admin, COLUMNS);
  await db.updateTable('sys_team_columns').set({ tenant_id: '2000' }).execute();
  expect((await read(clerk)).team).toBeNull();
  await keep(admin, { ...COLUMNS, hidden: [] });
  await keep(admin, null);
  expect(await db.selectFrom('sys_team_columns').select('tenant_id').execute()).toEqual([{ tenant_id: '2000' }]);
});

test.each([
  [undefined, '/columns'],
  ['all', '/columns'],
  [{ order: ['orderCode', 'orderCode'] }, '/columns/order'],
  [{ order: Array.from({ length: 201 }, (_, index) => `c${index}`) }, '/columns/order'],
  [{ hidden: [7] }, '/columns/hidden'],
  [{ widths: { orderCode: 4000 } }, '/columns/widths'],
  [{ widths: [1] }, '/columns/widths'],
  [{ pins: { orderCode: 'top' } }, '/columns/pins'],
  [{ order: ['nothing'] }, '/columns'],
])('columns that cannot be meant are refused by name, and nothing is kept: %j', async (columns, path) => {
  const { status, body } = await keep(admin, columns);
  expect([status, JSON.stringify(body.result)]).toEqual([400, expect.stringContaining(`"${path}"`)]);
  expect((await read(admin)).team).toBeNull();
});
