import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertSameMajor,
  clusterPassword,
  describeCluster,
  initialiseCluster,
  prepareLog,
  runProgram,
  type Cluster,
} from './cluster.ts';
import { OWNER, SUPERUSER } from './databaseRoles.ts';
import { DATABASE, ownerPassword, prepareOwner } from './embeddedOwner.ts';
import { freePort } from './freePort.ts';
import { commandOf, isAlive, isRunning } from './processes.ts';

export interface RunningPostgres {
  /** Connection address of the product's database for its owner, including the password: never print it. */
  readonly url: string;
  /** The same for the superuser: for operators and tests, never for the server. */
  readonly superuserUrl: string;
  /** False once its main process has ended, for whatever reason. */
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly announce?: (notice: string) => void;
  /** Tried first, before any free port. */
  readonly port?: number | undefined;
  /** Override the default settings: `fsync=off`, where all data is discarded in the end. */
  readonly settings?: readonly string[];
}

const superuserUrl = (port: number, password: string, database: string = DATABASE): string =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

const ownerUrl = (port: number, password: string): string =>
  `postgres://${OWNER}:${ownerPassword(password)}@127.0.0.1:${port}/${DATABASE}`;

/** Reads what a running postmaster recorded; undefined when there is none. */
function readPostmaster(cluster: Cluster): { pid: number; port: number } | undefined {
  const file = join(cluster.folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

const isOurs = (cluster: Cluster, pid: number): boolean => isAlive(pid) && commandOf(pid).includes(cluster.folder);

/** Stops a PostgreSQL that outlived its server, or removes a stale postmaster.pid. */
async function stopOrphan(cluster: Cluster): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return;
  if (isOurs(cluster, postmaster.pid)) await stopCluster(cluster);
  else rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
}

async function stopCluster(cluster: Cluster): Promise<void> {
  const stop = ['pg_ctl', 'stop', '-D', cluster.folder, '-w'] as const;
  try {
    await runProgram(cluster, [...stop, '-m', 'fast', '-t', '60']);
  } catch (error) {
    const postmaster = readPostmaster(cluster);
    if (!postmaster || !isOurs(cluster, postmaster.pid)) return;
    await runProgram(cluster, [...stop, '-m', 'immediate', '-t', '60']).catch(() => {
      throw error;
    });
  }
}

const OPTIONS = [
  '-c listen_addresses=127.0.0.1',
  '-c unix_socket_directories=',
  '-c fsync=on',
  '-c jit=off',
  '-c log_checkpoints=off',
];

/** Starts the cluster. Another program may take the port in between: then it is tried again with another one. */
async function startCluster(
  cluster: Cluster,
  { settings = [], port: wanted }: StartOptions,
  attempts = 3,
): Promise<number> {
  const port = wanted ?? (await freePort());
  const options = [`-p ${port}`, ...OPTIONS, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  try {
    await runProgram(
      cluster,
      ['pg_ctl', 'start', '-D', cluster.folder, '-l', cluster.logFile, '-w', '-t', '300', '-o', options],
      { quiet: true },
    );
    return port;
  } catch (error) {
    if (attempts > 1) return startCluster(cluster, { settings }, attempts - 1);
    const tail = readFileSync(cluster.logFile, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
    throw new Error(`内置 PostgreSQL 启动失败，日志 ${cluster.logFile} (embedded PostgreSQL did not start):\n${tail}`, {
      cause: error,
    });
  }
}

/**
 * Records and announces the location of a cluster outside of its data folder. A cluster whose data folder was deleted
 * since, including the note, is moved aside: neither reused nor removed.
 */
async function noteLocation(cluster: Cluster, announce: (notice: string) => void): Promise<void> {
  const note = join(cluster.dataFolder, 'postgres.location');
  if (existsSync(cluster.folder) && !existsSync(note)) {
    const aside = `${cluster.folder}.${Date.now()}`;
    await stopOrphan(cluster);
    renameSync(cluster.folder, aside);
    announce(`数据目录 ${cluster.dataFolder} 已被删除过，原数据库文件移至 ${aside}`);
  }
  announce(`数据目录 ${cluster.dataFolder} 不能被 postgres 用户进入，数据库文件存放在 ${cluster.folder}`);
  writeFileSync(note, `${cluster.folder}\n`);
}

/** Starts the cluster; stops it again when it cannot be used. */
async function startUsable(cluster: Cluster, password: string, options: StartOptions): Promise<RunningPostgres> {
  const stop = (): Promise<void> => stopCluster(cluster);
  try {
    const port = await startCluster(cluster, options);
    await prepareOwner((database) => superuserUrl(port, password, database), ownerPassword(password));
    const pid = readPostmaster(cluster)?.pid ?? 0;
    return {
      url: ownerUrl(port, password),
      superuserUrl: superuserUrl(port, password),
      isRunning: () => isRunning(pid),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the PostgreSQL of a data folder, created at the first start: only on 127.0.0.1, with a random port and a
 * random password. The caller holds the folder's lock. One left over by a killed server is stopped first; no committed
 * data is lost.
 */
export async function startEmbeddedPostgres(dataFolder: string, options: StartOptions = {}): Promise<RunningPostgres> {
  const { announce = () => {} } = options;
  const cluster = await describeCluster(dataFolder);
  if (cluster.moved) await noteLocation(cluster, announce);
  const password = clusterPassword(cluster);
  if (existsSync(cluster.folder)) assertSameMajor(cluster);
  else await initialiseCluster(cluster, password);
  await stopOrphan(cluster);
  prepareLog(cluster);
  return startUsable(cluster, password, options);
}

/**
 * Returns the address of the PostgreSQL that a running server of this data folder has started; undefined when there is
 * none.
 */
export async function findEmbeddedPostgres(dataFolder: string): Promise<string | undefined> {
  const cluster = await describeCluster(dataFolder);
  const postmaster = existsSync(cluster.folder) ? readPostmaster(cluster) : undefined;
  return postmaster && isOurs(cluster, postmaster.pid)
    ? ownerUrl(postmaster.port, clusterPassword(cluster))
    : undefined;
}
