import type { Value } from './values.ts';

/** Height of rows by name: 61, 48, 36 and 28 px (D33). */
export type RowSize = 'medium' | 'small' | 'mini' | 'tiny';

/** How the table of a detail is drawn and used; every default filled in. */
export interface TableSettings {
  /** Fewest rows, and most. */
  readonly minRows: number;
  readonly maxRows: number;
  /** What staff set themselves stands over it. */
  readonly size: RowSize;
  /** Pixels that the table grows to. */
  readonly maxHeight: number;
  readonly rowNumber: boolean;
  readonly rowSelection: 'none' | 'checkbox' | 'radio';
  /** Rows can be moved by a handle. */
  readonly dragSort: boolean;
  readonly alwaysEdit: boolean;
  readonly enterDirection: 'down' | 'right';
  readonly statusBar: boolean;
  /** Absent: the usual ones. */
  readonly toolbar?: readonly ('add' | 'insert' | 'remove' | 'clearSelection' | 'collapse')[] | undefined;
  /** Rows that cannot be selected nor edited, by a value or values of a column. */
  readonly disabledRows?: Readonly<Record<string, Value | readonly Value[]>> | undefined;
  /** Prefix of permission codes (W6-1); blank: nothing is guarded. */
  readonly authPre: string;
  /** A row can be opened by itself. */
  readonly rowDetails: boolean;
  /** A click into a cell that is not edited selects its row. */
  readonly clickSelectRow: boolean;
}
