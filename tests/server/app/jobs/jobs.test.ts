import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOB_HANDLERS } from '../../../../server/app/jobs/jobHandlers.ts';
import { JobRunner } from '../../../../server/app/jobs/jobRunner.ts';
import { holdWork } from '../../lockHolder.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
/** Two servers on one database. */
let runners: readonly [JobRunner, JobRunner];
let clock = Date.parse('2026-11-20T00:00:00+08:00');
const errors: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const runner = (name: string) =>
    new JobRunner(server.services, { onError: (error) => errors.push(error), now: () => clock, server: name });
  runners = [runner('one'), runner('two')];
});
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.close()));
  await server.close();
});

type Fields = Readonly<Record<string, unknown>>;
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<TestAnswer> =>
  admin.call({ method, url: `/sys/${path}`, ...(body !== undefined && { body }) });
const add = async (fields: Fields = {}): Promise<string> => {
  const body = { jobClassName: 'pruneExpired', cronExpression: '0 0 3 * * ?', ...fields };
  const answer = await call('POST', 'quartzJob/add', body);
  if (!answer.body.success) throw new Error(answer.body.message);
  return String(Object(answer.body.result)['id']);
};
const remove = (id: string) => call('DELETE', `quartzJob/delete?id=${id}`);
const runsOf = async (id: string): Promise<readonly Fields[]> => {
  const { rows } = await sql<Fields>`select trigger, state, due_time, message, server, run_by from scheduled_job_run
    where job_id = ${id} order by id`.execute(server.services.db);
  return rows;
};
const lookAll = async (): Promise<void> => {
  await Promise.all(runners.map((runner) => runner.takeDue()));
  await Promise.all(runners.map((runner) => runner.idle()));
};
/** Plans at one time and looks for due runs at another. */
const passFrom = async (from: string, to: string): Promise<void> => {
  clock = Date.parse(`${from}+08:00`);
  await Promise.all(runners.map((runner) => runner.plan()));
  clock = Date.parse(`${to}+08:00`);
  await lookAll();
};

test('each job file creates one job despite user changes, with a known handler [L20] [D59]', async () => {
  await Promise.all(runners.map((runner) => runner.plan()));
  const { rows } = await sql<Fields>`select id, job_class_name from scheduled_job order by job_class_name`.execute(
    server.services.db,
  );
  expect(rows.map((row) => row['job_class_name'])).toEqual(['pruneExpired', 'pruneJobRuns', 'withdrawAnnouncements']);
  expect(errors).toEqual([]);
  for (const { id } of rows) expect((await remove(String(id))).body.success).toBe(true);
  const again = new JobRunner(server.services, { onError: (error) => errors.push(error) });
  await again.plan();
  await again.close();
  expect(Object((await call('GET', 'quartzJob/list')).body.result)['total']).toBe(0);
});

test('rejects unknown jobs with the list of names, and unknown parameters [S1-4]', async () => {
  const refused = async (fields: Fields): Promise<string> => {
    const { status, body } = await call('POST', 'quartzJob/add', { cronExpression: '0 0 3 * * ?', ...fields });
    expect([status, body.success]).toEqual([200, false]);
    return body.message;
  };
  expect(await refused({ jobClassName: 'org.jeecg.SampleJob' })).toContain([...JOB_HANDLERS.keys()].join(', '));
  expect(await refused({ jobClassName: 'pruneExpired', parameter: '{"days":1}' })).toContain('没有参数');
  expect(await refused({ jobClassName: 'pruneJobRuns', parameter: '{"days":0}' })).toContain('1 到 3650 的整数');
  expect(await refused({ jobClassName: 'pruneJobRuns', parameter: '{"day":3}' })).toContain('可用键：days');
  expect(await refused({ jobClassName: 'pruneJobRuns', parameter: 'days=3' })).toContain('JSON 对象');
  expect(await refused({ jobClassName: 'pruneExpired', cronExpression: '0 0 25 * * ?' })).toContain('时');
  const id = await add({ jobClassName: 'pruneJobRuns', parameter: '{"days":3}' });
  const edited = await call('POST', 'quartzJob/edit', { id, parameter: '{"days":"many"}' });
  expect([edited.status, edited.body.success]).toEqual([200, false]);
  await remove(id);
});

