import {
  isBlank,
  isDecimalText,
  takesFilesAway,
  type CellValue,
  type CompiledColumn,
  type TableRow,
  type Value,
  type Values,
} from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { valueOfText, type CellEditors } from '../cells/cellEditors.ts';
import type { ColumnLayout } from '../surface/gridLayout.ts';
import type { GridPosition } from '../surface/gridNavigation.ts';
import type { GridRange } from '../surface/gridRange.ts';
import type { ViewRows } from '../rows/viewRows.ts';

/** The cells that a range edit applies to. */
export interface RangeCells {
  readonly rows: ViewRows;
  readonly places: readonly ColumnLayout[];
  readonly editors: CellEditors;
  isEditable(position: GridPosition): boolean;
}

/** An edit of several cells, as one undo step. */
export interface RangeEdit {
  readonly cells: readonly CellValue[];
  /** Number of targeted cells that change; cells filled by a choice are not counted. */
  readonly changed: number;
  /** Number of cells that are read-only or refuse the value. */
  readonly refused: number;
}

/** Converts a value for another column; undefined when it is not applicable. */
function valueFor(
  value: Value,
  columns: { from: CompiledColumn; to: CompiledColumn },
  editors: CellEditors,
): Value | undefined {
  const { from, to } = columns;
  if (isBlank(value)) return null;
  const isSameKind = from.valueType === to.valueType && from.dictCode === to.dictCode && from.type === to.type;
  if (from.key === to.key || (isSameKind && from.options === to.options)) return value;
  const editor = editors[to.type];
  if (editor?.kind !== 'text') return undefined;
  const converted = valueOfText(editor, toText(value));
  const isReadable = to.valueType !== 'decimal' || isDecimalText(String(converted));
  return isBlank(converted) || !isReadable ? undefined : converted;
}

/** Collects the cells of an edit. */
export class EditPlan implements RangeEdit {
  readonly cells: CellValue[] = [];
  changed = 0;
  refused = 0;
  readonly #on: RangeCells;

  constructor(on: RangeCells) {
    this.#on = on;
  }

  /** `values`: values of the source column and of the columns it fills. */
  put(position: GridPosition, source: CompiledColumn, values: Values): void {
    const { rows, places, editors } = this.#on;
    const to = places[position.column]?.column;
    const now = rows.liveValues()[position.row];
    if (to === undefined || now === undefined) return;
    const value = valueFor(values[source.key] ?? null, { from: source, to }, editors);
    const isHeld = rows.model.heldAt(rows.rowAt(position.row).id, to.key) !== undefined;
    if (value !== undefined && toText(now[to.key]) === toText(value) && !isHeld) return;
    if (value === undefined || !this.#on.isEditable(position) || takesFilesAway(to, now[to.key], value)) {
      this.refused += 1;
      return;
    }
    const row = rows.rowAt(position.row);
    this.changed += 1;
    this.#set(row, to.key, value);
    if (to.key === source.key) this.#fill(row, source, values);
  }

  #fill(row: TableRow, source: CompiledColumn, values: Values): void {
    for (const key of Object.keys(source.fill ?? {})) {
      if (key in values && toText(row.values[key]) !== toText(values[key])) this.#set(row, key, values[key] ?? null);
    }
  }

  #set(row: TableRow, key: string, value: Value): void {
    this.cells.push({ rowId: row.id, key, value });
  }
}

function* cellsIn({ top, left, bottom, right }: GridRange): Generator<GridPosition> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column };
}

/** Plans to clear every cell. */
export function planClear(on: RangeCells, range: GridRange): RangeEdit {
  const plan = new EditPlan(on);
  for (const position of cellsIn(range)) {
    const column = on.places[position.column]?.column;
    if (column !== undefined) plan.put(position, column, { [column.key]: null });
  }
  return plan;
}

/**
 * Plans to copy the source cells to those below or to the right; a single row or column copies from the one before it.
 */
export function planFill(on: RangeCells, range: GridRange, direction: 'down' | 'right'): RangeEdit {
  const plan = new EditPlan(on);
  const { top, left, bottom, right } = range;
  const isDown = direction === 'down';
  const source = isDown ? (bottom > top ? top : top - 1) : right > left ? left : left - 1;
  if (source < 0) return plan;
  const rows = on.rows.liveValues();
  const targets = isDown ? { ...range, top: source + 1 } : { ...range, left: source + 1 };
  for (const position of cellsIn(targets)) {
    const column = on.places[isDown ? position.column : source]?.column;
    const values = rows[isDown ? source : position.row];
    if (column !== undefined && values !== undefined) plan.put(position, column, values);
  }
  return plan;
}

/** Plans to write one value to every cell. */
export function planSpread(
  on: RangeCells,
  range: GridRange,
  { column, values }: { readonly column: CompiledColumn; readonly values: Values },
): RangeEdit {
  const plan = new EditPlan(on);
  for (const position of cellsIn(range)) plan.put(position, column, values);
  return plan;
}
