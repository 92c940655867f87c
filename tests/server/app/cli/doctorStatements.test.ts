import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { runCommand, type EndedCommand } from '../../../commands.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

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

const doctor = (databaseUrl: string, ...words: readonly string[]): Promise<EndedCommand> =>
  runCommand('scripts/doctor', [folder, ...words], {
    env: { DATABASE_URL: databaseUrl, WAYBILL_DATA: join(folder, 'data') },
  });

test('the doctor has the database at hand prepare the statements of reports, also for programs', async () => {
  const { status, told, aside } = await doctor(database.url);
  expect(told).toMatch(/reports\/party\.sql:\d+:\d+ .*column "tenant_di" does not exist/);
  expect(told).toContain('Perhaps you meant to reference the column');
  expect([status, aside]).toEqual([1, '']);
  const { problems } = JSON.parse((await doctor(database.url, '--json')).told) as { problems: readonly object[] };
  expect(problems).toMatchObject([{ code: 'refused-statement', file: `${folder}/reports/party.sql` }]);
}, 60_000);

test('the doctor suggests a renaming for a new column beside an unused stored one', async () => {
  await sql`create table crm_customer (id text, tenant_id text, code text, former_name text)`.execute(database.db);
  const { told } = await doctor(database.url, '--lang', 'en');
  expect(told).toMatch(/pages\/crm\/customer\.json:\d+:\d+ .*"crm_customer" that no page names any more: former_name/);
  expect(told).toContain('write "renamedFrom": formerName');
  await sql`alter table crm_customer drop column former_name`.execute(database.db);
  expect((await doctor(database.url, '--lang', 'en')).told).not.toContain('renamedFrom');
}, 60_000);

test.each([
  ['', 'If the server uses another one, set the same WAYBILL_DATA'],
  ['postgres://nobody:nothing@127.0.0.1:9/waybill', 'the database does not answer'],
])(
  'without a database (%j) it says that it did not look',
  async (url, why) => {
    const { status, told, aside } = await doctor(url, '--lang', 'en');
    expect(told).not.toContain('tenant_di');
    expect(aside).toContain('were not prepared, stored columns and values not compared');
    expect(aside).toContain(why);
    expect(status).toBe(0);
  },
  60_000,
);
