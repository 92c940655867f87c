import type { ReportQueryItem, Reports } from '../ports/reportPort.ts';
import { pickerConfig, type PickerConfig } from '../reportPicker/pickerConfig.ts';
import type { QueryTexts } from '../reportPicker/popupQuestion.ts';
import { askedOnce } from '../reportPicker/reportCache.ts';

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
  const named = params.map(({ name, title, defaultText }) => ({ key: `${PARAM}${name}`, title, defaultText }));
  return {
    ...config,
    conditions: [
      ...named.map(({ key, title }): ReportQueryItem => ({
        key,
        title,
        kind: 'text',
        mode: 'single',
        expanded: false,
      })),
      ...config.items,
    ],
    defaults: Object.fromEntries(
      named.filter(({ defaultText }) => defaultText !== '').map((one) => [one.key, one.defaultText]),
    ),
  };
}

/** Of what stands in the conditions, the values of parameters, by name; blank ones are left to their defaults. */
export const paramsIn = (texts: QueryTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([key, text]) => key.startsWith(PARAM) && text.trim() !== '')
      .map(([key, text]) => [key.slice(PARAM.length), text.trim()]),
  );
