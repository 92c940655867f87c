import type { ViewRows } from '../rows/viewRows.ts';
import type { GridFrame } from './gridFrame.ts';
import type { RowTops } from '../rows/rowTops.ts';

export interface ExpandedRow {
  readonly rowId: string;
  /** The element into which the content is rendered. */
  readonly host: HTMLElement;
}

export interface RowExpansionOptions {
  readonly rows: ViewRows;
  readonly frame: GridFrame;
  /** Pixels. */
  readonly rowHeight: number;
  readonly tops: RowTops;
  /** Accessible name of the content. */
  readonly label: (index: number) => string;
  /** Called when rows have moved. */
  readonly onMoved: () => void;
  /** Renders the content of the row into its host synchronously; null: nothing is expanded. */
  readonly onChange: (expanded: ExpandedRow | null) => void;
}

/**
 * The expanded content below a row: one at a time, with automatic height. It is over the rows, outside of the grid's
 * roles.
 */
export class RowExpansion {
  readonly #options: RowExpansionOptions;
  readonly #panel = document.createElement('div');
  readonly #observer = new ResizeObserver(() => this.#measure());
  #rowId: string | null = null;

  constructor(options: RowExpansionOptions) {
    this.#options = options;
    this.#panel.className = 'wb-grid-expanded';
    this.#panel.setAttribute('role', 'region');
    this.#panel.hidden = true;
    options.frame.overlay.append(this.#panel);
    this.#observer.observe(this.#panel);
  }

  dispose(): void {
    this.#observer.disconnect();
    this.#panel.remove();
  }

  get rowId(): string | null {
    return this.#rowId;
  }

  /** Expands or collapses the row. */
  toggle(rowId: string): void {
    const { onChange } = this.#options;
    this.#rowId = this.#rowId === rowId ? null : rowId;
    this.#panel.hidden = this.#rowId === null;
    onChange(this.#rowId === null ? null : { rowId, host: this.#panel });
    this.#measure();
  }

  /** Updates the position after rows were added, removed or moved. */
  follow(): void {
    const rowId = this.#rowId;
    if (rowId === null) return;
    if (this.#options.rows.indexOf(rowId) === -1) this.toggle(rowId);
    else this.#place();
  }

  /** Keeps the content in view during horizontal scrolling. */
  fit(scrollLeft: number, width: number): void {
    if (this.#rowId === null) return;
    this.#panel.style.left = `${scrollLeft}px`;
    this.#panel.style.width = `${width}px`;
  }

  #place(): void {
    const { rows, tops, rowHeight, label } = this.#options;
    const index = this.#rowId === null ? -1 : rows.indexOf(this.#rowId);
    tops.unfold(index, this.#panel.offsetHeight);
    if (index === -1) return;
    this.#panel.style.top = `${tops.topOf(index) + rowHeight}px`;
    this.#panel.setAttribute('aria-label', label(rows.placeAt(index)));
  }

  #measure(): void {
    this.#place();
    this.#options.onMoved();
  }
}
