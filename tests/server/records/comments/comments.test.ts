import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { TableClient } from '../../insight/live/tableClient.ts';
import { addOrder, post, startOrderServer, type Fields } from '../operations/orderServer.ts';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let reviewer: TestClient;
let admin: TestClient;
let id: string;

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, reviewer, admin] = await Promise.all([
    server.signIn('clerk'),
    server.signIn('reviewer'),
    server.signIn('admin'),
  ]);
  id = String((await addOrder(clerk, { customer: '甲' }))['id']);
});
afterAll(() => server.close());

const PAGE = 'page=trade/order';
const say = (client: TestClient, operation: string, body: Fields): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: `/sys/fieldComment/${operation}?${PAGE}`, body: { id, ...body } });
const read = (client: TestClient, of = id): Promise<TestAnswer> =>
  client.call({ url: `/sys/fieldComment/list?${PAGE}&id=${of}` });
const told = async (client: TestClient): Promise<readonly Fields[]> =>
  Object((await read(client)).body.result).comments;
const statusOf = async (answer: Promise<TestAnswer>): Promise<number> => (await answer).status;

test('a reviewer comments on a field, the clerk answers and resolves it, all logged [S1-4]', async () => {
  const [said] = Object((await say(reviewer, 'add', { field: 'customer', text: ' 名称不对 ' })).body.result).comments;
  expect(said).toMatchObject({ field: 'customer', text: '名称不对', name: '王复核', answers: [], resolvedBy: '' });
  await say(clerk, 'answer', { comment: said.id, text: '已改' });
  await say(clerk, 'resolve', { comment: said.id, resolved: true });
  expect(await told(reviewer)).toMatchObject([{ answers: [{ text: '已改' }], resolvedBy: expect.stringMatching(/./) }]);
  await say(reviewer, 'resolve', { comment: said.id, resolved: false });
  expect((await told(clerk))[0]).toMatchObject({ resolvedBy: '' });
  const log = await server.services.db
    .selectFrom('sys_data_log')
    .where('data_table', '=', 'sys_field_comment')
    .where('data_id', '=', said.id)
    .orderBy('data_version')
    .select(['action', 'create_by'])
    .execute();
  expect(log.map(({ action, create_by: by }) => `${action} ${by}`)).toEqual([
    'add reviewer',
    'edit clerk',
    'edit reviewer',
  ]);
});

test('commenting requires its right, answering that or edit permission, and others see nothing [S6-9]', async () => {
  expect((await read(clerk)).body.result).toMatchObject({ mayComment: false, mayAnswer: true });
  expect((await read(reviewer)).body.result).toMatchObject({ mayComment: true, mayAnswer: true });
  expect(await statusOf(say(clerk, 'add', { field: 'customer', text: '？' }))).toBe(403);
  const neighbour = await server.signIn('neighbour');
  expect(await statusOf(read(neighbour))).toBe(404);
  expect(await statusOf(say(neighbour, 'add', { field: 'customer', text: '？' }))).toBe(404);
  const [first] = await told(admin);
  const theirs = await addOrder(neighbour, { customer: '丙' });
  const elsewhere = { id: theirs['id'], comment: first?.['id'] };
  expect(await statusOf(say(neighbour, 'answer', { ...elsewhere, text: '？' }))).toBe(404);
  expect(await statusOf(say(neighbour, 'resolve', { ...elsewhere, resolved: true }))).toBe(404);
  expect((await told(admin))[0]).toEqual(first);
  // A comment of another tenant on the same record id stays with that tenant.
  const foreign = { id: 'foreign', tenant_id: '2000', data_table: 'trade_order', data_id: id };
  await server.services.db
    .insertInto('sys_field_comment')
    .values({ ...foreign, content: 'x', create_by: 'neighbour' })
    .execute();
  expect((await told(admin)).map((one) => one['id'])).not.toContain('foreign');
  expect(await statusOf(say(admin, 'resolve', { comment: 'foreign', resolved: true }))).toBe(404);
});

test('whoever may only read a record answers and resolves none of its comments [S6-9]', async () => {
  const { db } = server.services;
  const rename = (from: string, to: string) =>
    db.updateTable('sys_permission').set({ perms: to }).where('perms', '=', from).execute();
  const [first] = await told(admin);
  await rename('bgd:order:edit', 'bgd:order:gone');
  onTestFinished(async () => void (await rename('bgd:order:gone', 'bgd:order:edit')));
  expect((await read(clerk)).body.result).toMatchObject({ mayComment: false, mayAnswer: false });
  expect(await statusOf(say(clerk, 'answer', { comment: first?.['id'], text: '？' }))).toBe(403);
  expect(await statusOf(say(clerk, 'resolve', { comment: first?.['id'], resolved: true }))).toBe(403);
  expect((await told(admin))[0]).toEqual(first);
});

