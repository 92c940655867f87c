import { createHash } from 'node:crypto';
import {
  toDbColumn,
  type CompiledColumn,
  type CompiledDetail,
  type CompiledPage,
  type QueryRule,
} from '../../../engine/index.ts';

export type SqlType = 'text' | 'numeric' | 'integer' | 'timestamptz';

export interface ColumnShape {
  readonly name: string;
  readonly type: SqlType;
  /** Constraint after the type in the statement; only constants from this file. */
  readonly constraint?: 'primary key' | 'not null' | 'not null default 1';
  /** Former name; the rename preserves the values. */
  readonly renamedFrom?: string | undefined;
}

export interface IndexShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** A unique index excludes rows in which one of `present` is null. */
  readonly unique?: { readonly present: readonly string[] };
  /** The last column is searched by prefix, which an index with a language collation does not support. */
  readonly byBeginning?: true;
  /** The only column is searched by substring, if the database supports trigrams. */
  readonly byPart?: true;
  /** Name of the index before its columns were renamed. */
  readonly renamedFrom?: string | undefined;
}

/** A table as the page schemas require it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
  readonly indexes: readonly IndexShape[];
  /** Table whose `id` is stored in `main_id`; deleting its rows deletes the rows of this table. */
  readonly parent?: string;
}

const HEADER_COLUMNS: readonly ColumnShape[] = [
  { name: 'id', type: 'text', constraint: 'primary key' },
  { name: 'tenant_id', type: 'text', constraint: 'not null' },
  { name: 'sys_org_code', type: 'text', constraint: 'not null' },
  { name: 'create_by', type: 'text', constraint: 'not null' },
  { name: 'create_time', type: 'timestamptz', constraint: 'not null' },
  { name: 'update_by', type: 'text' },
  { name: 'update_time', type: 'timestamptz' },
  { name: 'version', type: 'integer', constraint: 'not null default 1' },
];

const DEPARTMENT = ['tenant_id', 'sys_org_code'];

const DETAIL_COLUMNS: readonly ColumnShape[] = [
  { name: 'id', type: 'text', constraint: 'primary key' },
  { name: 'main_id', type: 'text', constraint: 'not null' },
  { name: 'tenant_id', type: 'text', constraint: 'not null' },
  { name: 'order_no', type: 'integer', constraint: 'not null' },
];

const IDENTIFIER = /^[a-z][a-z0-9_]{0,62}$/;
const MAX_IDENTIFIER = 63;

/** The engine enforces lengths and scales; the database stores text and numbers exactly as typed. */
const sqlType = (column: CompiledColumn): SqlType => (column.valueType === 'decimal' ? 'numeric' : 'text');

/** `customMaster` → `custom_master`: column of a fixed value that the page does not declare as a column. */
export const fixedDbColumn = (page: CompiledPage, key: string): string =>
  page.columnByKey.get(key)?.dbColumn ?? toDbColumn(key);

const columnShape = (column: CompiledColumn): ColumnShape => ({
  name: column.dbColumn,
  type: sqlType(column),
  renamedFrom: column.renamedFrom && toDbColumn(column.renamedFrom),
});

/** Name of at most 63 characters, different for different column lists. */
const indexName = (table: string, kind: 'ix' | 'px' | 'tx' | 'uq', columns: readonly string[]): string => {
  const name = `${table}_${kind}_${columns.join('_')}`;
  if (name.length <= MAX_IDENTIFIER) return name;
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 10);
  return `${name.slice(0, MAX_IDENTIFIER - digest.length - 1)}_${digest}`;
};

const kindOf = ({ unique, byBeginning, byPart }: Omit<IndexShape, 'name'>) => {
  if (unique !== undefined) return 'uq';
  if (byPart === true) return 'tx';
  return byBeginning === true ? 'px' : 'ix';
};

