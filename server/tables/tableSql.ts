import { sql, type RawBuilder } from 'kysely';
import type { ColumnShape, IndexShape, TableShape } from './tableShape.ts';
import type { TableStatement } from './planTables.ts';

/** Types and constraints come from closed lists of `tableShape.ts`; names are quoted. */
const columnSql = (column: ColumnShape): RawBuilder<unknown> =>
  sql`${sql.id(column.name)} ${sql.raw(column.type)} ${sql.raw(column.constraint ?? '')}`;

const createTable = (table: TableShape): RawBuilder<unknown> => {
  const parts = table.columns.map(columnSql);
  if (table.parent !== undefined)
    parts.push(sql`foreign key (main_id) references ${sql.id(table.parent)} (id) on delete cascade`);
  return sql`create table ${sql.id(table.name)} (${sql.join(parts)})`;
};

const createIndex = (table: string, index: IndexShape): RawBuilder<unknown> => {
  const columns = sql.join(index.columns.map((name) => sql.id(name)));
  if (index.unique === undefined) return sql`create index ${sql.id(index.name)} on ${sql.id(table)} (${columns})`;
  const present = sql.join(
    index.unique.present.map((name) => sql`${sql.id(name)} is not null`),
    sql` and `,
  );
  return sql`create unique index ${sql.id(index.name)} on ${sql.id(table)} (${columns}) where ${present}`;
};

export const statementSql = (statement: TableStatement): RawBuilder<unknown> => {
  switch (statement.kind) {
    case 'createTable':
      return createTable(statement.table);
    case 'addColumn':
      return sql`alter table ${sql.id(statement.table)} add column ${columnSql(statement.column)}`;
    case 'createIndex':
      return createIndex(statement.table, statement.index);
  }
};
