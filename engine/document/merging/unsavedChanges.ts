import type { CompiledDetail } from '../../language/compiled/compiledPage.ts';
import { isTemporaryId } from '../../table/index.ts';
import type { Baseline } from './baseline.ts';
import { changeCommands } from './changeCommands.ts';
import { sameOrder } from './compareRecords.ts';
import type { Command } from '../record/pageDocument.ts';
import type { DetailChanges, RecordChanges, RecordSide, SideRow, ValueChange } from '../record/recordChanges.ts';
import { withoutId } from '../wire/recordSide.ts';
import type { RecordState } from '../record/recordState.ts';
import type { StoredRows } from '../wire/storedRows.ts';

/** Differences between the document and the stored record. Uses the baseline, so that a long table is not compared. */
export class UnsavedChanges {
  readonly #state: RecordState;
  readonly #baseline: Baseline;
  readonly #stored: StoredRows;

  constructor(state: RecordState, baseline: Baseline, stored: StoredRows) {
    this.#state = state;
    this.#baseline = baseline;
    this.#stored = stored;
  }

  get isAny(): boolean {
    return this.#baseline.isDirty || this.#state.heldTexts().length > 0;
  }

  changes(): RecordChanges {
    const header = Object.entries(this.#baseline.changedFields).map(([key, from]): [string, ValueChange] => [
      key,
      { from, to: this.#state.value(key) },
    ]);
    return {
      header: Object.fromEntries(header),
      details: Object.fromEntries(
        this.#state.page.details.flatMap((detail): [string, DetailChanges][] =>
          this.#baseline.detailDiffers(detail.key) ? [[detail.key, this.#detailChanges(detail)]] : [],
        ),
      ),
      ...this.#texts(),
    };
  }

  #texts(): Pick<RecordChanges, 'texts'> {
    const held = this.#state.heldTexts();
    if (held.length === 0) return {};
    const header: Record<string, string> = {};
    const details: Record<string, Record<string, Record<string, string>>> = {};
    for (const { detail, rowId, key, held: one } of held) {
      if (detail === undefined || rowId === undefined) header[key] = one.text;
      else ((details[detail] ??= {})[this.#stored.idOf(detail, rowId) ?? rowId] ??= {})[key] = one.text;
    }
    return { texts: { header, details } };
  }

  content(): RecordSide {
    const { values, page } = this.#state;
    return { values, rows: Object.fromEntries(page.details.map(({ key }) => [key, this.#rows(key)])) };
  }

  commandsFor(changes: RecordChanges): readonly Command[] {
    const ids = new Map(this.#state.page.details.map(({ key }) => [key, this.#modelIds(key)]));
    return changeCommands(this.#state, changes, {
      rows: (detail) => this.#rows(detail),
      modelId: (detail, id) => ids.get(detail)?.get(id) ?? id,
      blankRows: (detail) => this.#startRows(detail),
    });
  }

  #detailChanges({ key, orderKey }: CompiledDetail): DetailChanges {
    const model = this.#state.model(key);
    const cells: Record<string, Readonly<Record<string, ValueChange>>> = {};
    for (const rowId of this.#baseline.changedRows(key)) {
      const [id, row] = [this.#stored.idOf(key, rowId), model.rowById(rowId)];
      if (id === undefined || row === undefined) continue;
      const changed = Object.entries(this.#baseline.storedCells(key, rowId))
        .filter(([column]) => column !== orderKey)
        .map(([column, from]): [string, ValueChange] => [column, { from, to: row.values[column] ?? null }]);
      if (changed.length > 0) cells[id] = Object.fromEntries(changed);
    }
    const rows = this.#rows(key);
    const from = this.#baseline.storedIds(key).flatMap((rowId) => this.#stored.idOf(key, rowId) ?? []);
    const to = rows.map(({ id }) => id);
    const known = new Set(from);
    return {
      cells,
      added: rows.filter(({ id }) => !known.has(id)).map(({ id, values }) => ({ id, values: { ...values } })),
      removed: this.#removed(key),
      order: sameOrder(from, to) ? undefined : { from, to },
    };
  }

  #removed(detail: string): readonly SideRow[] {
    const gone = new Map(
      this.#state
        .model(detail)
        .removedRows()
        .map((values) => [String(values['id'] ?? ''), values]),
    );
    return this.#baseline.removedRows(detail).flatMap((rowId): SideRow[] => {
      const id = this.#stored.idOf(detail, rowId);
      if (id === undefined) return [];
      return [{ id, values: { ...withoutId(gone.get(id) ?? {}), ...this.#baseline.storedCells(detail, rowId) } }];
    });
  }

  /** Model ids of the initial rows of a new record that are unchanged. */
  #startRows(detail: string): readonly string[] {
    const model = this.#state.model(detail);
    const touched = new Set(this.#baseline.changedRows(detail));
    return this.#baseline
      .storedIds(detail)
      .filter((rowId) => isTemporaryId(rowId) && !touched.has(rowId) && this.#stored.idOf(detail, rowId) === undefined)
      .filter((rowId) => model.rowById(rowId) !== undefined);
  }

  #rows(detail: string): readonly SideRow[] {
    const model = this.#state.model(detail);
    return model.liveValues().map((values, index) => {
      const rowId = model.rowAt(index).id;
      return { id: this.#stored.idOf(detail, rowId) ?? rowId, values: withoutId(values) };
    });
  }

  #modelIds(detail: string): ReadonlyMap<string, string> {
    const model = this.#state.model(detail);
    return new Map(
      model.liveValues().map((_, index) => {
        const rowId = model.rowAt(index).id;
        return [this.#stored.idOf(detail, rowId) ?? rowId, rowId];
      }),
    );
  }
}
