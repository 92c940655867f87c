import {
  createTemporaryId,
  takesFilesAway,
  type CompiledColumn,
  type TableModel,
  type TableRow,
  type Values,
} from '../../../../engine/index.ts';
import type { ActiveCell } from './cellEditing.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { GridRange } from '../surface/gridRange.ts';
import { LeftCells } from '../cells/leftCells.ts';
import { planClear, planSpread, type RangeCells, type RangeEdit } from './rangeEdits.ts';
import { setFields } from '../cells/setFields.ts';

/** What writing needs from the cursor. */
export interface Writer {
  readonly active: ActiveCell | null;
  readonly range: GridRange | null;
  readonly hasRange: boolean;
  /** Data for edits of a range. */
  readonly cells: RangeCells;
  announce(text: string): void;
}

/** Writes values to the model: of one cell, or of a range as one undo step. */
export class CellWriting {
  readonly #writer: Writer;
  readonly #model: TableModel;
  readonly #t: TablePorts['t'];
  readonly #left: LeftCells;
  /** The value of the open editor is written to every cell of the range. */
  spreads = false;

  constructor(writer: Writer, model: TableModel, t: TablePorts['t']) {
    this.#writer = writer;
    this.#model = model;
    this.#t = t;
    this.#left = new LeftCells(model);
  }

  dispose(): void {
    this.#left.dispose();
  }

  /** A cell was left unchanged. */
  left(row: TableRow, key: string): void {
    this.#left.add(row.id, key);
  }

  set(row: TableRow, values: Values): void {
    const [first] = Object.keys(values);
    const column = this.#model.columns.find(({ key }) => key === first);
    if (column && takesFilesAway(column, row.values[column.key], values[column.key] ?? null)) {
      this.#writer.announce(this.#t('table.keepsFiles', { title: column.title }));
      return this.left(row, column.key);
    }
    const changed = setFields(this.#model, { row, values, t: this.#t });
    if (!changed && first !== undefined) this.left(row, first);
  }

  /** Returns the function that stores an editor's values; the target is determined when the editor is left. */
  keeper(): (row: TableRow, values: Values) => void {
    const { range, active, hasRange, cells } = this.#writer;
    if (!this.spreads || !hasRange || range === null || active === null) return (row, values) => this.set(row, values);
    const column = active.columnOf;
    return (_, values) => this.carryOut(planSpread(cells, range, { column, values }), 'table.spread');
  }

  /**
   * Returns the function that stores an editor's text in place of a value; the target is determined when the editor is
   * left.
   */
  holder(): (row: TableRow, column: CompiledColumn, text: string) => void {
    const { range, hasRange, cells } = this.#writer;
    const title = (column: CompiledColumn): string => this.#t('table.edit', { title: column.title });
    if (!this.spreads || !hasRange || range === null)
      return ({ id: rowId }, column, text) => {
        if (this.#model.heldAt(rowId, column.key)?.text !== text)
          this.#model.hold({ rowId, key: column.key, text }, title(column));
      };
    return (_, column, text) => {
      const edit = planSpread(cells, range, { column, values: { [column.key]: text } });
      const held = edit.cells.map(({ rowId, key }) => {
        const value = this.#model.rowById(rowId)?.values[key] ?? null;
        return { rowId, key, value, text: { text, act: createTemporaryId() } };
      });
      this.carryOut({ ...edit, cells: held }, 'table.spread');
    };
  }

  /** Commits an edit as one undo step and announces it. `label`: key of a text with `count`. */
  carryOut({ cells, changed, refused }: RangeEdit, label: string): void {
    const { active } = this.#writer;
    if (cells.length === 0) {
      if (refused > 0) this.refuse();
      return;
    }
    const isActive = changed === 1 && active !== null && cells[0]?.rowId === active.record.id;
    const text = isActive
      ? this.#t('table.edit', { title: active.columnOf.title })
      : this.#t(label, { count: changed });
    this.#model.commit({ kind: 'set', cells }, text);
    this.#writer.announce(refused === 0 ? text : this.#t('table.withRefused', { text, count: refused }));
  }

  /** Clears the selected cells. */
  clear(): void {
    const { range, cells } = this.#writer;
    if (range !== null) this.carryOut(planClear(cells, range), 'table.cleared');
  }

  /** Announces why the active cell cannot be changed. */
  refuse(): void {
    const { active } = this.#writer;
    if (active === null) return;
    const title = active.columnOf.title;
    const closedBy = this.#model.disablingColumn(active.record.id);
    const closing = this.#model.columns.find(({ key }) => key === closedBy)?.title;
    const whole = this.#model.readOnly ? this.#t('table.lockedTable') : undefined;
    const row = closing === undefined ? undefined : this.#t('table.lockedRow', { title: closing });
    const text = whole ?? row ?? this.#t('table.lockedCell', { title });
    this.#writer.announce(text);
  }
}
