import type { ViewRows } from '../rows/viewRows.ts';
import type { GridFrame } from './gridFrame.ts';
import type { RowTops } from '../rows/rowTops.ts';

export interface ExpandedRow {
  readonly rowId: string;
  /** Where its content is to be drawn. */
  readonly host: HTMLElement;
}

export interface RowExpansionOptions {
  readonly rows: ViewRows;
  readonly frame: GridFrame;
  /** Pixels. */
  readonly rowHeight: number;
  readonly tops: RowTops;
  /** Names the content for those who do not see it. */
  readonly label: (index: number) => string;
  /** Rows stand elsewhere now. */
  readonly onMoved: () => void;
  /** Draws the content of the row into its host before it returns; null: nothing is unfolded. */
  readonly onChange: (expanded: ExpandedRow | null) => void;
}

/** The content unfolded below a row: one at a time, as high as it is. It lies over the rows, outside of the grid's roles. */
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

  /** Unfolds the row, or folds it when it is unfolded. */
  toggle(rowId: string): void {
    const { onChange } = this.#options;
    this.#rowId = this.#rowId === rowId ? null : rowId;
    this.#panel.hidden = this.#rowId === null;
    onChange(this.#rowId === null ? null : { rowId, host: this.#panel });
    this.#measure();
  }

  /** After rows came, went or moved. */
  follow(): void {
    const rowId = this.#rowId;
    if (rowId === null) return;
    if (this.#options.rows.indexOf(rowId) === -1) this.toggle(rowId);
    else this.#place();
  }

  /** Stays in view sideways. */
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
