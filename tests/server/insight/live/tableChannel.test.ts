import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import { TENANT_ID } from '../../../../server/app/seeds/accounts.ts';
import { addOrder, linesOf, startOrderServer, type Fields } from '../../records/operations/orderServer.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import type { Account, TestClient, TestServer } from '../../testServer.ts';
import { shakeHands } from './rawSocket.ts';
import { TableClient } from './tableClient.ts';

let server: TestServer;
let second: Awaited<ReturnType<typeof buildServer>>;
let clerk: TestClient;
let reviewer: TestClient;
let admin: TestClient;
let order: Fields;
let line: Fields;
let socketKey: string;
const addresses: string[] = [];
const open: TableClient[] = [];

beforeAll(async () => {
  server = await startOrderServer();
  second = await buildServer(server.services);
  addresses.push(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  addresses.push(await second.listen({ host: '127.0.0.1', port: 0 }));
  [clerk, reviewer, admin] = await Promise.all([
    server.signIn('clerk'),
    server.signIn('reviewer'),
    server.signIn('admin'),
  ]);
  order = await addOrder(clerk, { orderCode: 'L1', orderLineList: [{ sku: 'A', qty: '2' }] });
  [line = {}] = linesOf(order);
  socketKey = `trade/order/lines/${String(order['id'])}`;
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const connect = async ({ userId, token }: TestClient, { at = 0, page = 'p1' } = {}): Promise<TableClient> => {
  const client = new TableClient(`${addresses[at]}/api/vxeSocket/${userId}/${encodeURIComponent(page)}`, token);
  open.push(client);
  await client.opened;
  return client;
};

const update = (row: unknown, key = socketKey, caseId = 'case-1') => ({
  type: 'update_vxe_table',
  data: { socketKey: key, args: [row, caseId] },
});

const departmentOf = async (username: Account, orgCode: string): Promise<void> => {
  await server.services.db
    .updateTable('sys_user')
    .set({ org_code: orgCode })
    .where('username', '=', username)
    .execute();
};

const tenantOfReviewer = async (tenant_id: string): Promise<void> => {
  const { db } = server.services;
  await db.updateTable('sys_user').set({ tenant_id }).where('username', '=', 'reviewer').execute();
  await db
    .updateTable('sys_role')
    .set({ tenant_id })
    .where('role_code', '=', 'reviewer')
    .where('tenant_id', '!=', SECOND_TENANT)
    .execute();
};

describe('the socket of a page', () => {
  it('opens for the own user with the token as sub-protocol, and for nobody else [W7-37]', async () => {
    const ask = (userId: string, token?: string) => shakeHands(`${addresses[0]}/api/vxeSocket/${userId}/p1`, token);
    const granted = await ask(clerk.userId, clerk.token);
    expect(granted).toMatchObject({ status: 101, headers: { 'sec-websocket-protocol': clerk.token } });
    granted.socket?.destroy();
    expect((await ask(admin.userId, clerk.token)).status).toBe(403);
    expect((await ask(clerk.userId)).status).toBe(401);
    expect((await ask(clerk.userId, 'a'.repeat(43))).status).toBe(401);
  });

  it('answers a heartbeat with true [W4-2]', async () => {
    const client = await connect(clerk);
    client.send({ type: 'heart_beat', data: '' });
    expect(await client.next()).toEqual({ type: 'heart_beat', data: true });
  });

  it('closes once the session has ended', async () => {
    const leaving = await server.signIn('clerk');
    const client = await connect(leaving);
    await leaving.call({ method: 'POST', url: '/sys/logout' });
    client.send(update({ id: line['id'], sku: 'A' }));
    expect(await client.closed).toBe(1008);
  });
});

describe('a row update', () => {
  it('reaches pages on both servers with what is stored, whatever the sender wrote [W4-2, W7-37]', async () => {
    const [sender, near, far] = [
      await connect(admin),
      await connect(admin, { page: 'p2' }),
      await connect(admin, { at: 1 }),
    ];
    sender.send(update({ id: line['id'], sku: 'forged', qty: '999', nonsense: 1 }));
    const told = update({ id: line['id'], sku: 'A', qty: '2' });
    for (const client of [near, far, sender]) expect(await client.next()).toEqual(told);
  });

  it('leaves out the fields that the receiver may not see', async () => {
    const [sender, receiver] = [await connect(admin), await connect(reviewer)];
    sender.send(update({ id: line['id'], sku: 'A', cost: '9' }));
    expect(await sender.next()).toEqual(update({ id: line['id'], sku: 'A', cost: null }));
    expect(await receiver.next()).toEqual(update({ id: line['id'], sku: 'A' }));
  });

  it('does not reach who is outside of the data scope, nor another tenant', async () => {
    await departmentOf('clerk2', 'Z09');
    const [sender, outside] = [await connect(admin), await connect(await server.signIn('clerk2'))];
    await server.services.db.insertInto('sys_tenant').values({ id: 't-other', name: '别家公司' }).execute();
    await tenantOfReviewer('t-other');
    const foreign = await connect(await server.signIn('reviewer'));
    sender.send(update({ id: line['id'], sku: 'A' }));
    await sender.next();
    // Receivers are served in order of connection: after this second answer the last one has been served.
    sender.send(update({ id: line['id'], sku: 'A' }));
    await sender.next();
    expect(await outside.heardSoFar()).toEqual([]);
    expect(await foreign.heardSoFar()).toEqual([]);
    outside.send(update({ id: line['id'], sku: 'A' }));
    expect(await outside.next()).toEqual({ type: 'error', data: { message: '未找到对应数据' } });
    await tenantOfReviewer(TENANT_ID);
  });

  it.each([
    ['vxe-default', 'socketKey 应为 页面/明细/记录：vxe-default'],
    ['trade/order/nothing/1', 'socketKey 应为 页面/明细/记录：trade/order/nothing/1'],
    ['trade/order/lines/1', '未找到对应数据'],
  ])('is refused in words when it names no rows: %s', async (key, message) => {
    const client = await connect(admin);
    client.send(update({ id: '1' }, key));
    expect(await client.next()).toEqual({ type: 'error', data: { message } });
  });
});

describe('a common message', () => {
  it('reaches the other pages of who may read the page that its key names [W7-37]', async () => {
    const [sender, other] = [await connect(admin), await connect(admin, { at: 1 })];
    const frame = { type: 'common_send_date', data: { key: 'trade/order#locked', args: ['x', { n: 1 }] } };
    sender.send(frame);
    expect(await other.next()).toEqual(frame);
    expect(await sender.heardSoFar()).toEqual([]);
    sender.send({ type: 'common_send_date', data: { key: 'nobody', args: [] } });
    expect(await sender.next()).toMatchObject({ type: 'error' });
  });
});

/** Skips broadcast messages that arrive late. */
async function nextError(client: TableClient): Promise<unknown> {
  const frame = await client.next();
  return Object(frame).type === 'error' ? frame : nextError(client);
}

describe('bad frames', () => {
  const deep = JSON.parse(`${'['.repeat(12)}${']'.repeat(12)}`);
  it.each([
    ['no JSON', '{', 'JSON'],
    ['an array', '[]', 'JSON'],
    ['an unknown type', { type: 'sql', data: {} }, 'type'],
    ['no data', { type: 'update_vxe_table' }, 'data'],
    ['no row', { type: 'update_vxe_table', data: { socketKey: 'a/b/c', args: [] } }, 'data.args'],
    ['a row without id', update({}, 'a/b/c'), 'data.args[0].id'],
    ['an endless key', update({ id: '1' }, 'k'.repeat(300)), 'data.socketKey'],
    ['an endless case id', update({ id: '1' }, 'a/b/c', 'k'.repeat(300)), 'data.args[1]'],
    ['deep args', { type: 'common_send_date', data: { key: 'k', args: deep } }, 'data.args'],
  ])('are refused in words: %s', async (_name, frame, place) => {
    const client = await connect(clerk);
    client.send(frame);
    expect(await nextError(client)).toEqual({ type: 'error', data: { message: `消息格式不正确：${place}` } });
  });

  it('end the connection when there are too many of them', async () => {
    const client = await connect(clerk);
    for (let count = 0; count < 20; count += 1) client.send('{');
    expect(await client.closed).toBe(1008);
  });

  it('end the connection when they are too many bytes, also of frames that are understood', async () => {
    const client = await connect(clerk);
    const row = Object.fromEntries(Array.from({ length: 28 }, (_, index) => [`k${index}`, 'x'.repeat(1000)]));
    for (let count = 0; count < 12; count += 1) client.send(update({ id: '1', ...row }, 'a/b/c'));
    expect(await client.closed).toBe(1008);
  });

  it('end the connection when one is too large', async () => {
    const client = await connect(clerk);
    client.send('x'.repeat(40_000));
    expect(await client.closed).toBe(1009);
  });
});
