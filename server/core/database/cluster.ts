import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUPERUSER } from './databaseRoles.ts';
import {
  clusterParent,
  makePrivateFolder,
  postgresAccount,
  reachableBinaries,
  type Account,
} from './postgresAccount.ts';
import { findPostgresBinaries, programOf } from './postgresBinaries.ts';

/** Locations of the embedded PostgreSQL of a data folder. */
export interface Cluster {
  readonly dataFolder: string;
  readonly parent: string;
  /** PGDATA. */
  readonly folder: string;
  readonly logFile: string;
  readonly binaries: string;
  readonly major: number;
  readonly account: Account | undefined;
  /** The account cannot access the data folder, so the cluster is stored elsewhere. */
  readonly moved: boolean;
}

export async function describeCluster(dataFolder: string): Promise<Cluster> {
  const account = postgresAccount();
  const { folder: parent, moved } = clusterParent(dataFolder, account);
  const { folder, major } = await findPostgresBinaries();
  return {
    dataFolder,
    parent,
    folder: join(parent, 'postgres'),
    logFile: join(parent, 'postgres.log'),
    binaries: reachableBinaries(folder, account),
    major,
    account,
    moved,
  };
}

/** Returns the random password, created once and readable only by the owner of the data folder. */
export function clusterPassword(cluster: Cluster): string {
  const file = join(cluster.dataFolder, 'postgres.password');
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (known !== '') return known;
  if (existsSync(cluster.folder))
    throw new Error(`缺少数据库口令文件 ${file}，请从备份恢复 (the database password file is missing)`);
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, `${password}\n`, { mode: 0o600 });
  return password;
}

const environment = (): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
};

/**
 * Runs a program of the distribution as the account; rejects with its output. `quiet` allows it to leave a child
 * process behind.
 */
export const runProgram = (
  cluster: Cluster,
  [name, ...words]: readonly ['initdb' | 'pg_ctl', ...string[]],
  { quiet = false } = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(programOf(cluster.binaries, name), words, {
      cwd: cluster.parent,
      env: environment(),
      // A separate process group: Ctrl+C reaches only the server, which stops the database last.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: quiet ? 'ignore' : ['ignore', 'pipe', 'pipe'],
      ...cluster.account,
    });
    let said = '';
    const listen = (chunk: unknown): void => {
      said += String(chunk);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed (${code}) ${said}`.trim())),
    );
  });

/**
 * Creates the cluster in a temporary folder and moves it into place, so that an interrupted start leaves nothing half
 * made.
 */
export async function initialiseCluster(cluster: Cluster, password: string): Promise<void> {
  const draft = `${cluster.folder}.new`;
  const passwordFile = join(cluster.parent, 'postgres.initial');
  rmSync(draft, { recursive: true, force: true });
  const options = [`--pgdata=${draft}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  // Texts are sorted as a Chinese reader expects (pinyin); character classes are those of UTF-8 where the system has
  // them.
  const icu = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=zh'];
  try {
    makePrivateFolder(draft, cluster.account);
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
    if (cluster.account) chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
    await runProgram(cluster, ['initdb', ...options, ...icu, '--locale=C.UTF-8']).catch(() => {
      rmSync(draft, { recursive: true, force: true });
      makePrivateFolder(draft, cluster.account);
      return runProgram(cluster, ['initdb', ...options, ...icu, '--locale=C']);
    });
    renameSync(draft, cluster.folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Throws, with instructions, when the folder was made by another major version. */
export function assertSameMajor(cluster: Cluster): void {
  const found = readFileSync(join(cluster.folder, 'PG_VERSION'), 'utf8').trim();
  if (Number(found) === cluster.major) return;
  throw new Error(
    [
      `数据目录 ${cluster.folder} 由 PostgreSQL ${found} 创建，本程序内置的是 ${cluster.major}，不能直接使用。`,
      `请用原来的版本 npm run backup，换一个新的数据目录后 npm run restore；或用 DATABASE_URL 指向一个 PostgreSQL ${found} 服务。`,
      `(The data folder belongs to PostgreSQL ${found}, the embedded one is ${cluster.major}: npm run backup with the old release, npm run restore into a new folder, or set DATABASE_URL.)`,
    ].join('\n'),
  );
}

const LARGEST_LOG = 10 * 1024 * 1024;

/** Makes the account the owner of the log; renames a log that is too long to `.old`. */
export function prepareLog(cluster: Cluster): void {
  if (existsSync(cluster.logFile) && statSync(cluster.logFile).size > LARGEST_LOG)
    renameSync(cluster.logFile, `${cluster.logFile}.old`);
  writeFileSync(cluster.logFile, '', { flag: 'a', mode: 0o600 });
  if (cluster.account) chownSync(cluster.logFile, cluster.account.uid, cluster.account.gid);
}
