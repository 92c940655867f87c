import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './tables.ts';

/** How long one statement may run, ms. */
export const STATEMENT_MS = 30_000;

/** How long one statement may wait for what others have locked, ms. */
export const LOCK_MS = 10_000;

/** Longer than any pause of ours between two statements of a transaction, ms: what holds locks so long has hung. */
export const IDLE_IN_TRANSACTION_MS = 60_000;

const MARK = /\/\* time limit (\d+) \*\/$/;

/** Stands at the end of the statement that sets another `statement_timeout`, so that its connection waits as long. 0 is for ever. */
export const timeLimitMark = (ms: number): RawBuilder<unknown> => sql.raw(`/* time limit ${Math.trunc(ms)} */`);

/** The limit that a statement sets for those behind it; undefined when it sets none. */
export const timeLimitIn = (text: string): number | undefined => {
  const found = text.endsWith('*/') ? MARK.exec(text) : null;
  return found === null ? undefined : Number(found[1]);
};

/** For what an operator has asked for or a table needs: statements of this transaction run and wait as long as it takes. */
export const withoutTimeLimit = async (trx: Kysely<Database>): Promise<void> => {
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true) ${timeLimitMark(0)}`.execute(trx);
};
