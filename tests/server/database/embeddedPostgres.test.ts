import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../../../server/database/embeddedPostgres.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-postgres-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

test('an embedded PostgreSQL sorts Chinese by pinyin, listens to this machine alone and syncs what it commits', async () => {
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

test('a note of another process in its place is no reason not to start', async () => {
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n`);
  const { stop } = await startEmbeddedPostgres(folder);
  await stop();
});

test('a folder of another major version is refused with what to do', async () => {
  const file = join(folder, 'postgres/PG_VERSION');
  const version = readFileSync(file, 'utf8');
  writeFileSync(file, '14\n');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/PostgreSQL 14.*pg_dump/s);
  writeFileSync(file, version);
});
