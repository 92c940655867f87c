import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, fieldsOf, get, idsOf, startOrderServer } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  // The table is created with its first record.
  await addOrder(clerk, { orderCode: 'L-1', customer: 'few' });
});
afterAll(() => server.close());

describe('a large list', () => {
  test('counts up to 10,000 and reports more, with an exact total on request [W9-1, D29]', async () => {
    const { db } = server.services;
    const fill = (from: number, to: number) =>
      sql`
      insert into trade_order (id, tenant_id, sys_org_code, create_by, create_time, kind, customer, status)
      select 'big' || n, '1000', 'A01A01', 'clerk', timestamptz '2000-01-01' + n * interval '1 minute', 'sale', 'many', 'draft'
      from generate_series(${from}::integer, ${to}::integer) as n`.execute(db);
    await fill(1, 10_000);
    expect(fieldsOf(await get(clerk, 'list', '?customer=many'))).toMatchObject({
      total: 10_000,
      totalIsAtLeast: false,
    });
    await fill(10_001, 10_001);
    const answer = await get(clerk, 'list', '?customer=many&pageNo=1001');
    expect(fieldsOf(answer)).toMatchObject({ total: 10_000, totalIsAtLeast: true });
    expect(idsOf(answer)).toEqual(['big1']);
    const exact = await get(clerk, 'list', '?customer=many&pageSize=1&exactTotal=true');
    expect(fieldsOf(exact)).toMatchObject({ total: 10_001, totalIsAtLeast: false });
    expect((await get(clerk, 'list', '?exactTotal=much')).status).toBe(400);
  });

  test('pages from a neighbouring record in both directions, or by number when it is gone', async () => {
    const page = async (query: string) => idsOf(await get(clerk, 'list', `?customer=many&pageSize=3&${query}`));
    const upwards = 'column=createTime&order=asc';
    expect(await page('pageNo=2001&afterId=big9000')).toEqual(['big8999', 'big8998', 'big8997']);
    expect(await page('pageNo=2001&beforeId=big9000')).toEqual(['big9003', 'big9002', 'big9001']);
    expect(await page(`pageNo=2001&${upwards}&afterId=big9000`)).toEqual(['big9001', 'big9002', 'big9003']);
    expect(await page(`pageNo=2001&${upwards}&beforeId=big9000`)).toEqual(['big8997', 'big8998', 'big8999']);
    const [other] = idsOf(await get(clerk, 'list', '?customer=few'));
    expect(await page(`pageNo=2001&afterId=${String(other)}`)).toEqual(['big4001', 'big4000', 'big3999']);
    expect(await page('pageNo=2001&afterId=gone')).toEqual(['big4001', 'big4000', 'big3999']);
    expect(await page('pageNo=3334&afterId=big3')).toEqual(['big2', 'big1']);
    const refused = await get(clerk, 'list', `?afterId=${'9'.repeat(41)}`);
    expect(refused.status).toBe(400);
  });
});
