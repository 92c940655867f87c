import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../../../../server/core/database/embeddedPostgres.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-postgres-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows.flat();
  } finally {
    await client.end();
  }
}

test('embedded PostgreSQL sorts Chinese by pinyin, listens only locally and syncs commits', async () => {
  const { url, stop } = await startEmbeddedPostgres(folder);
  expect(await ask(url, `select t from (values ('中'), ('啊'), ('波')) as v (t) order by t`)).toEqual([
    '啊',
    '波',
    '中',
  ]);
  expect(await ask(url, `select current_setting('listen_addresses'), current_setting('fsync')`)).toEqual([
    '127.0.0.1',
    'on',
  ]);
  expect(statSync(join(folder, 'postgres.password')).mode & 0o777).toBe(0o600);
  await stop();
  await expect(ask(url, 'select 1')).rejects.toThrow();
});

test('one that outlived its server is found and stopped, and nothing committed is lost', async () => {
  const orphan = await startEmbeddedPostgres(folder);
  await ask(orphan.url, 'create table kept as select 42 as answer');
  expect(await findEmbeddedPostgres(folder)).toBe(orphan.url);
  const next = await startEmbeddedPostgres(folder);
  expect(next.url).not.toBe(orphan.url);
  expect(await ask(next.url, 'select answer from kept')).toEqual([42]);
  await next.stop();
  expect(await findEmbeddedPostgres(folder)).toBeUndefined();
});

test('one that was killed in the middle starts again with what it had acknowledged', async () => {
  const killed = await startEmbeddedPostgres(folder);
  await ask(killed.url, 'insert into kept values (43)');
  const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  execFileSync('kill', ['-9', String(pid)]);
  const next = await startEmbeddedPostgres(folder);
  expect(await ask(next.url, 'select answer from kept order by 1')).toEqual([42, 43]);
  await next.stop();
});

test('one that cannot be used after all is not left running', async () => {
  const file = join(folder, 'postgres.password');
  const password = readFileSync(file, 'utf8');
  writeFileSync(file, 'another\n');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/password/);
  expect(await findEmbeddedPostgres(folder)).toBeUndefined();
  writeFileSync(file, password);
});

test('a note of another process in its place is no reason not to start', async () => {
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n`);
  const { url, stop } = await startEmbeddedPostgres(folder);
  expect(await ask(url, 'select answer from kept order by 1')).toEqual([42, 43]);
  await stop();
});

test('a folder of another major version is refused with what to do', async () => {
  const file = join(folder, 'postgres/PG_VERSION');
  const version = readFileSync(file, 'utf8');
  writeFileSync(file, '14\n');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/PostgreSQL 14.*npm run restore/s);
  writeFileSync(file, version);
});

test('the server is an ordinary database owner without access to files, programs or other roles', async () => {
  const { url, superuserUrl, stop } = await startEmbeddedPostgres(folder);
  const rights = `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
    from pg_roles where rolname = current_user`;
  expect(await ask(url, rights)).toEqual([false, false, false, false, false]);
  for (const statement of [
    "copy (select 1) to program 'true'",
    "select pg_read_file('PG_VERSION')",
    'alter role waybill_owner superuser',
    'set role waybill',
    'create role another superuser',
  ])
    await expect(ask(url, statement), statement).rejects.toThrow(/permission denied|must be|may /i);
  expect(await ask(superuserUrl, 'select usesuper from pg_user where usename = current_user')).toEqual([true]);
  await stop();
});

test('the next start transfers a superuser’s data folder with its content to the owner', async () => {
  const before = await startEmbeddedPostgres(folder);
  for (const statement of [
    'alter database waybill owner to waybill',
    'drop owned by waybill_owner cascade',
    'drop role waybill_owner',
    'drop extension pg_trgm',
    'create table old_form (id serial primary key, text text)',
    `insert into old_form (text) values ('提单')`,
    'create view old_view as select text from old_form',
  ])
    await ask(before.superuserUrl, statement);
  await before.stop();
  const { url, stop } = await startEmbeddedPostgres(folder);
  const owners = `select distinct pg_get_userbyid(relowner) from pg_class where relname ~ '^old_'`;
  expect(await ask(url, owners)).toEqual(['waybill_owner']);
  await ask(url, `insert into old_form (text) values ('发票')`);
  await ask(url, 'alter table old_form add column note text');
  expect(await ask(url, 'select text from old_view order by text')).toEqual(['发票', '提单']);
  expect(await ask(url, `select similarity('waybill', 'waybill')`)).toEqual([1]);
  const reader = `select rolname from pg_roles where rolname = 'waybill_report' and pg_has_role(oid, 'set')`;
  expect(await ask(url, reader)).toEqual(['waybill_report']);
  await stop();
});
