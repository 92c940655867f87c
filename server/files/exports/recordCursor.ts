import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { DatabaseRow } from '../../data/recordStore/storedRecord.ts';

/** Rows that are in memory at a time. */
const ROWS_AT_ONCE = 500;

interface Reading {
  readonly signal: AbortSignal;
  readonly take: (trx: Db, rows: readonly DatabaseRow[]) => Promise<void>;
}

/** Hands on the rows of a statement within a transaction. `db` ends what still runs when `signal` is aborted. */
export async function cursorRows(
  [db, trx]: readonly [Db, Db],
  statement: RawBuilder<DatabaseRow>,
  { signal, take }: Reading,
): Promise<void> {
  const { rows: held } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  const pid = held[0]?.pid ?? 0;
  let cancelled: Promise<unknown> | undefined;
  const cancel = (): void => {
    cancelled = sql`select pg_cancel_backend(${pid})`.execute(db).catch(() => undefined);
  };
  const run = async (text: RawBuilder<DatabaseRow>): Promise<readonly DatabaseRow[]> => {
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      return (await text.execute(trx)).rows;
    } finally {
      signal.removeEventListener('abort', cancel);
      // Before the connection is another's: what is cancelled is this statement or none.
      await cancelled;
    }
  };
  await run(sql<DatabaseRow>`declare listed no scroll cursor for ${statement}`);
  for (;;) {
    const rows = await run(sql<DatabaseRow>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from listed`);
    if (rows.length > 0) await take(trx, rows);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

/**
 * Hands on the rows of a statement some at a time, in their order and all as they were at the beginning. Its connection is
 * free again when it resolves or rejects; `signal` ends also a statement that still runs.
 */
export const eachRows = (db: Db, statement: RawBuilder<DatabaseRow>, reading: Reading): Promise<void> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => cursorRows([db, trx], statement, reading));
