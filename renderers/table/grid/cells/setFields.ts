import type { TableModel, TableRow, Values } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { TablePorts } from './cellEditors.ts';

/** Sets the fields of a row that differ, as one undo step named after the first; false when none differs. */
export function setFields(
  model: TableModel,
  { row, values, t }: { readonly row: TableRow; readonly values: Values; readonly t: TablePorts['t'] },
): boolean {
  const [first] = Object.keys(values);
  const cells = Object.entries(values)
    .filter(([key, value]) => toText(row.values[key]) !== toText(value) || model.heldAt(row.id, key) !== undefined)
    .map(([key, value]) => ({ rowId: row.id, key, value }));
  if (cells.length === 0) return false;
  const title = model.columns.find((column) => column.key === first)?.title ?? '';
  model.commit({ kind: 'set', cells }, t('table.edit', { title }));
  return true;
}
