import { NO_TEXTS, type TextsByPlace } from '../../records/unresolvedTexts.ts';
import type { Value, Values } from '../../core/values.ts';

/** What a field held before and after. */
export interface ValueChange {
  readonly from: Value;
  readonly to: Value;
}

/** A row under its stored id, or the temporary one of a row that the server does not have. */
export interface SideRow {
  readonly id: string;
  /** Without `id`. */
  readonly values: Values;
}

/** One state of a record: its header, and the rows by key of the detail. */
export interface RecordSide {
  readonly values: Values;
  readonly rows: Readonly<Record<string, readonly SideRow[]>>;
}

export interface DetailChanges {
  /** Changed cells of rows that were there before and still are, by id of the row and key of the column. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, ValueChange>>>>;
  readonly added: readonly SideRow[];
  readonly removed: readonly SideRow[];
  /** Ids of all rows in order. Absent: none came, went or moved. */
  readonly order?: { readonly from: readonly string[]; readonly to: readonly string[] } | undefined;
}

/** How a record differs from an earlier state of it; plain JSON, as small as the change. */
export interface RecordChanges {
  readonly header: Readonly<Record<string, ValueChange>>;
  readonly details: Readonly<Record<string, DetailChanges>>;
  /** What was typed in place of values and not found, rows by their ids as above. Absent: nothing. */
  readonly texts?: TextsByPlace | undefined;
}

const countTexts = ({ header, details }: TextsByPlace = NO_TEXTS): number =>
  Object.values(details)
    .flatMap((rows) => Object.values(rows))
    .reduce((sum, row) => sum + sizeOf(row), sizeOf(header));

const sizeOf = (source: object): number => Object.keys(source).length;

/** Fields, cells and rows that differ; rows in another order count as one. */
export function countChanges({ header, details, texts }: RecordChanges): number {
  let count = sizeOf(header) + countTexts(texts);
  for (const { cells, added, removed, order } of Object.values(details)) {
    const inside = Object.values(cells).reduce((sum, row) => sum + sizeOf(row), 0) + added.length + removed.length;
    count += inside > 0 || order === undefined ? inside : 1;
  }
  return count;
}

/** A typed value whose column the page does not have (any more). Plain JSON. */
export interface OrphanedValue {
  /** Of a row: key of the detail and id of the row. */
  readonly detail?: string | undefined;
  readonly rowId?: string | undefined;
  readonly key: string;
  readonly change: ValueChange;
  /** It is a text that was typed in place of a value. Default: false. */
  readonly isText?: true | undefined;
  /** Titles of column and detail, as the page had them. */
  readonly title: string;
  readonly detailTitle?: string | undefined;
}
