import type { ConversionReason, DoubtReason, LeftOut, RefusalReason } from '../../../../engine/index.ts';

/** A cell that staff are told of. */
export interface PasteNote<Reason extends string = string> {
  readonly rowId: string;
  readonly key: string;
  readonly title: string;
  /** As it was pasted. */
  readonly from: string;
  readonly reason: Reason;
}

export interface ConvertedNote extends PasteNote<ConversionReason> {
  /** What is kept. */
  readonly to: string;
}

/** Titles of a paste that staff may still name. */
export interface HeadNaming {
  /** Columns that the paste gave nothing to. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  /** Is remembered, and pasted to the rows of the paste. A blank key: the title is left out, from now on too. */
  readonly choose: (title: string, key: string) => void;
}

/** What became of a paste. */
export interface PasteReport {
  readonly rows: number;
  /** Cells that a value was pasted onto, those that were refused included. */
  readonly cells: number;
  readonly conversions: readonly ConvertedNote[];
  readonly refusals: readonly PasteNote<RefusalReason>[];
  /** Taken over, and to be looked at. */
  readonly doubts: readonly PasteNote<DoubtReason>[];
  /** Cells that cannot be edited and kept their values. */
  readonly readOnly: number;
  /** Rows that did not fit below `maxRows`; null: no rows may be added at all. */
  readonly leftRows: number;
  readonly maxRows: number | null;
  /** Columns of the block right of the last column. */
  readonly leftColumns: number;
  /** Titles of a header row that no column has. */
  readonly unknownTitles: readonly string[];
  /** Rows that are no data: totals, signatures, the titles once more. Default: none. */
  readonly noData?: number;
  /** What was no data in the sheet. Default: nothing. */
  readonly leftOut?: LeftOut | undefined;
  /** Nothing was pasted: the clipboard has more cells than this. Absent: it has not. */
  readonly mostCells?: number;
  /** Says which column such a title is. Absent: it cannot be said. */
  readonly heads?: HeadNaming | undefined;
  /** Cells whose codes are being looked up. */
  readonly pending: number;
}

/** Of a clipboard that is too large to be pasted. */
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
