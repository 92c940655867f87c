import { sql, type RawBuilder } from 'kysely';
import {
  SYSTEM_TABLES,
  type CompiledDictionary,
  type Narrowing,
  type RecordFilter,
  type TableSource,
  type Value,
  type Values,
  type ValueType,
} from '../../../engine/index.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { recordFilterSql, type FilterColumn } from '../filters/recordFilterSql.ts';
import { FIRST_TENANT, isMemberOf } from '../tenants/tenants.ts';
import { closedColumns, columnsOfTable } from '../lists/closedColumns.ts';
import { ruledRowsOfTable } from '../lists/dataRules.ts';
import { tableShapes, type SqlType, type TableShape } from '../tables/tableShape.ts';
import { readTableSources } from '../tables/tableSources.ts';
import type { DictionaryEntry, DictionaryReader } from './dictionaryEntry.ts';
import type { NamedRows } from './spelledIndex.ts';

type Fragment = RawBuilder<unknown>;

/** A table that is registered for reading: by a page, or as a system table. */
interface RegisteredTable {
  readonly from: Fragment;
  readonly columns: ReadonlyMap<string, FilterColumn['kind']>;
  /**
   * Columns that are blank in `from` for the reader; the stored value is available under the name `rawName` returns.
   */
  readonly closed: ReadonlySet<string>;
}

/** Used only in the dictionary's own condition, which exposes no values. */
const rawName = (name: string): string => `raw_${name}`;

const KINDS: Readonly<Record<SqlType, FilterColumn['kind']>> = {
  text: 'text',
  numeric: 'number',
  integer: 'number',
  timestamptz: 'instant',
};

const ALIAS = 'd';

const ref = (column: string): Fragment => sql.ref(`${ALIAS}.${column}`);

/** Integer columns of the system tables; the schemas treat them as text. */
export const SYSTEM_NUMBERS: ReadonlySet<string> = new Set(['status', 'del_flag', 'sort_no', 'post_level']);

const systemTable = (table: string): RegisteredTable | undefined => {
  const columns = SYSTEM_TABLES.get(table);
  if (columns === undefined) return undefined;
  const kindOf = (name: string): FilterColumn['kind'] => (SYSTEM_NUMBERS.has(name) ? 'number' : 'text');
  return {
    from: sql.table(table),
    columns: new Map([...columns.keys()].map((name) => [name, kindOf(name)])),
    closed: new Set(),
  };
};

const blanked = (from: Fragment, { columns }: TableShape, closed: ReadonlySet<string>): Fragment => {
  const cells = columns.map(({ name, type }) =>
    closed.has(name)
      ? sql`null::${sql.raw(type)} as ${sql.id(name)}, t.${sql.id(name)} as ${sql.id(rawName(name))}`
      : sql`t.${sql.id(name)}`,
  );
  return sql`(select ${sql.join(cells)} from ${from} as t)`;
};

const readRegisteredTable = async (
  { db, pages, can }: DictionaryReader,
  table: string,
): Promise<RegisteredTable | undefined> => {
  const system = systemTable(table);
  if (system !== undefined) return system;
  const all = pages();
  const page = all.find(
    ({ resource, details }) => resource.table === table || details.some((one) => one.table === table),
  );
  const shape = page && tableShapes(all).find(({ name }) => name === table);
  if (page === undefined || shape === undefined) return undefined;
  const { from } = await readTableSources(
    db,
    all.filter(({ resource }) => resource.table === page.resource.table),
  );
  const columns = new Map(shape.columns.map(({ name, type }) => [name, KINDS[type]] as const));
  const over = all.filter((one) => columnsOfTable(table)(one).length > 0);
  const closed = can === undefined ? new Set<string>() : closedColumns(table, over, can);
  return { from: closed.size === 0 ? from(table) : blanked(from(table), shape, closed), columns, closed };
};

/** By reader, which lives as long as one call, so that the database catalogue is read once per call. */
const tablesOfReaders = new WeakMap<DictionaryReader, Map<string, Promise<RegisteredTable | undefined>>>();

export const registeredTable = (reader: DictionaryReader, table: string): Promise<RegisteredTable | undefined> => {
  const tables = tablesOfReaders.get(reader) ?? new Map<string, Promise<RegisteredTable | undefined>>();
  tablesOfReaders.set(reader, tables);
  const known = tables.get(table) ?? readRegisteredTable(reader, table);
  tables.set(table, known);
  return known;
};

