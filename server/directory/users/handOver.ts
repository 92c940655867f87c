import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { fixedDbColumn } from '../../data/tables/tableShape.ts';

type Fragment = RawBuilder<unknown>;

/** A person as records store their owner. */
interface Owner {
  readonly username: string;
  /** Code of the department; blank: none. */
  readonly orgCode: string;
}

export interface HandOver {
  readonly quitId: string;
  readonly tenantId: string;
  readonly leaver: Owner;
  readonly successor: Owner;
  /** Account of the user who ordered it. */
  readonly by: string;
}

/** An id like that of `newId`: the time in milliseconds first. */
const MADE_ID = sql`lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
  || left(replace(gen_random_uuid()::text, '-', ''), 20)`;

/** Returns the statuses that a record leaves by a transition. */
const openStatuses = (page: CompiledPage): readonly string[] => [
  ...new Set(page.list.actions.filter(({ action }) => action === 'transition').flatMap(({ from = [] }) => from)),
];

/**
 * Returns whether records of a page have an owner: pages that show records by creator or department, or whose records
 * have a status.
 */
const isOwned = ({ resource: { dataScope, statusKey, table } }: CompiledPage): boolean =>
  !table.startsWith('sys_') && (dataScope !== 'all' || statusKey !== undefined);

async function storedColumns(db: Db, tables: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = any(${[...tables]}::text[])`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Returns the condition for a page's open records of a tenant; undefined: none is stored yet. */
function openWork(page: CompiledPage, stored: ReadonlySet<string>, tenantId: string): Fragment | undefined {
  const { table, statusKey, fixed } = page.resource;
  const status = statusKey === undefined ? undefined : fixedDbColumn(page, statusKey);
  const needed = [
    'create_by',
    ...Object.keys(fixed).map((key) => fixedDbColumn(page, key)),
    ...(status === undefined ? [] : [status]),
  ];
  if (!needed.every((column) => stored.has(`${table}.${column}`))) return undefined;
  return sql.join(
    [
      sql`record.tenant_id = ${tenantId}`,
      ...Object.entries(fixed).map(([key, value]) => sql`record.${sql.id(fixedDbColumn(page, key))} = ${value}`),
      ...(status === undefined ? [] : [sql`record.${sql.id(status)} = any(${[...openStatuses(page)]}::text[])`]),
    ],
    sql` and `,
  );
}

/** SQL for the new department: the successor's, unless the record's department is the same or below it. */
const movedTo = ({ orgCode }: Owner): Fragment =>
  orgCode === ''
    ? sql`record.sys_org_code`
    : sql`case when starts_with(record.sys_org_code, ${orgCode}) then record.sys_org_code else ${orgCode} end`;

const logged = (
  action: string,
  { page, handOver: { tenantId, by } }: { readonly page: CompiledPage; readonly handOver: HandOver },
  pair: readonly [string, string],
): Fragment => sql`
  insert into sys_data_log (id, tenant_id, page_id, data_table, data_id, data_version, action, changes, create_by)
  select ${MADE_ID}, ${tenantId}, ${page.id}, ${page.resource.table}, moved.id, moved.version, ${action},
    json_build_object('header', json_build_object('createBy', json_build_array(${pair[0]}::text, ${pair[1]}::text),
      'sysOrgCode', json_build_array(moved.was, moved.sys_org_code)), 'details', json_build_object()), ${by}
  from moved`;

/** Transfers all open records of a leaver to the successor, each with an entry in the log; returns their number. */
export async function handOver(trx: Db, pages: readonly CompiledPage[], order: HandOver): Promise<number> {
  const owned = pages.filter(isOwned);
  const stored = await storedColumns(
    trx,
    owned.map(({ resource }) => resource.table),
  );
  let moved = 0;
  for (const page of owned) {
    const open = openWork(page, stored, order.tenantId);
    if (open === undefined) continue;
    const table = sql.table(page.resource.table);
    const { numAffectedRows = 0n } = await sql`
      with chosen as (
        select record.id, record.sys_org_code as was from ${table} record
        where record.create_by = ${order.leaver.username} and ${open} for update
      ), moved as (
        update ${table} record set create_by = ${order.successor.username}, sys_org_code = ${movedTo(order.successor)},
          version = record.version + 1, update_by = ${order.by}, update_time = now()
        from chosen where record.id = chosen.id
        returning record.id, record.version, record.sys_org_code, chosen.was
      ), kept as (
        insert into sys_user_quit_record (quit_id, page_id, data_table, data_id, sys_org_code)
        select ${order.quitId}, ${page.id}, ${page.resource.table}, id, was from moved
      ) ${logged('handOver', { page, handOver: order }, [order.leaver.username, order.successor.username])}`.execute(
      trx,
    );
    moved += Number(numAffectedRows);
  }
  return moved;
}

/** Returns the records that the successor still has to the leaver. */
export async function takeBack(trx: Db, pages: readonly CompiledPage[], order: HandOver): Promise<void> {
  const { rows } = await sql<{ page_id: string }>`
    select distinct page_id from sys_user_quit_record where quit_id = ${order.quitId}`.execute(trx);
  const ids = new Set(rows.map(({ page_id }) => page_id));
  for (const page of pages.filter(({ id }) => ids.has(id)))
    await sql`
      with moved as (
        update ${sql.table(page.resource.table)} record set create_by = ${order.leaver.username},
          sys_org_code = kept.sys_org_code, version = record.version + 1, update_by = ${order.by}, update_time = now()
        from sys_user_quit_record kept
        where kept.quit_id = ${order.quitId} and kept.page_id = ${page.id} and kept.data_id = record.id
          and record.tenant_id = ${order.tenantId} and record.create_by = ${order.successor.username}
        returning record.id, record.version, record.sys_org_code, record.sys_org_code as was
      ) ${logged('takeBack', { page, handOver: order }, [order.successor.username, order.leaver.username])}`.execute(
      trx,
    );
}
