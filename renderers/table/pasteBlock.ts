import type { CellValue, TableChange, TableModel, TableRow, Value, Values } from '../../engine/index.ts';
import type { CellEditors } from './cellEditors.ts';
import type { ColumnPlace } from './gridLayout.ts';
import type { GridPosition } from './gridNavigation.ts';

export interface Paste {
  readonly block: readonly (readonly string[])[];
  readonly from: GridPosition;
  readonly places: readonly ColumnPlace[];
  readonly editors: CellEditors;
}

export interface PastePlan {
  /** One step; null when nothing fits. */
  readonly change: TableChange | null;
  readonly rows: number;
  /** Rows that did not fit below `maxRows`. */
  readonly left: number;
}

/** Makes one change of a pasted block: cells from the given one on, and rows past the end. Cells that cannot be edited keep their values. */
export function planPaste(model: TableModel, paste: Paste): PastePlan {
  const { block, from, places } = paste;
  const room = Math.max(0, model.maxRows - model.rowCount);
  const existing = Math.min(block.length, Math.max(0, model.rowCount - from.row));
  const added = Math.min(block.length - existing, room);
  const cells: CellValue[] = [];
  const rows: { index: number; row: TableRow }[] = [];
  block.slice(0, existing + added).forEach((line, offset) => {
    const row = offset < existing ? model.rowAt(from.row + offset) : undefined;
    const values: Values = {};
    line.forEach((text, step) => {
      const place = places[from.column + step];
      if (place === undefined || (row !== undefined && model.isDisabled(row.id, place.column.key))) return;
      if (typeof place.column.disabled === 'boolean' && place.column.disabled) return;
      values[place.column.key] = valueOf(text, place, paste.editors);
    });
    if (row === undefined) rows.push({ index: model.rowCount + offset - existing, row: model.newRow(values) });
    else for (const [key, value] of Object.entries(values)) cells.push({ rowId: row.id, key, value });
  });
  const changes: TableChange[] = [];
  if (cells.length > 0) changes.push({ kind: 'set', cells });
  if (rows.length > 0) changes.push({ kind: 'insert', rows });
  const [first = null] = changes;
  return {
    change: changes.length > 1 ? { kind: 'batch', changes } : first,
    rows: existing + added,
    left: block.length - existing - added,
  };
}

const valueOf = (pasted: string, { column }: ColumnPlace, editors: CellEditors): Value => {
  const text = pasted.trim();
  const editor = editors[column.type];
  if (editor?.kind === 'text' && editor.normalise !== undefined) {
    // What is no number stays as it was pasted: the cell shows that it is wrong, and nothing is lost.
    return editor.normalise(text) ?? (text === '' ? null : text);
  }
  return column.options?.find((option) => option.text === text)?.value ?? (text === '' ? null : text);
};