test('runs a due job once on one of two servers, and records the run [S1-4]', async () => {
  const id = await add();
  await passFrom('2026-11-20T02:59:00', '2026-11-20T03:00:01');
  await lookAll();
  const runs = await runsOf(id);
  expect(runs).toEqual([
    expect.objectContaining({
      trigger: 'schedule',
      state: 'done',
      due_time: '2026-11-20 03:00:00',
      message: '清理完成',
    }),
  ]);
  expect(['one', 'two']).toContain(runs[0]?.['server']);
  expect(Object((await call('GET', 'quartzJobRun/list')).body.result)['total']).toBe(1);
  const { body } = await call('GET', 'log/list?logType=3');
  expect(JSON.stringify(body.result)).toContain('定时任务 pruneExpired：清理完成');
  await remove(id);
});

test('skips a missed run or runs it once, as configured, and records it [S1-4]', async () => {
  const skipped = await add({ missedRun: 'skip' });
  const once = await add({ missedRun: 'once' });
  // No server runs for days.
  await passFrom('2026-10-20T02:00:00', '2026-10-22T12:00:00');
  await lookAll();
  expect((await runsOf(skipped)).map(({ state }) => state)).toEqual(['skipped']);
  expect((await runsOf(once)).map(({ state }) => state)).toEqual(['done']);
  await Promise.all([remove(skipped), remove(once)]);
});

test.each([
  ['back', '2026-10-24T22:00:00Z', ['2026-10-25 08:00:00', '2026-10-25 08:30:00', '2026-10-25 10:00:00']],
  ['forward', '2026-03-28T22:00:00Z', ['2026-03-29 09:00:00', '2026-03-29 09:30:00', '2026-03-29 09:00:00']],
])('jobs run once in the night in which clocks go %s [V-26]', async (_, evening, due) => {
  const { services } = server;
  const inBerlin = { ...services, config: { ...services.config, timeZone: 'Europe/Berlin' } };
  const runner = new JobRunner(inBerlin, {
    onError: (error) => errors.push(error),
    now: () => clock,
    server: 'berlin',
  });
  const ids = [];
  for (const cronExpression of ['0 0 2 * * ?', '0 30 2 * * ?', '0 0 3 * * ?']) ids.push(await add({ cronExpression }));
  const morning = Date.parse(evening) + 6 * 3_600_000;
  for (clock = Date.parse(evening); clock <= morning; clock += 30 * 60_000) {
    await runner.plan();
    await runner.takeDue();
    await runner.idle();
  }
  for (const [index, id] of ids.entries()) {
    // The database's clock is ahead of the clock of this test: it also hands out the next day's run.
    const night = due[0]?.slice(0, 10) ?? '';
    const runs = (await runsOf(id)).filter(({ due_time: at }) => String(at).startsWith(night));
    expect(runs.map(({ state, due_time: at }) => [state, at])).toEqual([['done', due[index]]]);
    await remove(id);
  }
  await runner.close();
});

test('a stopped job does not run, schedule changes apply at once, manual runs always work [S1-4]', async () => {
  const id = await add();
  clock = Date.parse('2026-11-18T02:59:00+08:00');
  await runners[0].plan();
  expect((await call('GET', `quartzJob/pause?id=${id}`)).body).toMatchObject({ success: true, message: '停止成功' });
  clock = Date.parse('2026-11-18T03:00:01+08:00');
  await lookAll();
  expect(await runsOf(id)).toEqual([]);
  await call('GET', `quartzJob/resume?id=${id}`);
  await call('POST', 'quartzJob/edit', { id, cronExpression: '0 0 5 * * ?' });
  await passFrom('2026-11-18T04:59:00', '2026-11-18T05:00:01');
  expect(await runsOf(id)).toEqual([expect.objectContaining({ due_time: '2026-11-18 05:00:00' })]);
  await call('GET', `quartzJob/pause?id=${id}`);
  expect((await call('GET', `quartzJob/execute?id=${id}`)).body.success).toBe(true);
  await lookAll();
  expect((await runsOf(id)).at(-1)).toMatchObject({ trigger: 'manual', state: 'done', run_by: 'admin' });
  const { rows } = await sql<{ action: string }>`
    select action from sys_data_log where data_id = ${id} order by id`.execute(server.services.db);
  expect(rows.map(({ action }) => action)).toEqual(['add', 'pause', 'resume', 'edit', 'pause', 'executeStopped']);
  await remove(id);
});

