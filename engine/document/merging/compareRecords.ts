import type { CompiledColumn, CompiledDetail, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Values } from '../../core/values.ts';
import { sameValue } from '../record/equality.ts';
import type { DetailChanges, RecordChanges, RecordSide, SideRow, ValueChange } from '../record/recordChanges.ts';

/** Columns whose values users set: not those that are always computed, the status column or fixed values. */
export const ownColumnsOf = (page: CompiledPage): readonly CompiledColumn[] =>
  page.columns.filter(
    ({ key, compute }) =>
      compute?.mode !== 'always' && key !== page.resource.statusKey && !Object.hasOwn(page.resource.fixed, key),
  );

export const ownCellColumnsOf = ({ columns, orderKey }: CompiledDetail): readonly CompiledColumn[] =>
  columns.filter(({ key, compute }) => compute?.mode !== 'always' && key !== orderKey && key !== 'id');

/**
 * Returns the columns that differ. A field missing on one side counts as null; one missing on both sides is skipped.
 */
const differingValues = (
  columns: readonly CompiledColumn[],
  from: Values,
  to: Values,
): Readonly<Record<string, ValueChange>> =>
  Object.fromEntries(
    columns.flatMap(({ key, valueType }): [string, ValueChange][] => {
      if (!Object.hasOwn(from, key) && !Object.hasOwn(to, key)) return [];
      const [before, after] = [from[key] ?? null, to[key] ?? null];
      return sameValue(valueType, before, after) ? [] : [[key, { from: before, to: after }]];
    }),
  );

export const sameOrder = (from: readonly string[], to: readonly string[]): boolean =>
  from.length === to.length && from.every((id, index) => id === to[index]);

const compareRows = (
  detail: CompiledDetail,
  from: readonly SideRow[],
  to: readonly SideRow[],
): DetailChanges | undefined => {
  const before = new Map(from.map((row) => [row.id, row]));
  const after = new Map(to.map((row) => [row.id, row]));
  const columns = ownCellColumnsOf(detail);
  const cells: Record<string, Readonly<Record<string, ValueChange>>> = {};
  for (const { id, values } of to) {
    const known = before.get(id);
    const changed = known === undefined ? {} : differingValues(columns, known.values, values);
    if (Object.keys(changed).length > 0) cells[id] = changed;
  }
  const order = { from: from.map(({ id }) => id), to: to.map(({ id }) => id) };
  const moved = !sameOrder(order.from, order.to);
  if (!moved && Object.keys(cells).length === 0) return undefined;
  return {
    cells,
    added: to.filter(({ id }) => !before.has(id)),
    removed: from.filter(({ id }) => !after.has(id)),
    order: moved ? order : undefined,
  };
};

/** Returns the changes that lead from one state of a record to another. */
export const compareRecords = (page: CompiledPage, from: RecordSide, to: RecordSide): RecordChanges => ({
  header: differingValues(ownColumnsOf(page), from.values, to.values),
  details: Object.fromEntries(
    page.details.flatMap((detail): [string, DetailChanges][] => {
      const changes = compareRows(detail, from.rows[detail.key] ?? [], to.rows[detail.key] ?? []);
      return changes === undefined ? [] : [[detail.key, changes]];
    }),
  ),
});
