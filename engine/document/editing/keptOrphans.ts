import type { OrphanedValue } from '../record/recordChanges.ts';
import type { RecordOrphans } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { StoredRows } from '../wire/storedRows.ts';

/** An orphan taken over from a replaced document: its row has another id in the new one, but the same index. */
export interface MovedOrphan extends OrphanedValue {
  /** Index of the row. Absent: it has no row, or the row no longer exists. */
  readonly index?: number | undefined;
}

interface Rows {
  readonly state: RecordState;
  readonly stored: StoredRows;
}

const isSame = (one: OrphanedValue, other: OrphanedValue): boolean =>
  one.key === other.key &&
  one.detail === other.detail &&
  one.rowId === other.rowId &&
  one.change.to === other.change.to;

/** Stores what was typed into columns that no longer exist, by the model ids of the rows. */
export class KeptOrphans implements RecordOrphans {
  readonly #stored: StoredRows;
  readonly #tell: () => void;
  #kept: readonly OrphanedValue[];

  constructor({ state, stored }: Rows, moved: readonly MovedOrphan[], tell: () => void) {
    this.#stored = stored;
    this.#tell = tell;
    this.#kept = moved.map(({ index, ...orphan }) => {
      const model = index === undefined ? undefined : state.models.get(orphan.detail ?? '');
      return model === undefined || index === undefined || index >= model.rowCount
        ? orphan
        : { ...orphan, rowId: model.rowAt(index).id };
    });
  }

  all(): readonly OrphanedValue[] {
    return this.#kept.map((orphan) => {
      const { detail, rowId } = orphan;
      const id = detail === undefined || rowId === undefined ? undefined : this.#stored.idOf(detail, rowId);
      return id === undefined ? orphan : { ...orphan, rowId: id };
    });
  }

  keep(orphans: readonly OrphanedValue[]): void {
    // A text that a control still shows may already be among the stored values.
    const added = orphans.filter((orphan) => !this.#kept.some((kept) => isSame(kept, orphan)));
    if (added.length === 0) return;
    this.#kept = [...this.#kept, ...added];
    this.#tell();
  }

  drop(): void {
    if (this.#kept.length === 0) return;
    this.#kept = [];
    this.#tell();
  }
}
