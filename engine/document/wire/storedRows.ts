import { isTemporaryId } from '../../table/index.ts';
import type { Values } from '../../core/values.ts';

/** Which rows the server has, and under which id. Rows never change their model id; that of new rows is temporary. */
export class StoredRows {
  /**
   * Stored ids by detail and model id; absent until the first save: then a row is stored unless its id is temporary.
   */
  readonly #saved = new Map<string, ReadonlyMap<string, string>>();

  /** Undefined for a row that the server does not have, such as one whose removal was saved and then undone. */
  idOf(detail: string, rowId: string): string | undefined {
    const saved = this.#saved.get(detail);
    if (saved) return saved.get(rowId);
    return isTemporaryId(rowId) ? undefined : rowId;
  }

  /** `rows`: the stored rows in the order of `rowIds`. */
  renew(detail: string, rowIds: readonly string[], rows: readonly Values[]): void {
    this.#saved.set(
      detail,
      new Map(
        rowIds.flatMap((rowId, index) => (typeof rows[index]?.['id'] === 'string' ? [[rowId, rows[index]['id']]] : [])),
      ),
    );
  }

  /** Derives the state from the ids again. */
  reload(detail: string): void {
    this.#saved.delete(detail);
  }
}
