import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseAnswers, openDb, type Db } from '../../../../server/core/database/db.ts';
import { startEmbeddedPostgres, type RunningPostgres } from '../../../../server/core/database/embeddedPostgres.ts';
import { promised } from '../../promised.ts';

let folder: string;
let postgres: RunningPostgres;
let postmaster: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-frozen-'));
  chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres(folder);
  postmaster = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const parentOf = (pid: string): number => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};

/** Returns the ids of all child processes of the postmaster, those of connections included. */
const children = (): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)
    .map(Number);

const signal = (pids: readonly number[], name: NodeJS.Signals): void => {
  for (const pid of pids) process.kill(pid, name);
};

const works = (db: Db): Promise<unknown> => sql`select 1`.execute(db);
const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: unknown) => Object(error).status,
  );

const isLinux = process.platform === 'linux';

test.runIf(isLinux)(
  'a frozen database is detected, refuses calls, and recovers when resumed (skipped outside Linux)',
  async () => {
    const told: string[] = [];
    const [noticed, back] = [promised<void>(), promised<void>()];
    const db = openDb(postgres.url, {
      onAway: (error) => {
        told.push(String(error));
        noticed.resolve();
      },
      onBack: back.resolve,
    });
    await works(db);
    expect(await databaseAnswers(db)).toBe(true);
    const frozen = [postmaster, ...children()];
    signal(frozen, 'SIGSTOP');
    try {
      const begun = Array.from({ length: 30 }, () => statusOf(works(db)));
      expect(await databaseAnswers(db)).toBe(false);
      await noticed.promise;
      expect(new Set(await Promise.all(begun))).toEqual(new Set([503]));
      expect(await statusOf(works(db))).toBe(503);
      expect(told).toEqual([expect.stringContaining('no answer for 3 s')]);
    } finally {
      signal(frozen, 'SIGCONT');
    }
    await back.promise;
    expect(await databaseAnswers(db)).toBe(true);
    await works(db);
    await db.destroy();
  },
);

test.runIf(isLinux)(
  'a connection with a hanging process is closed after its timeout (skipped outside Linux)',
  async () => {
    const db = openDb(postgres.url, { statementMs: 100 });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    const hung = [rows[0]?.pid ?? 0];
    signal(hung, 'SIGSTOP');
    try {
      expect(await statusOf(works(db))).toBe(503);
      await works(db);
    } finally {
      signal(hung, 'SIGCONT');
    }
    await db.destroy();
  },
);
