import { beginOf, endOf, writeCondition, type CompiledPopup } from '../../../engine/index.ts';
import type { ReportQueryItem } from '../../kit/ports/reportPort.ts';

/** What stands in the conditions, by item key; a range has `<key>_begin` and `<key>_end`. */
export type QueryTexts = Readonly<Record<string, string>>;

const isText = ({ kind, mode }: ReportQueryItem): boolean => kind === 'text' && mode === 'single';

/** Typed text is found anywhere in the value (W7-25); everything else is compared as it is. Blank ones are left out. */
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
 * The conditions that a text typed into the field may mean, in the order to try them: the column that the field shows,
 * then the other texts that can be searched without 展开, since staff type a code as well as a name.
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

/** The order that the column states, as a call takes it. One of two directions is left to the server, which knows the column. */
export function statedOrder({ sorter }: Pick<CompiledPopup, 'sorter'>): { column?: string; order?: 'asc' | 'desc' } {
  const [first] = sorter;
  if (first === undefined || sorter.some(({ order }) => order !== first.order)) return {};
  return { column: sorter.map(({ column }) => column).join(','), order: first.order };
}
