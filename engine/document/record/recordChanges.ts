import { NO_TEXTS, type TextsByPlace } from '../../records/unresolvedTexts.ts';
import type { Value, Values } from '../../core/values.ts';

/** Value of a field before and after a change. */
export interface ValueChange {
  readonly from: Value;
  readonly to: Value;
}

/** A row under its stored id, or under a temporary one if the server does not have it. */
export interface SideRow {
  readonly id: string;
  /** Without `id`. */
  readonly values: Values;
}

/** A state of a record: its header, and the rows by detail key. */
export interface RecordSide {
  readonly values: Values;
  readonly rows: Readonly<Record<string, readonly SideRow[]>>;
}

export interface DetailChanges {
  /** Changed cells of rows that exist before and after, by row id and column key. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, ValueChange>>>>;
  readonly added: readonly SideRow[];
  readonly removed: readonly SideRow[];
  /** Ids of all rows in order. Absent: no row was added, removed or moved. */
  readonly order?: { readonly from: readonly string[]; readonly to: readonly string[] } | undefined;
}

/** Differences of a record from an earlier state; plain JSON, as small as the change. */
export interface RecordChanges {
  readonly header: Readonly<Record<string, ValueChange>>;
  readonly details: Readonly<Record<string, DetailChanges>>;
  /** Typed texts that are not resolved, rows by their ids as above. Absent: none. */
  readonly texts?: TextsByPlace | undefined;
}

const countTexts = ({ header, details }: TextsByPlace = NO_TEXTS): number =>
  Object.values(details)
    .flatMap((rows) => Object.values(rows))
    .reduce((sum, row) => sum + sizeOf(row), sizeOf(header));

const sizeOf = (source: object): number => Object.keys(source).length;

/** Counts the fields, cells and rows that differ; if only the order of rows changed, it counts as one. */
export function countChanges({ header, details, texts }: RecordChanges): number {
  let count = sizeOf(header) + countTexts(texts);
  for (const { cells, added, removed, order } of Object.values(details)) {
    const inside = Object.values(cells).reduce((sum, row) => sum + sizeOf(row), 0) + added.length + removed.length;
    count += inside > 0 || order === undefined ? inside : 1;
  }
  return count;
}

/** A typed value whose column the page does not have or no longer has. Plain JSON. */
export interface OrphanedValue {
  /** For a row: key of the detail and id of the row. */
  readonly detail?: string | undefined;
  readonly rowId?: string | undefined;
  readonly key: string;
  readonly change: ValueChange;
  /** True: a text that was typed in place of a value. Default: false. */
  readonly isText?: true | undefined;
  /** Titles of column and detail, as the page had them. */
  readonly title: string;
  readonly detailTitle?: string | undefined;
}
