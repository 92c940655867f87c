import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { DatabaseCatalogue } from './planTables.ts';

/** Reads the columns and indexes of the named tables from the schema in use. */
export const readCatalogue = async (db: Db, tables: readonly string[]): Promise<DatabaseCatalogue> => {
  const { rows: columnRows } = await sql<{ table_name: string; column_name: string; data_type: string }>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = current_schema() and table_name = any(${[...tables]}::text[])`.execute(db);
  const { rows: indexRows } = await sql<{ indexname: string }>`
    select indexname from pg_indexes
    where schemaname = current_schema() and tablename = any(${[...tables]}::text[])`.execute(db);
  const { rows: trigrams } = await sql`
    select 1 from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`.execute(db);
  const columns = new Map<string, Map<string, string>>();
  for (const row of columnRows) {
    const known = columns.get(row.table_name) ?? new Map<string, string>();
    columns.set(row.table_name, known.set(row.column_name, row.data_type));
  }
  return {
    columns,
    indexes: new Set(indexRows.map((row) => row.indexname)),
    knowsTrigrams: trigrams.length > 0,
  };
};
