import type { SentViewContent } from '../../../contract/lists/savedViews.ts';
import { beginOf, endOf, type CompiledPage, type CompiledReport, type Can } from '../../../engine/index.ts';
import { placeOf } from '../../data/lists/columnPlaces.ts';
import { parseListParameters, tabsOf } from '../../data/lists/listParameters.ts';
import { isNoCondition } from '../../data/lists/paging.ts';

export interface FittedView {
  readonly content: SentViewContent;
  /** Names that do not fit: the page no longer has them, or not for this user. */
  readonly dropped: readonly string[];
}

/**
 * The parts of a report view that are still valid: conditions as typed, by column, by bound of a range, or by `self_`
 * and a parameter; and sortable columns.
 */
export const fitReportView = ({ columns, params }: CompiledReport, view: SentViewContent): FittedView => {
  const dropped = new Set<string>();
  const keeps = (name: string, holds: boolean): boolean => {
    if (!holds) dropped.add(name);
    return holds;
  };
  const searched = columns.flatMap(({ key, searchMode }) =>
    searchMode === undefined ? [] : searchMode === 'group' ? [beginOf(key), endOf(key)] : [key],
  );
  const names = new Set([...searched, ...params.map(({ name }) => `self_${name}`)]);
  const sorted = new Set(columns.filter(({ isOrder }) => isOrder).map(({ key }) => key));
  const { filters, sort, tab } = view;
  if (tab !== '') dropped.add(tab);
  return {
    content: {
      filters: Object.fromEntries(Object.entries(filters).filter(([name]) => keeps(name, names.has(name)))),
      sort: sort.filter(({ column }) => keeps(column, sorted.has(column))),
      tab: '',
      columns: null,
    },
    dropped: [...dropped],
  };
};

/**
 * The parts of a view that are valid on the current page for this user. Views are stored for years, while pages and
 * rights change.
 */
export const fitView = (page: CompiledPage, { filters, sort, tab, columns }: SentViewContent, can: Can): FittedView => {
  const dropped = new Set<string>();
  const keeps = (name: string, holds: boolean): boolean => {
    if (!holds) dropped.add(name);
    return holds;
  };
  const isSound = (parameters: Readonly<Record<string, string>>): boolean =>
    parseListParameters(page, parameters, can).problems.length === 0;
  const isHead = (key: string): boolean => {
    const place = placeOf(page, key, can);
    return place !== undefined && place.detail === undefined;
  };
  const conditions = Object.entries(filters).filter(([name]) => keeps(name, name !== 'tab' && !isNoCondition(name)));
  // Some conditions are only valid in combination, so all of them are tried first.
  const areSound = isSound(Object.fromEntries(conditions));
  return {
    content: {
      filters: Object.fromEntries(
        conditions.filter(([name, value]) => areSound || keeps(name, isSound({ [name]: value }))),
      ),
      sort: sort.filter(({ column }) => keeps(column, isHead(column))),
      tab:
        tab !== '' &&
        keeps(
          tab,
          tabsOf(page, can).some(({ key }) => key === tab),
        )
          ? tab
          : '',
      columns: columns === null ? null : columns.filter((key) => keeps(key, isHead(key))),
    },
    dropped: [...dropped],
  };
};
