import type { OpenedRecord, RecordKey } from '../../shell/openedRecords/openedRecords.ts';
import { isSameRecord } from '../../shell/openedRecords/openedRecords.ts';
import type { RecordStatus } from '../../../contract/recordStatus.ts';

/** A displayed record of the list. */
export interface ShownRecord extends OpenedRecord {
  readonly pageTitle: string;
  readonly statusText: string;
  /** Its other numbers with their titles. */
  readonly more: readonly { readonly title: string; readonly text: string }[];
  /** Deleted, or no longer visible to this user. */
  readonly isGone: boolean;
  /** Path of its form; null when this user cannot open it. */
  readonly href: string | null;
}

/** The server's answer for the requested records. */
export interface RecordStatuses {
  readonly asked: readonly RecordKey[];
  readonly found: readonly RecordStatus[];
}

interface Known {
  /** Undefined until the server has answered. */
  readonly standings: RecordStatuses | undefined;
  /** Title of the page at a path; undefined when the user's menu has none there. */
  readonly titleOf: (path: string) => string | undefined;
}

/** Combines an opened record with its current status; until the server has answered, it counts as existing. */
export function shownRecord(record: OpenedRecord, { standings, titleOf }: Known): ShownRecord {
  const isRecordOf = (one: RecordKey): boolean => isSameRecord(one, record);
  const standing = standings?.found.find(isRecordOf);
  const title = titleOf(record.path);
  const isGone = title === undefined || (standing === undefined && standings?.asked.some(isRecordOf) === true);
  const [name, ...more] = standing?.names ?? [];
  return {
    ...record,
    name: standing === undefined ? record.name : (name?.text ?? ''),
    pageTitle: standing?.pageTitle || title || '',
    statusText: standing?.statusText ?? '',
    more,
    isGone,
    href: isGone ? null : `${record.path}/form/${encodeURIComponent(record.id)}`,
  };
}
