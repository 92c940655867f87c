import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, fieldsOf, get, linesOf, post, startOrderServer } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const LINES = [
  { sku: 'A-1', qty: '86.50000', unit: 'USD' },
  { sku: 'A-2', qty: '2', unit: 'USD' },
  { sku: 'A-3', qty: '3', unit: 'USD' },
];

describe('a changed record', () => {
  test.each([
    ['the last row comes first', [2, 0, 1]],
    ['a row moves up by one', [0, 2, 1]],
    ['the first row comes last', [1, 2, 0]],
    ['all turn around', [2, 1, 0]],
    ['a row above is removed', [1, 2]],
    ['a row moves up into the place of a removed one', [0, 2]],
  ])('keeps the order of its rows: %s', async (_move, places) => {
    const order = await addOrder(clerk, { customer: '序', orderLineList: LINES });
    const moved = places.map((place) => linesOf(order)[place]);
    const answer = await post(clerk, 'edit', { id: order['id'], version: 1, orderLineList: moved });
    const stored = fieldsOf(await get(clerk, 'queryById', `?id=${String(order['id'])}`));
    for (const record of [fieldsOf(answer), stored]) {
      expect(linesOf(record).map(({ id, sku }) => [id, sku])).toEqual(
        moved.map((line) => [line?.['id'], line?.['sku']]),
      );
      expect(linesOf(record).map(({ lineNo }) => lineNo)).toEqual(places.map((_, index) => String(index + 1)));
      expect(record['version']).toBe(2);
    }
  });
});

test('reports unknown properties by their path in the body, rows by wire name', async () => {
  const ignored = async (body: unknown) => (await post(clerk, 'add', body)).headers['x-ignored-properties'];
  expect(await ignored({ nothing: 1, lines: [], orderLineList: [{ sku: 'A' }, { nope: 1 }] })).toBe(
    '/nothing, /lines, /orderLineList/*/nope',
  );
  expect(await ignored({ customer: '甲', orderLineList: [{ sku: 'A' }] })).toBeUndefined();
});

describe('HTML of staff', () => {
  const DIRTY = '<p onclick="steal()">甲<script>steal()</script><img src="https://evil.test/x.png"></p>';
  const CLEAN = '<p>甲</p>';

  test('is sanitized in header and rows, new or changed, while plain text stays unchanged', async () => {
    const rows = [
      { sku: DIRTY.slice(0, 30), remark: DIRTY },
      { sku: 'B', remark: CLEAN },
    ];
    const added = await addOrder(clerk, { customer: '<b>甲</b>', terms: DIRTY, orderLineList: rows });
    expect(added).toMatchObject({ customer: '<b>甲</b>', terms: CLEAN });
    expect(linesOf(added)).toMatchObject([{ sku: DIRTY.slice(0, 30), remark: CLEAN }, { remark: CLEAN }]);
    const [first, second] = linesOf(added);
    const orderLineList = [first, { ...second, remark: `乙${DIRTY}` }, { remark: `丙${DIRTY}` }];
    const { id } = added;
    await post(clerk, 'edit', { id, version: 1, terms: `丁${DIRTY}`, orderLineList });
    const stored = fieldsOf(await get(clerk, 'queryById', `?id=${String(id)}`));
    expect(stored['terms']).toBe(`丁${CLEAN}`);
    expect(linesOf(stored).map(({ remark }) => remark)).toEqual([CLEAN, `乙${CLEAN}`, `丙${CLEAN}`]);
  });

  test('of which nothing is left is blank', async () => {
    const order = await addOrder(clerk, {
      terms: '<script>x</script>',
      orderLineList: [{ remark: '<script></script>' }],
    });
    expect([order['terms'], linesOf(order)[0]?.['remark']]).toEqual([null, null]);
  });
});
