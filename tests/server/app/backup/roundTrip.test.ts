import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackup } from '../../../../server/app/backup/backupReader.ts';
import { createBackup, type BackupSource } from '../../../../server/app/backup/createBackup.ts';
import { checkBackup, FilledPlaceError, restoreBackup } from '../../../../server/app/backup/restoreBackup.ts';
import { unknownObjects } from '../../../../server/app/backup/unknownObjects.ts';
import { folderStore } from '../../../../server/core/blobStore/folderStore.ts';
import { closeDb, openDb } from '../../../../server/core/database/db.ts';
import { seedDemoRecords } from '../../../../server/app/demo/writeDemoRecords.ts';
import { JobRunner } from '../../../../server/app/jobs/jobRunner.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { ensureReaderRole } from '../../../../server/records/reports/readerRole.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';
import { catalogueOf, type CatalogueOf } from './catalogueOf.ts';
import { drawCalls } from './drawnCalls.ts';
import { ODD_SCHEMA, UNKNOWN_OBJECTS } from './oddSchema.ts';
import { filesIn, makePlace, queried, type TestPlace } from './places.ts';

const KEY = `${'ab'.repeat(32)}\n`;

let folder: string;
let server: TestServer;
let source: BackupSource;
let client: pg.Client;
/** Content of the source at the time of the backup. */
let before: CatalogueOf;
const places: TestPlace[] = [];
const place = async (options?: { empty: boolean }): Promise<TestPlace> => {
  const made = await makePlace(options);
  places.push(made);
  return made;
};
const fileAt = (name: string): string => join(folder, name);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-backup-'));
  server = await startTestServer();
  await prepareRecords(server.services);
  await ensureReaderRole(server.services.db);
  await seedDemoRecords(server.services);
  const jobs = new JobRunner(server.services, { onError: () => {} });
  await jobs.plan();
  await jobs.close();
  writeFileSync(fileAt('sources.key'), KEY);
  source = { url: server.databaseUrl, store: folderStore(server.filesFolder), keyFile: fileAt('sources.key') };
  client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
  await Promise.all(places.map(({ remove }) => remove()));
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  let token: string;
  let restored: TestPlace;

  test('that is restored is what it was: every object, row, file and key', async () => {
    token = (await server.signIn('admin')).token;
    await client.query(ODD_SCHEMA);
    before = await catalogueOf(server.databaseUrl);
    expect(Object.keys(before.contents).length).toBeGreaterThan(90);
    const report = await createBackup(fileAt('whole.backup'), source);
    expect(report).toMatchObject({ files: 7, missingFiles: [] });
    expect(statSync(fileAt('whole.backup')).mode & 0o777).toBe(0o600);
    restored = await place();
    await restoreBackup(await checkBackup(fileAt('whole.backup')), restored, { replace: false });
    const { 'public.sys_setting': settings, ...contents } = (await catalogueOf(restored.url)).contents;
    const { 'public.sys_setting': settingsBefore, ...contentsBefore } = before.contents;
    expect((await catalogueOf(restored.url)).objects).toEqual(before.objects);
    expect(contents).toEqual(contentsBefore);
    // One more setting: the restore it came from.
    expect(Number.parseInt(settings ?? '', 10)).toBe(Number.parseInt(settingsBefore ?? '', 10) + 1);
    expect(filesIn(join(restored.dataFolder, 'files'))).toEqual(filesIn(server.filesFolder));
    expect(readFileSync(restored.keyFile, 'utf8')).toBe(KEY);
    expect(Object.keys(filesIn(restored.dataFolder)).filter((name) => !name.startsWith('files/'))).toEqual([
      'sources.key',
    ]);
  });

  test('that is restored answers 200 drawn calls as before', async () => {
    const answered = await drawCalls(server, token, 200);
    const db = openDb(restored.url);
    const second = await startTestServer({
      database: { db, url: restored.url, drop: () => closeDb(db) },
      filesFolder: join(restored.dataFolder, 'files'),
    });
    try {
      await prepareRecords(second.services);
      await ensureReaderRole(second.services.db);
      expect(await drawCalls(second, token, 200)).toEqual(answered);
      expect(answered.filter(({ status }) => status === 200).length).toBeGreaterThan(150);
      expect(new Set(answered.map(({ url }) => url)).size).toBeGreaterThan(150);
    } finally {
      await second.close();
    }
  }, 120_000);

  test('is one moment: what is written meanwhile is in it whole or not at all', async () => {
    await client.query('create table aaa_first as select 0 as n; create table zzz_last as select 0 as n');
    const over = new AbortController();
    const writer = (async () => {
      while (!over.signal.aborted) {
        await client.query('begin; update aaa_first set n = n + 1; update zzz_last set n = n + 1; commit');
        await wait(2);
      }
    })();
    await createBackup(fileAt('moment.backup'), source);
    over.abort();
    await writer;
    const kept = new Map<string, string>();
    await readBackup(fileAt('moment.backup'), async (start, content) => {
      const pieces: Uint8Array[] = [];
      for await (const piece of content) pieces.push(piece);
      if (start.kind === 'table') kept.set(start.table, Buffer.concat(pieces).toString());
      return undefined;
    });
    const { rows } = await client.query<{ n: number }>('select n from zzz_last');
    expect(kept.get('zzz_last')).toBe(kept.get('aaa_first'));
    expect(Number(kept.get('zzz_last'))).toBeLessThan(rows[0]?.n ?? 0);
    await client.query('drop table aaa_first, zzz_last');
  });

  test('says which files were missing before, and has all others', async () => {
    const [path = ''] = Object.keys(filesIn(server.filesFolder));
    const kept = readFileSync(join(server.filesFolder, path));
    rmSync(join(server.filesFolder, path));
    const report = await createBackup(fileAt('missing.backup'), source);
    writeFileSync(join(server.filesFolder, path), kept);
    expect(report).toMatchObject({ files: 6, missingFiles: [path.split('/').at(-1)] });
    expect((await checkBackup(fileAt('missing.backup'))).trailer.missingFiles).toHaveLength(1);
  });

  test('keeps contents that become due meanwhile until they are copied', async () => {
    const { contents, db } = server.services;
    const key = await contents.receive([Buffer.from('deleted meanwhile')], 100);
    await db.transaction().execute((trx) => contents.claim(trx, key, 'a-file'));
    const swept: number[] = [];
    const store: BackupSource['store'] = {
      ...source.store,
      get: async (one) => {
        if (swept.length === 0) {
          await db.transaction().execute((trx) => contents.release(trx, ['a-file']));
          swept.push(await contents.sweep());
        }
        return source.store.get(one);
      },
    };
    const report = await createBackup(fileAt('due.backup'), { ...source, store });
    expect({ swept, ...report }).toMatchObject({ swept: [0], files: 8, missingFiles: [] });
    expect(await contents.sweep()).toBe(1);
  });

  test('that is stopped leaves no file', async () => {
    const stop = new AbortController();
    const store = { ...source.store, get: async (): Promise<never> => Promise.reject(new Error('the disk is gone')) };
    await expect(createBackup(fileAt('broken.backup'), { ...source, store })).rejects.toThrow('the disk is gone');
    const stopping = createBackup(fileAt('stopped.backup'), source, { signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    await expect(stopping).rejects.toThrow();
    expect(Object.keys(filesIn(folder)).filter((name) => /broken|stopped/.test(name))).toEqual([]);
  });
});

