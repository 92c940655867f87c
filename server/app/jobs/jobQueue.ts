import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

const QUEUE = 'scheduled-jobs';
/** Separate schema outside the product's tables; the database role of reports has no rights in it. */
const SCHEMA = 'waybill_jobs';

/** A run that is due or was started by hand. */
export interface DueRun {
  readonly jobId: string;
  /** Scheduled time, ISO. Absent for a run started by hand. */
  readonly due?: string;
  /** User who started the run by hand. */
  readonly by?: string;
}

export interface TakenRun extends DueRun {
  /** Id of the run in the queue. */
  readonly taken: string;
}

const ask = (db: Db, text: string, values: readonly unknown[]) => db.executeQuery(CompiledQuery.raw(text, [...values]));

/** Runs pg-boss on our connections, which find an embedded database again after a restart. */
const onConnections = (db: Db): PgBoss.Db => ({
  executeSql: (text, values = []) =>
    db.connection().execute(async (connection) => {
      try {
        const { rows } = await ask(connection, text, values);
        return { rows };
      } catch (error) {
        // A transaction that pg-boss begins within a multi-statement text stays open when it fails.
        await ask(connection, 'rollback', []).catch(() => {});
        throw error;
      }
    }),
});

const inTransaction = (trx: Db): PgBoss.Db => ({
  executeSql: async (text, values = []) => ({ rows: (await ask(trx, text, values)).rows }),
});

/** The same id for the same run of a job on every server, so that it is queued once. */
const idOf = ({ jobId, due }: DueRun): Pick<PgBoss.SendOptions, 'id'> => {
  if (due === undefined) return {};
  const hex = createHash('sha256').update(`${jobId} ${due}`).digest('hex');
  return {
    id: [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-'),
  };
};

/** Pending runs and their times, stored in the database for all servers (decision 0065). */
export interface JobQueue {
  /** Queues a run, as part of `trx` if given. A run that is queued already is ignored. */
  readonly send: (run: DueRun, trx?: Db) => Promise<void>;
  /** Takes a due run that no other server has taken. */
  readonly take: () => Promise<TakenRun | undefined>;
  readonly finish: (taken: TakenRun) => Promise<void>;
  /** Deletes runs that ended long ago. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Serializes servers that start together: pg-boss fails while another one creates its tables. */
const oneAtATime = (db: Db, open: () => Promise<void>): Promise<void> =>
  db.connection().execute(async (connection) => {
    const name = sql`hashtextextended('waybill job queue', 0)`;
    await sql`select pg_advisory_lock(${name})`.execute(connection);
    try {
      await open();
    } finally {
      await sql`select pg_advisory_unlock(${name})`.execute(connection);
    }
  });

/** Opens the queue; creates its tables if they do not exist. */
export async function openJobQueue(db: Db, onError: (error: unknown) => void): Promise<JobQueue> {
  // Lazy import: the server starts to listen without it.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({ db: onConnections(db), schema: SCHEMA, schedule: false, supervise: false });
  boss.on('error', onError);
  await oneAtATime(db, async () => {
    await boss.start();
    // A failed run is reported, not retried: its partial effects remain.
    await boss.createQueue(QUEUE, {
      name: QUEUE,
      retryLimit: 0,
      expireInSeconds: 12 * 3600,
      retentionMinutes: 60 * 24 * 60,
    });
  });
  return {
    send: async (run, trx) => {
      const startAfter = run.due === undefined ? {} : { startAfter: run.due };
      await boss.send(QUEUE, run, { ...idOf(run), ...startAfter, ...(trx && { db: inTransaction(trx) }) });
    },
    take: async () => {
      const [job] = await boss.fetch<DueRun>(QUEUE);
      return job && { ...job.data, taken: job.id };
    },
    finish: ({ taken }) => boss.complete(QUEUE, taken),
    tidy: async () => {
      await boss.maintain();
    },
    close: () => boss.stop({ graceful: false }),
  };
}
