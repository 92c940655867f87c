import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianBinaries, startDebianPostgres, type DebianPostgres } from '../scripts/debianPostgres.ts';
import { closeDb, openDb } from '../server/core/database/db.ts';
import { startEmbeddedPostgres } from '../server/core/database/embeddedPostgres.ts';
import { readConfig } from '../server/core/config/config.ts';
import { startServer } from '../server/startServer.ts';
import { ask, contentOf, killBackup, killRestore, run, runCommand, type BackedUp } from './backup/kills.ts';
import { median, printLine, printTable, type Figure } from './figures.ts';
import { PASSWORD } from './product.ts';
import { fillDeclarations } from './server/fill.ts';

/**
 * `npm run bench:backup [-- --records 20000] [--kills 4]`: compares a backup of a million declarations with
 * `pg_dump -Fc` of the same database (separate processes, run alternately), measures a restore, and kills (-9) both
 * backup and restore at moments spread over their run time. Without Debian's PostgreSQL the embedded one is backed up,
 * without a comparison.
 */
const wordOf = (name: string): number => Number(process.argv[process.argv.indexOf(name) + 1]);
const RECORDS = wordOf('--records') || 1_000_000;
const KILLS = wordOf('--kills') || 20;
const ROUNDS = 3;

async function startDatabase(): Promise<DebianPostgres> {
  const binaries = debianBinaries();
  if (binaries !== undefined) return startDebianPostgres(binaries);
  const folder = mkdtempSync(join(tmpdir(), 'waybill-backup-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  return {
    folder,
    urlOf: (database) => postgres.superuserUrl.replace(/[^/]+$/, database),
    remove: async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the product once to create tables and demo records, then fills the database with copies of the declarations.
 */
async function fill({ url, dataFolder }: BackedUp): Promise<void> {
  const config = readConfig({
    DATABASE_URL: url,
    WAYBILL_DATA: dataFolder,
    WAYBILL_DEMO: 'on',
    WAYBILL_ADMIN_PASSWORD: PASSWORD,
    WAYBILL_DEMO_PASSWORD: PASSWORD,
    HOST: '127.0.0.1',
    PORT: '0',
  });
  const { close } = await startServer({ ...config, port: 0 }, () => {});
  await close();
  const db = openDb(url, { statementMs: 0 });
  await fillDeclarations(db, RECORDS);
  await closeDb(db);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (file: string): string => `${(statSync(file).size / 1024 / 1024).toFixed(1)} MB`;

interface Measured {
  readonly figures: readonly Figure[];
  readonly file: string;
  readonly backupMs: number;
}

async function measureBackups(source: BackedUp, folder: string): Promise<Measured> {
  const binaries = debianBinaries();
  const [own, dumps]: [number[], number[]] = [[], []];
  const [file, dump] = [join(folder, 'own.backup'), join(folder, 'dump')];
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(file, { force: true });
    own.push((await runCommand('backup', file, { place: source })).ms);
    if (binaries === undefined) continue;
    dumps.push((await run([join(binaries, 'bin/pg_dump'), '-Fc', '-f', dump, source.url], {})).ms);
  }
  const backupMs = median(own);
  const figures: Figure[] = [
    { what: `backup of ${RECORDS} declarations`, value: `${seconds(backupMs)}, ${megabytes(file)}` },
  ];
  if (dumps.length > 0) {
    figures.push({ what: 'pg_dump -Fc of the same database', value: `${seconds(median(dumps))}, ${megabytes(dump)}` });
    figures.push({ what: 'backup beside pg_dump', value: `${(backupMs / median(dumps)).toFixed(2)}×`, goal: '≤ 1.5×' });
  }
  return { figures, file, backupMs };
}

const countOf = (outcomes: readonly string[]): string => {
  const kinds = [...new Set(outcomes)].sort();
  return kinds.map((kind) => `${outcomes.filter((one) => one === kind).length} ${kind}`).join(', ');
};

/** Spreads the kills over the run time of a program: from its first steps to just after its end. */
const momentOf = (kill: number, of: number, ms: number): number => Math.round((ms * (kill + 0.5) * 1.1) / of);

async function measure(database: DebianPostgres): Promise<readonly Figure[]> {
  const source = { url: database.urlOf('waybill_source'), dataFolder: join(database.folder, 'data') };
  const folder = join(database.folder, 'backups');
  mkdirSync(folder);
  await ask(database.urlOf('postgres'), 'create database waybill_source template template0');
  await fill(source);
  printLine(`${RECORDS} declarations are there`);
  const { figures, file, backupMs } = await measureBackups(source, folder);
  const target = { url: database.urlOf('waybill_target'), dataFolder: join(database.folder, 'target') };
  await ask(database.urlOf('postgres'), 'create database waybill_target template template0');
  const { ms: restoreMs } = await runCommand('restore', file, { place: target });
  const expected = await contentOf(source.url);
  const isSame = (await contentOf(target.url)) === expected;
  const half = Math.ceil(KILLS / 2);
  const backups: string[] = [];
  const restores: string[] = [];
  for (let kill = 0; kill < half; kill += 1) {
    backups.push(await killBackup(source, folder, momentOf(kill, half, backupMs)));
    const server = { server: database.urlOf, expected };
    restores.push(await killRestore(file, server, momentOf(kill, half, restoreMs)));
    printLine(`${2 * kill + 2} of ${2 * half} kills: backup ${backups.at(-1)}, restore ${restores.at(-1)}`);
  }
  const isFault = (outcome: string): boolean => outcome.startsWith('FAULT');
  return [
    ...figures,
    { what: 'restore into an empty database', value: `${seconds(restoreMs)}${isSame ? '' : ', FAULT: not the same'}` },
    { what: `${half} kills of a backup leave`, value: countOf(backups) },
    { what: `${half} kills of a restore leave`, value: countOf(restores) },
    { what: 'faults', value: String([...backups, ...restores].filter(isFault).length), goal: '0' },
  ];
}

const database = await startDatabase();
try {
  printTable(await measure(database));
} finally {
  await database.remove();
}
process.exit();
