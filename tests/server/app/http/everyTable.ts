import { sql } from 'kysely';
import type { Db } from '../../../../server/core/database/db.ts';

/** Written by reads too: the request log, call counts, and days that are counted when someone looks. */
const WRITTEN_ANYWAY = ['sys_log', 'sys_rate_limit', 'sys_live_message', 'dashboard_day', 'dashboard_stale_day'];

/** Returns the row count and a digest of every table. */
export async function everyTable(db: Db): Promise<Readonly<Record<string, unknown>>> {
  const names = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const held: Record<string, unknown> = {};
  for (const { name } of names.rows.filter((table) => !WRITTEN_ANYWAY.includes(table.name)))
    held[name] = (
      await sql`select count(*)::int as rows, md5(string_agg(one::text, '' order by one::text)) as text
        from ${sql.table(name)} one`.execute(db)
    ).rows[0];
  return held;
}
