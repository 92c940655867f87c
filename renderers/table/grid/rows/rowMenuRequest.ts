/** A row whose menu is requested, and its position in window pixels. */
export interface RowMenuRequest {
  readonly rowId: string;
  /** The menu was requested on the selected cells rather than on the row's own. */
  readonly onCells?: boolean;
  readonly left: number;
  readonly top: number;
}
