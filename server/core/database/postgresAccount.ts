import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The account that runs PostgreSQL when the server runs as root, since PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Where root stores what the postgres account must access, when the account cannot access the data folder or the
 * project.
 */
const FALLBACK_FOLDER = '/var/lib/waybill';

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));

/** Returns the account, creating it when missing; undefined unless the server runs as root. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres'], {
      stdio: 'pipe',
    });
    return { uid: idOf('-u'), gid: idOf('-g') };
  }
}

const mayEnter = (folder: string, { uid, gid }: Account): boolean => {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
};

/** Returns whether the account can enter the folder and every folder above it. */
const reaches = (folder: string, account: Account): boolean =>
  mayEnter(folder, account) && (dirname(folder) === folder || reaches(dirname(folder), account));

/** Returns a unique name per key, with 12 hex digits: `data-1a2b3c4d5e6f`. */
const nameFor = (kind: string, key: string): string =>
  `${kind}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;

/**
 * Returns the folder that contains the cluster: the data folder, or, when the account cannot access it (a project in
 * /root), a folder below /var/lib/waybill named after it.
 */
export function clusterParent(dataFolder: string, account: Account | undefined): { folder: string; moved: boolean } {
  mkdirSync(dataFolder, { recursive: true });
  if (!account) return { folder: dataFolder, moved: false };
  if (reaches(dirname(dataFolder), account)) {
    if (!mayEnter(dataFolder, account)) chmodSync(dataFolder, statSync(dataFolder).mode | 0o011);
    return { folder: dataFolder, moved: false };
  }
  const folder = join(FALLBACK_FOLDER, nameFor('data', dataFolder));
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return { folder, moved: true };
}

/** Returns the folder of the binaries, or of a copy that the account can access; each version gets a separate copy. */
export function reachableBinaries(folder: string, account: Account | undefined): string {
  if (!account || reaches(folder, account)) return folder;
  const { mtimeMs, size } = statSync(join(folder, 'bin/postgres'));
  const copy = join(FALLBACK_FOLDER, nameFor('postgresql', `${folder}:${mtimeMs}:${size}`));
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    try {
      mkdirSync(FALLBACK_FOLDER, { recursive: true, mode: 0o755 });
      cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
      lchownSync(draft, account.uid, account.gid);
      for (const name of readdirSync(draft, { recursive: true, encoding: 'utf8' }))
        lchownSync(join(draft, name), account.uid, account.gid);
      renameSync(draft, copy);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another server may have created it in the meantime.
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}

/** Creates a folder that only the account may read. */
export function makePrivateFolder(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}
