import { isRecord, textOf } from '../http/envelope.ts';
import type { OpenedRecord, RecordKey } from '../openedRecords/openedRecords.ts';
import { isSameRecord } from '../openedRecords/openedRecords.ts';

/** A record as the server has it now. */
export interface RecordStanding {
  readonly page: string;
  readonly id: string;
  readonly pageTitle: string;
  /** Blank: the page keeps no status. */
  readonly statusText: string;
  /** Numbers and names, the best first. */
  readonly names: readonly { readonly title: string; readonly text: string }[];
}

/** Reads the answer of `/sys/home/records`. */
export const toStandings = (source: unknown): readonly RecordStanding[] =>
  (Array.isArray(source) ? source : []).filter(isRecord).map((row) => ({
    page: textOf(row, 'page'),
    id: textOf(row, 'id'),
    pageTitle: textOf(row, 'pageTitle'),
    statusText: textOf(row, 'statusText'),
    names: (Array.isArray(row['names']) ? row['names'] : [])
      .filter(isRecord)
      .map((name) => ({ title: textOf(name, 'title'), text: textOf(name, 'text') })),
  }));

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
export interface Standings {
  readonly asked: readonly RecordKey[];
  readonly found: readonly RecordStanding[];
}

interface Known {
  /** Undefined: the server has not said. */
  readonly standings: Standings | undefined;
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
