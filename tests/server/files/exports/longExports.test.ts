import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { poolUse } from '../../../../server/core/database/db.ts';
import { addOrder, startOrderServer } from '../../records/operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { columnOf, exported, exportUrl } from './exportClient.ts';

const ROWS = 30_000;

let server: TestServer;
let clerk: TestClient;
/** Connections held at rest: one listens for messages of other servers. */
const RESTING = 1;
beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  await addOrder(clerk, { orderCode: 'S-0', customer: '深圳' });
  await sql`insert into trade_order (id, version, tenant_id, sys_org_code, create_by, create_time, kind, order_code, customer, terms)
    select 'many' || n, 1, tenant_id, sys_org_code, create_by, create_time, kind, 'M-' || n, '批量', repeat(md5(n::text), 20)
    from trade_order, generate_series(1, ${sql.raw(String(ROWS))}) n where order_code = 'S-0'`.execute(
    server.services.db,
  );
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitFor(async () => {
    const heard = sql`select from pg_stat_activity where query like 'listen %' and datname = current_database()`;
    expect((await heard.execute(server.services.db)).rows).toHaveLength(1);
    expect(poolUse(server.services.db).poolBusy).toBe(RESTING);
  });
});
afterAll(() => server.close());

const begin = async (parameters: Readonly<Record<string, string>>): Promise<IncomingMessage> => {
  const { port } = server.app.server.address() as AddressInfo;
  const request = get(`http://127.0.0.1:${port}/api${exportUrl(parameters)}`, {
    headers: { 'x-access-token': clerk.token },
  });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  if (answer === undefined) throw new Error('no answer');
  return answer;
};

/** Whether a statement of an export is running, or its connection is held. */
const isHeld = async (): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select exists (select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query like '%listed%') as held`.execute(
    server.services.db,
  );
  return rows[0]?.held === true || poolUse(server.services.db).poolBusy > RESTING;
};

test('has all rows in order, as .xlsx when too large for .xls, even if requested [D34] [D69] [W7-30]', async () => {
  const answer = await exported(
    server,
    clerk,
    exportUrl({ exportFormat: 'xls', exportFields: 'orderCode,customer,terms', column: 'orderCode', order: 'asc' }),
  );
  expect(answer.headers['content-disposition']).toMatch(/\.xlsx$/);
  const codes = columnOf(answer, '订单号');
  expect(codes).toHaveLength(ROWS + 1);
  expect(new Set(codes).size).toBe(ROWS + 1);
  expect([codes[0], codes.at(-1)]).toEqual(['M-1', 'S-0']);
});

test('that its caller leaves stops reading and gives its connection back [W7-30]', async () => {
  const answer = await begin({ exportFormat: 'xlsx', exportFields: 'orderCode,terms' });
  await once(answer, 'readable');
  await expect.poll(isHeld).toBe(true);
  answer.destroy();
  await expect.poll(isHeld).toBe(false);
});

test('of one user beside two others waits for its turn, and says so', async () => {
  const answers = [
    await begin({ exportFormat: 'xlsx', exportFields: 'terms' }),
    await begin({ exportFormat: 'xlsx', exportFields: 'terms' }),
  ];
  const third = await exported(server, clerk, exportUrl({ exportFormat: 'xlsx' }));
  expect([third.statusCode, third.headers['retry-after']]).toEqual([429, '5']);
  expect(third.json().message).toBe('正在进行的导出过多，请稍后再试');
  for (const answer of answers) answer.destroy();
  await expect.poll(isHeld).toBe(false);
  await expect.poll(async () => (await exported(server, clerk, exportUrl({ customer: '深圳' }))).statusCode).toBe(200);
});

test('above the export limit of the caller’s roles is rejected in advance with the limit', async () => {
  const limits = server.services.config.exportLimits;
  const { byRole } = limits;
  if (!(byRole instanceof Map)) throw new Error('the limits are no map');
  byRole.set('clerk', 100);
  const refused = await exported(server, clerk, exportUrl({ customer: '批量' }));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().message).toBe('导出超过上限 100 行，请缩小查询范围，或联系管理员调整您的导出上限');
  byRole.set('clerk', 1);
  expect(columnOf(await exported(server, clerk, exportUrl({ customer: '深圳' })), '订单号')).toEqual(['S-0']);
});
