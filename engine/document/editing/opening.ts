import { isBlank } from '../../values.ts';
import type { PageDocumentOptions, WireRecord } from '../record/pageDocument.ts';
import type { RecordSide } from '../record/recordChanges.ts';
import { sideAt } from '../wire/recordSide.ts';
import type { RecordContent, RecordState } from '../record/recordState.ts';
import { Revealed } from '../judging/revealed.ts';
import type { StoredRows } from '../wire/storedRows.ts';
import type { UnsavedChanges } from '../merging/unsavedChanges.ts';
import { contentOf, newContent } from '../wire/wire.ts';

/** What a document starts from. */
export interface Opening {
  readonly id: string | null;
  readonly version: number | null;
  readonly content: RecordContent;
  readonly isNew: boolean;
  /** The record before changes that were not saved; absent: it is opened as it is stored. */
  readonly before?: RecordSide | undefined;
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
  revealed: new Revealed(),
});

/** What is known of the record as the server has it. */
interface Stored {
  readonly id: string | null;
  readonly version: number | null;
  readonly rows: StoredRows;
  readonly unsaved: UnsavedChanges;
}

/**
 * The same record on another page. Fields and details that the new page does not know come along, so that they are there
 * again when a schema that is being written names them again.
 */
export const openingOfMigration = (opening: Opening, state: RecordState, stored: Stored): Opening => {
  const rows = new Map(opening.content.rows);
  for (const [detail, model] of state.models)
    rows.set(
      detail,
      model.liveValues().map((values, index) => {
        const { id: _, ...others } = values;
        const id = stored.rows.idOf(detail, model.rowAt(index).id);
        return id === undefined ? others : { ...others, id };
      }),
    );
  const revealed = new Revealed();
  opening.revealed.copyFieldsTo(revealed);
  const changes = stored.unsaved.changes();
  const { before: _, ...others } = opening;
  return {
    ...others,
    before: stored.unsaved.isAny ? sideAt(stored.unsaved.content(), changes, 'from') : undefined,
    id: stored.id,
    version: stored.version,
    content: { values: state.values, rows, texts: state },
    isNew: false,
    revealed,
  };
};
