import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { DatabaseRow } from '../../data/recordStore/storedRecord.ts';

/** Number of rows in memory at a time. */
const ROWS_AT_ONCE = 500;

interface Reading {
  readonly signal: AbortSignal;
  readonly take: (trx: Db, rows: readonly DatabaseRow[]) => Promise<void>;
}

/**
 * Passes the rows of a statement within a transaction. `db` is used to cancel a running statement when `signal` is
 * aborted.
 */
export async function cursorRows(
  { db, trx }: { readonly db: Db; readonly trx: Db },
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
      // Must finish before the connection is released, so that the cancellation cannot hit another user's statement.
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
 * Passes the rows of a statement in batches, in order and as a snapshot of the start. The connection is released when
 * the promise settles; `signal` also cancels a running statement.
 */
export const eachRows = (db: Db, statement: RawBuilder<DatabaseRow>, reading: Reading): Promise<void> =>
  db
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => cursorRows({ db, trx }, statement, reading));
