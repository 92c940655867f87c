import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackup } from '../../../../server/app/backup/createBackup.ts';
import { checkBackup, restoreBackup } from '../../../../server/app/backup/restoreBackup.ts';
import { settleRestore } from '../../../../server/app/backup/restoreJournal.ts';
import { newFileKey } from '../../../../server/core/blobStore/fileStore.ts';
import { closeDb, openDb } from '../../../../server/core/database/db.ts';
import { runCommand, type Command, type EndedCommand } from '../../../commands.ts';
import { catalogueOf, type CatalogueOf } from './catalogueOf.ts';
import { filesIn, makePlace, queried, type TestPlace } from './places.ts';

let folder: string;
let source: TestPlace;
let file: string;
let whole: CatalogueOf;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-interrupted-'));
  source = await makePlace({ empty: false });
  const db = openDb(source.url);
  // Large enough for the kill to happen in the middle.
  await sql`insert into sys_log (id, tenant_id, log_type, log_content, username, realname, ip, cost_ms)
    select 'x' || n, '1000', 1, md5(n::text) || repeat('内容', 20), 'x', 'x', 'x', 1 from generate_series(1, 30000) n`.execute(
    db,
  );
  for (let content = 0; content < 20; content += 1) {
    const key = newFileKey();
    await db
      .insertInto('sys_stored_content')
      .values({ key, file_id: `f${content}`, due_time: null })
      .execute();
    await source.store.put(key, [Buffer.alloc(100_000, content)], 100_000);
  }
  await closeDb(db);
  writeFileSync(source.keyFile, `${'cd'.repeat(32)}\n`);
  file = join(folder, 'whole.backup');
  await createBackup(file, source);
  whole = await catalogueOf(source.url);
});
afterAll(async () => {
  await source.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as an operator does and kills it (-9) once `ready` returns true; returns its result. */
const command = (
  words: readonly [command: Command, ...words: string[]],
  place: TestPlace,
  ready: () => boolean = () => false,
): Promise<EndedCommand> => {
  const [name, ...rest] = words;
  const env = { DATABASE_URL: place.url, WAYBILL_DATA: place.dataFolder };
  const killWhenReady = async (child: ChildProcess): Promise<void> => {
    while (child.exitCode === null && !ready()) await wait(5);
    child.kill('SIGKILL');
  };
  return runCommand(name, rest, { env, onStart: (child) => void killWhenReady(child) });
};

const namesIn = (path: string): readonly string[] => {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
};

test('a backup that is killed leaves nothing that looks like one', async () => {
  const killed = join(folder, 'killed.backup');
  const isBegun = (): boolean => namesIn(folder).some((name) => name.endsWith('.part'));
  const { status } = await command(['server/app/cli/backup', killed], source, isBegun);
  expect(status).toBeNull();
  expect(namesIn(folder)).not.toContain('killed.backup');
}, 60_000);

test('a restore that is killed leaves an empty place, and the next one restores it', async () => {
  const target = await makePlace();
  const empty = await catalogueOf(target.url);
  const isPutting = (): boolean => namesIn(join(target.dataFolder, 'files')).length > 5;
  const { status } = await command(['server/app/cli/restore', file], target, isPutting);
  expect(status).toBeNull();
  expect(Object.keys(filesIn(target.dataFolder)).length).toBeGreaterThan(5);
  // As at a server start.
  await settleRestore(target);
  expect(await catalogueOf(target.url)).toEqual(empty);
  expect(filesIn(target.dataFolder)).toEqual({});
  const again = await command(['server/app/cli/restore', file], target);
  expect(again).toMatchObject({ status: 0, said: expect.stringContaining('已恢复到') });
  expect((await catalogueOf(target.url)).objects).toEqual(whole.objects);
  expect(filesIn(join(target.dataFolder, 'files'))).toEqual(filesIn(join(source.dataFolder, 'files')));
  const refused = await command(['server/app/cli/restore', file], target);
  expect(refused.status).toBe(1);
  expect(refused.said).toMatch(/5 个用户，20 个文件[\s\S]*sys_log: 30000[\s\S]*--replace/);
  const wrong = await command(['server/app/cli/restore', file, '--replace', 'another'], target);
  expect(wrong).toMatchObject({ status: 1, said: expect.stringContaining('the place is called') });
  await target.remove();
}, 120_000);

test('a restore that fails leaves what was there, its files and its key', async () => {
  const target = await makePlace({ empty: false });
  const before = await catalogueOf(target.url);
  writeFileSync(target.keyFile, 'its own');
  const store = { ...target.store, put: () => Promise.reject(new Error('the disk is full')) };
  const restoring = restoreBackup(await checkBackup(file), { ...target, store }, { replace: true });
  await expect(restoring).rejects.toThrow('the disk is full');
  expect(await catalogueOf(target.url)).toEqual(before);
  expect(Object.keys(filesIn(target.dataFolder))).toEqual(['sources.key']);
  expect(readFileSync(target.keyFile, 'utf8')).toBe('its own');
  await target.remove();
});

test('a restore that was committed and then killed gets its key at the next start', async () => {
  const target = await makePlace({ empty: false });
  const key = newFileKey();
  await target.store.put(key, [Buffer.from('of the restore')], 100);
  await queried(target.url, `insert into sys_setting (key, value) values ('restore', '{"id":"this-one"}')`);
  writeFileSync(target.keyFile, 'of before');
  writeFileSync(`${target.keyFile}.restoring`, 'of the restore');
  appendFileSync(join(target.dataFolder, 'restore.journal'), `this-one\n${key}\n`);
  await settleRestore(target);
  expect(readFileSync(target.keyFile, 'utf8')).toBe('of the restore');
  expect(Object.keys(filesIn(target.dataFolder)).sort()).toEqual([`files/${key.slice(0, 2)}/${key}`, 'sources.key']);
  await target.remove();
});
