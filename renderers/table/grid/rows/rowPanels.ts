import type { ReactNode } from 'react';
import type { CompiledColumn, TableRow } from '../../../../engine/index.ts';

/** A row for which a panel is rendered outside of the table. */
export interface RowPlaceInTable {
  readonly row: TableRow;
  /** Column of the clicked cell; absent for the row itself. */
  readonly column?: CompiledColumn | undefined;
}

export interface DetailsConfirmEvent extends RowPlaceInTable {
  /** Closes the dialog on success; otherwise it stays open. */
  readonly callback: (success: boolean) => void;
}

/** Panels of a row outside of the table (contract §9.2). */
export interface RowPanels {
  /**
   * A click into a cell that is not edited shows the sub-form of its row; it precedes `clickSelectRow`. Default: false.
   */
  readonly clickRowShowSubForm?: boolean;
  /** Renders the sub-form; null while it cannot be rendered: it is then requested again, at most three times. */
  readonly subForm?: (place: RowPlaceInTable) => ReactNode;
  /** Rows have a details dialog: opened by a cell of a `showDetails` column, the row's menu, or F4. Default: false. */
  readonly clickRowShowMainForm?: boolean;
  /** Renders the fields of the row; the sub-form is below them. */
  readonly mainForm?: (place: RowPlaceInTable) => ReactNode;
  /** The user confirmed the details dialog. Absent: the dialog closes. */
  readonly onDetailsConfirm?: (event: DetailsConfirmEvent) => void;
  /** A click into a cell that is not edited selects its row. Default: false. */
  readonly clickSelectRow?: boolean;
}
