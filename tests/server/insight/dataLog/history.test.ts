import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLog } from '../../../../server/insight/dataLog/readLog.ts';
import {
  addOrder,
  fieldsOf,
  get,
  linesOf,
  post,
  startOrderServer,
  type Fields,
} from '../../records/operations/orderServer.ts';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  [admin, clerk] = [await server.signIn('admin'), await server.signIn('clerk')];
});
afterAll(() => server.close());

const PAGE = 'trade/order';
const ask = (client: TestClient, path: string): Promise<TestAnswer> => client.call({ url: `/sys/dataLog/${path}` });
const historyOf = async (client: TestClient, id: unknown): Promise<readonly Fields[]> =>
  Object((await ask(client, `history?page=${PAGE}&id=${id}`)).body.result);

/** Removes the values that the server changes with every write, and the names that it adds to an answer. */
const kept = ({ version: _v, updateBy: _b, updateTime: _t, ...record }: Fields): Fields =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !key.endsWith('By_dictText')));

/** Changes of the order's columns and of its detail rows; each step starts from the current state. */
const STEP = fc.oneof(
  fc.record({
    kind: fc.constant('head' as const),
    customer: fc.option(fc.constantFrom('甲', '乙', '丙')),
    amount: fc.option(fc.constantFrom('1', '2.50', '3')),
  }),
  fc.record({ kind: fc.constant('add' as const), sku: fc.constantFrom('A', 'B'), at: fc.nat(4) }),
  fc.record({ kind: fc.constant('change' as const), at: fc.nat(4), qty: fc.constantFrom('5', '6.10', '7') }),
  fc.record({ kind: fc.constant('move' as const), from: fc.nat(4), to: fc.nat(4) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(4) }),
  fc.record({ kind: fc.constant('transit' as const) }),
);
type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never;

const NEXT: Readonly<Record<string, string>> = { draft: 'submit', returned: 'submit', review: 'return' };

const bodyAfter = (record: Fields, step: Exclude<Step, { kind: 'transit' }>): Fields => {
  const lines = [...linesOf(record)];
  if (step.kind === 'head') return { customer: step.customer, amount: step.amount };
  if (step.kind === 'add') lines.splice(step.at, 0, { sku: step.sku, qty: '1', unit: 'USD' });
  if (step.kind === 'change' && step.at < lines.length) lines[step.at] = { ...lines[step.at], qty: step.qty };
  if (step.kind === 'remove') lines.splice(step.at, 1);
  if (step.kind === 'move') lines.splice(step.to, 0, ...lines.splice(step.from, 1));
  return { orderLineList: lines };
};

const moveOf = ({ id, version, status }: Fields): Fields => {
  const transition = NEXT[String(status)];
  return { id, version, transition, ...(transition === 'return' && { reason: '？' }) };
};

const taken = async (record: Fields, step: Step): Promise<Fields> => {
  const { id, version } = record;
  const answer =
    step.kind === 'transit'
      ? await post(admin, 'transition', moveOf(record))
      : await post(admin, 'edit', { id, version, ...bodyAfter(record, step) });
  // A refused change leaves the record as it was.
  return answer.body.success ? fieldsOf(await get(admin, 'queryById', `?id=${id}`)) : record;
};

test('replaying the log from its first entry yields every stored version of a record [S1-4]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 3, maxLength: 8 }), async (steps) => {
      const first = await addOrder(admin, { customer: '甲', orderLineList: [{ sku: 'A', qty: '1', unit: 'USD' }] });
      const versions = new Map([[1, first]]);
      let record = first;
      for (const step of steps) {
        record = await taken(record, step);
        versions.set(Number(record['version']), record);
      }
      const { services } = server;
      const of = { tenantId: '1000', table: 'trade_order', id: String(first['id']) };
      const entries = await readLog(services.db, services.schemas.page(PAGE), of);
      expect(entries.map(({ version }) => version)).toEqual([...versions.keys()]);
      for (const { version, record: replayed } of entries) {
        const { lines } = replayed.details;
        expect({ ...replayed.values, orderLineList: lines }).toEqual(kept(versions.get(version) ?? {}));
      }
    }),
    { numRuns: 12, seed: 20261123 },
  );
});

