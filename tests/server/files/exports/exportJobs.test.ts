import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addExportJob, sweepExports } from '../../../../server/files/exports/exportJobs.ts';
import { exportMeans, ExportRunner } from '../../../../server/files/exports/exportRunner.ts';
import { findHolder } from '../../../../server/identity/sessions/sessionStore.ts';
import { toExportJobs, type SentExportJob } from '../../../../contract/files/exportJobs.ts';
import { addOrder, startOrderServer } from '../../records/operations/orderServer.ts';
import { holdWork } from '../../lockHolder.ts';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';
import { columnOf, exported, rowsOf } from './exportClient.ts';

const ROWS = 20_001;
const LONG = { customer: '批量', exportFields: 'orderCode,customer,terms', exportFormat: 'xlsx' };

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2] = [await server.signIn('clerk'), await server.signIn('clerk2')];
  await addOrder(clerk, { orderCode: 'J-1', customer: '深圳', amount: '9.5', currency: 'USD' });
  await addOrder(clerk, { orderCode: 'J-2', customer: '深圳', amount: '10', currency: 'EUR' });
  await sql`insert into trade_order (id, version, tenant_id, sys_org_code, create_by, create_time, kind, order_code, customer, terms)
    select 'many' || n, 1, tenant_id, sys_org_code, create_by, create_time, kind, 'M-' || n, '批量', repeat(md5(n::text), 20)
    from trade_order, generate_series(1, ${sql.raw(String(ROWS))}) n where order_code = 'J-1'`.execute(
    server.services.db,
  );
});
afterAll(() => server.close());

const order = (
  parameters: Readonly<Record<string, string>>,
  { client = clerk, fileName = '十一月' }: { readonly client?: TestClient; readonly fileName?: string } = {},
): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: '/trade/order/exportJob', body: { parameters, fileName } });

const ordered = async (parameters: Readonly<Record<string, string>>): Promise<string> => {
  const { body } = await order(parameters);
  if (!body.success) throw new Error(body.message);
  return String(Object(body.result).id);
};

const jobs = async (client = clerk): Promise<readonly SentExportJob[]> =>
  toExportJobs((await client.call({ url: '/sys/exports' })).body.result);
const stateOf = async (id: string): Promise<string | undefined> => (await jobs()).find((job) => job.id === id)?.state;
const cancel = (id: string, client = clerk) =>
  client.call({ method: 'POST', url: '/sys/exports/cancel', body: { id } });
const remove = (id: string, client = clerk) => client.call({ method: 'DELETE', url: `/sys/exports?id=${id}` });
const download = (id: string, client: Pick<TestClient, 'token'> | undefined = clerk) =>
  exported(server, client, `/sys/exports/download/${id}`);
