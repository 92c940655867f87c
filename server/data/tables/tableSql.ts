import { sql, type RawBuilder } from 'kysely';
import type { ColumnShape, IndexShape, TableShape } from './tableShape.ts';
import type { TableStatement } from './planTables.ts';

/** Types and constraints come from closed lists in `tableShape.ts`; names are quoted. */
const columnSql = (column: ColumnShape): RawBuilder<unknown> =>
  sql`${sql.id(column.name)} ${sql.raw(column.type)}${sql.raw(column.constraint === undefined ? '' : ` ${column.constraint}`)}`;

const createTable = (table: TableShape): RawBuilder<unknown> => {
  const parts = table.columns.map(columnSql);
  if (table.parent !== undefined)
    parts.push(sql`foreign key (main_id) references ${sql.id(table.parent)} (id) on delete cascade`);
  return sql`create table if not exists ${sql.id(table.name)} (${sql.join(parts)})`;
};

const createIndex = (table: string, index: IndexShape): RawBuilder<unknown> => {
  const last = index.columns.length - 1;
  const columns = sql.join(
    index.columns.map((name, place) =>
      index.byBeginning === true && place === last ? sql`${sql.id(name)} text_pattern_ops` : sql.id(name),
    ),
  );
  const [name, on] = [sql.id(index.name), sql.id(table)];
  if (index.byPart === true)
    return sql`create index if not exists ${name} on ${on} using gin (${columns} gin_trgm_ops)`;
  if (index.unique === undefined) return sql`create index if not exists ${name} on ${on} (${columns})`;
  const present = sql.join(
    index.unique.present.map((column) => sql`${sql.id(column)} is not null`),
    sql` and `,
  );
  return sql`create unique index if not exists ${name} on ${on} (${columns}) where ${present}`;
};

/** SQL statement of a change. Idempotent, except for renamed columns, which are planned under the lock. */
export const changeSql = (statement: TableStatement): RawBuilder<unknown> => {
  switch (statement.kind) {
    case 'createTable':
      return createTable(statement.table);
    case 'addColumn':
      return sql`alter table ${sql.id(statement.table)} add column if not exists ${columnSql(statement.column)}`;
    case 'renameColumn':
      return sql`alter table ${sql.id(statement.table)} rename column ${sql.id(statement.from)} to ${sql.id(statement.to)}`;
    case 'createIndex':
      return createIndex(statement.table, statement.index);
    case 'renameIndex':
      return sql`alter index if exists ${sql.id(statement.from)} rename to ${sql.id(statement.to)}`;
  }
};
