import type { TableModel } from '../../../engine/index.ts';

/** Selects rows by pointer (W2.1-9). */
export class RowPicker {
  readonly #model: TableModel;
  #last = 0;

  constructor(model: TableModel) {
    this.#model = model;
  }

  /** The row, or with `extend` all from the last one on; on or off as the row itself turns. */
  pick(row: number, extend: boolean): void {
    const model = this.#model;
    if (model.isRowDisabled(model.rowAt(row).id)) return;
    const selected = new Set(model.selectedRowIds);
    const on = !selected.has(model.rowAt(row).id);
    const [from, to] = extend ? [Math.min(row, this.#last), Math.max(row, this.#last)] : [row, row];
    for (let index = from; index <= Math.min(to, model.rowCount - 1); index += 1) {
      const { id } = model.rowAt(index);
      if (on) selected.add(id);
      else selected.delete(id);
    }
    this.#last = row;
    model.selectRows(selected);
  }

  /** This row and no other. */
  pickOne(row: number): void {
    const { id } = this.#model.rowAt(row);
    if (!this.#model.isRowDisabled(id)) this.#model.selectRows([id]);
  }

  /** All, or none when all are. */
  pickAll(): void {
    if (this.#model.selectionState === 'all') this.#model.selectRows([]);
    else this.#model.selectAll();
  }
}
