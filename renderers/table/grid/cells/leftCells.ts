import type { TableModel } from '../../../../engine/index.ts';

/** Milliseconds from leaving a cell to judging what stays in it (W5.1-19): what a pop-up brings is there by then. */
const BLUR_DELAY = 100;

/** Cells that were left as they were: soon they show that they must not be blank. */
export class LeftCells {
  readonly #model: TableModel;
  readonly #waiting = new Set<ReturnType<typeof setTimeout>>();

  constructor(model: TableModel) {
    this.#model = model;
  }

  add(rowId: string, key: string): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      this.#model.touch(rowId, key);
    }, BLUR_DELAY);
    this.#waiting.add(timer);
  }

  dispose(): void {
    for (const timer of this.#waiting) clearTimeout(timer);
    this.#waiting.clear();
  }
}
