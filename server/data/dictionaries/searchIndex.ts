import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

/** Any number that nobody else in this database uses: two servers do not make the extension at once. */
const INDEX_LOCK = 8_220_003;

/**
 * Makes searches of code tables fast where the database allows the pg_trgm extension; without it they walk the items
 * of the one dictionary, which the primary key finds. Returns whether the index is there.
 */
export const ensureSearchIndex = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return false;
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${INDEX_LOCK})`.execute(trx);
      await sql`create extension if not exists pg_trgm`.execute(trx);
      await sql`create index if not exists sys_code_item_search on sys_code_item
        using gin ((value || ' ' || text || ' ' || search) gin_trgm_ops)`.execute(trx);
    });
    return true;
  } catch (error) {
    const refused = error instanceof Error && 'code' in error && error.code === '42501';
    if (refused) return false;
    throw error;
  }
};
