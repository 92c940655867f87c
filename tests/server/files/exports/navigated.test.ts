import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOrder, startOrderServer } from '../../records/operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { columnOf, exported, exportUrl } from './exportClient.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  await addOrder(clerk, { orderCode: 'N-1', customer: '深圳 远岭' });
  await addOrder(clerk, { orderCode: 'N-2', customer: '宁波' });
});
afterAll(() => server.close());

const ticketFor = async (url: string): Promise<string> => {
  const { body } = await clerk.call({ method: 'POST', url: '/sys/ticket', body: { url } });
  return Object(body.result).token;
};

test('its second form uses one combined parameter and a single-use ticket instead of a header [W7-30] [D25]', async () => {
  const given = { customer: '*远岭*', selections: '', exportFormat: 'xlsx', pageNo: 1, nothing: null };
  const url = exportUrl({ paramsStr: encodeURI(JSON.stringify(given)) });
  const token = await ticketFor(url);
  const answer = await exported(server, undefined, `${url}&token=${token}`);
  expect(columnOf(answer, '订单号')).toEqual(['N-1']);
  expect((await exported(server, undefined, `${url}&token=${token}`)).statusCode).toBe(401);
  expect((await exported(server, undefined, url)).statusCode).toBe(401);
  expect((await exported(server, undefined, `${url}&token=${clerk.token}`)).statusCode).toBe(401);
});

test('a ticket for one export opens no other [W7-30] [D25]', async () => {
  const token = await ticketFor(exportUrl({ paramsStr: '{"customer":"宁波"}' }));
  const other = exportUrl({ paramsStr: '{}' });
  expect((await exported(server, undefined, `${other}&token=${token}`)).statusCode).toBe(401);
});
