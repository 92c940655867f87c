import { isBlank, type Value, type Values } from '../core/values.ts';

/** Rows are disabled if a column has the value, or one of them. `{ status: ['done', 'void'] }`. */
export type DisabledRows = Readonly<Record<string, Value | readonly Value[]>>;

const isList = (wanted: Value | readonly Value[]): wanted is readonly Value[] => Array.isArray(wanted);

const sameText = (left: Value, right: Value): boolean =>
  isBlank(left) ? isBlank(right) : !isBlank(right) && String(left) === String(right);

/** Returns the column whose value disables a row (W2.1-9): it cannot be selected, and its cells cannot be edited. */
export function disablingColumn(row: Values | undefined, rules: DisabledRows | undefined): string | undefined {
  if (row === undefined || rules === undefined) return undefined;
  const found = Object.entries(rules).find(([key, wanted]) => {
    const value = row[key] ?? null;
    return (isList(wanted) ? wanted : [wanted]).some((one) => sameText(one, value));
  });
  return found?.[0];
}

/** Returns whether none, some or all of the selectable rows are selected. */
export function selectionStateOf(
  selected: ReadonlySet<string>,
  rows: readonly Values[],
  rules: DisabledRows | undefined,
): 'none' | 'some' | 'all' {
  if (selected.size === 0) return 'none';
  const selectable =
    rules === undefined ? rows.length : rows.filter((row) => disablingColumn(row, rules) === undefined).length;
  return selected.size >= selectable ? 'all' : 'some';
}
