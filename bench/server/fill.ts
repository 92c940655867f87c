import { sql } from 'kysely';
import type { Db } from '../../server/core/database/db.ts';

/** Number of days over which the declarations are spread, ending today. */
const DAYS = 1000;
/** Declarations of this many days get lines with amounts, for totals. */
const DAYS_WITH_LINES = 40;
/** One declaration in this many belongs to another department; all others belong to the clerk's. */
const RARE = 2000;
export const RARE_DEPARTMENT = 'A01A02';

interface Index {
  readonly name: string;
  readonly definition: string;
}

/**
 * Adds `records` copies of demo declarations of both directions; drops the indexes first and rebuilds them afterwards.
 */
export async function fillDeclarations(db: Db, records: number): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'bgd_declaration'`.execute(db);
  const own: Readonly<Record<string, ReturnType<typeof sql>>> = {
    id: sql`lpad(to_hex(1600000000000 + n), 12, '0') || left(md5(n::text), 20)`,
    sys_org_code: sql`case when n % ${sql.lit(RARE)} = 0 then ${sql.lit(RARE_DEPARTMENT)} else 'A01A01' end`,
    create_time: sql`now() - (n * interval '1 day') * ${sql.lit(DAYS)} / ${sql.lit(records)}`,
    update_time: sql`now() - (n * interval '1 day') * ${sql.lit(DAYS)} / ${sql.lit(records)}`,
    entry_id: sql`lpad(n::text, 18, '0')`,
    status: sql`case when n < 2000 then 'review' else 'declared' end`,
  };
  const cells = columns.map(({ name }) => own[name] ?? sql.ref(`demo.${name}`));
  const { rows: indexes } = await sql<Index>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('bgd_declaration', 'bgd_goods') and indexname not like '%_pkey'`.execute(db);
  await db.connection().execute(async (one) => {
    await sql`set synchronous_commit = off`.execute(one);
    await sql`set maintenance_work_mem = '512MB'`.execute(one);
    for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(one);
    await sql`create temporary table demo as
      select *, (row_number() over (order by id) - 1)::integer as place from bgd_declaration where doc_kind = 'declaration'`.execute(
      one,
    );
    await sql`insert into bgd_declaration (${sql.join(columns.map(({ name }) => sql.id(name)))})
      select ${sql.join(cells)} from generate_series(1, ${sql.lit(records)}) as n
      join demo on demo.place = n % (select count(*) from demo)`.execute(one);
    await sql`insert into bgd_goods (id, main_id, tenant_id, order_no, decl_total, trade_curr)
      select 'g' || id, id, tenant_id, 1, 1250.75, 'USD' from bgd_declaration
      where create_time > now() - ${sql.lit(DAYS_WITH_LINES)} * interval '1 day' and doc_kind = 'declaration'
        and id not in (select id from demo)`.execute(one);
    for (const { definition } of indexes) await sql.raw(definition).execute(one);
    await sql`analyze bgd_declaration, bgd_goods`.execute(one);
    await sql`drop table demo`.execute(one);
  });
}
