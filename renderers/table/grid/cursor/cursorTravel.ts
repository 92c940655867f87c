import type { Move } from '../cells/cellEditors.ts';
import type { GridSurface } from '../surface/gridSurface.ts';
import { tabTo, type GridExtent, type GridPosition } from '../surface/gridNavigation.ts';
import { cycleInRange, type GridRange } from '../surface/gridRange.ts';

/** Direction in which Enter moves. */
export type EnterDirection = 'down' | 'right';

/** What moving needs from the cursor. */
export interface Traveller {
  readonly surface: Pick<GridSurface, 'placeAt'>;
  readonly position: GridPosition | null;
  readonly range: GridRange | null;
  readonly hasRange: boolean;
  readonly extent: GridExtent;
  /** The column in which tabbing started. */
  readonly startColumn: number;
  isEditable(position: GridPosition): boolean;
  leave(): void;
  select(position: GridPosition, how?: { readonly tab?: boolean }): void;
  /** Makes another cell of the range active. */
  activate(position: GridPosition): void;
}

export interface TravelOptions {
  /** Called for Enter after the last cell, with the column in which a new row is to be entered. */
  readonly onPastEnd: (column: number) => void;
  readonly enterDirection: EnterDirection;
}

/** Tab and Enter: moves from cell to cell, or cycles within a range. */
export class CursorTravel {
  readonly #cursor: Traveller;
  readonly #options: TravelOptions;

  constructor(cursor: Traveller, options: TravelOptions) {
    this.#cursor = cursor;
    this.#options = options;
  }

  /** Moves after an editor is closed. */
  go(move: Move): void {
    const { position } = this.#cursor;
    if (position === null) return;
    if (move === 'down' || move === 'up') this.enter(move === 'up');
    else if (move === 'stay' || !this.tab(move === 'previous')) this.#cursor.activate(position);
  }

  /**
   * Moves to the next editable cell, forwards only to columns without `skip`; false when the focus leaves the table.
   */
  tab(backwards: boolean): boolean {
    if (this.#cycle(true, backwards)) return true;
    const next = this.#next(backwards);
    if (next !== undefined) this.#cursor.select(next, { tab: true });
    return next !== undefined;
  }

  #next(backwards: boolean): GridPosition | undefined {
    const { position, extent } = this.#cursor;
    if (position === null) return undefined;
    const isStop = (other: GridPosition): boolean =>
      this.#cursor.isEditable(other) && (backwards || this.#cursor.surface.placeAt(other.column)?.column.skip !== true);
    return tabTo(position, extent, { backwards, isStop });
  }

  #cycle(across: boolean, backwards: boolean): boolean {
    const { position, range, hasRange } = this.#cursor;
    if (position === null || range === null || !hasRange) return false;
    this.#cursor.activate(cycleInRange(range, position, { across, backwards }));
    return true;
  }

  /**
   * Moves down to the column in which tabbing started, or to the right and then to the start of the next row; after the
   * last cell it requests a new row.
   */
  enter(backwards = false): void {
    const isRight = this.#options.enterDirection === 'right';
    if (this.#cycle(isRight, backwards)) return;
    if (isRight) this.#enterRight(backwards);
    else if (backwards) this.#enterUp();
    else this.#enterRow((this.#cursor.position?.row ?? -1) + 1);
  }

  #enterUp(): void {
    const { position } = this.#cursor;
    if (position !== null) this.#cursor.select({ ...position, row: position.row - 1 });
  }

  #enterRow(row: number): void {
    const { startColumn, extent } = this.#cursor;
    this.#cursor.leave();
    if (row < extent.rows) this.#cursor.select({ row, column: startColumn });
    else this.#options.onPastEnd(startColumn);
  }

  #enterRight(backwards: boolean): void {
    const { position } = this.#cursor;
    const next = this.#next(backwards);
    if (position === null) this.#enterRow(0);
    else if (next !== undefined && (backwards || next.row === position.row)) this.#cursor.select(next, { tab: true });
    else if (!backwards) this.#enterRow(position.row + 1);
  }
}
