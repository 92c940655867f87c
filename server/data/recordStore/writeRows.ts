import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { CompiledColumn, CompiledDetail, CompiledPage, Values } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { prepared } from '../../core/database/preparedStatements.ts';
import { nativeType } from '../tables/nativeColumns.ts';
import { fixedDbColumn } from '../tables/tableShape.ts';
import type { PageCaller } from './caller.ts';
import { toDatabase } from './cellValues.ts';
import { ownColumns, ownDetailColumns } from '../lists/columnPlaces.ts';
import { HEADER } from '../lists/filterSql.ts';
import type { CellDiff, RowsDiff } from './recordDiff.ts';
import { headerColumns, type DatabaseRow } from './storedRecord.ts';

type Fragment = RawBuilder<unknown>;

const names = (list: readonly string[]): Fragment => sql.join(list.map((name) => sql.ref(name)));

const isNumber = ({ valueType }: CompiledColumn): boolean => valueType === 'decimal';

/** `numeric` preserves the text as typed, including trailing zeros. */
const cast = (column: CompiledColumn): Fragment => (isNumber(column) ? sql`numeric` : sql`text`);

/** Database type of a column of a page's own table. */
const headerCast = ({ resource: { table } }: CompiledPage, column: CompiledColumn): Fragment => {
  const native = nativeType(table, column.dbColumn);
  return native === undefined ? cast(column) : sql.raw(native);
};

/** Inserts the header of a new record with version 1. Returns it as stored. */
export const insertHeader = async (
  db: Db,
  { page, caller }: PageCaller,
  record: { readonly id: string; readonly values: Values; readonly at: Date },
): Promise<DatabaseRow> => {
  const cells = new Map<string, Fragment>([
    ['id', sql`${record.id}`],
    ['tenant_id', sql`${caller.user.tenantId}`],
    ['sys_org_code', sql`${caller.user.orgCode}`],
    ['create_by', sql`${caller.user.username}`],
    ['create_time', sql`${record.at}`],
  ]);
  for (const column of ownColumns(page))
    cells.set(column.dbColumn, sql`${toDatabase(record.values[column.key])}::${headerCast(page, column)}`);
  for (const [key, value] of Object.entries(page.resource.fixed)) cells.set(fixedDbColumn(page, key), sql`${value}`);
  const { rows } = await sql<DatabaseRow>`
    insert into ${sql.table(page.resource.table)} as ${sql.id(HEADER)} (${names([...cells.keys()])})
    values (${sql.join([...cells.values()])}) returning ${headerColumns(page, ownColumns(page))} ${prepared}`.execute(
    db,
  );
  return rows[0] ?? {};
};

/** Inserts the headers of many new records in one statement. Returns them by id. */
export const insertHeaders = async (
  db: Db,
  { page, caller }: PageCaller,
  records: readonly { readonly id: string; readonly values: Values }[],
): Promise<ReadonlyMap<string, DatabaseRow>> => {
  const columns = ownColumns(page);
  const fixed = Object.entries(page.resource.fixed).map(([key, value]) => [fixedDbColumn(page, key), value] as const);
  const isFixed = new Set(fixed.map(([name]) => name));
  const sent = columns.filter(({ dbColumn }) => !isFixed.has(dbColumn));
  const cells = sent.map(
    (column) =>
      sql`${records.map(({ values }) => wellFormed(toDatabase(values[column.key])))}::${headerCast(page, column)}[]`,
  );
  const own = ['tenant_id', 'sys_org_code', 'create_by', 'create_time', ...isFixed];
  const values = [
    caller.user.tenantId,
    caller.user.orgCode,
    caller.user.username,
    new Date(),
    ...fixed.map(([, value]) => value),
  ];
  const { rows } = await sql<DatabaseRow>`
    insert into ${sql.table(page.resource.table)} as ${sql.id(HEADER)}
      (${names([...own, 'id', ...sent.map(({ dbColumn }) => dbColumn)])})
    select ${sql.join(values)}, sent.* from unnest(${sql.join([sql`${records.map(({ id }) => id)}::text[]`, ...cells])})
      as sent(${names(['id', ...sent.map(({ dbColumn }) => dbColumn)])})
    returning ${headerColumns(page, columns)}`.execute(db);
  return new Map(rows.map((row) => [String(row['id']), row]));
};

