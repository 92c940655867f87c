import { sql, type RawBuilder } from 'kysely';
import type { SentRecordPage } from '../../contract/records.ts';
import type { CompiledPage } from '../../engine/index.ts';
import { pinyinCollation } from '../database/collation.ts';
import type { Db } from '../database/db.ts';
import { translate, type DictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import type { TableSources } from '../tables/tableSources.ts';
import { readerOf, type Caller } from '../recordStore/caller.ts';
import { maySee, ownColumns, type ColumnPlace } from '../lists/columnPlaces.ts';
import { scopeSql } from '../recordStore/dataScope.ts';
import { columnRef, filterSql, HEADER } from '../lists/filterSql.ts';
import type { ListRequest, SortItem } from '../lists/listParameters.ts';
import { nameStaff } from '../recordStore/staffNames.ts';
import type { Totals } from './totals.ts';
import { headerColumns, markOf, markOnWire, storedValues, type DatabaseRow } from '../recordStore/storedRecord.ts';

const NEVER_BLANK = new Set(['id', 'version', 'sys_org_code', 'create_by', 'create_time']);

/**
 * Blank values stand last in both directions; said only where there can be any, since it keeps indexes from being used.
 * Texts stand in the order of their pinyin.
 */
const orderOf = ({ place, order }: SortItem, collation: string | undefined): RawBuilder<unknown> => {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
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

/** One page of the records that exist for the caller, dictionary texts beside their codes. */
export const listRecords = async (
  db: Db,
  [page, caller]: readonly [CompiledPage, Caller],
  {
    request,
    texts,
    totals,
    from,
    pages,
  }: {
    readonly request: ListRequest;
    readonly texts: DictionaryTexts;
    readonly totals: Totals;
    readonly from: TableSources;
    readonly pages: () => readonly CompiledPage[];
  },
): Promise<SentRecordPage> => {
  const table = from(page.resource.table);
  const columns = ownColumns(page).filter((column) => column.traits.isSecret !== true && maySee(column, caller.can));
  const where = sql.join(
    [scopeSql(page, caller), ...request.filters.map((filter) => filterSql(filter, from))],
    sql` and `,
  );
  const skipped = (request.pageNo - 1) * request.pageSize;
  const { rows } = await sql<DatabaseRow>`
    select ${headerColumns(columns)} from ${table} as ${sql.id(HEADER)} where ${where}
    order by ${recordOrderSql(request.sort, await pinyinCollation(db))}
    limit ${request.pageSize} offset ${skipped}`.execute(db);
  // A page that is not full is the last one: counting would search the whole table once more for what is known.
  const isLast = rows.length < request.pageSize && (rows.length > 0 || skipped === 0);
  const total =
    (isLast ? totals.atEnd(skipped + rows.length) : undefined) ?? (await totals.count(db, { table, where }));
  const records = rows.map((row) => Object.assign(storedValues(columns, row), markOnWire(markOf(row))));
  return {
    records: await nameStaff(db, await translate({ db, pages, ...readerOf(caller) }, { columns, records, texts })),
    ...total,
    size: request.pageSize,
    current: request.pageNo,
    pages: Math.ceil(total.total / request.pageSize),
  };
};
