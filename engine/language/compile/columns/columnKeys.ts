import type { ColumnSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';
import { toDbColumn } from '../../../core/dbNames.ts';
import { SYSTEM_COLUMNS } from '../parts/fields.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { ProblemText } from '../../../text/problems.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

/** PostgreSQL truncates longer names; the limit leaves room for suffixes of the server. */
const MAX_DB_COLUMN = 60;

/** Keys reserved for system columns, for list parameters, or for properties of JavaScript objects. */
export const RESERVED_KEYS: ReadonlySet<string> = new Set([
  ...SYSTEM_COLUMNS.keys(),
  'tenantId',
  'mainId',
  'orderNo',
  'pageNo',
  'pageSize',
  'column',
  'order',
  'field',
  'tab',
  'token',
  'superQueryParams',
  'superQueryMatchType',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
]);

export const isReservedKey = (key: string): boolean => RESERVED_KEYS.has(key);

/**
 * Returns whether a head column only overrides the title or width of a system column; its values remain the system's.
 */
const isRetitled = ({ key, type }: ColumnSchema, path: Path): boolean =>
  path.length === 1 && SYSTEM_COLUMNS.get(key)?.type === type;

const hintFor = (key: string): { readonly hint: ProblemText } => {
  const type = SYSTEM_COLUMNS.get(key)?.type;
  return type === undefined ? hints('otherName') : hints('otherNameOrType', { type });
};

/** Checks that each previous key is taken over by one column only and is not still a column. */
function checkEarlierKeys(compilation: PageCompilation, columns: readonly ColumnSchema[], path: Path): void {
  const keys = new Set(columns.map(({ key }) => key));
  const heirs = new Map<string, string>();
  for (const [index, { key, renamedFrom }] of columns.entries()) {
    if (renamedFrom === undefined) continue;
    const at = [...path, index, 'renamedFrom'];
    const heir = heirs.get(renamedFrom);
    if (keys.has(renamedFrom)) {
      const said = describeProblem('duplicate-key.stillColumn', { key: renamedFrom });
      complain(compilation, at, { ...said, ...hints('noRenamedFrom') });
    } else if (heir !== undefined) {
      complain(compilation, at, describeProblem('duplicate-key.heir', { key: renamedFrom, heir }));
    }
    heirs.set(renamedFrom, key);
  }
}

/** Checks the keys of one record or row: no duplicates, no reserved keys, none too long for the database. */
export function checkColumnKeys(compilation: PageCompilation, columns: readonly ColumnSchema[], path: Path): void {
  const first = new Map<string, number>();
  for (const [index, column] of columns.entries()) {
    const { key } = column;
    const at = [...path, index, 'key'];
    const earlier = first.get(key);
    if (isReservedKey(key) && !isRetitled(column, path)) {
      complain(compilation, at, { ...describeProblem('reserved-key', { key }), ...hintFor(key) });
    } else if (earlier !== undefined) {
      complain(compilation, at, describeProblem('duplicate-key.column', { key, column: earlier + 1 }));
    } else if (toDbColumn(key).length > MAX_DB_COLUMN) {
      const said = describeProblem('too-long', { name: toDbColumn(key), limit: MAX_DB_COLUMN });
      complain(compilation, at, { ...said, ...hints('shorterName') });
    }
    if (earlier === undefined) first.set(key, index);
  }
  checkEarlierKeys(compilation, columns, path);
}
