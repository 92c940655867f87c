import type { ReactNode } from 'react';
import type { CompiledColumn, TableRow } from '../../../../engine/index.ts';

/** A row for which something is drawn beside the table. */
export interface RowPlaceInTable {
  readonly row: TableRow;
  /** Of the cell that was clicked; absent where it was the row. */
  readonly column?: CompiledColumn | undefined;
}

export interface DetailsConfirmEvent extends RowPlaceInTable {
  /** Closes the dialog when it went well; else it stays. */
  readonly callback: (success: boolean) => void;
}

/** What belongs to a row and is shown beside the table (contract §9.2). */
export interface RowPanels {
  /** A click into a cell that is not edited shows the sub-form of its row; it goes before `clickSelectRow`. Default: false. */
  readonly clickRowShowSubForm?: boolean;
  /** The sub-form; null while it cannot be drawn yet: it is asked for again, three times at most. */
  readonly subForm?: (place: RowPlaceInTable) => ReactNode;
  /** The row can be opened by itself: by a cell of a `showDetails` column, its menu, or F4. Default: false. */
  readonly clickRowShowMainForm?: boolean;
  /** The fields of the row; the sub-form stands below them. */
  readonly mainForm?: (place: RowPlaceInTable) => ReactNode;
  /** Staff are done with the row by itself. Absent: the dialog closes. */
  readonly onDetailsConfirm?: (event: DetailsConfirmEvent) => void;
  /** A click into a cell that is not edited selects its row. Default: false. */
  readonly clickSelectRow?: boolean;
}
