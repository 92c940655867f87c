import type { ValueChange } from './recordChanges.ts';

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
