import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from '../../../../server/core/database/db.ts';
import { findEmbeddedPostgres } from '../../../../server/core/database/embeddedPostgres.ts';
import { pauseAfter, superviseEmbeddedPostgres } from '../../../../server/core/database/supervisedPostgres.ts';
import { promised } from '../../promised.ts';
import { canMount, skipWithoutMount, smallDisk } from '../../smallDisk.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-supervised-'));
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Records the notices for the operator; `next` resolves with the next notice that contains given words. */
const notices = () => {
  const said: string[] = [];
  const awaited = new Set<{ words: string; heard: () => void }>();
  return {
    said,
    announce: (notice: string) => {
      said.push(notice);
      for (const one of awaited) if (notice.includes(one.words)) one.heard();
    },
    next: (words: string): Promise<void> => {
      const { promise, resolve } = promised<void>();
      awaited.add({ words, heard: () => resolve() });
      return promise;
    },
  };
};

const killPostmaster = (dataFolder = folder): void => {
  const [pid] = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
};

test('pauses between attempts grow to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('an embedded database that is killed is started again, and open connections find it', async () => {
  const { announce, next } = notices();
  const postgres = await superviseEmbeddedPostgres(folder, announce);
  const db = openDb(postgres.url);
  await sql`create table kept as select 42 as answer`.execute(db);
  const again = next('the embedded database runs again');
  killPostmaster();
  await again;
  const kept = () => sql`select answer from kept`.execute(db).then(({ rows }) => rows, String);
  await expect.poll(kept, { timeout: 20_000 }).toEqual([{ answer: 42 }]);
  await db.destroy();
  await postgres.stop();
  expect(await findEmbeddedPostgres(folder)).toBeUndefined();
});

test('one that is being started again when the server stops does not stay', async () => {
  const { announce, next } = notices();
  const postgres = await superviseEmbeddedPostgres(folder, announce);
  const ended = next('意外停止');
  killPostmaster();
  await ended;
  await postgres.stop();
  expect(await findEmbeddedPostgres(folder)).toBeUndefined();
});

test.runIf(canMount)(`retries a start prevented by a full disk until there is room (${skipWithoutMount})`, async () => {
  const full = mkdtempSync(join(tmpdir(), 'waybill-full-'));
  const disk = smallDisk(full, '160m');
  try {
    const { announce, next, said } = notices();
    const postgres = await superviseEmbeddedPostgres(full, announce);
    const fill = join(full, 'fill');
    const { bavail, bsize } = statfsSync(full);
    writeFileSync(fill, Buffer.alloc(bavail * bsize));
    const refused = next('No space left on device');
    killPostmaster(full);
    await refused;
    const again = next('the embedded database runs again');
    rmSync(fill);
    await again;
    expect(said.filter((notice) => notice.includes('No space left on device'))).toHaveLength(1);
    await postgres.stop();
  } finally {
    disk.remove();
    rmSync(full, { recursive: true, force: true });
  }
});
