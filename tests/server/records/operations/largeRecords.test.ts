import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { addOrder, countStored, get, linesOf, ORDER_SCHEMAS, post, type Fields } from './orderServer.ts';

const LINES = 5000;

let folder: string;
let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'large-records-'));
  await cp(ORDER_SCHEMAS, folder, { recursive: true });
  const path = join(folder, 'pages/trade/order.json');
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replace(/"maxRows": 50\b/, `"maxRows": ${LINES}`));
  server = await startTestServer({ schemasFolder: folder });
  await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  clerk = await server.signIn('clerk');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const line = (index: number): Fields => ({ sku: 'A', qty: String(index + 1), remark: '第'.repeat(60) });

test('saves and reads a record of five thousand rows above one megabyte', async () => {
  const orderLineList = Array.from({ length: LINES }, (_, index) => line(index));
  expect(new TextEncoder().encode(JSON.stringify(orderLineList)).length).toBeGreaterThan(1024 * 1024);
  const order = await addOrder(clerk, { customer: '大单', orderLineList });
  const stored = await get(clerk, 'queryById', `?id=${String(order['id'])}`);
  expect(linesOf(Object(stored.body.result))).toHaveLength(LINES);
});

test('rejects a record above the page limit with both sizes before reading it', async () => {
  const before = await countStored(server);
  const answer = await post(clerk, 'add', { customer: 'x'.repeat(6_000_000) });
  expect([answer.status, answer.body.message]).toEqual([
    413,
    expect.stringMatching(/的一份单据不能超过 4\.\d MB，这一份有 5\.\d MB/),
  ]);
  expect(await countStored(server)).toEqual(before);
});