test('the history shows who changed what by field and row, in page terms [S1-4]', async () => {
  const order = await addOrder(clerk, {
    customer: '甲',
    currency: 'USD',
    orderLineList: [{ sku: 'A', qty: '1' }, { sku: 'B' }],
  });
  const [one, two] = linesOf(order);
  const { id } = order;
  await post(clerk, 'edit', { id, version: 1, customer: '乙', orderLineList: [{ sku: 'C' }, { ...one, qty: '2' }] });
  const [latest, first] = await historyOf(clerk, id);
  expect(first).toMatchObject({ version: 1, action: 'add', cells: [], rows: [] });
  expect(latest).toMatchObject({
    version: 2,
    action: 'edit',
    cells: [{ title: '客户', before: '甲', after: '乙' }],
    rows: [
      { detail: '明细', kind: 'added', line: 1, cells: [{ title: '货号', before: '', after: 'C' }] },
      { detail: '明细', kind: 'changed', line: 2, cells: [{ title: '数量', before: '1', after: '2' }] },
      { detail: '明细', kind: 'removed', line: 2, cells: [{ title: '货号', before: two?.['sku'], after: '' }] },
    ],
  });
  const compared = fieldsOf(await ask(clerk, `compare?page=${PAGE}&id=${id}&from=2&to=1`));
  expect(compared['cells']).toMatchObject([{ title: '客户', before: '乙', after: '甲' }]);
  expect((await ask(clerk, `compare?page=${PAGE}&id=${id}&from=2&to=9`)).status).toBe(400);
});

test('the history omits fields hidden from its reader, and covers only visible records [S6-9]', async () => {
  const order = await addOrder(admin, { customer: '甲' });
  const { id } = order;
  await post(admin, 'edit', { id, version: 1, agencyFee: '12.50' });
  expect((await historyOf(admin, id))[0]?.['cells']).toMatchObject([{ title: '代理费', after: '12.50' }]);
  const theirs = await addOrder(clerk, { customer: '丙' });
  await post(admin, 'edit', { id: theirs['id'], version: 1, agencyFee: '12.50' });
  expect((await historyOf(clerk, theirs['id']))[0]).toMatchObject({ version: 2, cells: [] });
  const neighbour = await server.signIn('neighbour');
  expect([403, 404]).toContain((await ask(neighbour, `history?page=${PAGE}&id=${id}`)).status);
  expect((await ask(admin, `history?page=trade/nothing&id=${id}`)).status).toBe(404);
});

test('a reader sees changes since the record last had its status, else the last [S1-4]', async () => {
  const order = await addOrder(clerk, { customer: '甲', orderLineList: [{ sku: 'A', qty: '1' }] });
  const { id } = order;
  const [line] = linesOf(order);
  const changed = async (client: TestClient = clerk) =>
    Object((await ask(client, `lastChanges?page=${PAGE}&id=${id}`)).body).result;
  const move = (version: number, transition: string) =>
    post(admin, 'transition', { id, version, transition, ...(transition === 'return' && { reason: '？' }) });
  expect(await changed()).toBeNull();
  await post(clerk, 'edit', { id, version: 1, customer: '乙' });
  await move(2, 'submit');
  // Never returned: compared with the state before the last change; the transition alone would show no difference.
  expect(await changed()).toMatchObject({ version: 1, cells: [{ key: 'status' }, { key: 'customer', before: '甲' }] });
  await move(3, 'return');
  await post(clerk, 'edit', { id, version: 4, customer: '丙' });
  await post(admin, 'edit', { id, version: 5, agencyFee: '9', orderLineList: [{ ...line, qty: '2' }] });
  await move(6, 'submit');
  expect(await changed()).toMatchObject({
    version: 3,
    cells: [{ key: 'customer', before: '乙', after: '丙' }],
    rows: [{ kind: 'changed', line: 1, cells: [{ key: 'qty', before: '1', after: '2' }] }],
  });
  expect((await changed(admin)).cells).toHaveLength(2);
  expect([403, 404]).toContain(
    (await ask(await server.signIn('neighbour'), `lastChanges?page=${PAGE}&id=${id}`)).status,
  );
});
