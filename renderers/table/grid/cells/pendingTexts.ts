import type { TableModel } from '../../../../engine/index.ts';

const cellName = (rowId: string, key: string): string => `${rowId}\n${key}`;

/** A cell whose value is pending, with the text shown until then; null: the value is known. */
export interface PendingText {
  readonly rowId: string;
  readonly key: string;
  readonly text: string | null;
  /** The value could not be determined, and the text is the reason. Default: it is still pending. */
  readonly isFailed?: boolean;
}

const known = new WeakMap<TableModel, PendingTexts>();

/** Texts shown in place of pending values; they survive a remount of the table. */
export class PendingTexts {
  readonly #texts = new Map<string, PendingText>();
  readonly #listeners = new Set<(rowIds: ReadonlySet<string>) => void>();

  /** The pending texts of a table's rows. */
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

  /** Notifies of rows whose texts have changed. */
  subscribe(listener: (rowIds: ReadonlySet<string>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
