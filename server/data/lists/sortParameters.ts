import type { InputProblem } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

export interface WantedSort {
  /** Name on the wire; a column that shows dictionary texts is sorted by code. */
  readonly column: string;
  readonly order: 'asc' | 'desc';
}

/** Parses the requested order and reports the parameter it comes from; undefined if no order is requested. */
type Read = (
  parameters: Readonly<Record<string, unknown>>,
) => { readonly path: string; readonly sort: readonly WantedSort[] } | InputProblem | undefined;

const MAX_LENGTH = 2000;
const MAX_SORT_COLUMNS = 5;

const columnOf = (name: string): string => name.trim().replace(/_dictText$/, '');

/** An order without `asc` in its text is descending (contract §7.2). */
const orderOf = (text: string | undefined): WantedSort['order'] =>
  text?.toLowerCase().includes('asc') ? 'asc' : 'desc';

/** `column=a,b&order=desc`, or one order per column: `order=desc,asc`; a single one applies to all. */
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

/** Parses JSON; some clients encode the text once more before they send it as a parameter. */
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

/** `[{"column": "createTime", "order": "desc"}]` as text; an empty list requests no order. */
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
 * Reads the requested order: `sortInfoString` (several columns with their own orders) takes precedence over `column`,
 * and that over `defSortString`, the initial order of the client's screen.
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
