import { createHash } from 'node:crypto';
import type PgBoss from 'pg-boss';
import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

const QUEUE = 'scheduled-jobs';
/** Of its own, beside the product's tables; the role that reports read with may nothing in it. */
const SCHEMA = 'waybill_jobs';

/** One run that is due, or was asked for by hand. */
export interface DueRun {
  readonly jobId: string;
  /** By the schedule: when, ISO. Absent: by hand. */
  readonly due?: string;
  /** By hand: who asked for it. */
  readonly by?: string;
}

export interface TakenRun extends DueRun {
  /** Of the run in the queue. */
  readonly taken: string;
}

const ask = (db: Db, text: string, values: readonly unknown[]) => db.executeQuery(CompiledQuery.raw(text, [...values]));

/** pg-boss works on our connections: they know where an embedded database has come back. */
const onConnections = (db: Db): PgBoss.Db => ({
  executeSql: (text, values = []) =>
    db.connection().execute(async (connection) => {
      try {
        const { rows } = await ask(connection, text, values);
        return { rows };
      } catch (error) {
        // What it begins within one text it leaves open where it fails.
        await ask(connection, 'rollback', []).catch(() => {});
        throw error;
      }
    }),
});

const inTransaction = (trx: Db): PgBoss.Db => ({
  executeSql: async (text, values = []) => ({ rows: (await ask(trx, text, values)).rows }),
});

/** The same for the same run of the same job, whichever server hands it in: it is there once. */
const idOf = ({ jobId, due }: DueRun): Pick<PgBoss.SendOptions, 'id'> => {
  if (due === undefined) return {};
  const hex = createHash('sha256').update(`${jobId} ${due}`).digest('hex');
  return {
    id: [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-'),
  };
};

/** What is to be run and when, in the database, for all servers (decision 0065). */
export interface JobQueue {
  /** Within a transaction: it stands or falls with it. What was handed in already is passed over. */
  readonly send: (run: DueRun, trx?: Db) => Promise<void>;
  /** One that is due and that no other server has taken. */
  readonly take: () => Promise<TakenRun | undefined>;
  readonly finish: (taken: TakenRun) => Promise<void>;
  /** Takes away what is long over. */
  readonly tidy: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Of servers that start together: pg-boss fails where another is making its tables. */
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

/** Opens the queue; makes its tables where they are not there yet. */
export async function openJobQueue(db: Db, onError: (error: unknown) => void): Promise<JobQueue> {
  // Read when it is needed: the server listens before.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({ db: onConnections(db), schema: SCHEMA, schedule: false, supervise: false });
  boss.on('error', onError);
  await oneAtATime(db, async () => {
    await boss.start();
    // A run that broke is told, not repeated: what it has done stands.
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
