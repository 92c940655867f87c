import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describeCluster, runProgram } from '../../server/core/database/cluster.ts';
import { startEmbeddedPostgres, type RunningPostgres } from '../../server/core/database/embeddedPostgres.ts';
import { readFileSync } from 'node:fs';

export const STOP_KINDS = ['kill -9', 'immediate stop', 'pg_terminate_backend'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

export interface StoppedDatabase {
  readonly folder: string;
  readonly url: string;
  readonly superuserUrl: string;
  /** Stops the database, and restarts it at the same address if it has ended. */
  readonly stop: (kind: StopKind) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const portOf = ({ url }: RunningPostgres): number => Number(new URL(url).port);

/** Remains of a killed database may hold the port for a moment, and the servers know only this port. */
async function startAt(folder: string, port: number, attempts = 50): Promise<RunningPostgres> {
  const postgres = await startEmbeddedPostgres(folder, { port });
  if (portOf(postgres) === port) return postgres;
  await postgres.stop();
  if (attempts === 0) throw new Error(`port ${port} does not come free`);
  return startAt(folder, port, attempts - 1);
}

async function terminateConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'waybill'`);
  await client.end();
}

/** Starts a separate PostgreSQL in a temporary folder. */
export async function startDatabase(): Promise<StoppedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-stops-'));
  chmodSync(folder, 0o755);
  const first = await startEmbeddedPostgres(folder);
  const port = portOf(first);
  let running = first;
  const end: Readonly<Record<StopKind, () => Promise<void>>> = {
    'kill -9': async () => {
      const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    'immediate stop': async () => {
      const cluster = await describeCluster(folder);
      await runProgram(cluster, ['pg_ctl', 'stop', '-D', cluster.folder, '-m', 'immediate', '-w']);
    },
    pg_terminate_backend: () => terminateConnections(first.superuserUrl),
  };
  return {
    folder,
    url: first.url,
    superuserUrl: first.superuserUrl,
    stop: async (kind) => {
      await end[kind]();
      if (kind !== 'pg_terminate_backend') running = await startAt(folder, port);
    },
    remove: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
