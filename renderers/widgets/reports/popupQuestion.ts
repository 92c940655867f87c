import { beginOf, endOf, writeCondition, type CompiledPopup } from '../../../engine/index.ts';
import type { ReportQueryItem } from '../../kit/ports/reportPort.ts';

/** Values of the conditions, by item key; a range has `<key>_begin` and `<key>_end`. */
export type QueryTexts = Readonly<Record<string, string>>;

const isText = ({ kind, mode }: ReportQueryItem): boolean => kind === 'text' && mode === 'single';

/**
 * Returns the filters. Text matches anywhere in the value (W7-25); all other kinds match exactly. Blank ones are left
 * out.
 */
export function reportFilters(items: readonly ReportQueryItem[], texts: QueryTexts): Record<string, string> {
  const filters: Record<string, string> = {};
  const textOf = (key: string): string => (texts[key] ?? '').trim();
  for (const item of items) {
    if (item.mode === 'range') {
      for (const key of [beginOf(item.key), endOf(item.key)]) if (textOf(key) !== '') filters[key] = textOf(key);
    } else if (textOf(item.key) !== '') {
      const [name, value] = writeCondition(
        { key: item.key, rule: 'eq' },
        isText(item) ? 'like' : 'eq',
        textOf(item.key),
      );
      filters[name] = value;
    }
  }
  return filters;
}

/**
 * Returns the conditions that a text typed into the field may mean, in the order of trying them: the column that the
 * field shows, then the other text conditions outside 展开, since staff type codes as well as names.
 */
export function typedConditions(
  items: readonly ReportQueryItem[],
  shown: string | undefined,
  text: string,
): readonly QueryTexts[] {
  const searchable = items.filter(isText);
  const own = searchable.filter(({ key }) => key === shown);
  const others = searchable.filter(({ key, expanded }) => key !== shown && !expanded);
  return [...own, ...others].map(({ key }) => ({ [key]: text.trim() }));
}

/**
 * Returns the order that the column defines, as a call sends it. Mixed directions are left to the server, which knows
 * the column.
 */
export function statedOrder({ sorter }: Pick<CompiledPopup, 'sorter'>): { column?: string; order?: 'asc' | 'desc' } {
  const [first] = sorter;
  if (first === undefined || sorter.some(({ order }) => order !== first.order)) return {};
  return { column: sorter.map(({ column }) => column).join(','), order: first.order };
}
