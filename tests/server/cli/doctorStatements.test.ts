import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../../server/base/projectFolder.ts';
import { createTestDatabase, type TestDatabase } from '../testDatabase.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-doctor-'));
  cpSync(join(projectFolder, 'schemas'), folder, { recursive: true });
  const file = join(folder, 'reports/party.sql');
  writeFileSync(file, readFileSync(file, 'utf8').replace('tenant_id = #{tenant_id}', 'tenant_di = #{tenant_id}'));
  database = await createTestDatabase({ empty: true });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly status: number | null;
  readonly told: string;
  readonly aside: string;
}

const doctor = (databaseUrl: string, ...words: readonly string[]): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, WAYBILL_DATA: join(folder, 'data') };
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/doctor.ts', folder, ...words], {
      cwd: projectFolder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [told, aside] = ['', ''];
    child.stdout.on('data', (chunk: unknown) => (told += String(chunk)));
    child.stderr.on('data', (chunk: unknown) => (aside += String(chunk)));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, told, aside }));
  });

test('the doctor has the database at hand prepare the statements of reports, also for programs', async () => {
  const { status, told, aside } = await doctor(database.url);
  expect(told).toMatch(/reports\/party\.sql:\d+:\d+ .*column "tenant_di" does not exist/);
  expect(told).toContain('Perhaps you meant to reference the column');
  expect([status, aside]).toEqual([1, '']);
  const { problems } = JSON.parse((await doctor(database.url, '--json')).told) as { problems: readonly object[] };
  expect(problems).toMatchObject([{ code: 'refused-statement', file: `${folder}/reports/party.sql` }]);
}, 60_000);

test('the doctor asks about a new column beside a stored one that no page names any more', async () => {
  await sql`create table crm_customer (id text, tenant_id text, code text, former_name text)`.execute(database.db);
  const { told } = await doctor(database.url, '--lang', 'en');
  expect(told).toMatch(/pages\/crm\/customer\.json:\d+:\d+ .*"crm_customer" has a column "former_name"/);
  expect(told).toContain('"renamedFrom": "formerName"');
  await sql`alter table crm_customer drop column former_name`.execute(database.db);
  expect((await doctor(database.url, '--lang', 'en')).told).not.toContain('renamedFrom');
}, 60_000);

test.each([
  ['', 'no server runs'],
  ['postgres://nobody:nothing@127.0.0.1:9/waybill', 'the database does not answer'],
])(
  'without a database (%j) it says that it did not look',
  async (url, why) => {
    const { status, told, aside } = await doctor(url, '--lang', 'en');
    expect(told).not.toContain('tenant_di');
    expect(aside).toContain('were not prepared and stored columns not compared');
    expect(aside).toContain(why);
    expect(status).toBe(0);
  },
  60_000,
);
