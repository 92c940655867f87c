import type { InputProblem } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

export interface WantedSort {
  /** Name on the wire; what shows a dictionary's text is sorted by its code. */
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** What a call says of the order, and with which parameter; undefined when it says nothing. */
type Read = (
  parameters: Readonly<Record<string, unknown>>,
) => { readonly path: string; readonly sort: readonly WantedSort[] } | InputProblem | undefined;

const MAX_LENGTH = 2000;
const MAX_SORT_COLUMNS = 5;

const columnOf = (name: string): string => name.trim().replace(/_dictText$/, '');

/** Everything but an `asc` is descending (contract §7.2). */
const orderOf = (text: string | undefined): WantedSort['order'] =>
  text?.toLowerCase().includes('asc') ? 'asc' : 'desc';

/** `column=a,b&order=desc`, or an order each: `order=desc,asc`; one counts for all. */
const readColumns: Read = ({ column, order }) => {
  if (column === undefined || column === '') return undefined;
  if (typeof column !== 'string') return { path: '/column', said: serverText('sortTwice') };
  if (order !== undefined && typeof order !== 'string') return { path: '/order', said: serverText('orderTwice') };
  const orders = order?.split(',') ?? [];
  const sort = column
    .split(',')
    .map((name, index) => ({ column: columnOf(name), order: orderOf(orders[index] ?? orders[0]) }));
  return { path: '/column', sort };
};

/** Clients encode the text once more before it becomes a parameter. */
const parsed = (text: string): unknown => {
  for (const read of [(json: string) => json, decodeURIComponent])
    try {
      return JSON.parse(read(text));
    } catch {
      continue;
    }
  return undefined;
};

const isSort = (value: unknown): value is { readonly column: string; readonly order?: string } => {
  const { column, order }: Readonly<Record<string, unknown>> = Object(value);
  return typeof column === 'string' && column !== '' && (order === undefined || typeof order === 'string');
};

/** `[{"column": "createTime", "order": "desc"}]`, as text; an empty list says nothing. */
const readSortInfo =
  (name: 'sortInfoString' | 'defSortString'): Read =>
  (parameters) => {
    const value = parameters[name];
    if (value === undefined || value === '') return undefined;
    const path = `/${name}`;
    const items = typeof value === 'string' && value.length <= MAX_LENGTH ? parsed(value) : undefined;
    if (!Array.isArray(items) || !items.every(isSort))
      return { path, said: serverText('sortNoJson', { name, example: '[{"column": "createTime", "order": "desc"}]' }) };
    if (items.length === 0) return undefined;
    return { path, sort: items.map(({ column, order }) => ({ column: columnOf(column), order: orderOf(order) })) };
  };

const SOURCES: readonly Read[] = [readSortInfo('sortInfoString'), readColumns, readSortInfo('defSortString')];

/**
 * The order that a call asks for: several columns, each with its own order, stand above `column`, and that above the
 * order that the client's screen starts with.
 */
export const readSort: Read = (parameters) => {
  for (const read of SOURCES) {
    const wanted = read(parameters);
    if (wanted === undefined) continue;
    if ('said' in wanted || wanted.sort.length <= MAX_SORT_COLUMNS) return wanted;
    return { path: wanted.path, said: serverText('sortTooMany', { most: MAX_SORT_COLUMNS }) };
  }
  return undefined;
};
