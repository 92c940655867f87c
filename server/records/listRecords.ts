import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage, Value } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { translate, type DictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import type { Caller } from './caller.ts';
import { maySee, ownColumns, type ColumnPlace } from './columnPlaces.ts';
import { scopeSql } from './dataScope.ts';
import { columnRef, filterSql, HEADER } from './filterSql.ts';
import type { ListRequest, SortItem } from './listParameters.ts';
import { headerColumns, markOf, markOnWire, valuesOf, type DatabaseRow } from './storedRecord.ts';

/** Exact totals cost many times the list itself (D29). */
export const MAX_TOTAL = 10_000;

/** The page object of the contract (§0.1), with D29's mark. */
export interface RecordPage {
  readonly records: readonly Readonly<Record<string, Value>>[];
  readonly total: number;
  /** There are more than `total`. */
  readonly totalIsAtLeast: boolean;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

const NEVER_BLANK = new Set(['id', 'version', 'sys_org_code', 'create_by', 'create_time']);

/** Blank values stand last in both directions; said only where there can be any, since it keeps indexes from being used. */
const orderOf = ({ place, order }: SortItem): RawBuilder<unknown> => {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  return NEVER_BLANK.has(place.dbColumn)
    ? sql`${columnRef(place)} ${direction}`
    : sql`${columnRef(place)} ${direction} nulls last`;
};

/** The id at the end makes the order total, so that no record shows on two pages. */
const orderSql = (sort: readonly SortItem[]): RawBuilder<unknown> => {
  const id: Pick<ColumnPlace, 'dbColumn'> = { dbColumn: 'id' };
  const last = sort.at(-1)?.order === 'asc' ? sql`asc` : sql`desc`;
  return sql.join([...sort.map(orderOf), sql`${columnRef(id)} ${last}`]);
};

const countMatches = async (db: Db, table: string, where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select 1 from ${sql.table(table)} as ${sql.id(HEADER)} where ${where} limit ${MAX_TOTAL + 1}
    ) as matches`.execute(db);
  return Number(rows[0]?.total ?? 0);
};

/** One page of the records that exist for the caller, dictionary texts beside their codes. */
export const listRecords = async (
  db: Db,
  [page, caller]: readonly [CompiledPage, Caller],
  { request, texts }: { readonly request: ListRequest; readonly texts: DictionaryTexts },
): Promise<RecordPage> => {
  const { table } = page.resource;
  const columns = ownColumns(page).filter((column) => maySee(column, caller.can));
  const where = sql.join([scopeSql(page, caller), ...request.filters.map(filterSql)], sql` and `);
  const [count, { rows }] = await Promise.all([
    countMatches(db, table, where),
    sql<DatabaseRow>`
      select ${headerColumns(columns)} from ${sql.table(table)} as ${sql.id(HEADER)} where ${where}
      order by ${orderSql(request.sort)}
      limit ${request.pageSize} offset ${(request.pageNo - 1) * request.pageSize}`.execute(db),
  ]);
  const records = rows.map((row) => ({ ...valuesOf(columns, row), ...markOnWire(markOf(row)) }));
  const total = Math.min(count, MAX_TOTAL);
  return {
    records: await translate(db, { columns, records, texts }),
    total,
    totalIsAtLeast: count > MAX_TOTAL,
    size: request.pageSize,
    current: request.pageNo,
    pages: Math.ceil(total / request.pageSize),
  };
};
