import { beginOf, endOf } from '../../../engine/index.ts';
import type { AddressNames } from '../../list/state/listAddress.ts';
import type { ViewPlace } from '../../kit/ports/listViews.ts';
import type { ReportQueryItem, Reports } from '../../kit/ports/reportPort.ts';
import { pickerConfig, type PickerConfig } from '../../widgets/reports/pickerConfig.ts';
import type { QueryTexts } from '../../widgets/reports/popupQuestion.ts';
import { askedOnce } from '../../widgets/reports/reportCache.ts';

/** In front of the names of parameters among the conditions, as in calls: no column of a report begins with it. */
const PARAM = 'self_';

/** A report as a page of its own: its parameters stand among its conditions, in front. */
export interface ReportPageConfig extends PickerConfig {
  readonly conditions: readonly ReportQueryItem[];
  /** What the parameters are until staff say otherwise. */
  readonly defaults: QueryTexts;
}

/** `attempt` rises to ask again; what failed is not kept. */
export async function reportPageConfig(
  reports: Reports,
  { code }: { readonly code: string; readonly attempt: number },
): Promise<ReportPageConfig> {
  const config = await pickerConfig(reports, code, undefined);
  const { id } = config.info;
  const params = await askedOnce(reports, { key: ['parameters', id], ask: () => reports.parameters(id) });
  const named = params.map((param) => ({ ...param, key: `${PARAM}${param.name}` }));
  return {
    ...config,
    conditions: [
      ...named.map(({ key, title, kind, required }): ReportQueryItem => ({
        key,
        title,
        kind,
        mode: 'single',
        expanded: false,
        required,
      })),
      ...config.items,
    ],
    defaults: Object.fromEntries(
      named.filter(({ defaultText }) => defaultText !== '').map((one) => [one.key, one.defaultText]),
    ),
  };
}

/** What of the conditions differs from what is there at first: that alone is kept, in addresses and views. */
export const changedTexts = (texts: QueryTexts, defaults: QueryTexts): QueryTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([key, text]) => text.trim() !== '' && text.trim() !== (defaults[key] ?? '')),
  );

/** Titles of what has to be filled in before anything is asked. */
export const missingTitles = (items: readonly ReportQueryItem[], texts: QueryTexts): readonly string[] =>
  items.filter(({ key, required }) => required === true && (texts[key] ?? '').trim() === '').map(({ title }) => title);

/** Where views of a report are kept. */
export const viewPlaceOf = ({ id }: ReportPageConfig['info']): ViewPlace => ({
  id: `report:${id}`,
  url: '/online/cgreport/api',
  code: id,
});

/** What the address of a report may name: columns that sort, conditions, and both ends of ranges. */
export function reportNames({ info, conditions }: ReportPageConfig): AddressNames {
  const keys = new Set(conditions.flatMap(({ key, mode }) => (mode === 'range' ? [beginOf(key), endOf(key)] : [key])));
  return {
    isSorted: (column) => info.columns.some(({ key, sortable }) => key === column && sortable),
    isTab: () => false,
    isCondition: (name) => keys.has(name),
  };
}

/** Of what stands in the conditions, the values of parameters, by name; blank ones are left to their defaults. */
export const paramsIn = (texts: QueryTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key, text]) => key.startsWith(PARAM) && text.trim() !== '')
      .map(([key, text]) => [key.slice(PARAM.length), text.trim()]),
  );