const shown = (stored: unknown, type: ValueType): Value => {
  if (stored === null || stored === undefined) return null;
  return type === 'boolean' ? stored === true || stored === 'true' : String(stored);
};

/**
 * Restricts rows to the tenant. Users belong to every tenant that they may choose; the menu belongs to all tenants. A
 * reader sees only his own tenant; managers of tenants in the first tenant see all of them (decision 0066).
 */
const ofTenant = (table: string, { user: { tenantId }, can }: DictionaryReader): Fragment => {
  if (table === 'sys_tenant') {
    const isManager = tenantId === FIRST_TENANT && can?.('system:tenant:list') === true;
    return sql`${ref('del_flag')} = 0 and (${isManager} or ${ref('id')} = ${tenantId})`;
  }
  if (table === 'sys_permission') return sql`true`;
  return table === 'sys_user' ? isMemberOf(tenantId, ALIAS) : sql`${ref('tenant_id')} = ${tenantId}`;
};

const entryOf = ({ attributes }: CompiledDictionary, row: Readonly<Record<string, unknown>>): DictionaryEntry => {
  const values: Values = Object.fromEntries(
    [...attributes].map(([name, type]) => [name, shown(row[`a_${name}`], type)]),
  );
  return {
    value: String(row['value']),
    text: row['text'] === null || row['text'] === undefined ? String(row['value']) : String(row['text']),
    color: null,
    disabled: row['gone'] === true,
    attributes: values,
  };
};

/** Row selection in addition to the tenant; `chosen` applies the dictionary's own condition. */
export interface TableQuestion {
  readonly chosen: boolean;
  /**
   * Includes rows that data rules hide from the reader: for data that is cached for all readers and never shown
   * directly.
   */
  readonly ofAll?: boolean;
  readonly values?: readonly string[];
  readonly words?: readonly string[];
  /** Required attribute values, by attribute name. */
  readonly narrowing?: Narrowing | undefined;
  readonly limit: number;
}

const conditionOf = (
  where: RecordFilter,
  user: DictionaryReader['user'],
  { columns, closed }: Pick<RegisteredTable, 'columns' | 'closed'>,
): Fragment =>
  recordFilterSql(where, {
    user,
    columnOf: (name) => {
      const kind = columns.get(name);
      return kind === undefined ? undefined : { ref: ref(closed.has(name) ? rawName(name) : name), kind };
    },
  });

const HOST = 'm';

/** Conditions of the data rules of a table for the reader; rows of a sub-table follow their record. */
const ruledBy = ({ pages, user }: DictionaryReader, table: string): readonly Fragment[] => {
  // Without data rules there is nothing to check.
  if ((user.opened ?? []).length === 0) return [];
  const all = pages();
  const rows = ruledRowsOfTable(all, user, { table, alias: ALIAS });
  if (rows !== undefined) return [rows];
  const hosts = new Set(
    all.flatMap(({ details, resource }) => (details.some((one) => one.table === table) ? [resource.table] : [])),
  );
  return [...hosts].flatMap((host) => {
    const left = ruledRowsOfTable(all, user, { table: host, alias: HOST });
    if (left === undefined) return [];
    return [
      sql`exists (select 1 from ${sql.table(host)} as ${sql.id(HOST)}
        where ${sql.ref(`${HOST}.id`)} = ${ref('main_id')} and ${left})`,
    ];
  });
};

/** Conditions of the tenant, the data rules, the dictionary's condition and the question. */
export const conditionsOf = (
  source: TableSource,
  reader: DictionaryReader,
  { table, question }: { readonly table: RegisteredTable; readonly question: TableQuestion },
): readonly Fragment[] => {
  const { user } = reader;
  const value = sql`${ref(source.value)}::text`;
  const searched = sql.join(
    [source.value, source.text, ...(source.searched ?? [])].map((name) => sql`coalesce(${ref(name)}::text, '')`),
    sql` || ' ' || `,
  );
  return [
    ofTenant(source.table, reader),
    ...(question.ofAll === true ? [] : ruledBy(reader, source.table)),
    sql`${ref(source.value)} is not null`,
    ...(question.chosen && source.where !== undefined ? [conditionOf(source.where, user, table)] : []),
    ...(question.values === undefined ? [] : [sql`${value} = any(${[...question.values]}::text[])`]),
    ...Object.entries(question.narrowing ?? {}).map(([name, wanted]) => {
      const column = source.attributes.get(name);
      return column === undefined ? sql`false` : sql`${ref(column)}::text = ${wanted}`;
    }),
    ...(question.words ?? []).map((word) => sql`(${searched}) ilike ${`%${escapeLike(word)}%`}`),
  ];
};

