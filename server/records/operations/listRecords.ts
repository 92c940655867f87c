import { sql, type RawBuilder } from 'kysely';
import type { SentRecordPage } from '../../../contract/records.ts';
import { type CompiledColumn, type CompiledPage, maySee } from '../../../engine/index.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import type { Db } from '../../core/database/db.ts';
import { translate, type DictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';
import { readerOf, type Caller, type PageCaller } from '../../data/recordStore/caller.ts';
import { ownColumns, type ColumnPlace } from '../../data/lists/columnPlaces.ts';
import { requestSql, scopeSql } from '../../data/recordStore/dataScope.ts';
import { columnRef, HEADER } from '../../data/lists/filterSql.ts';
import type { ListRequest } from '../../data/lists/listParameters.ts';
import type { SortItem } from '../../data/lists/sortItems.ts';
import { nameStaff } from '../../data/recordStore/staffNames.ts';
import type { Totals } from './totals.ts';
import {
  headerColumns,
  markOf,
  markOnWire,
  storedValues,
  type DatabaseRow,
} from '../../data/recordStore/storedRecord.ts';

const NEVER_BLANK = new Set(['id', 'version', 'sys_org_code', 'create_by', 'create_time']);

/**
 * Blank values come last in both directions. The clause is added only if the column can be blank, because it prevents
 * the use of indexes. Texts are ordered by pinyin.
 */
const orderOf = ({ place, order, first }: SortItem, collation: string | undefined): RawBuilder<unknown> => {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  if (first !== undefined) return sql`coalesce(${columnRef(place)}, '') = ${first} ${direction}`;
  if (NEVER_BLANK.has(place.dbColumn)) return sql`${columnRef(place)} ${direction}`;
  const sorted =
    collation !== undefined && place.kind === 'text'
      ? sql`${columnRef(place)} collate ${sql.id(collation)}`
      : columnRef(place);
  return sql`${sorted} ${direction} nulls last`;
};

/** The id as last key makes the order total, so that no record appears on two pages. */
export const recordOrderSql = (sort: readonly SortItem[], collation: string | undefined): RawBuilder<unknown> => {
  const id: Pick<ColumnPlace, 'dbColumn'> = { dbColumn: 'id' };
  const last = sort.at(-1)?.order === 'asc' ? sql`asc` : sql`desc`;
  return sql.join([...sort.map((item) => orderOf(item, collation)), sql`${columnRef(id)} ${last}`]);
};

export interface ListSources {
  readonly texts: DictionaryTexts;
  readonly totals: Totals;
  readonly from: TableSources;
  readonly pages: () => readonly CompiledPage[];
}

/** A list request with options beyond the conditions of the call. */
export interface Listing {
  readonly request: ListRequest;
  /** Conditions in addition to the caller's scope; absent: the filters of the call. */
  readonly where?: readonly RawBuilder<unknown>[] | undefined;
  /** Boolean properties added to each record in addition to its columns. */
  readonly marks?: Readonly<Record<string, RawBuilder<unknown>>> | undefined;
}

interface ListedRows extends Pick<Listing, 'marks'>, Pick<ListSources, 'from'> {
  readonly columns: readonly CompiledColumn[];
  /** Complete condition, including the caller's scope. */
  readonly where: RawBuilder<unknown>;
  readonly sort: readonly SortItem[];
}

interface ListedRecords extends Pick<Listing, 'marks'>, Pick<ListSources, 'texts' | 'pages'> {
  readonly columns: readonly CompiledColumn[];
  readonly rows: readonly DatabaseRow[];
}

/** Own columns of the page whose values the caller may read. */
export const readableColumns = (page: CompiledPage, { can }: Caller): readonly CompiledColumn[] =>
  ownColumns(page).filter((column) => column.traits.isSecret !== true && maySee(column, can));

/** Statement for all selected rows in order; `columns` must be readable for the caller. */
export const listedRows = async (
  db: Db,
  page: CompiledPage,
  { columns, where, sort, marks = {}, from }: ListedRows,
): Promise<RawBuilder<DatabaseRow>> => {
  const more = Object.entries(marks).map(([name, mark]) => sql`, ${mark} as ${sql.id(name)}`);
  return sql<DatabaseRow>`
    select ${headerColumns(page, columns)} ${sql.join(more, sql``)}
    from ${from(page.resource.table)} as ${sql.id(HEADER)} where ${where}
    order by ${recordOrderSql(sort, await pinyinCollation(db))}`;
};

/** Converts rows to records, with dictionary texts and staff names next to their codes. */
export const toListed = async (
  db: Db,
  caller: Caller,
  { columns, rows, marks = {}, texts, pages }: ListedRecords,
): Promise<SentRecordPage['records']> => {
  const records = rows.map((row) =>
    Object.assign(
      storedValues(columns, row),
      markOnWire(markOf(row)),
      Object.fromEntries(Object.keys(marks).map((name) => [name, row[name] === true])),
    ),
  );
  return nameStaff(db, await translate({ db, pages, ...readerOf(caller) }, { columns, records, texts }));
};

/** Reads records that exist for the caller in list format: dictionary texts next to their codes. */
export const readListed = async (
  db: Db,
  { page, caller }: PageCaller,
  {
    where,
    marks = {},
    sort,
    limit,
    offset = 0,
    sources: { texts, from, pages },
  }: Pick<ListedRows, 'marks' | 'where' | 'sort'> & {
    readonly limit: number;
    readonly offset?: number;
    readonly sources: ListSources;
  },
): Promise<SentRecordPage['records']> => {
  const columns = readableColumns(page, caller);
  const all = await listedRows(db, page, { columns, where, sort, marks, from });
  const { rows } = await sql<DatabaseRow>`${all} limit ${limit} offset ${offset}`.execute(db);
  return toListed(db, caller, { columns, rows, marks, texts, pages });
};

interface Turned extends Pick<ListedRows, 'where' | 'sort'> {
  /** Whether the page is read in reverse order. */
  readonly isBackward: boolean;
}

/**
 * Keyset pagination by an adjacent record, if the list is ordered by creation time: an index finds the first row at any
 * depth. Undefined: use the page number, for example if that record no longer exists.
 */
async function turnedTo(
  db: Db,
  page: CompiledPage,
  { request, where, from }: Pick<ListedRows, 'where' | 'from'> & { readonly request: ListRequest },
): Promise<Turned | undefined> {
  const {
    beside,
    sort: [item, ...more],
  } = request;
  if (beside === undefined || item?.place.dbColumn !== 'create_time' || more.length > 0) return undefined;
  const [time, id] = [columnRef(item.place), columnRef({ dbColumn: 'id' })];
  // As text, so that the timestamp retains its microseconds.
  const { rows } = await sql<{ at: string }>`
    select ${time}::text as at from ${from(page.resource.table)} as ${sql.id(HEADER)}
    where ${where} and ${id} = ${beside.id}`.execute(db);
  const [known] = rows;
  if (known === undefined) return undefined;
  const isBackward = beside.side === 'behind';
  const order = isBackward === (item.order === 'asc') ? 'desc' : 'asc';
  const beyond = order === 'asc' ? sql`>` : sql`<`;
  return {
    where: sql`${where} and (${time}, ${id}) ${beyond} (${known.at}::timestamptz, ${beside.id})`,
    sort: [{ ...item, order }],
    isBackward,
  };
}

/** Reads one page of the records that exist for the caller. */
export const listRecords = async (
  db: Db,
  { page, caller }: PageCaller,
  { request, where: wanted, marks, ...sources }: Listing & ListSources,
): Promise<SentRecordPage> => {
  const { from, totals } = sources;
  const where =
    wanted === undefined
      ? requestSql({ page, caller }, request, from)
      : sql.join([scopeSql(page, caller), ...wanted], sql` and `);
  const skipped = (request.pageNo - 1) * request.pageSize;
  const { sort, pageSize } = request;
  const turned = await turnedTo(db, page, { request, where, from });
  const reading = { where, marks, sort, limit: pageSize, offset: turned === undefined ? skipped : 0, sources };
  const read = await readListed(db, { page, caller }, { ...reading, ...turned });
  const records = turned?.isBackward === true ? [...read].reverse() : read;
  // A page that is not full is the last one: its total is known without scanning the table again.
  const isLast = turned === undefined && records.length < pageSize && (records.length > 0 || skipped === 0);
  const total =
    (isLast ? totals.atEnd(skipped + records.length) : undefined) ??
    (await totals.count(db, { table: from(page.resource.table), where, isExact: request.exactTotal }));
  return { records, ...total, size: pageSize, current: request.pageNo, pages: Math.ceil(total.total / pageSize) };
};
