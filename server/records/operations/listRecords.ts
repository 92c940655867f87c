import { sql, type RawBuilder } from 'kysely';
import type { SentRecordPage } from '../../../contract/records.ts';
import { type CompiledColumn, type CompiledPage, maySee } from '../../../engine/index.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import type { Db } from '../../core/database/db.ts';
import { translate, type DictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import type { TableSources } from '../../data/tables/tableSources.ts';
import { readerOf, type Caller } from '../../data/recordStore/caller.ts';
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
 * Blank values stand last in both directions; said only where there can be any, since it keeps indexes from being used.
 * Texts stand in the order of their pinyin.
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

/** The id at the end makes the order total, so that no record shows on two pages. */
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

/** What a list shows beside the conditions of its call. */
export interface Listing {
  readonly request: ListRequest;
  /** Besides the scope of the caller; absent: as the filters of the call say. */
  readonly where?: readonly RawBuilder<unknown>[] | undefined;
  /** What is told of each record besides its columns. */
  readonly marks?: Readonly<Record<string, RawBuilder<unknown>>> | undefined;
}

interface ListedRows extends Pick<Listing, 'marks'>, Pick<ListSources, 'from'> {
  readonly columns: readonly CompiledColumn[];
  /** All of it, the scope of the caller included. */
  readonly where: RawBuilder<unknown>;
  readonly sort: readonly SortItem[];
}

interface ListedRecords extends Pick<Listing, 'marks'>, Pick<ListSources, 'texts' | 'pages'> {
  readonly columns: readonly CompiledColumn[];
  readonly rows: readonly DatabaseRow[];
}

/** The page's own columns of which the caller may read the values. */
export const readableColumns = (page: CompiledPage, { can }: Caller): readonly CompiledColumn[] =>
  ownColumns(page).filter((column) => column.traits.isSecret !== true && maySee(column, can));

/** The rows of some records in their order, all of them; `columns` are the caller's to read. */
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

/** Such rows as records, dictionary texts and names of staff beside their codes. */
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

/** Some records that exist for the caller, as a list shows them: dictionary texts beside their codes. */
export const readListed = async (
  db: Db,
  [page, caller]: readonly [CompiledPage, Caller],
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
  /** Read from its end. */
  readonly isBackward: boolean;
}

/**
 * A page told by the record beside it, where records stand in the order of their making: however far behind, the index
 * leads to its first row. Undefined: by its number, as when that record is gone.
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
  // As text: a time keeps its microseconds.
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

/** One page of the records that exist for the caller. */
export const listRecords = async (
  db: Db,
  [page, caller]: readonly [CompiledPage, Caller],
  { request, where: wanted, marks, ...sources }: Listing & ListSources,
): Promise<SentRecordPage> => {
  const { from, totals } = sources;
  const where =
    wanted === undefined
      ? requestSql([page, caller], request, from)
      : sql.join([scopeSql(page, caller), ...wanted], sql` and `);
  const skipped = (request.pageNo - 1) * request.pageSize;
  const { sort, pageSize } = request;
  const turned = await turnedTo(db, page, { request, where, from });
  const reading = { where, marks, sort, limit: pageSize, offset: turned === undefined ? skipped : 0, sources };
  const read = await readListed(db, [page, caller], { ...reading, ...turned });
  const records = turned?.isBackward === true ? [...read].reverse() : read;
  // A page that is not full is the last one: counting would search the whole table once more for what is known.
  const isLast = turned === undefined && records.length < pageSize && (records.length > 0 || skipped === 0);
  const total =
    (isLast ? totals.atEnd(skipped + records.length) : undefined) ??
    (await totals.count(db, { table: from(page.resource.table), where, isExact: request.exactTotal }));
  return { records, ...total, size: pageSize, current: request.pageNo, pages: Math.ceil(total.total / pageSize) };
};
