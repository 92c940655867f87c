import type { CompiledDetail } from '../../language/compiled/compiledPage.ts';
import type { CellValue } from '../../table/tableModel.ts';
import type { Values } from '../../core/values.ts';
import type { Baseline } from '../merging/baseline.ts';
import { sameValue } from '../record/equality.ts';
import type { Command, SentRecord, WireRecord } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { StoredRows } from '../wire/storedRows.ts';
import type { ChangedPaths } from '../record/changedPaths.ts';
import { sentRows } from '../wire/sentRecord.ts';
import { wireHeader, wireRows } from '../wire/wire.ts';

interface Parts {
  readonly state: RecordState;
  readonly baseline: Baseline;
  readonly stored: StoredRows;
  /** Executes a command without an undo step. */
  readonly apply: (command: Command) => void;
  readonly onTouched: (touched: ChangedPaths) => void;
}

/**
 * Adopts the server's answer to a save: its values, except where staff have typed since, and the ids of new rows by
 * their order.
 */
export class SavedRecord {
  readonly #parts: Parts;
  readonly #sent: SentRecord;
  readonly #record: WireRecord;

  constructor(parts: Parts, sent: SentRecord, record: WireRecord) {
    this.#parts = parts;
    this.#sent = sent;
    this.#record = record;
  }

  /** Returns false if the rows did not match those sent and were replaced, so that undo must be reset. */
  adopt(): boolean {
    this.#adoptHeader();
    let matches = true;
    for (const detail of this.#parts.state.page.details) matches = this.#adoptDetail(detail) && matches;
    return matches;
  }

  #adoptHeader(): void {
    const { state, baseline, apply } = this.#parts;
    const answer = wireHeader(this.#record, state.page);
    const adopted: Values = {};
    for (const [key, value] of Object.entries(answer)) {
      const valueType = state.page.columnByKey.get(key)?.valueType ?? 'text';
      const current = state.value(key);
      if (!sameValue(valueType, current, value) && sameValue(valueType, current, this.#sent.values[key]))
        adopted[key] = value;
    }
    if (Object.keys(adopted).length > 0) apply({ kind: 'set', values: adopted });
    baseline.renewHeader({ ...this.#sent.values, ...answer });
  }

  #adoptDetail(detail: CompiledDetail): boolean {
    const { baseline, stored } = this.#parts;
    const sent = sentRows(this.#sent, detail, this.#parts.state.model(detail.key));
    const answer = wireRows(this.#record, detail);
    if (answer && answer.length !== sent.ids.length) {
      this.#replace(detail, answer);
      return false;
    }
    if (answer) {
      this.#adoptRows(detail, sent, answer);
      stored.renew(detail.key, sent.ids, answer);
    }
    baseline.renewDetail(detail.key, sent.ids);
    this.#parts.state.model(detail.key).markStored();
    this.#noteTypedSince(detail, sent.ids, answer ?? sent.rows);
    return true;
  }

  #adoptRows(
    detail: CompiledDetail,
    sent: { ids: readonly string[]; rows: readonly Values[] },
    answer: readonly Values[],
  ): void {
    const model = this.#parts.state.model(detail.key);
    const cells: CellValue[] = [];
    for (const [index, rowId] of sent.ids.entries()) {
      const current = model.rowById(rowId)?.values;
      const [before, after] = [sent.rows[index], answer[index]];
      if (!current || !before || !after) continue;
      for (const { key, valueType } of detail.columns)
        if (
          Object.hasOwn(after, key) &&
          !sameValue(valueType, current[key], after[key]) &&
          sameValue(valueType, current[key], before[key])
        )
          cells.push({ rowId, key, value: after[key] ?? null });
      if (!sameValue('text', current['id'], after['id'])) cells.push({ rowId, key: 'id', value: after['id'] ?? null });
    }
    if (cells.length > 0) this.#parts.apply({ kind: 'detail', detail: detail.key, change: { kind: 'set', cells } });
  }

  #noteTypedSince(detail: CompiledDetail, rowIds: readonly string[], storedRows: readonly Values[]): void {
    const { state, baseline } = this.#parts;
    const model = state.model(detail.key);
    for (const [index, rowId] of rowIds.entries()) {
      const [current, stored] = [model.rowById(rowId)?.values, storedRows[index]];
      if (!current || !stored) continue;
      for (const { key, valueType } of detail.columns)
        if (key !== detail.orderKey && Object.hasOwn(stored, key) && !sameValue(valueType, current[key], stored[key]))
          baseline.noteCell(detail.key, { rowId, key, stored: stored[key] ?? null });
    }
  }

  #replace(detail: CompiledDetail, rows: readonly Values[]): void {
    const { state, baseline, stored, onTouched } = this.#parts;
    const model = state.model(detail.key);
    const idsNow = (): string[] => Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index).id);
    const removed = idsNow();
    model.load(rows);
    const inserted = idsNow();
    stored.reload(detail.key);
    onTouched({ kind: 'rows', detail: detail.key, inserted, removed });
    baseline.renewDetail(detail.key, inserted);
  }
}
