import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, post, startOrderServer } from './orderServer.ts';

let server: TestServer;
let clients: readonly TestClient[];
beforeAll(async () => {
  server = await startOrderServer();
  clients = [await server.signIn('clerk'), await server.signIn('clerk2'), await server.signIn('admin')];
});
afterAll(() => server.close());

const [FIRST, SECOND] = [0, 1];
const client = (index: number): TestClient => clients[index % clients.length] ?? server.stranger;

const stored = async (orderCode: string): Promise<number> => {
  const { rows } = await sql<{ matches: number }>`
    select count(*)::integer as matches from trade_order where order_code = ${orderCode}`.execute(server.services.db);
  return rows[0]?.matches ?? 0;
};

const outcomesOf = async (calls: readonly ReturnType<typeof post>[]) => {
  const answers = await Promise.all(calls);
  return {
    saved: answers.filter(({ body }) => body.success).length,
    refused: answers.filter(
      ({ status, body }) => status === 200 && body.code === 422 && body.message === '订单号已存在',
    ).length,
  };
};

test('of thirty concurrent saves with one unique value, one succeeds and others get a finding', async () => {
  const calls = Array.from({ length: 30 }, (_, n) => post(client(n), 'add', { orderCode: 'RACE-1', customer: `${n}` }));
  expect(await outcomesOf(calls)).toEqual({ saved: 1, refused: 29 });
  expect(await stored('RACE-1')).toBe(1);
});

test('of ten who change their records to the same unique value at once one succeeds', async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, (_, n) => addOrder(client(FIRST), { customer: `${n}` })));
  const calls = orders.map(({ id }) => post(client(FIRST), 'edit', { id, version: 1, orderCode: 'RACE-2' }));
  expect(await outcomesOf(calls)).toEqual({ saved: 1, refused: 9 });
  expect(await stored('RACE-2')).toBe(1);
});

test('a value that was given up may be taken by another record', async () => {
  const { id } = await addOrder(client(FIRST), { orderCode: 'FREE-1' });
  await post(client(FIRST), 'edit', { id, version: 1, orderCode: 'FREE-2' });
  expect((await post(client(SECOND), 'add', { orderCode: 'FREE-1' })).body.success).toBe(true);
});
