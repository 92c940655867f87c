import type { TableModel } from '../../../../engine/index.ts';

/** Milliseconds between leaving a cell and validating it (W5.1-19), so that a pop-up can deliver its value first. */
const BLUR_DELAY = 100;

/** Cells that were left unchanged; after a short delay they show that a required value is missing. */
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
