import type { TableModel } from '../../engine/index.ts';
import { withThousands } from '../formats.ts';
import type { ColumnPlace, GridLayout } from './gridLayout.ts';

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
      row.className = 'wb-sheet-foot-row';
      row.setAttribute('role', 'row');
      row.append(this.#label(layout, titles[kind]));
      for (const place of layout.places) {
        if (place.column.statistics.includes(kind)) row.append(this.#value(place, kind));
      }
      foot.append(row);
      this.#rows.push(row);
    }
  }

  #label(layout: GridLayout, title: string): HTMLElement {
    const first = layout.places[0];
    const pinned = document.createElement('div');
    pinned.className = 'wb-sheet-pinned wb-sheet-foot-label';
    pinned.setAttribute('role', 'rowheader');
    pinned.setAttribute('aria-colindex', '1');
    pinned.style.width = `${layout.pinnedWidth === 0 ? (first?.width ?? 0) : layout.pinnedWidth}px`;
    pinned.textContent = title;
    return pinned;
  }

  #value(place: ColumnPlace, kind: Statistic): HTMLElement {
    const element = document.createElement('div');
    element.className = 'wb-sheet-foot-cell';
    element.setAttribute('role', 'gridcell');
    element.setAttribute('aria-colindex', String(place.ariaIndex));
    element.style.left = `${place.left}px`;
    element.style.width = `${place.width}px`;
    this.#cells.push({ element, key: place.column.key, kind });
    return element;
  }

  draw(model: TableModel): void {
    this.#rows.forEach((row, index) => row.setAttribute('aria-rowindex', String(model.rowCount + 2 + index)));
    for (const { element, key, kind } of this.#cells) {
      const text = withThousands(model.statistic(key, kind));
      if (element.textContent === text) continue;
      element.textContent = text;
      element.title = text;
    }
  }
}
