import type { ColumnShape, IndexShape, SqlType, TableShape } from './tableShape.ts';

/** What the database holds now, of the tables at hand. */
export interface Catalogue {
  /** Column types by table and column, as PostgreSQL names them. */
  readonly columns: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly indexes: ReadonlySet<string>;
}

/** One change of the database, as data: shown to the operator or carried out. None of them takes anything away. */
export type TableStatement =
  | { readonly kind: 'createTable'; readonly table: TableShape }
  | { readonly kind: 'addColumn'; readonly table: string; readonly column: ColumnShape }
  | { readonly kind: 'createIndex'; readonly table: string; readonly index: IndexShape };

/** A change that needs a word from the operator. */
export interface TableConflict {
  readonly table: string;
  readonly column: string;
  readonly has: string;
  readonly wants: SqlType;
}

export interface TablePlan {
  readonly statements: readonly TableStatement[];
  readonly conflicts: readonly TableConflict[];
}

const CATALOGUE_NAME: Readonly<Record<SqlType, string>> = {
  text: 'text',
  numeric: 'numeric',
  integer: 'integer',
  timestamptz: 'timestamp with time zone',
};

const planColumns = (shape: TableShape, existing: ReadonlyMap<string, string>): TablePlan => {
  const statements: TableStatement[] = [];
  const conflicts: TableConflict[] = [];
  for (const column of shape.columns) {
    const has = existing.get(column.name);
    if (has === undefined) statements.push({ kind: 'addColumn', table: shape.name, column });
    else if (has !== CATALOGUE_NAME[column.type])
      conflicts.push({ table: shape.name, column: column.name, has, wants: column.type });
  }
  return { statements, conflicts };
};

/** Compares what the pages want with what is there. Columns that no page names any more stay as they are. */
export const planTables = (shapes: readonly TableShape[], catalogue: Catalogue): TablePlan => {
  const statements: TableStatement[] = [];
  const conflicts: TableConflict[] = [];
  for (const shape of shapes) {
    const existing = catalogue.columns.get(shape.name);
    if (existing === undefined) statements.push({ kind: 'createTable', table: shape });
    else {
      const plan = planColumns(shape, existing);
      statements.push(...plan.statements);
      conflicts.push(...plan.conflicts);
    }
    for (const index of shape.indexes)
      if (!catalogue.indexes.has(index.name)) statements.push({ kind: 'createIndex', table: shape.name, index });
  }
  return { statements, conflicts };
};
