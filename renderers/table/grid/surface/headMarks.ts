import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import type { RowOrder } from '../rows/rowOrder.ts';
import './headMarks.css';

/** Pixels: width of a mark with its number, and space next to the last one. */
const MARK_WIDTH = 22;
const MARK_EDGE = 8;

/** Returns a button without text: the text of the head is only its title. */
function mark(className: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `wb-grid-head-mark ${className}`;
  button.tabIndex = -1;
  button.title = label;
  button.setAttribute('aria-label', label);
  return button;
}

/** Marks a head whose column sorts or filters the rows. Other heads are unchanged. */
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
    // At most one head: that of the first sort column.
    if (place === 0) cell.setAttribute('aria-sort', sort.direction);
    marks.append(sorted);
  }
  if (isFiltered) marks.append(mark('is-filtered', t('filters.markFiltered', { title })));
  // The title ends before the marks.
  cell.style.paddingRight = `${MARK_EDGE + marks.childElementCount * MARK_WIDTH}px`;
  cell.append(marks);
}
