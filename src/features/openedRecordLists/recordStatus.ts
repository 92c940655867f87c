import type { OpenedRecord, RecordKey } from '../../shell/openedRecords/openedRecords.ts';
import { isSameRecord } from '../../shell/openedRecords/openedRecords.ts';
import type { RecordStatus } from '../../../contract/recordStatus.ts';

/** A record of the list as it is shown. */
export interface ShownRecord extends OpenedRecord {
  readonly pageTitle: string;
  readonly statusText: string;
  /** Its further numbers, each with its title. */
  readonly more: readonly { readonly title: string; readonly text: string }[];
  /** Deleted, or not for this user any more. */
  readonly isGone: boolean;
  /** Where its form is; null: nowhere for this user. */
  readonly href: string | null;
}

/** What the server said of the records that it was asked for. */
export interface RecordStatuses {
  readonly asked: readonly RecordKey[];
  readonly found: readonly RecordStatus[];
}

interface Known {
  /** Undefined: the server has not said. */
  readonly standings: RecordStatuses | undefined;
  /** Title of the page at a path; undefined: the user's menu has none there. */
  readonly titleOf: (path: string) => string | undefined;
}

/** A record that was opened, with what is known of it now; until the server has said, it counts as there. */
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
