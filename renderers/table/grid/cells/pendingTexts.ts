import type { TableModel } from '../../../../engine/index.ts';

const cellName = (rowId: string, key: string): string => `${rowId}\n${key}`;

/** A cell whose value is still on its way, with the text it shows meanwhile; null: it is known now. */
export interface PendingText {
  readonly rowId: string;
  readonly key: string;
  readonly text: string | null;
  /** It did not come, and the text says why. Default: it still may. */
  readonly isFailed?: boolean;
}

const known = new WeakMap<TableModel, PendingTexts>();

/** Texts that cells show instead of their values while these are on their way, however often their table is drawn anew. */
export class PendingTexts {
  readonly #texts = new Map<string, PendingText>();
  readonly #listeners = new Set<(rowIds: ReadonlySet<string>) => void>();

  /** Those of a table's rows. */
  static of(model: TableModel): PendingTexts {
    const there = known.get(model) ?? new PendingTexts();
    known.set(model, there);
    return there;
  }

  set(cells: readonly PendingText[]): void {
    for (const cell of cells) {
      const name = cellName(cell.rowId, cell.key);
      if (cell.text === null) this.#texts.delete(name);
      else this.#texts.set(name, cell);
    }
    const rowIds = new Set(cells.map(({ rowId }) => rowId));
    for (const listener of this.#listeners) listener(rowIds);
  }

  at(rowId: string, key: string): PendingText | undefined {
    return this.#texts.size === 0 ? undefined : this.#texts.get(cellName(rowId, key));
  }

  /** Told which rows show something else. */
  subscribe(listener: (rowIds: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
