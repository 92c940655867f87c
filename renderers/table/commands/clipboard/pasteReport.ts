import type { ConversionReason, DoubtReason, LeftOut, RefusalReason } from '../../../../engine/index.ts';

/** A note on a cell. */
export interface PasteNote<Reason extends string = string> {
  readonly rowId: string;
  readonly key: string;
  readonly title: string;
  /** The pasted text. */
  readonly from: string;
  readonly reason: Reason;
}

export interface ConvertedNote extends PasteNote<ConversionReason> {
  /** The stored text. */
  readonly to: string;
}

/** Unknown titles of a paste that the user may assign. */
export interface HeadNaming {
  /** Columns that received no values from the paste. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  /**
   * Remembers the column of a title and pastes its cells into the rows of the paste. A blank key: the title is ignored,
   * in later pastes too.
   */
  readonly choose: (title: string, key: string) => void;
}

/** Result of a paste. */
export interface PasteReport {
  readonly rows: number;
  /** Cells that received a value, refused ones included. */
  readonly cells: number;
  readonly conversions: readonly ConvertedNote[];
  readonly refusals: readonly PasteNote<RefusalReason>[];
  /** Accepted, but to be reviewed by the user. */
  readonly doubts: readonly PasteNote<DoubtReason>[];
  /** Read-only cells that preserved their values. */
  readonly readOnly: number;
  /** Rows that did not fit within `maxRows`; null: no rows may be added at all. */
  readonly leftRows: number;
  readonly maxRows: number | null;
  /** Columns of the block to the right of the last column. */
  readonly leftColumns: number;
  /** Titles of a header row that match no column. */
  readonly unknownTitles: readonly string[];
  /** Rows without data: totals, signatures, repeated titles. Default: none. */
  readonly noData?: number;
  /** Parts of the sheet that were left out because they are no data. Default: nothing. */
  readonly leftOut?: LeftOut | undefined;
  /** Nothing was pasted: the clipboard has more cells than this limit. Absent: within the limit. */
  readonly mostCells?: number;
  /** Assigns unknown titles to columns. Absent: they cannot be assigned. */
  readonly heads?: HeadNaming | undefined;
  /** Number of cells whose codes are being looked up. */
  readonly pending: number;
}

/** Returns the report for a clipboard that is too large to be pasted. */
export const tooLargeReport = (mostCells: number): PasteReport => ({
  rows: 0,
  cells: 0,
  conversions: [],
  refusals: [],
  doubts: [],
  readOnly: 0,
  leftRows: 0,
  maxRows: null,
  leftColumns: 0,
  unknownTitles: [],
  mostCells,
  pending: 0,
});