const becomes = (id: string, state: string) => expect.poll(() => stateOf(id), { timeout: 15_000 }).toBe(state);
const storedFiles = async (): Promise<number> =>
  (await readdir(server.filesFolder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;

beforeEach(async () => {
  for (const { id, state } of await jobs()) {
    if (state === 'waiting' || state === 'running') await cancel(id);
    await expect.poll(async () => (await remove(id)).status).toBe(200);
  }
  await server.services.contents.sweep();
});

describe('an export in the background', () => {
  test('exports the list rows under the given name, logged and downloadable by header or ticket [W7-30] [D25]', async () => {
    const id = await ordered({ customer: '深圳', column: 'orderCode', order: 'asc' });
    await becomes(id, 'done');
    const [job] = await jobs();
    expect(job).toMatchObject({ fileName: '十一月.xls', title: '订单', done: 2, total: 2, message: '' });
    const answer = await download(id);
    expect(columnOf(answer, '订单号')).toEqual(['J-1', 'J-2']);
    expect(columnOf(answer, '币制')).toEqual(['美元', '欧元']);
    expect(rowsOf(answer)[1]?.[0]).toBe('导出人:李制单');
    expect(answer.rawPayload).toHaveLength(job?.size ?? 0);
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('十一月'));

    const url = `/sys/exports/download/${id}`;
    const ticket = await clerk.call({ method: 'POST', url: '/sys/ticket', body: { url } });
    const navigated = `${url}?token=${Object(ticket.body.result).token}`;
    expect((await exported(server, undefined, navigated)).statusCode).toBe(200);
    expect((await exported(server, undefined, navigated)).statusCode).toBe(401);
    const { rows } = await sql<{ log_content: string }>`select log_content from sys_log
      where operate_type = 6 order by create_time desc limit 1`.execute(server.services.db);
    expect(rows[0]?.log_content).toBe('导出“订单” 2 行（xls）');
  });

  test('of many rows is .xlsx, tells how many are done, and is whole [D56] [W7-30]', async () => {
    const id = await ordered({ ...LONG, exportFormat: 'xls' });
    await becomes(id, 'done');
    expect(await jobs()).toMatchObject([{ fileName: '十一月.xlsx', done: ROWS, total: ROWS }]);
    expect(new Set(columnOf(await download(id), '订单号')).size).toBe(ROWS);
  });

  test('takes as many chosen records as a list has, which no address has room for [W7-30]', async () => {
    const selections = ['many7', ...Array.from({ length: 4999 }, (_, index) => `${String(index).padStart(32, '0')}`)];
    const id = await ordered({ selections: selections.join(), exportFormat: 'xlsx' });
    await becomes(id, 'done');
    expect(columnOf(await download(id), '订单号')).toEqual(['M-7']);
  });

  test('belongs to its user and tenant: nobody else lists, downloads, cancels or removes it', async () => {
    const id = await ordered({ customer: '深圳' });
    await becomes(id, 'done');
    const moveTo = (tenant: string) =>
      sql`update sys_export set tenant_id = ${tenant} where id = ${id}`.execute(server.services.db);
    await moveTo('2000');
    expect(await jobs()).toEqual([]);
    expect((await download(id)).statusCode).toBe(404);
    expect((await cancel(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    await moveTo('1000');
    expect(await jobs(clerk2)).toEqual([]);
    expect((await download(id, clerk2)).statusCode).toBe(404);
    expect((await cancel(id, clerk2)).status).toBe(404);
    expect((await remove(id, clerk2)).status).toBe(404);
    expect(await stateOf(id)).toBe('done');
  });

  test('that is cancelled leaves no file, whether it waits or is being made [W7-30]', async () => {
    const [first, second] = [await ordered(LONG), await ordered(LONG)];
    await becomes(first, 'running');
    expect(await stateOf(second)).toBe('waiting');
    expect((await download(first)).statusCode).toBe(404);
    expect((await remove(first)).status).toBe(409);
    await cancel(second);
    expect(await stateOf(second)).toBe('cancelled');
    await cancel(first);
    await becomes(first, 'cancelled');
    expect(await storedFiles()).toBe(0);
  });

  test('uses the current rights of its user, and reports why it fails', async () => {
    const { db } = server.services;
    const [first, second] = [await ordered(LONG), await ordered({ customer: '深圳' })];
    await becomes(first, 'running');
    const { rows } = await sql<{ role_id: string; permission_id: string }>`delete from sys_role_permission
      where permission_id in (select id from sys_permission where perms = 'bgd:order:export') returning *`.execute(db);
    await cancel(first);
    await becomes(second, 'failed');
    for (const { role_id, permission_id } of rows)
      await sql`insert into sys_role_permission (role_id, permission_id) values (${role_id}, ${permission_id})`.execute(
        db,
      );
    expect((await jobs()).find(({ id }) => id === second)?.message).toContain('bgd:order:export');
    expect((await download(second)).statusCode).toBe(404);
  });

  test('survives a restart: an export of a stopped or crashed server starts again', async () => {
    const { db } = server.services;
    const errors: unknown[] = [];
    const another = new ExportRunner(exportMeans(server.services), (error) => errors.push(error));
    const holder = await findHolder(db, { userId: clerk.userId, tenantId: '1000', orgCode: 'A01A01' });
    if (holder === undefined) throw new Error('there is no clerk');
    // The current server is not notified of it.
    const id = await addExportJob(db, holder.user, {
      language: 'zh-CN',
      pageUrl: '/trade/order',
      title: '订单',
      fileName: '重启',
      format: 'xlsx',
      total: ROWS,
      parameters: LONG,
    });
    another.wake();
    await becomes(id, 'running');
    await another.close();
    expect([await stateOf(id), await storedFiles(), errors]).toEqual(['waiting', 0, []]);
    const third = await holdWork(server.databaseUrl, 'export', id);
    await sql`update sys_export set state = 'running', attempts = 1, update_time = now() - interval '1 day'`.execute(
      db,
    );
    // A living server works on it, however long ago its last update: no other server starts it.
    const next = await ordered({ customer: '深圳' });
    for (let look = 0; look < 5; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect([await stateOf(id), await stateOf(next)]).toEqual(['running', 'waiting']);
    }
    expect((await remove(id)).body.message).toBe('导出正在进行，请先取消');
    await third.kill();
    expect((await jobs()).find((job) => job.id === id)).toMatchObject({
      state: 'waiting',
      message: '服务器中断，将自动重新导出',
    });
    await cancel(next);
    await ordered({ customer: '深圳' });
    await becomes(id, 'done');
    expect((await download(id)).rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('that brings down every server that begins it is given up', async () => {
    await sql`insert into sys_export (id, tenant_id, user_id, language, page_url, title, file_name, file_format, parameters,
        state, attempts, total, update_time, expire_time)
      values ('lost', '1000', ${clerk.userId}, 'zh-CN', '/trade/order', '订单', '订单', 'xlsx', '{}', 'running', 3, 5,
        now() - interval '2 minutes', now() + interval '1 day')`.execute(server.services.db);
    await ordered({ customer: '深圳' });
    await becomes('lost', 'failed');
    expect((await jobs()).find(({ id }) => id === 'lost')?.message).toBe('导出失败，请重新导出');
  });

  test('stays beside thirty newer ones of the user, no longer', async () => {
    await sql`insert into sys_export (id, tenant_id, user_id, language, page_url, title, file_name, file_format, parameters,
        state, total, create_time, expire_time)
      select 'old' || n, '1000', ${clerk.userId}, 'zh-CN', '/trade/order', '订单', '订单', 'xlsx', '{}', 'done', 5,
        now() - make_interval(mins => n), now() + interval '1 day' from generate_series(1, 31) n`.execute(
      server.services.db,
    );
    const id = await ordered({ customer: '深圳' });
    await becomes(id, 'done');
    const kept = (await jobs()).map((job) => job.id);
    expect([kept.length, kept.includes('old30'), kept.includes('old31')]).toEqual([31, true, false]);
  });

  test('goes when it is removed or has run out, its file with it', async () => {
    const { db, contents } = server.services;
    const [first, second] = [await ordered({ customer: '深圳' }), await ordered({ customer: '深圳' })];
    await becomes(first, 'done');
    await becomes(second, 'done');
    expect(await storedFiles()).toBe(2);
    await remove(first);
    await sql`update sys_export set expire_time = now() where id = ${second}`.execute(db);
    expect([await jobs(), (await download(second)).statusCode]).toEqual([[], 404]);
    await sweepExports({ db, contents });
    await contents.sweep();
    expect(await storedFiles()).toBe(0);
  });
});

describe('an order of an export is refused', () => {
  test('at once for what the list would refuse, by name [W7-27]', async () => {
    for (const [parameters, named] of [
      [{ nothing: '1' }, 'nothing'],
      [{ exportFields: 'agencyFee' }, 'agencyFee'],
      [{ superQueryParams: '[{"field":"nothing","rule":"eq","val":"1"}]' }, 'nothing'],
      [{ customer: 'a\0' }, ''],
    ] as const) {
      const { status, body } = await order(parameters);
      expect([status, body.message]).toEqual([400, expect.stringContaining(named)]);
    }
    for (const body of [{}, { parameters: [], fileName: '' }, { parameters: { a: 1 }, fileName: '' }])
      expect((await clerk.call({ method: 'POST', url: '/trade/order/exportJob', body })).status).toBe(400);
    expect((await order({}, { fileName: 'x'.repeat(101) })).status).toBe(400);
    expect(await jobs()).toEqual([]);
  });

  test('beyond what the roles of the caller may export, with the limit', async () => {
    const { byRole } = server.services.config.exportLimits;
    if (!(byRole instanceof Map)) throw new Error('the limits are no map');
    byRole.set('clerk', 100);
    const { status, body } = await order(LONG);
    byRole.delete('clerk');
    expect([status, body.message]).toEqual([400, expect.stringContaining('100')]);
  });

  test('while five of the user are under way', async () => {
    for (let count = 0; count < 5; count++) await ordered(LONG);
    expect((await order(LONG)).status).toBe(429);
  });

  test('for a stranger', async () => {
    expect((await order({}, { client: server.stranger })).status).toBe(401);
    expect((await server.stranger.call({ url: '/sys/exports' })).status).toBe(401);
  });
});
