import type { ColumnSettings } from '../../grid/columns/columnSettings.ts';

/** A column whose menu or filter is asked for, and where: pixels of the window. */
export interface ColumnRequest {
  readonly key: string;
  readonly left: number;
  readonly top: number;
}

/** What the table's own drawing needs to know of the columns' menus and settings. */
export interface ColumnTools {
  readonly settings: ColumnSettings;
  readonly onMenu: (request: ColumnRequest) => void;
  /** The filter of a column is asked for. */
  readonly onFilter: (request: ColumnRequest) => void;
}
