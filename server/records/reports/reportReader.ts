import { sql } from 'kysely';
import { READER_ROLE } from '../../core/database/databaseRoles.ts';
import type { Db } from '../../core/database/db.ts';
import { timeLimitMark } from '../../core/database/timeLimits.ts';
import { ensureReaderRole, grantTables, isRefusal } from './readerRole.ts';

export interface ReportReader {
  /** Reads with the reader role, if the database has it: read-only and with a time limit. */
  read<T>(tables: readonly string[], query: (trx: Db) => Promise<T>): Promise<T>;
}

/** Settings of a statement, for its transaction: times are shown in +08:00 (contract §0.1). */
const settings = (timeoutMs: number): ReadonlyMap<string, string> =>
  new Map([
    ['statement_timeout', String(timeoutMs)],
    ['timezone', '<+08>-08'],
    ['datestyle', 'ISO, YMD'],
    ['standard_conforming_strings', 'on'],
  ]);

export const createReportReader = (db: Db, timeoutMs: number): ReportReader => {
  let hasRole: Promise<boolean> | undefined;
  const granted = new Set<string>();

  const roleIsThere = (): Promise<boolean> => {
    hasRole ??= ensureReaderRole(db);
    hasRole.catch(() => {
      hasRole = undefined;
    });
    return hasRole;
  };

  return {
    read: async (tables, query) => {
      const inRole = await roleIsThere();
      const missing = inRole ? tables.filter((table) => !granted.has(table)) : [];
      if (missing.length > 0) await grantTables(db, missing);
      for (const table of missing) granted.add(table);
      const chosen = [...settings(timeoutMs), ...(inRole ? [['role', READER_ROLE] as const] : [])];
      try {
        return await db
          .transaction()
          .setAccessMode('read only')
          .execute(async (trx) => {
            const calls = chosen.map(([name, value]) => sql`set_config(${name}, ${value}, true)`);
            await sql`select ${sql.join(calls)} ${timeLimitMark(timeoutMs)}`.execute(trx);
            return query(trx);
          });
      } catch (error) {
        // A table that was recreated, or a dropped role: granted again at the next call.
        if (isRefusal(error)) {
          granted.clear();
          hasRole = undefined;
        }
        throw error;
      }
    },
  };
};
