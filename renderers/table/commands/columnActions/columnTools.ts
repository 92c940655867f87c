import type { ColumnSettings } from '../../grid/columns/columnSettings.ts';

/** A column whose menu or filter is requested, and its position in window pixels. */
export interface ColumnRequest {
  readonly key: string;
  readonly left: number;
  readonly top: number;
}

/** What the table's rendering needs to know about column menus and settings. */
export interface ColumnTools {
  readonly settings: ColumnSettings;
  readonly onMenu: (request: ColumnRequest) => void;
  /** Called when the filter of a column is requested. */
  readonly onFilter: (request: ColumnRequest) => void;
}
