import {
  CellSearch,
  storedCodes,
  compareDecimals,
  holdsSeveral,
  isBlank,
  readDecimal,
  shortestDecimal,
  type CompiledColumn,
  type Value,
  type Values,
} from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { CellTexts } from '../cells/cellTexts.ts';
import { cellTest } from '../cells/cellMatch.ts';
import type { ColumnFilter, RowOrder } from './rowOrder.ts';

const DAY = '2026-01-31'.length;

/**
 * Returns the values by which a cell can be chosen: its codes, its number in the shortest form, else the stored value;
 * '' for a blank cell.
 */
export function chosenBy(column: CompiledColumn, value: Value | undefined): readonly string[] {
  const stored = toText(value);
  if (stored === '') return [''];
  if (holdsSeveral(column)) return storedCodes(column, stored);
  const decimal = column.valueType === 'decimal' ? readDecimal(value) : undefined;
  return [decimal === undefined ? stored : shortestDecimal(decimal)];
}

/** Whether a text is within a range, both ends included; a blank end is unbounded. */
const fitsNarrowing = (
  text: string,
  { from, to }: { readonly from: string; readonly to: string },
  compare: (left: string, right: string) => number,
): boolean => (from === '' || compare(from, text) <= 0) && (to === '' || compare(text, to) <= 0);

const byCode = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

/** Returns a test of whether a cell of the column passes the filter. */
export function cellFilter(
  column: CompiledColumn,
  filter: ColumnFilter,
  texts: CellTexts,
): (value: Value | undefined) => boolean {
  switch (filter.kind) {
    case 'contains':
    case 'equals': {
      const { text } = filter;
      const test = cellTest(
        new CellSearch({ text, matchCase: false, wholeCell: filter.kind === 'equals' }),
        text,
        texts,
      );
      return (value) => test(column, value);
    }
    case 'numbers':
      return (value) => {
        const decimal = readDecimal(value);
        return decimal !== undefined && fitsNarrowing(decimal, filter, compareDecimals);
      };
    case 'days':
      return (value) => !isBlank(value) && fitsNarrowing(toText(value).slice(0, DAY), filter, byCode);
    case 'choices': {
      const chosen = new Set(filter.values);
      return (value) => chosenBy(column, value).some((one) => chosen.has(one));
    }
    case 'blank':
      return (value) => isBlank(value);
    case 'filled':
      return (value) => !isBlank(value);
  }
}

/** Returns a test of whether a row passes all filters. Filters of missing columns are ignored. */
export function rowFilter(
  columns: readonly CompiledColumn[],
  filters: RowOrder['filters'],
  texts: CellTexts,
): (values: Values) => boolean {
  const tests = columns.flatMap((column) => {
    const filter = filters[column.key];
    return filter === undefined ? [] : [{ key: column.key, test: cellFilter(column, filter, texts) }];
  });
  return (values) => tests.every(({ key, test }) => test(values[key]));
}
