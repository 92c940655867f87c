import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { HEADER } from '../../data/lists/filterSql.ts';

/** Exact totals cost many times as much as the list itself (D29). */
const MAX_TOTAL = 10_000;
const KEPT_MS = 10_000;
const MAX_KEPT = 500;

export interface Total {
  readonly total: number;
  /** The actual number is larger than `total`. */
  readonly totalIsAtLeast: boolean;
}

/** Counts the matches of list queries. */
export interface Totals {
  readonly count: (db: Db, matches: Matches) => Promise<Total>;
  /** Total known from the last page of a list; undefined if it exceeds the counting limit. */
  readonly atEnd: (total: number) => Total | undefined;
}

export interface Matches {
  readonly table: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** A `with` clause in front of the statement. */
  readonly before?: RawBuilder<unknown>;
  /** Counts all matches, however long it takes, because the user requested the number. Default: false. */
  readonly isExact?: boolean | undefined;
}

/**
 * Counts exactly up to 10,000. The result that a query has more is cached for ten seconds, because single records do
 * not change it; smaller totals are always counted again, so that additions and removals are visible.
 */
export const createTotals = (): Totals => {
  const largeUntil = new Map<string, number>();
  return {
    atEnd: (total) => (total > MAX_TOTAL ? undefined : { total, totalIsAtLeast: false }),
    count: async (db, { table, where, before = sql``, isExact = false }) => {
      if (isExact) {
        const { rows } = await sql<{ matches: string }>`
          ${before} select count(*) as matches from ${table} as ${sql.id(HEADER)} where ${where}`.execute(db);
        return { total: Number(rows[0]?.matches ?? 0), totalIsAtLeast: false };
      }
      const query = sql<{ matches: number }>`
        ${before} select count(*)::integer as matches from (
          select 1 from ${table} as ${sql.id(HEADER)} where ${where} limit ${MAX_TOTAL + 1}
        ) as found`;
      const { sql: text, parameters } = query.compile(db);
      const key = JSON.stringify([text, parameters]);
      if ((largeUntil.get(key) ?? 0) > Date.now()) return { total: MAX_TOTAL, totalIsAtLeast: true };
      const { rows } = await query.execute(db);
      const matches = Number(rows[0]?.matches ?? 0);
      if (matches <= MAX_TOTAL) return { total: matches, totalIsAtLeast: false };
      if (largeUntil.size >= MAX_KEPT) largeUntil.clear();
      largeUntil.set(key, Date.now() + KEPT_MS);
      return { total: MAX_TOTAL, totalIsAtLeast: true };
    },
  };
};
