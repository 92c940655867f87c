import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { fixedDbColumn } from '../../data/tables/tableShape.ts';
import { readTableSources, type TableSources } from '../../data/tables/tableSources.ts';
import { AMOUNT, isDeclarationPage, SHARES } from './declarationPages.ts';

type Fragment = RawBuilder<unknown>;

/** The day in +08:00, in which the wire shows instants. */
const dayOf = (instant: Fragment): Fragment => sql`((${instant} at time zone 'UTC') + interval '8 hours')::date`;

/**
 * Marks the days of these records for recounting; part of a statement in the transaction that writes them. Undefined
 * for pages that are not counted.
 */
export const insertChangedDays = (page: CompiledPage, ids: readonly string[]): RawBuilder<unknown> | undefined =>
  isDeclarationPage(page)
    ? sql`insert into dashboard_stale_day (tenant_id, day)
    select distinct tenant_id, ${dayOf(sql`create_time`)} from ${sql.table(page.resource.table)}
    where id = any(${[...ids]}::text[])`
    : undefined;

const HISTORY = 'dashboard.history';

/** Marks all days before the first mark for counting, once in the life of a database. */
export const markHistory = (db: Db, pages: readonly CompiledPage[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('sys_setting')
      .values({ key: HISTORY, value: 'counted' })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    const page = pages.find(isDeclarationPage);
    if (first.numInsertedOrUpdatedRows !== 1n || page === undefined) return;
    const { from } = await readTableSources(trx, [page]);
    await sql`insert into dashboard_stale_day (tenant_id, day)
      select distinct tenant_id, ${dayOf(sql`create_time`)} from ${from(page.resource.table)} as m`.execute(trx);
  });

interface Day {
  readonly tenant_id: string;
  /** `2026-11-20`. */
  readonly day: string;
}

/** Records of a page on a day; uses the index (tenant_id, create_time, id). */
const recordsOf = (page: CompiledPage, { tenant_id: tenant, day }: Day): Fragment => {
  const start = sql`(${day}::timestamp - interval '8 hours') at time zone 'UTC'`;
  const end = sql`(${day}::timestamp + interval '16 hours') at time zone 'UTC'`;
  const fixed = Object.entries(page.resource.fixed).map(
    ([key, value]) => sql`and ${sql.ref(`m.${fixedDbColumn(page, key)}`)} = ${value}`,
  );
  return sql`m.tenant_id = ${tenant} and m.create_time >= ${start} and m.create_time < ${end} ${sql.join(fixed, sql` `)}`;
};

const COLUMNS = sql`(tenant_id, page_id, dimension, day, org_code, code, records, amount)`;

async function countRecords(
  trx: Db,
  { page, from }: { readonly page: CompiledPage; readonly from: TableSources },
  day: Day,
): Promise<void> {
  const shares = SHARES.flatMap((key) => {
    const column = page.columnByKey.get(key);
    return column === undefined ? [] : [sql`(${key}, coalesce(${sql.ref(`m.${column.dbColumn}`)}, ''))`];
  });
  await sql`insert into dashboard_day ${COLUMNS}
    select ${day.tenant_id}, ${page.id}, share.dimension, ${day.day}::date, m.sys_org_code, share.code, count(*), 0
    from ${from(page.resource.table)} as m
    cross join lateral (values ${sql.join([sql`('records', '')`, ...shares])}) as share(dimension, code)
    where ${recordsOf(page, day)} group by share.dimension, m.sys_org_code, share.code`.execute(trx);
}

async function countAmounts(
  trx: Db,
  { page, from }: { readonly page: CompiledPage; readonly from: TableSources },
  day: Day,
): Promise<void> {
  const detail = page.detailByKey.get(AMOUNT.detail);
  const [amount, currency] = [AMOUNT.amount, AMOUNT.currency].map((key) =>
    detail?.columns.find((column) => column.key === key),
  );
  if (detail === undefined || amount === undefined || currency === undefined) return;
  await sql`insert into dashboard_day ${COLUMNS}
    select ${day.tenant_id}, ${page.id}, 'amount', ${day.day}::date, m.sys_org_code,
      coalesce(${sql.ref(`d.${currency.dbColumn}`)}, ''), count(distinct m.id), coalesce(sum(${sql.ref(`d.${amount.dbColumn}`)}), 0)
    from ${from(page.resource.table)} as m join ${from(detail.table)} as d on d.main_id = m.id
    where ${recordsOf(page, day)} and ${sql.ref(`d.${amount.dbColumn}`)} is not null
    group by m.sys_org_code, coalesce(${sql.ref(`d.${currency.dbColumn}`)}, '')`.execute(trx);
}

/** Counts a day from its records. Skips a day that another server is counting. */
const countDay = (db: Db, pages: readonly CompiledPage[], day: Day): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const name = `waybill dashboard ${day.tenant_id} ${day.day}`;
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${name})) as free`.execute(trx);
    if (rows[0]?.free !== true) return;
    // Marks set from here on are kept: a record that is not committed yet is not counted yet.
    await sql`delete from dashboard_stale_day where tenant_id = ${day.tenant_id} and day = ${day.day}::date`.execute(
      trx,
    );
    await sql`delete from dashboard_day where tenant_id = ${day.tenant_id} and day = ${day.day}::date
      and dimension = any(${['records', 'amount', ...SHARES]}::text[])`.execute(trx);
    const { from } = await readTableSources(trx, pages);
    for (const page of pages) {
      await countRecords(trx, { page, from }, day);
      await countAmounts(trx, { page, from }, day);
    }
  });

export interface DaysToCount {
  /** Default: all tenants. */
  readonly tenantId?: string;
  /** Most days to count; the latest first. */
  readonly most: number;
  /** Stops after the current day. */
  readonly signal?: AbortSignal;
}

/** Counts days that are out of date; returns how many there were. */
export async function countStaleDays(
  db: Db,
  pages: readonly CompiledPage[],
  { tenantId, most, signal }: DaysToCount,
): Promise<number> {
  const { rows } = await sql<Day>`
    select tenant_id, to_char(day, 'YYYY-MM-DD') as day from dashboard_stale_day
    where ${tenantId === undefined ? sql`true` : sql`tenant_id = ${tenantId}`}
    group by tenant_id, dashboard_stale_day.day order by dashboard_stale_day.day desc limit ${most}`.execute(db);
  const counted = pages.filter(isDeclarationPage);
  for (const day of rows) if (signal?.aborted !== true) await countDay(db, counted, day);
  return rows.length;
}
