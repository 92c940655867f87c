const cellName = (rowId: string, key: string): string => `${rowId}\n${key}`;

/** A cell whose code is being looked up, with the text it shows meanwhile; null: it is known now. */
export interface PendingText {
  readonly rowId: string;
  readonly key: string;
  readonly text: string | null;
}

/** Texts that cells show instead of their values while these are being looked up. */
export class PendingTexts {
  readonly #texts = new Map<string, string>();

  set({ rowId, key, text }: PendingText): void {
    if (text === null) this.#texts.delete(cellName(rowId, key));
    else this.#texts.set(cellName(rowId, key), text);
  }

  of(rowId: string, key: string): string | undefined {
    return this.#texts.size === 0 ? undefined : this.#texts.get(cellName(rowId, key));
  }
}
