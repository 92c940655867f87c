/** A row whose menu is asked for, and where: pixels of the window. */
export interface RowMenuRequest {
  readonly rowId: string;
  readonly left: number;
  readonly top: number;
}
