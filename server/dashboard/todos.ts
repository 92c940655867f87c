import { sql } from 'kysely';
import type { CompiledPage } from '../../engine/index.ts';
import { ownNames } from '../calls/session.ts';
import type { Db } from '../database/db.ts';
import type { Caller } from '../recordStore/caller.ts';
import { placeOf } from '../lists/columnPlaces.ts';
import { scopeSql } from '../recordStore/dataScope.ts';
import { columnRef, HEADER } from '../lists/filterSql.ts';
import { showInstant } from '../base/instants.ts';
import type { TableSources } from '../tables/tableSources.ts';

/** Work that waits for whoever made the record; everything else waits for whoever may go on with it. */
const MAKERS_STATUSES: readonly string[] = ['draft', 'returned'];

/** What a record is called by, the first that is filled in. */
const NAME_KEYS = ['entryId', 'contrNo', 'billNo', 'tradeName'] as const;

/** A record from whose status the caller may go on. */
export interface WaitingRecord {
  readonly pageId: string;
  readonly id: string;
  readonly status: string;
  /** Blank: nothing is filled in yet. */
  readonly name: string;
  readonly time: string;
}

export interface WaitingRecords {
  /** How many there are, by status. */
  readonly counts: readonly { readonly status: string; readonly records: number }[];
  readonly latest: readonly WaitingRecord[];
}

/** Statuses from which the caller may move a record on. */
const waitingStatuses = (page: CompiledPage, { can }: Caller): readonly string[] => [
  ...new Set(
    page.list.actions
      .filter(({ action, permission }) => action === 'transition' && can(permission))
      .flatMap(({ from = [] }) => from),
  ),
];

/**
 * Records that wait for the caller, who sees them on the page as well. Only open work is read, by the index on the status;
 * `materialized` keeps the database from going through the history backwards instead.
 */
export async function readTodos(
  db: Db,
  [page, caller]: readonly [CompiledPage, Caller],
  { from, most }: { readonly from: TableSources; readonly most: number },
): Promise<WaitingRecords> {
  const { statusKey } = page.resource;
  const status = statusKey === undefined ? undefined : placeOf(page, statusKey, caller.can);
  const statuses = waitingStatuses(page, caller);
  if (status === undefined || statuses.length === 0) return { counts: [], latest: [] };
  const names = NAME_KEYS.flatMap((key) => placeOf(page, key, caller.can) ?? []);
  const name = sql.join([...names.map((place) => sql`nullif(${columnRef(place)}, '')`), sql`''`]);
  const { rows } = await sql<{ id: string; status: string; name: string; time: Date; records: number }>`
    with waiting as materialized (
      select ${sql.ref(`${HEADER}.id`)} as id, ${columnRef(status)} as status, coalesce(${name}) as name,
        coalesce(${sql.ref(`${HEADER}.update_time`)}, ${sql.ref(`${HEADER}.create_time`)}) as time
      from ${from(page.resource.table)} as ${sql.id(HEADER)}
      where ${scopeSql(page, caller)} and ${columnRef(status)} = any(${[...statuses]}::text[])
        and (${columnRef(status)} <> all(${[...MAKERS_STATUSES]}::text[]) or ${sql.ref(`${HEADER}.create_by`)} = any(${[...ownNames(caller.user)]}::text[]))
    ), numbered as (
      select *, count(*) over (partition by status)::int as records,
        row_number() over (partition by status order by time desc, id) as place
      from waiting
    )
    select id, status, name, time, records from numbered where place <= ${most} order by time desc, id`.execute(db);
  const counts = new Map(rows.map((row) => [row.status, row.records]));
  return {
    counts: [...counts].map(([key, records]) => ({ status: key, records })),
    latest: rows.map((row) => ({
      pageId: page.id,
      id: row.id,
      status: row.status,
      name: row.name,
      time: showInstant(row.time),
    })),
  };
}
