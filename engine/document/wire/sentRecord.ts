import type { CompiledDetail } from '../../language/compiled/compiledPage.ts';
import type { TableModel } from '../../table/tableModel.ts';
import type { SentRecord, WireRecord } from '../record/pageDocument.ts';
import type { RecordState } from '../record/recordState.ts';
import type { StoredRows } from './storedRows.ts';
import { headerToWire, rowsToWire, wireRows } from './wire.ts';

const idsOf = (model: TableModel): readonly string[] =>
  Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index).id);

/** `known`: id and version of the stored record, empty for a new one. */
export function takeSent(state: RecordState, stored: StoredRows, known: WireRecord): SentRecord {
  const { page, values } = state;
  const record: Record<string, WireRecord[string]> = { ...known, ...headerToWire(page, values) };
  const rowIds: Record<string, readonly string[]> = {};
  for (const detail of page.details) {
    const { key, wireName } = detail;
    const model = state.model(key);
    rowIds[key] = idsOf(model);
    record[wireName] = rowsToWire(detail, model, (rowId) => stored.idOf(key, rowId));
  }
  return { record, values, rowIds };
}

/** Returns the rows of a detail that were sent, with their model ids. */
export function sentRows({ record, rowIds }: SentRecord, detail: CompiledDetail, model: TableModel) {
  const ids = rowIds[detail.key] ?? [];
  // Unchanged initial rows of a new record have different ids in every form.
  const areStartRows = ids.length === model.rowCount && ids.every((id) => model.rowById(id) === undefined);
  return { ids: areStartRows ? idsOf(model) : ids, rows: wireRows(record, detail) ?? [] };
}
