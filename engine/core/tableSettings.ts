import type { Value } from './values.ts';

/** Row heights: 61, 48, 36 and 28 px (D33). */
export type RowSize = 'medium' | 'small' | 'mini' | 'tiny';

/** Settings of the table of a detail, with defaults filled in. */
export interface TableSettings {
  /** Minimum and maximum number of rows. */
  readonly minRows: number;
  readonly maxRows: number;
  /** Overridden by the user's own setting. */
  readonly size: RowSize;
  /** Maximum height of the table in pixels. */
  readonly maxHeight: number;
  readonly rowNumber: boolean;
  readonly rowSelection: 'none' | 'checkbox' | 'radio';
  /** Rows can be moved by a drag handle. */
  readonly dragSort: boolean;
  readonly alwaysEdit: boolean;
  readonly enterDirection: 'down' | 'right';
  readonly statusBar: boolean;
  /** Absent: the default buttons. */
  readonly toolbar?: readonly ('add' | 'insert' | 'remove' | 'clearSelection' | 'collapse')[] | undefined;
  /** Rows that cannot be selected or edited, by a value or values of a column. */
  readonly disabledRows?: Readonly<Record<string, Value | readonly Value[]>> | undefined;
  /** Prefix of permission codes (W6-1); blank: no permissions apply. */
  readonly authPre: string;
  /** A row can be opened on its own. */
  readonly rowDetails: boolean;
  /** A click on a cell that is not being edited selects its row. */
  readonly clickSelectRow: boolean;
}
