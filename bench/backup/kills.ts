import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { checkBackup } from '../../server/app/backup/restoreBackup.ts';
import { settleRestore } from '../../server/app/backup/restoreJournal.ts';
import { folderStore } from '../../server/core/blobStore/folderStore.ts';
import { ROOT } from '../product.ts';

export interface BackedUp {
  readonly url: string;
  readonly dataFolder: string;
}

/**
 * Runs a program until it exits, or kills it (-9) after `killAfter` ms. Returns the run time in ms and whether it was
 * killed.
 */
export const run = (
  words: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  killAfter?: number,
): Promise<{ readonly ms: number; readonly isKilled: boolean }> =>
  new Promise((resolve, reject) => {
    const [program, ...rest] = words;
    const begun = performance.now();
    const child = spawn(program, rest, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0 && signal !== 'SIGKILL') reject(new Error(`${words.join(' ')} ended with ${code}`));
      else resolve({ ms: performance.now() - begun, isKilled: signal === 'SIGKILL' });
    });
  });

export const runCommand = (
  name: 'backup' | 'restore',
  file: string,
  { place, killAfter }: { readonly place: BackedUp; readonly killAfter?: number },
): Promise<{ readonly ms: number; readonly isKilled: boolean }> =>
  run(
    [process.execPath, '--import', 'tsx', `server/app/cli/${name}.ts`, file],
    { DATABASE_URL: place.url, WAYBILL_DATA: place.dataFolder },
    killAfter,
  );

export async function ask(url: string, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Readonly<Record<string, unknown>>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Kills a backup after `killAfter` ms. Returns a fault, or what was left: `complete` or `none`. */
export async function killBackup(source: BackedUp, folder: string, killAfter: number): Promise<string> {
  const file = join(folder, 'killed.backup');
  const { isKilled } = await runCommand('backup', file, { place: source, killAfter });
  const outcome = existsSync(file)
    ? await checkBackup(file).then(
        () => 'complete',
        () => 'FAULT: looks complete and is not',
      )
    : 'none';
  for (const name of readdirSync(folder)) if (name.startsWith('killed')) rmSync(join(folder, name));
  return !isKilled && outcome === 'none' ? 'FAULT: ended without a file' : outcome;
}

/** Kills a restore into an empty database after `killAfter` ms. Returns a fault, or what was left. */
export async function killRestore(
  file: string,
  { server, expected }: { readonly server: (database: string) => string; readonly expected: string },
  killAfter: number,
): Promise<string> {
  await ask(server('postgres'), 'drop database if exists restored with (force)');
  await ask(server('postgres'), 'create database restored template template0');
  const dataFolder = mkdtempSync(join(tmpdir(), 'waybill-restored-'));
  const place = { url: server('restored'), dataFolder };
  try {
    await runCommand('restore', file, { place, killAfter });
    const keyFile = join(dataFolder, 'sources.key');
    await settleRestore({ ...place, keyFile, store: folderStore(join(dataFolder, 'files')) });
    const files = existsSync(join(dataFolder, 'files'))
      ? readdirSync(join(dataFolder, 'files'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
      : [];
    const [found] = await ask(place.url, `select to_regclass('public.bgd_declaration') is not null as "isThere"`);
    if (found?.['isThere'] !== true) return files.length === 0 ? 'empty' : 'FAULT: files without a database';
    return (await contentOf(place.url)) === `${expected}` ? 'complete' : 'FAULT: half restored';
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Summarises the content of a database: row counts of its largest tables and the contents that it references. */
export async function contentOf(url: string): Promise<string> {
  const [counts] = await ask(
    url,
    `select (select count(*) from bgd_declaration) || ' ' || (select count(*) from bgd_goods) || ' ' ||
      (select count(*) from sys_stored_content) || ' ' || (select count(*) from pg_index) as said`,
  );
  return String(counts?.['said']);
}
