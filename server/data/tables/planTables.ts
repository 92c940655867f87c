import { nativeType } from './nativeColumns.ts';
import type { ColumnShape, IndexShape, SqlType, TableShape } from './tableShape.ts';

/** Current state of the given tables in the database. */
export interface DatabaseCatalogue {
  /** Column types by table and column, as PostgreSQL names them. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly indexes: ReadonlySet<string>;
  /** Whether trigram indexes for substring search are available. */
  readonly knowsTrigrams: boolean;
}

/** One change of the database, as data: shown to the operator or executed. None of them drops anything. */
export type TableStatement =
  | { readonly kind: 'createTable'; readonly table: TableShape }
  | { readonly kind: 'addColumn'; readonly table: string; readonly column: ColumnShape }
  | { readonly kind: 'renameColumn'; readonly table: string; readonly from: string; readonly to: string }
  | { readonly kind: 'createIndex'; readonly table: string; readonly index: IndexShape }
  | { readonly kind: 'renameIndex'; readonly table: string; readonly from: string; readonly to: string };

/** A change that the operator must decide on. */
export type TableConflict =
  | {
      readonly kind: 'type';
      readonly table: string;
      readonly column: string;
      readonly has: string;
      readonly wants: SqlType;
    }
  /** One page renames a column, while another page of the same table still uses the old name. */
  | { readonly kind: 'stillUsed'; readonly table: string; readonly column: string; readonly from: string };

export interface TablePlan {
  readonly statements: readonly TableStatement[];
  readonly conflicts: readonly TableConflict[];
}

/** Columns that any page requires, by table. */
export type WantedColumns = ReadonlyMap<string, ReadonlySet<string>>;

/** PostgreSQL names of the types. */
export const CATALOGUE_NAME: Readonly<Record<SqlType, string>> = {
  text: 'text',
  numeric: 'numeric',
  integer: 'integer',
  timestamptz: 'timestamp with time zone',
};

export const wantedColumns = (shapes: readonly TableShape[]): WantedColumns =>
  new Map(shapes.map((shape) => [shape.name, new Set(shape.columns.map(({ name }) => name))]));

const typeConflict = (table: string, column: ColumnShape, has: string): readonly TableConflict[] =>
  has === CATALOGUE_NAME[column.type] || has === nativeType(table, column.name)
    ? []
    : [{ kind: 'type', table, column: column.name, has, wants: column.type }];

const planColumn = (
  table: string,
  column: ColumnShape,
  { existing, wanted }: { readonly existing: ReadonlyMap<string, string>; readonly wanted: ReadonlySet<string> },
): TablePlan => {
  const has = existing.get(column.name);
  if (has !== undefined) return { statements: [], conflicts: typeConflict(table, column, has) };
  const from = column.renamedFrom ?? '';
  const before = existing.get(from);
  if (before === undefined) return { statements: [{ kind: 'addColumn', table, column }], conflicts: [] };
  if (wanted.has(from)) return { statements: [], conflicts: [{ kind: 'stillUsed', table, column: column.name, from }] };
  return {
    statements: [{ kind: 'renameColumn', table, from, to: column.name }],
    conflicts: typeConflict(table, column, before),
  };
};

const planIndex = (
  table: string,
  index: IndexShape,
  { indexes, knowsTrigrams }: DatabaseCatalogue,
): readonly TableStatement[] => {
  if (indexes.has(index.name) || (index.byPart === true && !knowsTrigrams)) return [];
  const from = index.renamedFrom;
  return from !== undefined && indexes.has(from)
    ? [{ kind: 'renameIndex', table, from, to: index.name }]
    : [{ kind: 'createIndex', table, index }];
};

/**
 * Compares the tables that the pages require with the existing ones. Columns that no page names any more remain; a
 * column that a page renames is renamed, unless another page in `wanted` still uses it.
 */
export const planTables = (
  shapes: readonly TableShape[],
  catalogue: DatabaseCatalogue,
  wanted: WantedColumns = wantedColumns(shapes),
): TablePlan => {
  const statements: TableStatement[] = [];
  const conflicts: TableConflict[] = [];
  for (const shape of shapes) {
    const existing = catalogue.columns.get(shape.name);
    if (existing === undefined) statements.push({ kind: 'createTable', table: shape });
    else
      for (const column of shape.columns) {
        const plan = planColumn(shape.name, column, { existing, wanted: wanted.get(shape.name) ?? new Set() });
        statements.push(...plan.statements);
        conflicts.push(...plan.conflicts);
      }
    const blocked = new Set(conflicts.flatMap((conflict) => (conflict.kind === 'stillUsed' ? conflict.column : [])));
    for (const index of shape.indexes)
      if (!index.columns.some((name) => blocked.has(name))) statements.push(...planIndex(shape.name, index, catalogue));
  }
  return { statements, conflicts };
};