test('an object of a kind that is not known is found, whatever kind it is', async () => {
  expect(await unknownObjects(client)).toEqual([]);
  for (const [kind, statements] of UNKNOWN_OBJECTS) {
    await client.query('begin');
    try {
      await client.query(statements);
      expect(await unknownObjects(client), kind).not.toEqual([]);
    } finally {
      await client.query('rollback');
    }
  }
});

test('refuses to back up a database with an unknown object, and names it', async () => {
  await client.query('create domain public.odd_domain as text');
  await expect(createBackup(fileAt('unknown.backup'), source)).rejects.toThrow('odd_domain');
  await client.query('drop domain public.odd_domain');
  expect(filesIn(folder)['unknown.backup']).toBeUndefined();
});

describe('a place that holds data', () => {
  test('is refused with what would be lost, and nothing changes', async () => {
    const target = await place({ empty: false });
    const filled = await catalogueOf(target.url);
    const refused = await restoreBackup(await checkBackup(fileAt('whole.backup')), target, { replace: false }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(FilledPlaceError);
    const { contents } = refused as FilledPlaceError;
    expect(contents).toMatchObject({ isEmpty: false, users: 5 });
    expect(contents.tables.find(({ name }) => name === 'sys_user')).toEqual({ name: 'sys_user', rows: 5 });
    expect(await catalogueOf(target.url)).toEqual(filled);
    expect(filesIn(target.dataFolder)).toEqual({});
  });

  test('is replaced whole where that is asked for; its files become due', async () => {
    const target = await place({ empty: false });
    const read = await checkBackup(fileAt('whole.backup'));
    const old = '0123456789abcdef0123456789abcdef';
    await target.store.put(old as Parameters<typeof target.store.put>[0], [Buffer.from('old')], 10);
    await queried(
      target.url,
      `insert into sys_stored_content (key, file_id) values ('${old}', 'gone'); create schema mine;
       create type mine.e as enum ('a'); create table mine.t (e mine.e)`,
    );
    writeFileSync(target.keyFile, 'another');
    await restoreBackup(read, target, { replace: true });
    const { objects, contents } = await catalogueOf(target.url);
    expect(objects).toEqual(before.objects);
    expect(contents['public.bgd_goods']).toBe(before.contents['public.bgd_goods']);
    expect(readFileSync(target.keyFile, 'utf8')).toBe(KEY);
    const due = await queried(target.url, `select * from sys_stored_content where key = '${old}'`);
    expect(due).toMatchObject([{ file_id: null, due_time: expect.any(Date) }]);
  });

  test('is refused while a server works on it', async () => {
    const target = await place({ empty: false });
    const db = openDb(target.url);
    await db.selectFrom('sys_user').select('id').execute();
    const restoring = restoreBackup(await checkBackup(fileAt('whole.backup')), target, { replace: true });
    await expect(restoring).rejects.toThrow('stop it first');
    await closeDb(db);
  });
});
