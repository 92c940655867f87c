import { kindOf } from '../../columnKinds/index.ts';
import { toDbColumn } from '../../dbNames.ts';
import type { ColumnSchema } from '../../generated/page.ts';
import { locateProblems } from '../../load/index.ts';
import { hints, says } from '../../problems.ts';
import type { Problem } from '../../problems.ts';
import { usesOf } from './checkTables.ts';
import type { TableUse } from './checkTables.ts';
import { PAGE_PATH } from './compilePages.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import type { PageFile } from '../parts/pageFile.ts';

/** Columns of the database by table, with their types there: `text`, `numeric`. */
type StoredColumns = ReadonlyMap<string, ReadonlyMap<string, string>>;

const OF_HEADS: readonly string[] = ['tenant_id', ...[...SYSTEM_COLUMNS.keys()].map(toDbColumn)];
const OF_ROWS: readonly string[] = ['id', 'main_id', 'tenant_id', 'order_no'];

/** Every column that some page keeps in a table, by its present name and the earlier one, beside those of the system. */
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

/** `custom_master` → `customMaster`. */
const keyOf = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isNumber = ({ type }: ColumnSchema): boolean => kindOf(type).valueType === 'decimal';

/** The column that shows the row's number is stored under a name of the system. */
const numbersRows = ({ page }: PageFile, { table, head }: TableUse, key: string): boolean =>
  head !== undefined && page?.details.some((detail) => detail.table === table && detail.orderKey === key) === true;

/**
 * Asks about a new column beside a stored one of its kind that no page names any more: if it was renamed without
 * `renamedFrom`, what is stored would be blank. `texts` are those of the files, by path below the folder; while a page
 * cannot be read, nothing is asked.
 */
export function checkStoredColumns(
  pages: readonly PageFile[],
  stored: StoredColumns,
  { texts, prefix }: { readonly texts: ReadonlyMap<string, string>; readonly prefix: string },
): readonly Problem[] {
  const read = new Set(pages.map(({ path }) => path));
  if ([...texts.keys()].some((path) => PAGE_PATH.test(path) && !read.has(path))) return [];
  const named = namedColumns(pages.flatMap(usesOf));
  const asked = new Set<string>();
  const ask = (file: PageFile, use: TableUse): Problem[] => {
    const { table, columns, placeOf } = use;
    // An administered table holds more than its pages say.
    if (table.startsWith('sys_')) return [];
    const there = stored.get(table) ?? new Map<string, string>();
    const lost = [...there].filter(([name]) => named.get(table)?.has(name) !== true);
    const isNew = ({ key, renamedFrom }: ColumnSchema): boolean =>
      renamedFrom === undefined && !there.has(toDbColumn(key)) && !numbersRows(file, use, key);
    return columns.filter(isNew).flatMap((column, index): Problem[] => {
      const { key } = column;
      const alike = lost.filter(([, type]) => (type === 'numeric') === isNumber(column)).map(([name]) => name);
      const name = alike[index] ?? alike.at(-1);
      if (name === undefined || asked.has(`${table}.${key}`)) return [];
      asked.add(`${table}.${key}`);
      const said = says('lost-column', { table, stored: name, key });
      return [{ ...said, level: 'warning', path: placeOf(key), ...hints('renamedFrom', { key: keyOf(name) }) }];
    });
  };
  return pages
    .filter(({ page }) => page !== undefined)
    .flatMap((file) => {
      const problems = usesOf(file).flatMap((use) => ask(file, use));
      return locateProblems(problems, texts.get(file.path) ?? '', `${prefix}${file.path}`);
    });
}
