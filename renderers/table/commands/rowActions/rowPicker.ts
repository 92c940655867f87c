import type { ViewRows } from '../../grid/rows/viewRows.ts';

/** Selects rows by pointer (W2.1-9). */
export class RowPicker {
  readonly #rows: ViewRows;
  #last = 0;

  constructor(rows: ViewRows) {
    this.#rows = rows;
  }

  /** Toggles the row; with `extend`, sets all rows from the last picked one to the same state. */
  pick(row: number, extend: boolean): void {
    const rows = this.#rows;
    const { model } = rows;
    if (model.isRowDisabled(rows.rowAt(row).id)) return;
    const selected = new Set(model.selectedRowIds);
    const on = !selected.has(rows.rowAt(row).id);
    const [from, to] = extend ? [Math.min(row, this.#last), Math.max(row, this.#last)] : [row, row];
    for (let index = from; index <= Math.min(to, rows.rowCount - 1); index += 1) {
      const { id } = rows.rowAt(index);
      if (on) selected.add(id);
      else selected.delete(id);
    }
    this.#last = row;
    model.selectRows(selected);
  }

  /** Selects only this row. */
  pickOne(row: number): void {
    const { id } = this.#rows.rowAt(row);
    const { model } = this.#rows;
    if (!model.isRowDisabled(id)) model.selectRows([id]);
  }

  /** Selects all rows, or none when all are selected. */
  pickAll(): void {
    if (this.#rows.selectionState === 'all') this.#rows.model.selectRows([]);
    else this.#rows.selectAll();
  }
}
