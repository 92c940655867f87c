import type { CellMessage } from '../../../../engine/index.ts';
import type { ActiveCell } from './cellEditing.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import { CellTooltip } from '../cells/cellTooltip.ts';
import { columnsOfRange, rowsOfRange, type GridRange } from '../surface/gridRange.ts';
import type { GridSurface } from '../surface/gridSurface.ts';
import { LiveRegion } from './liveRegion.ts';

/** Shows and announces messages on the active cell and the selection. */
export class CellMessages {
  readonly tooltip: CellTooltip;
  readonly #surface: GridSurface;
  readonly #region: LiveRegion;
  readonly #t: TablePorts['t'];

  constructor(surface: GridSurface, t: TablePorts['t']) {
    this.#surface = surface;
    this.#t = t;
    this.tooltip = new CellTooltip(surface.frame.tooltip, surface.frame.scroller);
    this.#region = new LiveRegion(surface.frame.status);
  }

  dispose(): void {
    this.#region.dispose();
  }

  labelOf({ columnOf, record, row }: ActiveCell): string {
    const label = this.#t('table.cell', { title: columnOf.title, row: this.#surface.rows.placeAt(row) + 1 });
    const isRemarked = this.#surface.remarked?.has(`${record.values['id']} ${columnOf.key}`) === true;
    return isRemarked ? this.#t('table.remarked', { cell: label }) : label;
  }

  /** Shows the model's message for the active cell while it has the focus. */
  show(active: ActiveCell | null): void {
    const { model, frame } = this.#surface;
    const isHere = document.activeElement === frame.input;
    const message = active === null || !isHere ? undefined : model.messageAt(active.record.id, active.columnOf.key);
    this.describe(active, message);
  }

  describe(active: ActiveCell | null, message: CellMessage | undefined): void {
    const cell = active === null ? undefined : this.#surface.rectangleOf(active);
    this.tooltip.describe(this.#surface.frame.input, cell === undefined ? undefined : message, cell);
  }

  announce(text: string): void {
    this.#region.say(text);
  }

  announceRange(range: GridRange): void {
    const size = { rows: rowsOfRange(range), columns: columnsOfRange(range) };
    this.#region.saySoon(this.#t('table.range', size));
  }
}