/** Best matches first, as for code tables; then the order of the dictionary. */
export const orderOf = (
  source: TableSource,
  { words = [] }: TableQuestion,
  { columns, collation }: { readonly columns: RegisteredTable['columns']; readonly collation: string | undefined },
): Fragment => {
  const phrase = words.join(' ');
  const start = `${escapeLike(phrase)}%`;
  const [value, text] = [sql`${ref(source.value)}::text`, sql`${ref(source.text)}::text`];
  const best =
    words.length === 0
      ? []
      : [
          sql`lower(${value}) = lower(${phrase}) desc`,
          sql`lower(${text}) = lower(${phrase}) desc`,
          sql`${value} ilike ${start} desc`,
          sql`${text} ilike ${start} desc`,
        ];
  const sorted = source.orderBy.map(({ column, order }) => {
    const isText = collation !== undefined && columns.get(column) === 'text';
    const key = isText ? sql`${ref(column)}::text collate ${sql.id(collation)}` : ref(column);
    return sql`${key} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last`;
  });
  return sql.join([...best, ...sorted, value]);
};

const columnsOf = ({ value, text, orderBy, attributes }: TableSource): readonly string[] => [
  value,
  text,
  ...orderBy.map(({ column }) => column),
  ...attributes.values(),
];

/**
 * Reads rows of a registered table as items. An unregistered table or column gives none: schemas are checked when they
 * are loaded, and again here.
 */
export const readTableEntries = async (
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  asked: TableQuestion,
): Promise<readonly DictionaryEntry[]> => {
  const question = { narrowing: reader.narrowing, ...asked };
  const { source } = dictionary;
  const table = source && (await registeredTable(reader, source.table));
  if (source === undefined || table === undefined) return [];
  if (columnsOf(source).some((name) => !table.columns.has(name))) return [];
  const cells = [
    sql`${ref(source.value)} as "value"`,
    sql`${ref(source.text)} as "text"`,
    ...[...source.attributes].map(([name, column]) => sql`${ref(column)} as ${sql.id(`a_${name}`)}`),
    // Items that may no longer be chosen still have a name.
    ...(question.chosen || source.where === undefined
      ? []
      : [sql`not ${conditionOf(source.where, reader.user, table)} as "gone"`]),
  ];
  const where = sql.join([...conditionsOf(source, reader, { table, question })], sql` and `);
  const order = orderOf(source, question, { columns: table.columns, collation: await pinyinCollation(reader.db) });
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(cells)} from ${table.from} as ${sql.id(ALIAS)} where ${where}
    order by ${order} limit ${question.limit}`.execute(reader.db);
  return rows.map((row) => entryOf(dictionary, row));
};

/** Value and text of the tenant's rows, selectable or not; undefined if the table is not registered. */
export const namesOfTable = async (
  reader: DictionaryReader,
  { source }: CompiledDictionary,
): Promise<NamedRows | undefined> => {
  const table = source && (await registeredTable(reader, source.table));
  if (source === undefined || table === undefined) return undefined;
  if (columnsOf(source).some((name) => !table.columns.has(name))) return undefined;
  const question = { chosen: false, ofAll: true, limit: 0 };
  const where = sql.join([...conditionsOf(source, reader, { table, question })], sql` and `);
  return {
    key: [source.table, source.value, source.text, reader.user.tenantId, ...table.closed].join('\n'),
    names: sql`select ${ref(source.value)}::text as value, coalesce(${ref(source.text)}::text, '') as text,
        ${sql.join([sql`''`, ...(source.searched ?? []).map((name) => sql`coalesce(${ref(name)}::text, '')`)], sql` || ${'\n'} || `)} as search
      from ${table.from} as ${sql.id(ALIAS)} where ${where}`,
  };
};