/** An index; its name is derived from its columns, and its former name from their former names. */
const indexShape = (
  { table, own }: { readonly table: string; readonly own: readonly ColumnShape[] },
  { named, ...index }: Omit<IndexShape, 'name' | 'renamedFrom'> & { readonly named: readonly string[] },
): IndexShape => {
  const kind = kindOf(index);
  const before = named.map((name) => own.find((column) => column.name === name)?.renamedFrom ?? name);
  const [name, renamedFrom] = [indexName(table, kind, named), indexName(table, kind, before)];
  return { name, ...index, renamedFrom: name === renamedFrom ? undefined : renamedFrom };
};

/** Unique indexes of a page's table with their column keys, used to interpret a violation. */
export const uniqueIndexes = (
  page: CompiledPage,
): readonly { readonly name: string; readonly keys: readonly string[] }[] =>
  page.resource.unique.map((keys) => ({
    name: indexName(
      page.resource.table,
      'uq',
      keys.map((key) => fixedDbColumn(page, key)),
    ),
    keys,
  }));

const withOwnColumns = (system: readonly ColumnShape[], own: readonly ColumnShape[]): readonly ColumnShape[] => {
  const taken = new Set(system.map((column) => column.name));
  const added: ColumnShape[] = [];
  for (const column of own) {
    if (taken.has(column.name)) continue;
    taken.add(column.name);
    added.push(column);
  }
  return [...system, ...added];
};

const isSystemColumn = (name: string): boolean => HEADER_COLUMNS.some((system) => system.name === name);

/** Own columns that are searched by substring: in the page's list (`rule: like`) and in the global search. */
const searchedColumns = (page: CompiledPage): readonly string[] => {
  const inList = page.list.query
    .filter(({ rule, detail, column }) => rule === 'like' && detail === undefined && column.valueType === 'text')
    .map(({ column }) => column);
  const names = [...inList, ...page.list.search].map(({ dbColumn }) => dbColumn);
  return [...new Set(names)].filter((name) => !isSystemColumn(name));
};

/** How a list condition selects records: by single values, in list order; by a range; otherwise not by an index. */
const REACHES: Readonly<Partial<Record<QueryRule, 'value' | 'span'>>> = {
  eq: 'value',
  in: 'value',
  range: 'span',
  gt: 'span',
  ge: 'span',
  lt: 'span',
  le: 'span',
};

/**
 * Whether a separate index is required: declared by the page, or because every save checks whether a number generated
 * by a rule exists.
 */
const isIndexed = ({ index, fillRule }: CompiledColumn): boolean => index === true || fillRule !== undefined;

const isNewestFirst = ({ list: { sort } }: CompiledPage): boolean =>
  sort.length === 1 && sort[0]?.column === 'createTime';

/**
 * Own columns that filter the page's list, as index columns. For a single value the newest records are requested,
 * whatever their share of the table: an index in list order avoids sorting (decision 0050).
 */
const narrowedColumns = (page: CompiledPage): readonly (readonly string[])[] =>
  page.list.query.flatMap(({ rule, detail, column: { key, dbColumn } }) => {
    const reaches = REACHES[rule];
    if (reaches === undefined || detail !== undefined || isSystemColumn(dbColumn)) return [];
    if (Object.hasOwn(page.resource.fixed, key)) return [];
    if (reaches === 'value' && isNewestFirst(page)) return [['tenant_id', dbColumn, 'create_time', 'id']];
    return [['tenant_id', dbColumn]];
  });

/** Columns of a detail that are searched by prefix or whole value, such as codes of goods. */
const soughtColumns = (page: CompiledPage, detail: CompiledDetail): readonly string[] =>
  page.list.query
    .filter(({ rule, detail: of, column }) => {
      if (of !== detail.key || column.valueType !== 'text' || column.key === detail.orderKey) return false;
      return rule === 'right_like' || REACHES[rule] === 'value';
    })
    .map(({ column }) => column.dbColumn);