test('saving the status with the job stops or starts it, given the right [S1-4]', async () => {
  const id = await add({ status: '-1', paramterType: 'string' });
  const status = async (): Promise<unknown> =>
    Object((await call('GET', `quartzJob/queryById?id=${id}`)).body.result)['status'];
  expect(await status()).toBe('-1');
  expect((await call('POST', 'quartzJob/edit', { id, description: '夜间', status: '0' })).body.success).toBe(true);
  expect(await status()).toBe('0');
  const { rows } = await sql<{ action: string }>`
    select action from sys_data_log where data_id = ${id} order by data_version`.execute(server.services.db);
  expect(rows.map(({ action }) => action)).toEqual(['add', 'pause', 'edit', 'resume']);
  await remove(id);
});

test('two runs of one job never overlap: the second is left out and says why [S1-4]', async () => {
  const id = await add();
  const held = `waybill job ${id}`;
  await server.services.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended(${held}, 0))`.execute(connection);
    await call('GET', `quartzJob/execute?id=${id}`);
    await lookAll();
    await sql`select pg_advisory_unlock(hashtextextended(${held}, 0))`.execute(connection);
  });
  expect(await runsOf(id)).toEqual([
    expect.objectContaining({ state: 'skipped', message: '上一次执行尚未结束，跳过' }),
  ]);
  await remove(id);
});

test('stores a failure with its reason, notifies job administrators once, and detects a broken server [S1-4]', async () => {
  const id = await add({ jobClassName: 'recountDashboard', description: '重算' });
  // As a file of an older version may have left it.
  await sql`update scheduled_job set parameter = '{"days":9999}' where id = ${id}`.execute(server.services.db);
  for (const _ of [1, 2]) {
    await call('GET', `quartzJob/execute?id=${id}`);
    await lookAll();
  }
  const runs = await runsOf(id);
  expect(runs.map(({ state }) => state)).toEqual(['failed', 'failed']);
  expect(runs[0]?.['message']).toContain('days');
  const mine = await call('GET', 'annountCement/listByUser');
  const { sysMsgList } = Object(mine.body.result);
  expect(sysMsgList).toMatchObject([{ titile: '定时任务“重算”执行失败', msgCategory: '2' }]);
  const clerk = await server.signIn('clerk');
  const theirs = await clerk.call({ url: '/sys/annountCement/listByUser' });
  expect(Object(theirs.body.result)['sysMsgTotal']).toBe(0);
  await sql`update scheduled_job_run set state = 'running', end_time = null where job_id = ${id}`.execute(
    server.services.db,
  );
  await sql`delete from sys_announcement_send`.execute(server.services.db);
  const look = async (): Promise<void> => {
    const next = new JobRunner(server.services, { onError: (error) => errors.push(error) });
    await next.plan();
    await next.close();
  };
  const living = await holdWork(server.databaseUrl, 'job', id);
  await look();
  expect((await runsOf(id)).map(({ state }) => state)).toEqual(['running', 'running']);
  await living.kill();
  await look();
  await look();
  // The crashed server could send no alert, so the server that notices the crash sends it: once.
  const later = Object((await call('GET', 'annountCement/listByUser')).body.result);
  expect(later.sysMsgList).toMatchObject([{ titile: '定时任务“重算”执行失败' }]);
  expect((await runsOf(id)).map(({ message }) => message)).toEqual([
    '服务器中断，执行未完成',
    '服务器中断，执行未完成',
  ]);
  await remove(id);
});

test('who lacks the right neither sees, stops nor runs jobs, nor those of another tenant [S6-9]', async () => {
  const id = await add();
  const clerk = await server.signIn('clerk');
  for (const url of [`/sys/quartzJob/list`, `/sys/quartzJob/pause?id=${id}`, `/sys/quartzJob/execute?id=${id}`])
    expect((await clerk.call({ url })).status).toBe(403);
  await sql`update scheduled_job set tenant_id = '999' where id = ${id}`.execute(server.services.db);
  expect((await call('GET', `quartzJob/execute?id=${id}`)).status).toBe(404);
  expect(errors).toEqual([]);
});
