import { isSecret, kindOf } from '../../columnKinds/index.ts';
import { toDbColumn } from '../../../core/dbNames.ts';
import type { CompiledStatement } from '../../compiled/compiledReport.ts';
import { SYSTEM_TABLES } from '../../dicts/index.ts';
import type { CompiledDictionary, TableSource } from '../../dicts/index.ts';
import type { ColumnSchema, DetailSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, part, describeProblem } from '../../../text/problems.ts';
import type { Problem, ProblemText } from '../../../text/problems.ts';
import { columnsOfFilter } from '../../../core/recordFilter.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { ValueType } from '../../../core/values.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import type { PageFile } from '../parts/pageFile.ts';
import type { PlacedProblem } from './reading.ts';

interface KnownColumn {
  readonly type: ValueType;
  readonly page: string;
}

interface KnownTable {
  readonly page: string;
  /** Parent table of its rows; undefined for a head. */
  readonly head: string | undefined;
  readonly columns: Map<string, KnownColumn>;
}

/** Tables that pages store records in, by name. */
export type KnownTables = ReadonlyMap<string, KnownTable>;

/** A table that a page stores records in. */
export interface TableUse {
  readonly table: string;
  /** Parent table of its rows; undefined for a head. */
  readonly head: string | undefined;
  readonly columns: readonly ColumnSchema[];
  readonly fixed: readonly string[];
  /** Paths of the table's name and of each column in the file. */
  readonly at: Path;
  readonly placeOf: (key: string) => Path;
}

const placeIn = (columns: readonly ColumnSchema[] | undefined, path: Path, key: string): Path => {
  const index = columns?.findIndex((column) => column.key === key) ?? -1;
  return index === -1 ? ['extends'] : [...path, index, 'type'];
};

function detailUse({ schema, written }: PageFile, detail: DetailSchema): TableUse {
  const index = written.details?.findIndex(({ key }) => key === detail.key) ?? -1;
  const path = ['details', index];
  return {
    table: detail.table,
    head: schema.resource?.table,
    columns: detail.columns,
    fixed: [],
    at: index === -1 ? ['extends'] : [...path, 'table'],
    placeOf: (key) => placeIn(written.details?.[index]?.columns, [...path, 'columns'], key),
  };
}

/** Returns the table of the head, then those of the details; a base page has none. */
export function usesOf(file: PageFile): readonly TableUse[] {
  const { resource, columns = [], details = [] } = file.schema;
  if (resource === undefined || file.schema.kind === 'base') return [];
  const head: TableUse = {
    table: resource.table,
    head: undefined,
    columns,
    fixed: Object.keys(resource.fixed ?? {}),
    at: file.written.resource ? ['resource', 'table'] : ['extends'],
    placeOf: (key) => placeIn(file.written.columns, ['columns'], key),
  };
  return [head, ...details.map((detail) => detailUse(file, detail))];
}

const roleOf = (head: string | undefined): ProblemText =>
  head === undefined ? part('part.records') : part('part.rowsOf', { table: head });

function addUse(tables: Map<string, KnownTable>, file: PageFile, use: TableUse): Problem[] {
  const known = tables.get(use.table) ?? { page: file.id, head: use.head, columns: new Map<string, KnownColumn>() };
  tables.set(use.table, known);
  if (known.head !== use.head) {
    const roles = { known: roleOf(known.head), here: roleOf(use.head) };
    const said = describeProblem('table-conflict.role', { table: use.table, page: known.page, ...roles });
    return [{ ...said, path: use.at, ...hints('otherTable') }];
  }
  const problems: Problem[] = [];
  const add = (name: string, type: ValueType, path: Path): void => {
    const earlier = known.columns.get(name);
    if (earlier === undefined) known.columns.set(name, { type, page: file.id });
    else if ((earlier.type === 'decimal') !== (type === 'decimal')) {
      const types = { known: part(`type.${earlier.type}`), here: part(`type.${type}`) };
      const said = describeProblem('table-conflict.type', { name, table: use.table, page: earlier.page, ...types });
      problems.push({ ...said, path, ...hints('oneType') });
    }
  };
  for (const { key, type } of use.columns) {
    // A secret is never returned, so dictionaries must not see the column.
    if (!isSecret(type)) add(toDbColumn(key), kindOf(type).valueType, use.placeOf(key));
  }
  for (const key of use.fixed) {
    if (!use.columns.some((column) => column.key === key)) add(toDbColumn(key), 'text', ['resource', 'fixed', key]);
  }
  return problems;
}