test('a comment on a hidden field cannot be seen, answered, resolved or created', async () => {
  const all = Object((await say(admin, 'add', { field: 'agencyFee', text: '太低' })).body.result).comments as Fields[];
  const hidden = all.find(({ field }) => field === 'agencyFee');
  expect((await told(clerk)).map(({ field }) => field)).not.toContain('agencyFee');
  expect(await statusOf(say(clerk, 'answer', { comment: hidden?.['id'], text: '？' }))).toBe(404);
  expect(await statusOf(say(clerk, 'resolve', { comment: hidden?.['id'], resolved: true }))).toBe(404);
  expect(await statusOf(say(reviewer, 'add', { field: 'agencyFee', text: '？' }))).toBe(400);
});

test('row comments follow column and permission, and survive with their row when it is deleted', async () => {
  const { id: of, orderLineList: lines } = await addOrder(clerk, {
    customer: '丁',
    orderLineList: ['A', 'B'].map((sku) => ({ sku, unit: 'USD', qty: '1' })),
  });
  const [first, second] = Object(lines) as readonly Fields[];
  const on = (client: TestClient, rowId: unknown, more: Fields = {}): Promise<TestAnswer> =>
    say(client, 'add', { id: of, field: 'qty', cell: { detail: 'lines', rowId }, text: '数量？', ...more });
  const { comments } = Object((await on(reviewer, second?.['id'])).body.result);
  expect(comments).toMatchObject([
    { field: 'qty', cell: { detail: 'lines', rowId: second?.['id'], line: 2, isGone: false } },
  ]);
  const refused = [
    on(clerk, second?.['id']),
    on(reviewer, 'nothing'),
    on(reviewer, second?.['id'], { field: 'customer' }),
    on(reviewer, '', { cell: { detail: '__proto__', rowId: second?.['id'] } }),
    on(reviewer, 7),
    on(reviewer, '', { cell: null }),
    on(reviewer, second?.['id'], { field: null }),
  ];
  expect(await Promise.all(refused.map(statusOf))).toEqual([403, 404, 400, 400, 400, 400, 400]);
  await post(clerk, 'edit', { id: of, version: 1, orderLineList: [first] });
  expect(Object((await read(clerk, String(of))).body.result).comments).toMatchObject([
    { field: 'qty', cell: { line: 2, isGone: true } },
  ]);
});

const BAD: readonly (readonly [string, string, Fields])[] = [
  ['a blank text', 'add', { field: 'customer', text: ' \n ' }],
  ['a text of 1001 letters', 'add', { field: 'customer', text: '字'.repeat(1001) }],
  ['what no database holds', 'add', { field: 'customer', text: 'a\u0000b' }],
  ['no such field', 'add', { field: 'nothing', text: '？' }],
  ['a field by the name of an inherited one', 'add', { field: '__proto__', text: '？' }],
  ['no text at all', 'add', { field: null }],
  ['a yes that is none', 'resolve', { comment: '1', resolved: 'yes' }],
];

test.each(BAD)('%s is refused with a word, and nothing is written', async (_, operation, body) => {
  const before = (await told(admin)).length;
  const { status, body: answer } = await say(admin, operation, body);
  expect([status, answer.success, answer.message]).toEqual([400, false, expect.stringMatching(/./)]);
  expect(await told(admin)).toHaveLength(before);
});

test('a record has a limit of comments, and unknown pages and records have none', async () => {
  const { db } = server.services;
  const row = { tenant_id: '1000', data_table: 'trade_order', data_id: id, content: 'x', create_by: 'clerk' };
  const rows = Array.from({ length: 300 }, (_, index) => ({ ...row, id: `many-${index}` }));
  await db.insertInto('sys_field_comment').values(rows).execute();
  const { body } = await say(admin, 'add', { field: null, text: '再一条' });
  expect(body).toMatchObject({ success: false, message: '一票单据最多 300 条批注' });
  await db.deleteFrom('sys_field_comment').where('id', 'like', 'many-%').execute();
  expect(await statusOf(read(admin, 'nothing'))).toBe(404);
  expect(await statusOf(admin.call({ url: `/sys/fieldComment/list?page=trade/nothing&id=${id}` }))).toBe(404);
});

test('whoever has the page open hears at once that something was said', async () => {
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const client = new TableClient(`${address}/api/vxeSocket/${clerk.userId}/p1`, clerk.token);
  await client.opened;
  await say(reviewer, 'add', { field: null, text: '请尽快' });
  expect(await client.next()).toEqual({
    type: 'common_send_date',
    data: { key: 'trade/order#comments', args: { id } },
  });
  client.close();
});
