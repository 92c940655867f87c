import { isBlank } from '../../core/values.ts';
import type { PageDocumentOptions, WireRecord } from '../record/pageDocument.ts';
import type { RecordSide } from '../record/recordChanges.ts';
import type { RecordContent } from '../record/recordState.ts';
import { Revealed } from '../validation/revealed.ts';
import type { MovedOrphan } from './keptOrphans.ts';
import { contentOf, newContent } from '../wire/wire.ts';

/** Initial state of a document. */
export interface Opening {
  readonly id: string | null;
  readonly version: number | null;
  readonly content: RecordContent;
  readonly isNew: boolean;
  /** The record before its unsaved changes; absent: it is opened as it is stored. */
  readonly before?: RecordSide | undefined;
  readonly revealed: Revealed;
  /** Absent: there are none. */
  readonly orphans?: readonly MovedOrphan[] | undefined;
}

export const idOf = (record: WireRecord): string | null => {
  const { id } = record;
  return typeof id === 'string' && id !== '' ? id : null;
};

export const versionOf = (record: WireRecord): number | null => {
  const { version } = record;
  return isBlank(version) || Number.isNaN(Number(version)) ? null : Number(version);
};

export const openingOf = ({ page, record, user }: PageDocumentOptions): Opening => ({
  id: record ? idOf(record) : null,
  version: record ? versionOf(record) : null,
  content: record ? contentOf(record, page) : newContent(page, user),
  isNew: record === undefined,
  revealed: new Revealed(),
});
