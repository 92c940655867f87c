import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

/**
 * Advisory lock key, unique within this database: prevents two servers from creating the extension at the same time.
 */
const INDEX_LOCK = 8_220_003;

/**
 * Creates a search index for code tables if the database allows the pg_trgm extension. Without it, a search scans the
 * items of one dictionary, found by the primary key. Returns whether the index exists.
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
