import type { CompiledListTab, CompiledPage, Can } from '../../../engine/index.ts';
import type { InputProblem } from '../../core/base/errors.ts';
import { placeOf } from './columnPlaces.ts';
import { readSort } from './sortParameters.ts';
import { ADVANCED_PARAMETERS, parseAdvanced } from './advancedParameters.ts';
import { parseFilter, parseFurther, type FilterNames, type ListFilter } from './filterParameters.ts';
import { furtherParameter } from './furtherParameters.ts';
import { topOrder, type SortItem } from './sortItems.ts';
import { isNoCondition, parsePaging, type Paging } from './paging.ts';
import { serverText } from '../../core/texts/serverText.ts';

export interface ListRequest extends Paging {
  readonly sort: readonly SortItem[];
  /** The open tab of the list; absent: all records. */
  readonly tab?: CompiledListTab | undefined;
  readonly filters: readonly ListFilter[];
  /** The record immediately before or after the requested page. */
  readonly beside?: { readonly id: string; readonly side: 'before' | 'behind' } | undefined;
  /** Whether the total is counted completely (D29). Default: counted up to 10,000. */
  readonly exactTotal?: boolean | undefined;
}

export interface ParsedList {
  readonly request: ListRequest;
  readonly problems: readonly InputProblem[];
}

export const MAX_PAGE_SIZE = 200;

type Parameters = Readonly<Record<string, unknown>>;

const parseSort = (page: CompiledPage, parameters: Parameters, can: Can): SortItem[] | InputProblem => {
  const wanted = readSort(parameters);
  if (wanted === undefined)
    return page.list.sort.flatMap((item) => {
      const place = placeOf(page, item.column, can);
      return place === undefined ? [] : [{ place, order: item.order }];
    });
  if ('said' in wanted) return wanted;
  const items: SortItem[] = [];
  for (const { column, order } of wanted.sort) {
    const place = placeOf(page, column, can);
    if (place === undefined || place.detail !== undefined)
      return { path: wanted.path, said: serverText('sortUnknown', { column }) };
    items.push({ place, order });
  }
  return items;
};

/** Tabs of a page's list that the caller may use: those whose columns the caller may see. */
export const tabsOf = (page: CompiledPage, can: Can): readonly CompiledListTab[] =>
  page.list.tabs.filter(({ reads }) => reads.every((key) => placeOf(page, key, can) !== undefined));

/** Parameters of record lists in addition to paging and order. */
const OWN_PARAMETERS: ReadonlySet<string> = new Set(['tab', 'exactTotal', 'afterId', 'beforeId']);

const isNoValue = (value: unknown): boolean => value === undefined || value === '';

const FLAGS: ReadonlySet<unknown> = new Set(['', 'true', 'false']);

const parseTab = (page: CompiledPage, { tab }: Parameters, can: Can): CompiledListTab | InputProblem | undefined => {
  if (tab === undefined || tab === '') return undefined;
  const path = '/tab';
  if (typeof tab !== 'string') return { path, said: serverText('conditionTwice', { name: 'tab' }) };
  return (
    tabsOf(page, can).find(({ key }) => key === tab) ?? {
      path,
      said: serverText('unknownTab', { name: tab.slice(0, 40) }),
    }
  );
};

const MAX_ID = 40;

const parseBeside = (parameters: Parameters): ListRequest['beside'] | InputProblem => {
  const name = isNoValue(parameters['afterId']) ? 'beforeId' : 'afterId';
  const id = parameters[name];
  if (isNoValue(id)) return undefined;
  if (typeof id !== 'string') return { path: `/${name}`, said: serverText('conditionTwice', { name }) };
  if (id.length > MAX_ID || id.includes('\0'))
    return { path: `/${name}`, said: serverText('longParameter', { name, most: MAX_ID }) };
  return { id, side: name === 'afterId' ? 'before' : 'behind' };
};

/**
 * Parses the parameters of a list call. Every parameter that names a column must name one of the page that this user
 * may see. Unknown parameters are reported by name, never ignored.
 */
export const parseListParameters = (page: CompiledPage, parameters: Parameters, can: Can): ParsedList => {
  const { paging, problems: ofPaging } = parsePaging(parameters, MAX_PAGE_SIZE);
  const problems: InputProblem[] = [...ofPaging];
  const sort = parseSort(page, parameters, can);
  if (!Array.isArray(sort)) problems.push(sort);
  const tab = parseTab(page, parameters, can);
  if (tab !== undefined && 'said' in tab) problems.push(tab);
  if (!FLAGS.has(parameters['exactTotal'] ?? ''))
    problems.push({ path: '/exactTotal', said: serverText('trueOrFalse') });
  const beside = parseBeside(parameters);
  if (beside !== undefined && 'said' in beside) problems.push(beside);
  const advanced = parseAdvanced(page, parameters, can);
  problems.push(...advanced.problems);
  const filters: ListFilter[] = [...advanced.filters];
  const names: FilterNames = {
    find: (name) => placeOf(page, name, can),
    ruleOf: (name) => page.list.query.find((item) => item.key === name)?.rule,
  };
  for (const entry of Object.entries(parameters)) {
    const [name] = entry;
    if (isNoCondition(name) || OWN_PARAMETERS.has(name) || ADVANCED_PARAMETERS.has(name)) continue;
    const further = furtherParameter(page.resource.url, name);
    const filter = further === undefined ? parseFilter(names, entry) : parseFurther(further, entry);
    if (filter === null) continue;
    if ('said' in filter) problems.push(filter);
    else filters.push(filter);
  }
  return {
    request: {
      ...paging,
      sort: Array.isArray(sort) ? [...topOrder(page, can), ...sort] : [],
      filters,
      beside: beside !== undefined && 'said' in beside ? undefined : beside,
      exactTotal: parameters['exactTotal'] === 'true',
      tab: tab !== undefined && 'said' in tab ? undefined : tab,
    },
    problems,
  };
};
