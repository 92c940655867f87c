import { sql } from 'kysely';
import type { Todo, WaitingCount } from '../../../contract/dashboard.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { ownNames } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import type { Caller, PageCaller } from '../../data/recordStore/caller.ts';
import { placeOf } from '../../data/lists/columnPlaces.ts';
import { scopeSql } from '../../data/recordStore/dataScope.ts';
import { columnRef, HEADER } from '../../data/lists/filterSql.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';

/** Statuses in which a record waits for its author; in all others it waits for anyone who may move it on. */
const MAKERS_STATUSES: readonly string[] = ['draft', 'returned'];

/** A record that the caller may move on, without its status text. */
export type WaitingRecord = Omit<Todo, 'statusText'>;

export interface WaitingRecords {
  /** Numbers of records, in workflow order. */
  readonly counts: readonly Omit<WaitingCount, 'text'>[];
  /** The first records of each status. */
  readonly first: readonly WaitingRecord[];
}

/** Statuses from which the caller may move a record on. */
export const waitingStatuses = (page: CompiledPage, { can }: Caller): readonly string[] => [
  ...new Set(
    page.list.actions
      .filter(({ action, permission }) => action === 'transition' && can(permission))
      .flatMap(({ from = [] }) => from),
  ),
];

/** Conditions of the page's list that select what waits in a status, as far as its query has the columns. */
function whereOf(page: CompiledPage, status: string, { user }: Caller): Readonly<Record<string, string>> {
  const { statusKey = '' } = page.resource;
  const isAsked = (key: string): boolean => page.list.query.some((item) => item.key === key);
  return {
    ...(isAsked(statusKey) && { [statusKey]: status }),
    ...(MAKERS_STATUSES.includes(status) && isAsked('createBy') && { createBy: user.username }),
  };
}

/**
 * Reads records that wait for the caller and that the page also shows. Reads only open work, by the index on the
 * status;
 * `materialized` prevents the planner from scanning the history backwards instead.
 */
export async function readTodos(
  db: Db,
  { page, caller }: PageCaller,
  { from, most }: { readonly from: TableSources; readonly most: number },
): Promise<WaitingRecords> {
  const { statusKey } = page.resource;
  const { due, search } = page.list;
  const { customer } = page.form.header;
  const place = (key: string | undefined) => (key === undefined ? undefined : placeOf(page, key, caller.can));
  const status = place(statusKey);
  const statuses = waitingStatuses(page, caller);
  if (status === undefined || statuses.length === 0) return { counts: [], first: [] };
  const textOf = (key: string | undefined) => {
    const found = place(key);
    return found === undefined ? sql`''` : sql`coalesce(${columnRef(found)}, '')`;
  };
  const name = sql.join([...search.map(({ key }) => sql`nullif(${textOf(key)}, '')`), sql`''`]);
  const { rows } = await sql<Omit<WaitingRecord, 'time' | 'pageId' | 'dueTitle'> & { time: Date; records: number }>`
    with waiting as materialized (
      select ${sql.ref(`${HEADER}.id`)} as id, ${columnRef(status)} as status, coalesce(${name}) as name,
        ${textOf(customer?.key)} as customer, left(${textOf(due?.key)}, 10) as due,
        coalesce(${sql.ref(`${HEADER}.update_time`)}, ${sql.ref(`${HEADER}.create_time`)}) as time
      from ${from(page.resource.table)} as ${sql.id(HEADER)}
      where ${scopeSql(page, caller)} and ${columnRef(status)} = any(${[...statuses]}::text[])
        and (${columnRef(status)} <> all(${[...MAKERS_STATUSES]}::text[]) or ${sql.ref(`${HEADER}.create_by`)} = any(${[...ownNames(caller.user)]}::text[]))
    ), numbered as (
      select *, count(*) over (partition by status)::int as records,
        row_number() over (partition by status order by nullif(due, '') nulls last, time desc, id) as place
      from waiting
    )
    select id, status, name, customer, due, time, records from numbered where place <= ${most}`.execute(db);
  const counts = new Map(rows.map((row) => [row.status, row.records]));
  return {
    counts: statuses.flatMap((one) => {
      const records = counts.get(one);
      return records === undefined
        ? []
        : [{ pageId: page.id, status: one, records, where: whereOf(page, one, caller) }];
    }),
    first: rows.map(({ id, status: one, name: called, customer: whose, due: day, time }) => ({
      pageId: page.id,
      id,
      status: one,
      name: called,
      customer: whose,
      due: day,
      dueTitle: place(due?.key) === undefined ? '' : (due?.title ?? ''),
      time: showInstant(time),
    })),
  };
}