/** Checks that pages sharing a table agree on its role and on the types of its columns. */
export function checkTables(pages: readonly PageFile[]): {
  readonly tables: KnownTables;
  readonly problems: readonly PlacedProblem[];
} {
  const tables = new Map<string, KnownTable>();
  const problems = pages.flatMap((file) =>
    usesOf(file).flatMap((use) => addUse(tables, file, use).map((problem) => ({ path: file.path, problem }))),
  );
  return { tables, problems };
}

const RECORD_COLUMNS: ReadonlySet<string> = new Set([...SYSTEM_COLUMNS.keys()].map(toDbColumn));

function columnsOf(table: string, tables: KnownTables): ReadonlySet<string> | undefined {
  const system = SYSTEM_TABLES.get(table);
  if (system) return new Set(system.keys());
  const known = tables.get(table);
  if (known === undefined) return undefined;
  const own = known.head === undefined ? RECORD_COLUMNS : ['id', 'main_id', 'order_no'];
  return new Set([...known.columns.keys(), ...own]);
}

/**
 * Returns every column that a table dictionary names, with its path; sorting by the text column is omitted, because it
 * repeats `text`.
 */
const namesOf = (source: TableSource): readonly { readonly name: string; readonly path: Path }[] => [
  { name: source.text, path: ['text'] },
  { name: source.value, path: ['value'] },
  ...(source.where ? columnsOfFilter(source.where).map((name) => ({ name, path: ['where'] })) : []),
  ...source.orderBy
    .map(({ column }, index) => ({ name: column, path: ['orderBy', index, 'column'] }))
    .filter(({ name }) => name !== source.text),
  ...[...source.attributes].map(([name, column]) => ({ name: column, path: ['attributes', name] })),
  ...(source.pidField === undefined ? [] : [{ name: source.pidField, path: ['pidField'] }]),
  ...(source.hasChildField === undefined ? [] : [{ name: source.hasChildField, path: ['hasChildField'] }]),
];

const unknownTable = (name: string, path: Path, tables: KnownTables): Problem => ({
  ...describeProblem('unknown-table', { name }),
  path,
  ...didYouMean(name, [...tables.keys(), ...SYSTEM_TABLES.keys()]),
});

/** Checks that statements read only tables of pages and readable system tables. */
export const checkStatementTables = ({ tables: read }: CompiledStatement, tables: KnownTables): Problem[] =>
  read
    .filter(({ name }) => !tables.has(name) && !SYSTEM_TABLES.has(name))
    .map(({ name, line, column }) => {
      const { patch: _, ...problem } = unknownTable(name, [], tables);
      return { ...problem, line, column };
    });

/** Checks that tables and columns of table dictionaries belong to pages or to readable system tables (D8). */
export function checkTableDictionary(dictionary: CompiledDictionary, tables: KnownTables): Problem[] {
  const { source } = dictionary;
  if (source === undefined) return [];
  const columns = columnsOf(source.table, tables);
  if (columns === undefined) return [unknownTable(source.table, ['table'], tables)];
  return namesOf(source).flatMap(({ name, path }): Problem[] => {
    if (columns.has(name)) return [];
    return [
      {
        ...describeProblem('unknown-column.ofTable', { table: source.table, name }),
        path,
        ...didYouMean(name, columns),
      },
    ];
  });
}
