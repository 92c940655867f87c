import type { CompiledColumn } from '../../../engine/index.ts';
import { arrangeColumns, type ColumnArrangement } from '../../table/grid/columns/columnArrangement.ts';

/** Returns the keys of the displayed columns, in order, as a saved view stores them; null: as on the page. */
export function shownKeys(
  columns: readonly CompiledColumn[],
  arrangement: ColumnArrangement,
): readonly string[] | null {
  if (arrangement.order.length === 0 && arrangement.hidden.length === 0) return null;
  const keys = arrangeColumns(columns, arrangement).map(({ column }) => column.key);
  return keys.filter((key) => !arrangement.hidden.includes(key));
}

/** Applies the columns of a view; widths and pins stay the user's. */
export function withShownKeys(
  columns: readonly CompiledColumn[],
  arrangement: ColumnArrangement,
  shown: readonly string[] | null,
): ColumnArrangement {
  if (shown === null) return { ...arrangement, order: [], hidden: [] };
  const others = columns.map(({ key }) => key).filter((key) => !shown.includes(key));
  return { ...arrangement, order: [...shown, ...others], hidden: others };
}
