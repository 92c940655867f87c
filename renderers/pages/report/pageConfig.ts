import { beginOf, endOf } from '../../../engine/index.ts';
import type { AddressNames } from '../../list/state/listAddress.ts';
import type { ViewPlace } from '../../kit/ports/listViews.ts';
import type { ReportQueryItem, Reports } from '../../kit/ports/reportPort.ts';
import { pickerConfig, type PickerConfig } from '../../widgets/reports/pickerConfig.ts';
import type { QueryTexts } from '../../widgets/reports/popupQuestion.ts';
import { askedOnce } from '../../widgets/reports/reportCache.ts';

/** Prefix of parameter names among the conditions, as in calls: no column of a report begins with it. */
const PARAM = 'self_';

/** Configuration of a report page: its parameters come before its other conditions. */
export interface ReportPageConfig extends PickerConfig {
  readonly conditions: readonly ReportQueryItem[];
  /** Initial values of the parameters. */
  readonly defaults: QueryTexts;
}

/** Fetches the configuration. `attempt` increases to fetch again; failures are not cached. */
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

/** Returns the conditions that differ from the defaults: only these are stored in URLs and views. */
export const changedTexts = (texts: QueryTexts, defaults: QueryTexts): QueryTexts =>
  Object.fromEntries(
    Object.entries(texts).filter(([key, text]) => text.trim() !== '' && text.trim() !== (defaults[key] ?? '')),
  );

/** Returns the titles of required conditions that are blank. */
export const missingTitles = (items: readonly ReportQueryItem[], texts: QueryTexts): readonly string[] =>
  items.filter(({ key, required }) => required === true && (texts[key] ?? '').trim() === '').map(({ title }) => title);

/** Returns the place where views of a report are stored. */
export const viewPlaceOf = ({ id }: ReportPageConfig['info']): ViewPlace => ({
  id: `report:${id}`,
  url: '/online/cgreport/api',
  code: id,
});

/** Returns the names that a report URL may contain: sortable columns, conditions, and both ends of ranges. */
export function reportNames({ info, conditions }: ReportPageConfig): AddressNames {
  const keys = new Set(conditions.flatMap(({ key, mode }) => (mode === 'range' ? [beginOf(key), endOf(key)] : [key])));
  return {
    isSorted: (column) => info.columns.some(({ key, sortable }) => key === column && sortable),
    isTab: () => false,
    isCondition: (name) => keys.has(name),
  };
}

/** Returns the parameter values among the conditions, by name; blank ones are left to their defaults. */
export const paramsIn = (texts: QueryTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key, text]) => key.startsWith(PARAM) && text.trim() !== '')
      .map(([key, text]) => [key.slice(PARAM.length), text.trim()]),
  );
