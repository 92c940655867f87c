import type { CompiledColumn } from '../../../engine/index.ts';
import { arrangeColumns, type ColumnArrangement } from '../../table/grid/columns/columnArrangement.ts';

/** Keys of the columns that are shown, in order, as a saved view keeps them; null: as on the page. */
export function shownKeys(
  columns: readonly CompiledColumn[],
  arrangement: ColumnArrangement,
): readonly string[] | null {
  if (arrangement.order.length === 0 && arrangement.hidden.length === 0) return null;
  const keys = arrangeColumns(columns, arrangement).map(({ column }) => column.key);
  return keys.filter((key) => !arrangement.hidden.includes(key));
}

/** The columns as a view has them; widths and pins stay the user's. */
export function withShownKeys(
  columns: readonly CompiledColumn[],
  arrangement: ColumnArrangement,
  shown: readonly string[] | null,
): ColumnArrangement {
  if (shown === null) return { ...arrangement, order: [], hidden: [] };
  const others = columns.map(({ key }) => key).filter((key) => !shown.includes(key));
  return { ...arrangement, order: [...shown, ...others], hidden: others };
}
