import { sql } from 'kysely';
import type { SentRecordStatus } from '../../../contract/recordStatus.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { Caller, PageCaller } from '../../data/recordStore/caller.ts';
import { isSystemKey, placeOf, type ColumnPlace } from '../../data/lists/columnPlaces.ts';
import { scopeSql } from '../../data/recordStore/dataScope.ts';
import { columnRef, HEADER } from '../../data/lists/filterSql.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';

/**
 * Numbers by which staff identify a declaration; the first non-blank one is used. Other pages use the columns of their
 * list.
 */
const NAME_KEYS = ['seqNo', 'entryId', 'contrNo', 'billNo'];
const MAX_COLUMNS = 6;
const MAX_NAMES = 2;

/** Current state of a record as far as the caller may see it, without its page and status text. */
export type FoundRecord = Omit<SentRecordStatus, 'page' | 'pageTitle' | 'statusText'>;

/** Columns whose text identifies the record. */
const namePlaces = (page: CompiledPage, { can }: Caller): readonly ColumnPlace[] => {
  const isName = (key: string): boolean => {
    const { valueType, dictCode, options, upload } = page.columnByKey.get(key) ?? {};
    const isCode = dictCode !== undefined || options !== undefined;
    return valueType === 'text' && !isCode && upload === undefined && !isSystemKey(key);
  };
  const keys = [...NAME_KEYS, ...page.list.columns.map(({ key }) => key)].filter(isName);
  return [...new Set(keys)].flatMap((key) => placeOf(page, key, can) ?? []).slice(0, MAX_COLUMNS);
};

/** Reads those of the records that still exist for the caller; omits the others without a reason. */
export async function readOpenedRecords(
  db: Db,
  { page, caller }: PageCaller,
  { ids, from }: { readonly ids: readonly string[]; readonly from: TableSources },
): Promise<readonly FoundRecord[]> {
  const { statusKey } = page.resource;
  const status = statusKey === undefined ? undefined : placeOf(page, statusKey, caller.can);
  const places = namePlaces(page, caller);
  const texts = sql.join([...places.map((place) => sql`coalesce(${columnRef(place)}, '')`), sql`''`]);
  const { rows } = await sql<{ id: string; status: string | null; texts: readonly string[]; time: Date }>`
    select ${sql.ref(`${HEADER}.id`)} as id, ${status === undefined ? sql`null` : columnRef(status)} as status,
      array[${texts}] as texts, coalesce(${sql.ref(`${HEADER}.update_time`)}, ${sql.ref(`${HEADER}.create_time`)}) as time
    from ${from(page.resource.table)} as ${sql.id(HEADER)}
    where ${scopeSql(page, caller)} and ${sql.ref(`${HEADER}.id`)} = any(${[...ids]}::text[])`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    status: row.status ?? '',
    names: places
      .map(({ key }, index) => ({ title: page.columnByKey.get(key)?.title ?? key, text: row.texts[index] ?? '' }))
      .filter(({ text }) => text !== '')
      .slice(0, MAX_NAMES),
    time: showInstant(row.time),
  }));
}
