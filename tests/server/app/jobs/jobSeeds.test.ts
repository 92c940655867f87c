import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobRunner } from '../../../../server/app/jobs/jobRunner.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let folder: string;
let errors: string[] = [];

type Fields = Readonly<Record<string, unknown>>;

const write = (name: string, said: Fields): Promise<void> =>
  writeFile(join(folder, 'jobs', `${name}.json`), `${JSON.stringify(said, null, 2)}\n`);
/** As at a server start. */
const start = async (): Promise<void> => {
  errors = [];
  const runner = new JobRunner(server.services, { onError: (error) => errors.push(String(error)) });
  await runner.plan();
  await runner.close();
};
const jobs = async (): Promise<readonly Fields[]> => {
  const { body } = await admin.call({ url: '/sys/quartzJob/list?pageSize=50' });
  return Object(body.result)['records'];
};
const jobOf = async (name: string): Promise<Fields> => {
  const found = (await jobs()).find(({ fileName }) => fileName === name);
  if (found === undefined) throw new Error(`no job of ${name}`);
  return found;
};
const save = async (body: Fields) => (await admin.call({ method: 'POST', url: '/sys/quartzJob/edit', body })).body;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-jobs-'));
  await mkdir(join(folder, 'jobs'));
  server = await startTestServer({
    schemasFolder: join(import.meta.dirname, '../../../../schemas'),
    config: { schemasFolder: folder },
  });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

test('a changed file applies on restart except for edited fields, which can be reset [D59] [L20]', async () => {
  await write('runs', {
    function: 'pruneJobRuns',
    cron: '0 30 3 1 * ?',
    parameters: { days: 90 },
    description: '每月',
  });
  await start();
  const first = await jobOf('runs');
  expect(first).toMatchObject({ parameter: '{"days":90}', origin: 'file', status: '0' });

  // The origin in the call is ignored; a different spelling of the same value is no change.
  const said = { origin: 'own', fileName: 'other', fileSays: 'x', parameter: '{ "days": 90 }' };
  expect(await save({ ...first, ...said })).toMatchObject({ success: true });
  expect(await jobOf('runs')).toMatchObject({ origin: 'file', fileName: 'runs' });
  expect(await save({ ...(await jobOf('runs')), cronExpression: '0 0 5 1 * ?' })).toMatchObject({ success: true });
  expect(await jobOf('runs')).toMatchObject({ origin: 'changed', fileSays: 'cron: 0 30 3 1 * ?' });

  await write('runs', {
    function: 'pruneJobRuns',
    cron: '0 40 3 1 * ?',
    parameters: { days: 30 },
    description: '每月初',
  });
  await start();
  const followed = await jobOf('runs');
  expect(followed).toMatchObject({
    cronExpression: '0 0 5 1 * ?',
    parameter: '{"days":30}',
    description: '每月初',
    origin: 'changed',
    fileSays: 'cron: 0 40 3 1 * ?',
  });
  await start();
  expect(await jobOf('runs')).toEqual(followed);

  const reset = async (body: Fields, transition = 'reset') =>
    (await admin.call({ method: 'POST', url: '/sys/quartzJob/transition', body: { ...body, transition } })).body;
  expect(await reset({ id: followed['id'], version: followed['version'] })).toMatchObject({ success: true });
  const now = await jobOf('runs');
  expect(now).toMatchObject({ cronExpression: '0 40 3 1 * ?', origin: 'file' });
  expect((await reset({ id: now['id'], version: now['version'] })).success).toBe(false);

  expect(errors).toEqual([]);

  // Each step is logged.
  const { rows } = await sql<Fields>`select action, create_by from sys_data_log
    where data_id = ${String(now['id'])} order by data_version`.execute(server.services.db);
  expect(rows.map(({ action, create_by }) => `${action} ${create_by}`)).toEqual([
    'add system',
    'edit admin',
    'edit admin',
    'edit system',
    'reset admin',
  ]);
});

test('what a job does and its parameters follow together or not at all [D59]', async () => {
  await write('pair', { function: 'pruneJobRuns', cron: '0 0 1 * * ?', parameters: { days: 90 } });
  await start();
  expect(await save({ ...(await jobOf('pair')), parameter: '{"days":400}' })).toMatchObject({ success: true });
  await write('pair', { function: 'recountDashboard', cron: '0 0 2 * * ?', parameters: { days: 7 } });
  await start();
  expect(await jobOf('pair')).toMatchObject({
    jobClassName: 'pruneJobRuns',
    parameter: '{"days":400}',
    cronExpression: '0 0 2 * * ?',
    fileSays: 'function: recountDashboard; parameters: {"days":7}',
  });
});

test('deleted jobs stay deleted, deleted files keep their jobs, and faulty files are reported [D59] [L20]', async () => {
  for (const name of ['away', 'gone', 'broken'])
    await write(name, { function: 'pruneExpired', cron: '0 0 1 * * ?', description: name });
  await start();
  const { id } = await jobOf('away');
  await admin.call({ method: 'DELETE', url: `/sys/quartzJob/delete?id=${String(id)}` });
  await write('away', { function: 'pruneExpired', cron: '0 0 2 * * ?' });
  await rm(join(folder, 'jobs/gone.json'));
  await write('broken', { function: 'pruneExpird', cron: '0 0 25 * * ?' });
  await start();
  expect((await jobs()).map(({ fileName }) => fileName)).not.toContain('away');
  expect(await jobOf('gone')).toMatchObject({ origin: 'withdrawn', cronExpression: '0 0 1 * * ?' });
  expect(await jobOf('broken')).toMatchObject({ origin: 'file', cronExpression: '0 0 1 * * ?' });
  expect(errors).toEqual([expect.stringMatching(/schemas\/jobs\/broken\.json:2:3 .*pruneExpird.*pruneExpired/)]);
  await write('gone', { function: 'pruneExpired', cron: '0 0 3 * * ?', description: 'gone' });
  await start();
  expect(await jobOf('gone')).toMatchObject({ origin: 'file', cronExpression: '0 0 3 * * ?' });
});

test('matches stored jobs without file reference to their files, except jobs of users [D59]', async () => {
  await write('old', { function: 'pruneFiles', cron: '0 0 4 * * ?' });
  await start();
  const own = { jobClassName: 'pruneFiles', cronExpression: '0 0 6 * * ?' };
  await admin.call({ method: 'POST', url: '/sys/quartzJob/add', body: { ...own, fileName: 'old', origin: 'file' } });
  await sql`update scheduled_job set file_name = null, origin = null where file_name = 'old'`.execute(
    server.services.db,
  );
  await write('old', { function: 'pruneFiles', cron: '0 0 5 * * ?' });
  await start();
  expect(await jobOf('old')).toMatchObject({ cronExpression: '0 0 5 * * ?', origin: 'file' });
  const [mine] = (await jobs()).filter(({ cronExpression }) => cronExpression === '0 0 6 * * ?');
  expect(mine).toMatchObject({ origin: 'own' });
});
