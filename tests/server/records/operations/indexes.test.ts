import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../testServer.ts';
import { startOrderServer } from './orderServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startOrderServer();
});
afterAll(() => server.close());

/** Returns the query plan for a condition on 3,000 rows, which are rolled back afterwards. */
const planOf = (condition: RawBuilder<unknown>): Promise<string> =>
  server.services.db.connection().execute(async (one) => {
    await sql`begin`.execute(one);
    await sql`
      insert into trade_order (id, tenant_id, sys_org_code, create_by, create_time, kind, customer, status)
      select 'wide' || n, '1000', 'B' || n % 300, 'clerk', now(), 'sale', 'wide' || n, 'draft'
      from generate_series(1, 3000) as n`.execute(one);
    await sql`analyze trade_order`.execute(one);
    // So few rows are faster to read without an index.
    await sql`set local enable_seqscan = off`.execute(one);
    const { rows } = await sql<Record<string, string>>`explain select 1 from trade_order
      where ${condition}`.execute(one);
    await sql`rollback`.execute(one);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test('the total of a department is found by an index on how its code begins', async () => {
  expect(await planOf(sql`tenant_id = '1000' and starts_with(sys_org_code, 'B177')`)).toMatch(
    /trade_order_px_tenant_id_sys_org_code[^]*Index Cond: .*sys_org_code ~>=~ 'B177'/,
  );
});

test('a part of a text is found by an index of such parts', async () => {
  expect(await planOf(sql`customer ilike '%ide2999%'`)).toMatch(
    /trade_order_tx_customer[^]*Index Cond: .*customer ~~\* '%ide2999%'/,
  );
});
