import { withThousands } from '../../../kit/formats/formats.ts';
import type { ViewRows } from '../rows/viewRows.ts';
import { paneLeft, pinCells, startPane } from './pinnedPanes.ts';
import type { ColumnLayout, GridLayout } from './gridLayout.ts';

type Statistic = 'sum' | 'average';

const STATISTICS: readonly Statistic[] = ['sum', 'average'];

export const statisticsOf = (columns: readonly { readonly statistics: readonly Statistic[] }[]): readonly Statistic[] =>
  STATISTICS.filter((kind) => columns.some((column) => column.statistics.includes(kind)));

interface FootCell {
  readonly element: HTMLElement;
  readonly key: string;
  readonly kind: Statistic;
}

/** The rows 合计 and 平均, each value below its column. */
export class FootRows {
  readonly #cells: FootCell[] = [];
  readonly #rows: HTMLElement[] = [];

  constructor(foot: HTMLElement, layout: GridLayout, titles: Readonly<Record<Statistic, string>>) {
    foot.textContent = '';
    const columns = layout.places.map((place) => place.column);
    for (const kind of statisticsOf(columns)) {
      const row = document.createElement('div');
      row.className = 'wb-grid-foot-row';
      row.setAttribute('role', 'row');
      const label = this.#label(layout, titles[kind]);
      const start = layout.pinnedWidth === 0 ? undefined : startPane(layout.pinnedWidth);
      if (start === undefined) row.append(label);
      else {
        start.append(label);
        row.append(start);
      }
      const value = (index: number) => {
        const place = layout.places[index];
        const isSummed = place?.column.statistics.includes(kind) === true;
        return isSummed ? { element: this.#value(layout, place, kind) } : undefined;
      };
      pinCells(layout, row, { start, make: value });
      const { first, end } = layout.scrolling;
      for (let index = first; index < end; index += 1) {
        const cell = value(index);
        if (cell !== undefined) row.append(cell.element);
      }
      foot.append(row);
      this.#rows.push(row);
    }
  }

  #label(layout: GridLayout, title: string): HTMLElement {
    const first = layout.places[0];
    const label = document.createElement('div');
    label.className = layout.pinnedWidth === 0 ? 'wb-grid-pinned wb-grid-foot-label' : 'wb-grid-foot-label';
    label.setAttribute('role', 'rowheader');
    label.setAttribute('aria-colindex', '1');
    label.style.width = `${layout.leadWidth === 0 ? (first?.width ?? 0) : layout.leadWidth}px`;
    label.textContent = title;
    return label;
  }

  #value(layout: GridLayout, place: ColumnLayout, kind: Statistic): HTMLElement {
    const element = document.createElement('div');
    element.className = 'wb-grid-foot-cell';
    element.setAttribute('role', 'gridcell');
    element.setAttribute('aria-colindex', String(place.ariaIndex));
    element.style.left = `${paneLeft(layout, place)}px`;
    element.style.width = `${place.width}px`;
    this.#cells.push({ element, key: place.column.key, kind });
    return element;
  }

  /** Renders the sums of the record regardless of filters, because its checks compare with them. */
  draw(rows: ViewRows): void {
    this.#rows.forEach((row, index) => row.setAttribute('aria-rowindex', String(rows.rowCount + 2 + index)));
    for (const { element, key, kind } of this.#cells) {
      const text = withThousands(rows.model.statistic(key, kind));
      if (element.textContent === text) continue;
      element.textContent = text;
      element.title = text;
    }
  }
}
