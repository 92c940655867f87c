import { kindOf } from '../../columnKinds/index.ts';
import { toDbColumn } from '../../../core/dbNames.ts';
import type { ColumnSchema } from '../../../generated/page.ts';
import { locateProblems } from '../../load/index.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { closestName } from '../../../text/suggestions.ts';
import { usesOf } from '../project/checkTables.ts';
import type { TableUse } from '../project/checkTables.ts';
import { checkStoredValues } from './checkStoredValues.ts';
import type { StoredFault } from './checkStoredValues.ts';
import { PAGE_PATH } from '../project/compilePages.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import type { PageFile } from '../parts/pageFile.ts';

/** Database columns by table, with their database types: `text`, `numeric`. */
export type StoredColumns = ReadonlyMap<string, ReadonlyMap<string, string>>;

const OF_HEADS: readonly string[] = ['tenant_id', ...[...SYSTEM_COLUMNS.keys()].map(toDbColumn)];
const OF_ROWS: readonly string[] = ['id', 'main_id', 'tenant_id', 'order_no'];

/** Returns every column that pages store in each table, by its current and previous name, and the system columns. */
function namedColumns(uses: readonly TableUse[]): ReadonlyMap<string, ReadonlySet<string>> {
  const named = new Map<string, Set<string>>();
  for (const { table, head, columns, fixed } of uses) {
    const names = named.get(table) ?? new Set(head === undefined ? OF_HEADS : OF_ROWS);
    const keys = [...fixed, ...columns.flatMap(({ key, renamedFrom }) => [key, renamedFrom ?? key])];
    for (const key of keys) names.add(toDbColumn(key));
    named.set(table, names);
  }
  return named;
}

/** Converts a database name to a key: `custom_master` → `customMaster`. */
const keyOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isNumber = ({ type }: ColumnSchema): boolean => kindOf(type).valueType === 'decimal';

/** Returns whether the column holds the row number, which is stored in a system column. */
const numbersRows = ({ page }: PageFile, { table, head }: TableUse, key: string): boolean =>
  head !== undefined && page?.details.some((detail) => detail.table === table && detail.orderKey === key) === true;

/**
 * Returns the stored column that a name probably means: a slip away, or one name contained in the other (`keeper`,
 * `customKeeper`).
 */
function nearestOf(name: string, lost: readonly string[]): string | undefined {
  const keys = lost.map(keyOf);
  const within = keys.filter((key) => [key, name].every((one) => one.length > 2) && containsOther(key, name));
  return within.length === 1 ? within[0] : closestName(name, keys);
}

const containsOther = (one: string, other: string): boolean => {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
  return short !== undefined && long?.includes(short) === true;
};

/** The stored columns of one table, and those that no page names any more. */
interface StoredTable {
  readonly there: ReadonlyMap<string, string>;
  readonly lost: readonly string[];
}

const ofKind = ({ there, lost }: StoredTable, column: ColumnSchema): readonly string[] =>
  lost.filter((name) => (there.get(name) === 'numeric') === isNumber(column));

/**
 * Reports a `renamedFrom` that was never stored: the new column would start empty, and the values of the intended one
 * would no longer be visible.
 */
function neverStored(column: ColumnSchema, use: TableUse, stored: StoredTable): Problem {
  const { key, renamedFrom: from = '' } = column;
  const names = ofKind(stored, column).map(keyOf);
  const near = nearestOf(from, ofKind(stored, column));
  const hint = names.length === 0 ? hints('leaveOut') : hints('storedColumns', { names });
  return {
    ...describeProblem('unknown-column.stored', { table: use.table, name: from, key }),
    path: [...use.placeOf(key).slice(0, -1), 'renamedFrom'],
    ...(near === undefined ? hint : hints('didYouMean', { name: near })),
  };
}

/**
 * Reports a new column if stored ones are no longer named. Only a similar name is suggested: any other would move
 * values into an unrelated column.
 */
function besideLost(column: ColumnSchema, use: TableUse, stored: StoredTable): Problem | undefined {
  const { key } = column;
  const alike = ofKind(stored, column);
  if (alike.length === 0) return undefined;
  const near = nearestOf(key, alike);
  return {
    ...describeProblem('lost-column', { table: use.table, stored: alike, key }),
    level: 'warning',
    path: use.placeOf(key),
    ...(near === undefined
      ? hints('renamedFromOneOf', { names: alike.map(keyOf) })
      : hints('renamedFrom', { key: near })),
  };
}

interface Asked {
  /** Texts of the files, by path below the folder. */
  readonly texts: ReadonlyMap<string, string>;
  readonly prefix: string;
}

/**
 * Warns about a new column if the table has a stored column of the same kind that no page names any more: after a
 * rename without `renamedFrom` the stored values would be lost from view. A `renamedFrom` that the table never had is
 * an error. `texts` are those of the files, by path below the folder; while any page cannot be read, nothing is
 * checked.
 */
function checkColumnNames(
  pages: readonly PageFile[],
  stored: StoredColumns,
  { texts, prefix }: Asked,
): readonly Problem[] {
  const read = new Set(pages.map(({ path }) => path));
  if ([...texts.keys()].some((path) => PAGE_PATH.test(path) && !read.has(path))) return [];
  const uses = pages.flatMap(usesOf);
  const named = namedColumns(uses);
  const asked = new Set<string>();
  const ask = (file: PageFile, use: TableUse): Problem[] => {
    const { table, columns } = use;
    const there = stored.get(table);
    // A system table has more columns than its pages name.
    if (there === undefined || table.startsWith('sys_')) return [];
    const unnamed = [...there.keys()].filter((name) => named.get(table)?.has(name) !== true);
    const isNew = ({ key }: ColumnSchema): boolean => !there.has(toDbColumn(key)) && !numbersRows(file, use, key);
    const misnamed = ({ renamedFrom: from }: ColumnSchema): boolean =>
      from !== undefined && !there.has(toDbColumn(from));
    const all = { there, lost: unnamed };
    // Columns meant by a misspelt `renamedFrom` are not reported again.
    const meant = columns
      .filter((column) => isNew(column) && misnamed(column))
      .map(({ renamedFrom: from = '' }) => nearestOf(from, unnamed));
    const left = { there, lost: unnamed.filter((name) => !meant.includes(keyOf(name))) };
    return columns.filter(isNew).flatMap((column): Problem[] => {
      if (asked.has(`${table}.${column.key}`)) return [];
      asked.add(`${table}.${column.key}`);
      if (misnamed(column)) return [neverStored(column, use, all)];
      return column.renamedFrom === undefined ? [besideLost(column, use, left) ?? []].flat() : [];
    });
  };
  return pages
    .filter(({ page }) => page !== undefined)
    .flatMap((file) => {
      const problems = usesOf(file).flatMap((use) => ask(file, use));
      return locateProblems(problems, texts.get(file.path) ?? '', `${prefix}${file.path}`);
    });
}

/**
 * Checks the database against the pages: columns that no page names any more, and values that a page no longer accepts.
 */
export const checkStoredColumns = (
  pages: readonly PageFile[],
  stored: StoredColumns,
  asked: Asked & { readonly faults?: readonly StoredFault[] },
): readonly Problem[] => [
  ...checkColumnNames(pages, stored, asked),
  ...checkStoredValues(pages, asked.faults ?? [], asked),
];
