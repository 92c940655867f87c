import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { RowOrder } from '../rows/rowOrder.ts';
import './headMarks.css';

/** Pixels: of a mark with its place, and beside the last one. */
const MARK_WIDTH = 22;
const MARK_EDGE = 8;

/** A button without a text of its own: the head's text is its title alone. */
function mark(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `wb-grid-head-mark ${className}`;
  button.tabIndex = -1;
  button.title = label;
  button.setAttribute('aria-label', label);
  return button;
}

/** Shows at a head that rows are sorted or filtered by its column. Heads of other columns stay as they are. */
export function markHead(
  cell: HTMLElement,
  column: CompiledColumn,
  how: { order: RowOrder; t: TablePorts['t'] },
): void {
  const { order, t } = how;
  const { key, title } = column;
  const place = order.sorts.findIndex((sort) => sort.key === key);
  const sort = order.sorts[place];
  const isFiltered = order.filters[key] !== undefined;
  if (sort === undefined && !isFiltered) return;
  const marks = document.createElement('div');
  marks.className = 'wb-grid-head-marks';
  if (sort !== undefined) {
    const direction = t(`filters.${sort.direction}`);
    const sorted = mark(`is-${sort.direction}`, t('filters.markSorted', { title, direction, place: place + 1 }));
    if (order.sorts.length > 1) sorted.dataset['place'] = String(place + 1);
    // One head at most: it is the one that counts first.
    if (place === 0) cell.setAttribute('aria-sort', sort.direction);
    marks.append(sorted);
  }
  if (isFiltered) marks.append(mark('is-filtered', t('filters.markFiltered', { title })));
  // The title ends before them.
  cell.style.paddingRight = `${MARK_EDGE + marks.childElementCount * MARK_WIDTH}px`;
  cell.append(marks);
}
