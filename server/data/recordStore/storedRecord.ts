import { sql, type RawBuilder } from 'kysely';
import {
  type CompiledColumn,
  type CompiledDetail,
  type CompiledPage,
  type Value,
  type Values,
  type WireRecord,
  maySee,
  type Can,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { nativeType } from '../tables/nativeColumns.ts';
import { plainTables, type TableSources } from '../tables/tableSources.ts';
import type { PageCaller } from './caller.ts';
import { fromDatabase } from './cellValues.ts';
import { ownColumns, ownDetailColumns } from '../lists/columnPlaces.ts';
import { scopeSql } from './dataScope.ts';
import { HEADER } from '../lists/filterSql.ts';
import { showInstant } from '../../core/base/instants.ts';

/** A row as returned by `pg`. */
export type DatabaseRow = Readonly<Record<string, unknown>>;

/** System columns of a record, in addition to the page's own columns. */
export interface RecordMark {
  readonly id: string;
  readonly version: number;
  readonly sysOrgCode: string;
  readonly createBy: string;
  readonly createTime: Date;
  readonly updateBy: string | null;
  readonly updateTime: Date | null;
}

export interface StoredRecord {
  readonly mark: RecordMark;
  /** All own columns, including those hidden from the caller. */
  readonly values: Values;
  /** Rows by detail key, in order, each with its `id`. */
  readonly details: Readonly<Record<string, readonly Values[]>>;
}

const SYSTEM_COLUMNS = ['id', 'version', 'sys_org_code', 'create_by', 'create_time', 'update_by', 'update_time'];

/** Select list of a header: the system columns and the given ones, under their database names. */
export const headerColumns = (
  { resource: { table } }: CompiledPage,
  columns: readonly CompiledColumn[],
): RawBuilder<unknown> =>
  sql.join([
    ...SYSTEM_COLUMNS.map((name) => sql.id(HEADER, name)),
    ...columns.map(({ dbColumn: name }) =>
      nativeType(table, name) === undefined
        ? sql.id(HEADER, name)
        : sql`${sql.id(HEADER, name)}::text as ${sql.id(name)}`,
    ),
  ]);

const textOrNull = (value: unknown): string | null => (value === null || value === undefined ? null : String(value));
const instant = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));

export const markOf = (row: DatabaseRow): RecordMark => ({
  id: String(row['id']),
  version: Number(row['version']),
  sysOrgCode: String(row['sys_org_code']),
  createBy: String(row['create_by']),
  createTime: instant(row['create_time']),
  updateBy: textOrNull(row['update_by']),
  updateTime: row['update_time'] === null ? null : instant(row['update_time']),
});

export const storedValues = (columns: readonly CompiledColumn[], row: DatabaseRow): Values => {
  const values: Values = {};
  for (const column of columns) values[column.key] = fromDatabase(column, row[column.dbColumn]);
  return values;
};

const rowValues = (detail: CompiledDetail, row: DatabaseRow): Values => ({
  id: String(row['id']),
  ...storedValues(ownDetailColumns(detail), row),
  ...(detail.orderKey !== undefined && { [detail.orderKey]: String(row['order_no']) }),
});

/** Select list of a detail. */
const rowColumns = (detail: CompiledDetail): RawBuilder<unknown> =>
  sql.join(
    ['id', 'main_id', 'order_no', ...ownDetailColumns(detail).map(({ dbColumn }) => dbColumn)].map((name) =>
      sql.ref(name),
    ),
  );

/** Builds a record from its table rows; rows by detail key, in order. */
export const recordOf = (
  page: CompiledPage,
  { header, rows }: { readonly header: DatabaseRow; readonly rows: ReadonlyMap<string, readonly DatabaseRow[]> },
): StoredRecord => ({
  mark: markOf(header),
  values: storedValues(ownColumns(page), header),
  details: Object.fromEntries(
    page.details.map((detail) => [detail.key, (rows.get(detail.key) ?? []).map((row) => rowValues(detail, row))]),
  ),
});

/** Reads the rows of one detail for some records, grouped by record and in order. */
export const readDetail = async (
  db: Db,
  detail: CompiledDetail,
  { ids, from }: { readonly ids: readonly string[]; readonly from: TableSources },
): Promise<ReadonlyMap<string, readonly Values[]>> => {
  const { rows } = await sql<DatabaseRow>`
    select ${rowColumns(detail)} from ${from(detail.table)} as d
    where main_id = any(${[...ids]}::text[]) order by main_id, order_no`.execute(db);
  const byRecord = new Map<string, Values[]>();
  for (const row of rows) {
    const mainId = String(row['main_id']);
    const known = byRecord.get(mainId);
    if (known === undefined) byRecord.set(mainId, [rowValues(detail, row)]);
    else known.push(rowValues(detail, row));
  }
  return byRecord;
};

interface ReadOptions {
  /** Locks the records until the transaction ends. */
  readonly lock: boolean;
  /** Written by this call: also returned if row permission or data rules hide it now. */
  readonly justWritten?: boolean;
  /** Default: the tables themselves. */
  readonly from?: TableSources;
}

/** Reads the records with these ids that exist for the caller, including details, in no particular order. */
export const readRecords = async (
  db: Db,
  { page, caller }: PageCaller,
  request: ReadOptions & { readonly ids: readonly string[] },
): Promise<readonly StoredRecord[]> => {
  const columns = ownColumns(page);
  const from = request.from ?? plainTables;
  const { rows } = await sql<DatabaseRow>`
    select ${headerColumns(page, columns)} from ${from(page.resource.table)} as ${sql.id(HEADER)}
    where ${sql.ref(`${HEADER}.id`)} = any(${[...request.ids]}::text[]) and ${scopeSql(page, caller, request)}
    order by ${sql.ref(`${HEADER}.id`)} ${request.lock ? sql`for update` : sql``}`.execute(db);
  const ids = rows.map((row) => String(row['id']));
  const details = new Map<string, ReadonlyMap<string, readonly Values[]>>();
  if (ids.length > 0)
    for (const detail of page.details) details.set(detail.key, await readDetail(db, detail, { ids, from }));
  return rows.map((row) => ({
    mark: markOf(row),
    values: storedValues(columns, row),
    details: Object.fromEntries(page.details.map(({ key }) => [key, details.get(key)?.get(String(row['id'])) ?? []])),
  }));
};

/** System columns in wire format. */
export const markOnWire = (mark: RecordMark): Record<string, Value> => ({
  id: mark.id,
  version: mark.version,
  sysOrgCode: mark.sysOrgCode,
  createBy: mark.createBy,
  createTime: showInstant(mark.createTime),
  updateBy: mark.updateBy,
  updateTime: mark.updateTime === null ? null : showInstant(mark.updateTime),
});

const hide = (columns: readonly CompiledColumn[], values: Values, can: Can): Values => {
  const hidden = columns.filter((column) => !maySee(column, can)).map(({ key }) => key);
  return hidden.length === 0
    ? values
    : Object.fromEntries(Object.entries(values).filter(([key]) => !hidden.includes(key)));
};

/** A record in wire format, without the fields that the caller may not see. */
export const onWire = (page: CompiledPage, record: StoredRecord, can: Can): WireRecord => ({
  ...hide(page.columns, record.values, can),
  ...Object.fromEntries(
    page.details.map((detail) => [
      detail.wireName,
      (record.details[detail.key] ?? []).map((row) => hide(detail.columns, row, can)),
    ]),
  ),
  ...markOnWire(record.mark),
});
