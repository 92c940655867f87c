import { afterAll, beforeAll, expect, test } from 'vitest';
import { isError, pageFunctionsIn, pageHandlers, registerExtensions } from '../../../../engine/index.ts';
import { EXTENSIONS } from '../../../../extensions/index.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, fieldsOf, get, idsOf, post, startOrderServer } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  registerExtensions([]);
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
});
afterAll(async () => {
  registerExtensions(EXTENSIONS);
  await server.close();
});

test('a page of another trade is compiled, listed, edited and saved without any extension', async () => {
  expect(server.services.schemas.problems('trade/order').filter(isError)).toEqual([]);
  const order = await addOrder(clerk, {
    orderCode: 'EXT-1',
    customer: '甲',
    orderLineList: [{ sku: 'A-1', qty: '2' }],
  });
  expect(idsOf(await get(clerk, 'list', '?orderCode=EXT-1'))).toEqual([order['id']]);
  const saved = await post(clerk, 'edit', { id: order['id'], version: 1, customer: '乙' });
  expect(saved.body.message).toBe('编辑成功!');
  const stored = fieldsOf(await get(clerk, 'queryById', `?id=${order['id']}`));
  expect(stored).toMatchObject({ customer: '乙', version: 2, orderLineList: [{ sku: 'A-1', qty: '2' }] });
});

test('customs checks and panels of the product are unknown without extensions', () => {
  expect(pageHandlers().has('customsCode')).toBe(false);
  expect(pageFunctionsIn().has('elementsFault')).toBe(false);
});
