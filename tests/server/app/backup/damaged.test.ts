import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DamagedBackupError, ForeignBackupError } from '../../../../server/app/backup/backupFormat.ts';
import { BackupWriter } from '../../../../server/app/backup/backupWriter.ts';
import { checkBackup, restoreBackup } from '../../../../server/app/backup/restoreBackup.ts';
import { seededRandom } from '../../../../server/app/demo/seededRandom.ts';
import { catalogueOf } from './catalogueOf.ts';
import { filesIn, makePlace } from './places.ts';

const HEADER = {
  productVersion: '0.1.0',
  postgresVersion: '18.4',
  createdAt: '2026-11-27T00:00:00.000Z',
  migrations: ['0001_accounts'],
  parts: [],
  files: 1,
};

let folder: string;
let whole: string;
const at = (name: string): string => join(folder, name);

/** Writes a small backup with every kind of part, one of them uncompressed and the others compressed. */
const writeSmall = async (file: string, header: typeof HEADER): Promise<void> => {
  const writer = await BackupWriter.begin(file, header);
  const schema = {
    extensions: [],
    before: [{ sql: 'create table public.sys_setting (key text)' }],
    after: [],
    sequences: [],
  };
  const noise = Buffer.from(Array.from({ length: 600 }, (_, index) => (index * 7919) % 251));
  const chunks = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
    yield bytes;
  };
  await writer.part({ kind: 'schema' }, chunks(Buffer.from(JSON.stringify(schema))));
  const table = { kind: 'table', schema: 'public', table: 'sys_setting', columns: ['key'] } as const;
  await writer.part(table, chunks(Buffer.from('a\nb\n')), async () => 2);
  await writer.part({ kind: 'key' }, chunks(Buffer.from('00')));
  await writer.part({ kind: 'file', key: '0'.repeat(32) }, chunks(deflateRawSync(noise)));
  await writer.finish({ rows: 2, files: 1, fileBytes: noise.length, missingFiles: [] });
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-damaged-'));
  whole = at('whole.backup');
  await writeSmall(whole, HEADER);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const outcome = (file: string): Promise<unknown> =>
  checkBackup(file).then(
    () => 'read',
    (error: unknown) => error,
  );
const isRefusal = (error: unknown): boolean =>
  error instanceof DamagedBackupError || error instanceof ForeignBackupError;

const isEdge = (place: number, length: number): boolean => place < 60 || place > length - 60;

test('a whole backup is read', async () => {
  expect(await outcome(whole)).toBe('read');
});

test('a backup in which any one bit has changed is refused', async () => {
  const bytes = readFileSync(whole);
  const random = seededRandom(28);
  const damaged = at('flipped.backup');
  // One of every few bytes, and every byte at the beginning and the end: this covers frame heads, JSON, data and
  // digest.
  for (let place = 0; place < bytes.length; place += isEdge(place, bytes.length) ? 1 : random.between(1, 7)) {
    const flipped = Buffer.from(bytes);
    flipped.writeUInt8(flipped.readUInt8(place) ^ (1 << random.between(0, 7)), place);
    writeFileSync(damaged, flipped);
    const error = await outcome(damaged);
    expect(isRefusal(error), `byte ${place}: ${String(error)}`).toBe(true);
  }
});

test('a backup that is cut short anywhere, or goes on behind its end, is refused', async () => {
  const bytes = readFileSync(whole);
  const damaged = at('cut.backup');
  for (let length = 0; length < bytes.length; length += 23) {
    writeFileSync(damaged, bytes.subarray(0, length));
    expect(isRefusal(await outcome(damaged)), `${length} bytes`).toBe(true);
  }
  copyFileSync(whole, damaged);
  appendFileSync(damaged, 'x');
  expect(await outcome(damaged)).toBeInstanceOf(DamagedBackupError);
});

test.each([
  ['an empty file', ''],
  ['a text', 'hello'],
  ['a dump of PostgreSQL', 'PGDMP\x01\x0e\x00'],
  ['an archive', 'PK\x03\x04 and so on'],
  ['a format that is newer', 'waybill-backup 2\nwhatever follows'],
])('%s is refused as foreign', async (_, text) => {
  writeFileSync(at('foreign.backup'), text, 'latin1');
  expect(await outcome(at('foreign.backup'))).toBeInstanceOf(ForeignBackupError);
});

test('a backup of a newer product is refused with the migrations that are not known', async () => {
  await writeSmall(at('newer.backup'), { ...HEADER, migrations: ['0001_accounts', '9999_future'] });
  const error = await outcome(at('newer.backup'));
  expect(error).toBeInstanceOf(ForeignBackupError);
  expect(String(error)).toContain('9999_future');
});

test('rejects a frame that claims an excessive size before allocating memory', async () => {
  const bytes = Buffer.from(readFileSync(whole));
  bytes.writeUInt32BE(0xff_ff_ff_ff, bytes.indexOf('\n') + 2);
  writeFileSync(at('huge.backup'), bytes);
  expect(await outcome(at('huge.backup'))).toBeInstanceOf(DamagedBackupError);
});

test('a file that is changed between the check and the restore changes nothing', async () => {
  const changed = at('changed.backup');
  copyFileSync(whole, changed);
  const read = await checkBackup(changed);
  const bytes = readFileSync(changed);
  const place = bytes.length - 60;
  bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
  writeFileSync(changed, bytes);
  const target = await makePlace();
  try {
    const before = await catalogueOf(target.url);
    await expect(restoreBackup(read, target, { replace: false })).rejects.toThrow(DamagedBackupError);
    expect(await catalogueOf(target.url)).toEqual(before);
    expect(filesIn(target.dataFolder)).toEqual({});
  } finally {
    await target.remove();
  }
});

test('a backup is never written over a file, and only its owner reads it', async () => {
  expect(statSync(whole).mode & 0o777).toBe(0o600);
});
