import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Values } from '../../../../engine/index.ts';
import { buildServer } from '../../../../server/app.ts';
import { createTableUpdates, tableUpdatesUrl } from '../../../../src/platform/live/tableUpdates.ts';
import { addOrder, linesOf, post, startOrderServer, type Fields } from '../../records/operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { NodeWebSocket } from './nodeWebSocket.ts';

let server: TestServer;
let second: Awaited<ReturnType<typeof buildServer>>;
let clerk: TestClient;
let admin: TestClient;
let order: Fields;
const origins: string[] = [];
const stops: (() => void)[] = [];

beforeAll(async () => {
  vi.stubGlobal('WebSocket', NodeWebSocket);
  server = await startOrderServer();
  second = await buildServer(server.services);
  origins.push(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  origins.push(await second.listen({ host: '127.0.0.1', port: 0 }));
  [clerk, admin] = await Promise.all([server.signIn('clerk'), server.signIn('admin')]);
  order = await addOrder(clerk, { orderCode: 'R1', orderLineList: [{ sku: 'A', qty: '1' }] });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await second.close();
  await server.close();
});

/** Opens a user's page on one of the servers, listening to the lines of the order. */
const openPage = ({ userId, token }: TestClient, at: 0 | 1) => {
  const key = `trade/order/lines/${String(order['id'])}`;
  const pageId = `page${at}`;
  const url = tableUpdatesUrl('/api', { userId, pageId }, origins[at] ?? '');
  const updates = createTableUpdates({ target: () => ({ url, token }), caseId: pageId });
  const heard: Values[] = [];
  stops.push(updates.subscribe(key, (row) => heard.push(row)));
  return { heard, sendRow: (row: Values) => updates.sendRow(key, row) };
};

it('a row saved on one server appears to a user of another server [W4-2, W7-37]', async () => {
  const [sender, receiver] = [openPage(clerk, 0), openPage(admin, 1)];
  const [line = {}] = linesOf(order);
  const saved = await post(clerk, 'edit', { ...order, orderLineList: [{ ...line, qty: '5' }] });
  expect(saved.body.success).toBe(true);
  const id = String(line['id']);
  await expect
    .poll(
      () => {
        // The receiver may not be connected yet when the first message is sent.
        sender.sendRow({ id, qty: '5' });
        return receiver.heard[0];
      },
      { timeout: 10_000, interval: 300 },
    )
    .toEqual({ id, qty: '5' });
  expect(sender.heard).toEqual([]);
});
