/** A row whose menu is asked for, and where: pixels of the window. */
export interface RowMenuRequest {
  readonly rowId: string;
  /** Asked for at the selected cells rather than at the row's own. */
  readonly onCells?: boolean;
  readonly left: number;
  readonly top: number;
}
