import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialiseCluster, runProgram, type Cluster } from '../server/core/database/cluster.ts';
import { SUPERUSER } from '../server/core/database/databaseRoles.ts';
import { freePort } from '../server/core/database/freePort.ts';
import { postgresAccount } from '../server/core/database/postgresAccount.ts';

const DEBIAN = '/usr/lib/postgresql';
const PASSWORD = 'thrown-away';

/** Folder of the newest PostgreSQL that Debian has installed, with its `pg_dump`; undefined when there is none. */
export const debianBinaries = (): string | undefined =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .sort((one, other) => Number(other) - Number(one))
    .map((major) => join(DEBIAN, major))
    .find((folder) => existsSync(join(folder, 'bin/initdb')));

export interface DebianPostgres {
  readonly folder: string;
  /** Superuser URL of one of its databases. */
  readonly urlOf: (database: string) => string;
  readonly remove: () => Promise<void>;
}

/**
 * Starts Debian's PostgreSQL in a temporary folder; `settings` come after the defaults and override them:
 * `fsync=off`.
 */
export async function startDebianPostgres(binaries: string, settings: readonly string[] = []): Promise<DebianPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-debian-'));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const cluster: Cluster = {
    dataFolder: folder,
    parent: folder,
    folder: join(folder, 'postgres'),
    logFile: join(folder, 'postgres.log'),
    binaries,
    major: 0,
    account: postgresAccount(),
    moved: false,
  };
  await initialiseCluster(cluster, PASSWORD);
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const options = [`-p ${port}`, ...[...own, ...settings].map((setting) => `-c ${setting}`)].join(' ');
  const words = ['pg_ctl', 'start', '-D', cluster.folder, '-l', cluster.logFile, '-w', '-o', options] as const;
  await runProgram(cluster, words, { quiet: true });
  return {
    folder,
    urlOf: (database) => `postgres://${SUPERUSER}:${PASSWORD}@127.0.0.1:${port}/${database}`,
    remove: async () => {
      await runProgram(cluster, ['pg_ctl', 'stop', '-D', cluster.folder, '-m', 'immediate', '-w']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