/** Updates the header and increments the version; returns false if the stored version has changed meanwhile. */
export const updateHeader = async (
  db: Db,
  { page, caller }: PageCaller,
  change: { readonly id: string; readonly version: number; readonly cells: readonly CellDiff[]; readonly at: Date },
): Promise<boolean> => {
  const sets = change.cells.map(
    ({ column, after }) => sql`${sql.ref(column.dbColumn)} = ${toDatabase(after)}::${headerCast(page, column)}`,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(page.resource.table)}
    set ${sql.join([...sets, sql`version = version + 1`, sql`update_by = ${caller.user.username}`, sql`update_time = ${change.at}`])}
    where id = ${change.id} and version = ${change.version}`.execute(db);
  return numAffectedRows === 1n;
};

interface RowsToWrite {
  readonly ids: readonly string[];
  readonly orders: readonly number[];
  readonly values: readonly Values[];
}

/** Passes the rows as one array per column: the statement is the same for one row and for thousands. */
const unnest = (columns: readonly CompiledColumn[], rows: RowsToWrite): Fragment =>
  sql`unnest(${sql.join([
    sql`${[...rows.ids]}::text[]`,
    sql`${[...rows.orders]}::integer[]`,
    ...columns.map((column) => sql`${rows.values.map((row) => toDatabase(row[column.key]))}::${cast(column)}[]`),
  ])}) as sent(${names(['id', 'order_no', ...columns.map(({ dbColumn }) => dbColumn)])})`;

/** Well-formed Unicode for UTF-8: a lone surrogate becomes the replacement character. */
const wellFormed = (text: string | null): string | null => text?.replace(/\p{Surrogate}/gu, '\ufffd') ?? null;

const insertTexts = new WeakMap<CompiledDetail, string>();

/** Same text for every save of a page: main id, tenant, ids, orders, then the cells of each column. */
const insertText = (db: Db, detail: CompiledDetail): string => {
  const known = insertTexts.get(detail);
  if (known !== undefined) return known;
  const columns = ownDetailColumns(detail);
  const own = columns.map(({ dbColumn }) => dbColumn);
  const numbers = columns.filter(isNumber).map(({ dbColumn }) => dbColumn);
  const { sql: text } = sql`
    insert into ${sql.table(detail.table)} (${names(['main_id', 'tenant_id', 'id', 'order_no', ...own])})
    select ${''}, ${''}, sent.* from ${unnest(columns, { ids: [], orders: [], values: [] })}
    returning ${names(['order_no', ...numbers])} ${prepared}`.compile(db);
  insertTexts.set(detail, text);
  return text;
};

/**
 * Inserts new rows of one detail. Returns them as stored, in the given order: texts are stored unchanged, so only
 * numbers are read back from the database.
 */
export const insertRows = async (
  db: Db,
  { detail, added }: Pick<RowsDiff, 'detail' | 'added'>,
  { mainId, tenantId }: { readonly mainId: string; readonly tenantId: string },
): Promise<readonly DatabaseRow[]> => {
  if (added.length === 0) return [];
  const ids = added.map(() => newId());
  const orders = added.map(({ order }) => order);
  const columns = ownDetailColumns(detail);
  const cells = columns.map(({ key }) => added.map(({ values }) => wellFormed(toDatabase(values[key]))));
  const { rows } = await db.executeQuery<DatabaseRow>(
    CompiledQuery.raw(insertText(db, detail), [mainId, tenantId, ids, orders, ...cells]),
  );
  const numbers = new Map(rows.map((row) => [Number(row['order_no']), row]));
  return orders.map((order, index) => {
    const row: Record<string, unknown> = { id: ids[index], order_no: order };
    columns.forEach(({ dbColumn }, place) => {
      row[dbColumn] = cells[place]?.[index] ?? null;
    });
    return Object.assign(row, numbers.get(order));
  });
};

const updateRows = async (db: Db, rows: RowsDiff, mainId: string): Promise<void> => {
  const columns = ownDetailColumns(rows.detail);
  const sent = unnest(columns, {
    ids: rows.changed.map(({ id }) => id),
    orders: rows.changed.map(({ order }) => order),
    values: rows.changed.map(({ values }) => values),
  });
  const sets = ['order_no', ...columns.map(({ dbColumn }) => dbColumn)].map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`sent.${name}`)}`,
  );
  await sql`update ${sql.table(rows.detail.table)} as stored set ${sql.join(sets)} from ${sent}
    where stored.id = sent.id and stored.main_id = ${mainId}`.execute(db);
};

const moveRows = async (db: Db, rows: RowsDiff, mainId: string): Promise<void> => {
  await sql`update ${sql.table(rows.detail.table)} as stored set order_no = sent.order_no
    from unnest(${rows.moved.map(({ id }) => id)}::text[], ${rows.moved.map(({ order }) => order)}::integer[]) as sent(id, order_no)
    where stored.id = sent.id and stored.main_id = ${mainId}`.execute(db);
};

/** Applies the changes in a diff to the rows of one detail. */
export const writeRows = async (
  db: Db,
  rows: RowsDiff,
  owner: { readonly mainId: string; readonly tenantId: string },
): Promise<void> => {
  if (rows.removed.length > 0)
    await sql`delete from ${sql.table(rows.detail.table)}
      where main_id = ${owner.mainId} and id = any(${rows.removed.map((row) => String(row['id']))}::text[])`.execute(
      db,
    );
  if (rows.changed.length > 0) await updateRows(db, rows, owner.mainId);
  if (rows.moved.length > 0) await moveRows(db, rows, owner.mainId);
  await insertRows(db, rows, owner);
};

/** Deletes records; their detail rows are deleted with them. */
export const deleteHeaders = async (db: Db, page: CompiledPage, ids: readonly string[]): Promise<void> => {
  await sql`delete from ${sql.table(page.resource.table)} where id = any(${[...ids]}::text[])`.execute(db);
};