const headerShape = (page: CompiledPage): TableShape => {
  const { table, fixed, unique, index = [] } = page.resource;
  const own = page.columns.map(columnShape);
  const place = { table, own };
  const fixedColumns = Object.keys(fixed).map((key) => ({ name: fixedDbColumn(page, key), type: 'text' as const }));
  // Opening a record of a tree queries its children.
  const parents = page.columns
    .filter(({ key, index: has }) => key === page.tree?.parentKey && has !== true)
    .map(({ dbColumn }) => dbColumn);
  const narrowed = narrowedColumns(page);
  const isNarrowed = (name: string): boolean => narrowed.some((columns) => columns[1] === name);
  const isUnique = (key: string): boolean => unique.some((keys) => keys.length === 1 && keys[0] === key);
  const plain = [
    ['tenant_id', 'create_time', 'id'],
    ...page.columns
      .filter((column) => isIndexed(column) && !isNarrowed(column.dbColumn))
      .filter(({ key, index: has }) => has === true || !isUnique(key))
      .map(({ dbColumn }) => ['tenant_id', dbColumn]),
    ...parents.map((name) => ['tenant_id', name]),
    ...index.map((keys) => ['tenant_id', ...keys.map((key) => fixedDbColumn(page, key))]),
    ...narrowed,
  ];
  return {
    name: table,
    columns: withOwnColumns(HEADER_COLUMNS, [...own, ...fixedColumns]),
    indexes: [
      // A department's records are selected by the prefix of the department code.
      indexShape(place, { named: DEPARTMENT, columns: DEPARTMENT, byBeginning: true }),
      ...plain.map((columns) => indexShape(place, { named: columns, columns })),
      ...searchedColumns(page).map((name) => indexShape(place, { named: [name], columns: [name], byPart: true })),
      ...unique.map((keys) => {
        const named = keys.map((key) => fixedDbColumn(page, key));
        return indexShape(place, { named, columns: ['tenant_id', ...named], unique: { present: named } });
      }),
    ],
  };
};

/** The column that shows the row number is not stored under its own name, but as `order_no`. */
const detailShape = (page: CompiledPage, detail: CompiledDetail): TableShape => {
  const columns = detail.columns.filter(({ key }) => key !== detail.orderKey);
  const own = columns.map(columnShape);
  const indexes = [['main_id', 'order_no'], ...columns.filter(isIndexed).map(({ dbColumn }) => [dbColumn, 'main_id'])];
  return {
    name: detail.table,
    parent: page.resource.table,
    columns: withOwnColumns(DETAIL_COLUMNS, own),
    indexes: [
      ...indexes.map((named) => indexShape({ table: detail.table, own }, { named, columns: named })),
      ...soughtColumns(page, detail).map((name) =>
        indexShape({ table: detail.table, own }, { named: [name], columns: [name], byBeginning: true }),
      ),
    ],
  };
};

const merge = (first: TableShape, second: TableShape): TableShape => ({
  ...first,
  columns: withOwnColumns(first.columns, second.columns),
  indexes: [
    ...first.indexes,
    ...second.indexes.filter((index) => first.indexes.every(({ name }) => name !== index.name)),
  ],
});

/** Throws unless every name used in a statement, generated from a schema, is a valid identifier. */
const assertIdentifiers = (shape: TableShape): void => {
  const names = [
    shape.name,
    ...shape.columns.map((column) => column.name),
    ...shape.indexes.map((index) => index.name),
  ];
  const bad = names.find((name) => !IDENTIFIER.test(name));
  if (bad !== undefined) throw new Error(`"${bad}" cannot name a table or column: small letters, digits and _ only`);
};

/** Tables of the pages, parents before their details. Pages that share a table are merged. */
export const tableShapes = (pages: readonly CompiledPage[]): readonly TableShape[] => {
  const shapes = new Map<string, TableShape>();
  const headers = pages.map(headerShape);
  const details = pages.flatMap((page) => page.details.map((detail) => detailShape(page, detail)));
  for (const shape of [...headers, ...details]) {
    assertIdentifiers(shape);
    const known = shapes.get(shape.name);
    shapes.set(shape.name, known === undefined ? shape : merge(known, shape));
  }
  return [...shapes.values()];
};
