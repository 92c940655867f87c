import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './tables.ts';

/** How long one statement may run, ms. */
export const STATEMENT_MS = 30_000;

/** How long one statement may wait for locks of others, ms. */
export const LOCK_MS = 10_000;

/**
 * Longer than any pause between two statements of a transaction of this server, ms: a transaction that holds locks so
 * long hangs.
 */
export const IDLE_IN_TRANSACTION_MS = 60_000;

const MARK = /\/\* time limit (\d+) \*\/$/;

/**
 * Marks, at its end, the statement that sets another `statement_timeout`, so that its connection waits as long. 0 means
 * no limit.
 */
export const timeLimitMark = (ms: number): RawBuilder<unknown> => sql.raw(`/* time limit ${Math.trunc(ms)} */`);

/** Returns the limit that a statement sets for the following ones; undefined when it sets none. */
export const timeLimitIn = (text: string): number | undefined => {
  const found = text.endsWith('*/') ? MARK.exec(text) : null;
  return found === null ? undefined : Number(found[1]);
};

/** Removes the time limits from this transaction; for work that an operator requested or a table needs. */
export const withoutTimeLimit = async (trx: Kysely<Database>): Promise<void> => {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true) ${timeLimitMark(0)}`.execute(trx);
};
