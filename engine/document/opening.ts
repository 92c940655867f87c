import { isBlank } from '../values.ts';
import type { PageDocumentOptions, WireRecord } from './pageDocument.ts';
import type { RecordContent, RecordState } from './recordState.ts';
import { Revealed } from './revealed.ts';
import type { StoredRows } from './storedRows.ts';
import { contentOf, newContent } from './wire.ts';

/** What a document starts from. */
export interface Opening {
  readonly id: string | null;
  readonly version: number | null;
  readonly content: RecordContent;
  readonly isNew: boolean;
  readonly isDirty: boolean;
  readonly revealed: Revealed;
}

export const idOf = (record: WireRecord): string | null => {
  const { id } = record;
  return typeof id === 'string' && id !== '' ? id : null;
};

export const versionOf = (record: WireRecord): number | null => {
  const { version } = record;
  return isBlank(version) || Number.isNaN(Number(version)) ? null : Number(version);
};

export const openingOf = ({ page, record }: PageDocumentOptions): Opening => ({
  id: record ? idOf(record) : null,
  version: record ? versionOf(record) : null,
  content: record ? contentOf(record, page) : newContent(page),
  isNew: record === undefined,
  isDirty: false,
  revealed: new Revealed(),
});

/**
 * The same record on another page. Fields and details that the new page does not know come along, so that they are there
 * again when a schema that is being written names them again.
 */
export const openingOfMigration = (opening: Opening, state: RecordState, stored: StoredRows): Opening => {
  const rows = new Map(opening.content.rows);
  for (const [detail, model] of state.models)
    rows.set(
      detail,
      model.liveValues().map((values, index) => {
        const { id: _, ...others } = values;
        const id = stored.idOf(detail, model.rowAt(index).id);
        return id === undefined ? others : { ...others, id };
      }),
    );
  const revealed = new Revealed();
  opening.revealed.copyFieldsTo(revealed);
  return { ...opening, content: { values: state.values, rows }, isNew: false, revealed };
};
