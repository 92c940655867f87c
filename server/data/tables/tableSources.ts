import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { readCatalogue } from './catalogue.ts';
import { NUMBER_TEXT } from './storedValues.ts';
import { nativeType } from './nativeColumns.ts';
import { CATALOGUE_NAME } from './planTables.ts';
import { tableShapes, type ColumnShape, type TableShape } from './tableShape.ts';

type Fragment = RawBuilder<unknown>;

/** The SQL source after `from` for a table that a page registered; an alias follows. */
export type TableSources = (table: string) => Fragment;

/** The tables themselves: used if everything that the page requires exists. */
export const plainTables: TableSources = (table) => sql.table(table);

const blank = ({ type }: ColumnShape): Fragment => sql`null::${sql.raw(type)}`;

/** Converts a column of another type to the required one; values that cannot be converted are blank. */
const converted = ({ type }: ColumnShape, column: Fragment, has: string): Fragment => {
  if (has === CATALOGUE_NAME[type]) return column;
  if (type === 'text') return sql`${column}::text`;
  if (type === 'numeric') return sql`case when ${column}::text ~ ${NUMBER_TEXT} then ${column}::text::numeric end`;
  return sql`null::${sql.raw(type)}`;
};

const expressionOf = (column: ColumnShape, existing: ReadonlyMap<string, string>): Fragment => {
  for (const name of [column.name, column.renamedFrom ?? '']) {
    const has = existing.get(name);
    if (has !== undefined) return converted(column, sql.ref(`t.${name}`), has);
  }
  return blank(column);
};

interface Source {
  readonly sql: Fragment;
  /** The remaining differences are permanent: the table is complete. */
  readonly isLasting: boolean;
}

/** The table as the page requires it, built from the existing columns; undefined if they already match. */
const sourceOf = (shape: TableShape, existing: ReadonlyMap<string, string> | undefined): Source | undefined => {
  const cells = (expression: (column: ColumnShape) => Fragment): Fragment =>
    sql.join(shape.columns.map((column) => sql`${expression(column)} as ${sql.id(column.name)}`));
  if (existing === undefined) return { sql: sql`(select ${cells(blank)} where false)`, isLasting: false };
  if (shape.columns.every(({ name, type }) => existing.get(name) === CATALOGUE_NAME[type])) return undefined;
  const isLasting = shape.columns.every(({ name, type }) => {
    const has = existing.get(name);
    return has === CATALOGUE_NAME[type] || (has !== undefined && has === nativeType(shape.name, name));
  });
  return {
    sql: sql`(select ${cells((column) => expressionOf(column, existing))} from ${sql.table(shape.name)} as t)`,
    isLasting,
  };
};

/**
 * Sources for reading the tables of pages before their first record is written: missing columns are blank, renamed ones
 * show the old column. `complete` means that the tables are as the pages require them, which does not change later.
 */
export const readTableSources = async (
  db: Db,
  pages: readonly CompiledPage[],
): Promise<{ readonly from: TableSources; readonly complete: boolean }> => {
  const shapes = tableShapes(pages);
  const { columns } = await readCatalogue(
    db,
    shapes.map(({ name }) => name),
  );
  const sources = new Map<string, Source>();
  for (const shape of shapes) {
    const source = sourceOf(shape, columns.get(shape.name));
    if (source !== undefined) sources.set(shape.name, source);
  }
  return {
    from: (table) => sources.get(table)?.sql ?? plainTables(table),
    complete: [...sources.values()].every(({ isLasting }) => isLasting),
  };
};
