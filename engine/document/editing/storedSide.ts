import { isBlank, type Values } from '../../core/values.ts';
import type { CellValue } from '../../table/tableModel.ts';
import { sameValue } from '../record/equality.ts';
import { KeptOrphans } from './keptOrphans.ts';
import { idOf, versionOf, type Opening } from './opening.ts';
import type { Command, MergedRow, SentRecord, UnsavedRows, WireRecord } from '../record/pageDocument.ts';
import type { RecordEditor } from './recordEditor.ts';
import type { RecordState } from '../record/recordState.ts';
import { SavedRecord } from './savedRecord.ts';
import { takeSent } from '../wire/sentRecord.ts';
import { StoredRows } from '../wire/storedRows.ts';
import { pathsChangedBy, type ChangedPaths } from '../record/changedPaths.ts';
import { UnsavedChanges } from '../merging/unsavedChanges.ts';

interface Parts {
  readonly state: RecordState;
  readonly editor: RecordEditor;
  readonly onTouched: (touched: ChangedPaths) => void;
  /** Called when something other than a value changes. */
  readonly tell: () => void;
}

/** State of the record on the server as far as known: id, version, which rows are stored, and under which ids. */
export class StoredSide {
  id: string | null;
  version: number | null;
  readonly rows = new StoredRows();
  readonly unsaved: UnsavedChanges;
  readonly orphans: KeptOrphans;
  readonly #parts: Parts;

  constructor(parts: Parts, known: Pick<Opening, 'id' | 'version' | 'orphans'>) {
    this.#parts = parts;
    this.unsaved = new UnsavedChanges(parts.state, parts.editor.baseline, this.rows);
    this.orphans = new KeptOrphans({ state: parts.state, stored: this.rows }, known.orphans ?? [], parts.tell);
    this.id = known.id;
    this.version = known.version;
  }

  toSend(): SentRecord {
    const known = Object.entries({ id: this.id, version: this.version }).filter(([, value]) => value !== null);
    return takeSent(this.#parts.state, this.rows, Object.fromEntries(known));
  }

  /** Returns false if the rows were replaced, so that undo must be reset. */
  adopt(record: WireRecord, sent: SentRecord = this.toSend()): boolean {
    this.id = idOf(record) ?? this.id;
    this.version = versionOf(record) ?? this.version;
    const { state, editor, onTouched } = this.#parts;
    const apply = (command: Command): void => editor.apply(command);
    const parts = { state, baseline: editor.baseline, stored: this.rows, apply, onTouched };
    return new SavedRecord(parts, sent, record).adopt();
  }

  unsavedRows(detail: string): UnsavedRows {
    const { editor, state } = this.#parts;
    const model = state.model(detail);
    const changed = editor.baseline.changedRows(detail).flatMap((rowId): Values[] => {
      const [id, values] = [this.rows.idOf(detail, rowId), model.rowById(rowId)?.values];
      return id === undefined || values === undefined ? [] : [{ ...values, id }];
    });
    const removed = editor.baseline.removedRows(detail).flatMap((rowId) => this.rows.idOf(detail, rowId) ?? []);
    return { changed, removed };
  }

  /**
   * Adopts values that another user has stored, except in cells that were changed here: of those, only the stored value
   * is updated.
   */
  mergeRow(detailKey: string, row: Values): MergedRow | null {
    const { editor, state } = this.#parts;
    const { baseline } = editor;
    const detail = state.page.detailByKey.get(detailKey);
    const rowId = detail && this.#rowIdOf(detailKey, row['id']);
    if (detail === undefined || rowId === undefined) return null;
    const known = detail.columns.filter(
      ({ key }) => key !== 'id' && key !== detail.orderKey && Object.hasOwn(row, key),
    );
    const changedHere = baseline.changedCells(detailKey, rowId);
    const storedBefore = baseline.storedCells(detailKey, rowId);
    const values = state.model(detailKey).rowById(rowId)?.values;
    const cells = known
      .filter(({ key, valueType }) => !changedHere.has(key) && !sameValue(valueType, values?.[key], row[key]))
      .map(({ key }): CellValue => ({ rowId, key, value: row[key] ?? null }));
    const collided = known.filter(
      ({ key, valueType }) =>
        changedHere.has(key) &&
        !sameValue(valueType, storedBefore[key], row[key]) &&
        !sameValue(valueType, values?.[key], row[key]),
    );
    const command = { kind: 'detail', detail: detailKey, change: { kind: 'set', cells } } as const;
    if (cells.length > 0) editor.apply(command);
    for (const { key } of known) baseline.renewCell(detailKey, { rowId, key, stored: row[key] ?? null });
    const kept = known.filter(({ key }) => changedHere.has(key)).map(({ key }) => key);
    // Both sides have changed the row, so values computed from it have to be derived again.
    if (kept.length > 0 && cells.length > 0) editor.derive(pathsChangedBy(command));
    return { rowId, changed: cells.map(({ key }) => key), kept, collided: collided.map(({ key }) => key) };
  }

  #rowIdOf(detail: string, id: unknown): string | undefined {
    if (typeof id !== 'string' || isBlank(id)) return undefined;
    const model = this.#parts.state.model(detail);
    const index = model.liveValues().findIndex((values) => values['id'] === id);
    return index === -1 ? undefined : model.rowAt(index).id;
  }
}
