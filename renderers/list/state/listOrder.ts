import type { CompiledPage } from '../../../engine/index.ts';
import type { ListOrder } from '../../kit/ports/ports.ts';
import type { Sort } from '../../data/records/paging.ts';
import { MAX_SORTED } from './listAddress.ts';

/** Returns the order that staff chose, else that of the page. */
export function listOrderOf(page: CompiledPage, chosen: readonly Sort[]): ListOrder {
  const sort = chosen.length > 0 ? chosen : page.list.sort;
  const [first] = sort;
  if (first === undefined) return {};
  // A single order applies to all columns (contract §7.2).
  const orders = sort.every(({ order }) => order === first.order) ? [first.order] : sort.map(({ order }) => order);
  return { column: sort.map(({ column }) => column).join(','), order: orders.join(',') };
}

/** Next sort order of a column: ascending, descending, none. */
const turned = (sort: Sort | undefined, column: string): readonly Sort[] => {
  if (sort === undefined) return [{ column, order: 'asc' }];
  return sort.order === 'asc' ? [{ column, order: 'desc' }] : [];
};

/**
 * Returns the order after a click on a header. `adds`: sorts additionally by this column, up to `MAX_SORTED` columns.
 */
export function pressedOrder(sort: readonly Sort[], column: string, adds: boolean): readonly Sort[] {
  const at = sort.findIndex((item) => item.column === column);
  const next = turned(sort[at], column);
  if (!adds) return next;
  if (at >= 0) return [...sort.slice(0, at), ...next, ...sort.slice(at + 1)];
  return sort.length < MAX_SORTED ? [...sort, ...next] : sort;
}
