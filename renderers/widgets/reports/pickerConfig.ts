import { PortError } from '../../kit/ports/ports.ts';
import type { ReportInfo, ReportOrigin, ReportQueryItem, Reports } from '../../kit/ports/reportPort.ts';
import { askedOnce } from './reportCache.ts';

/** What a picker knows of its report before it fetches rows. */
export interface PickerConfig {
  readonly info: ReportInfo;
  readonly items: readonly ReportQueryItem[];
  /** Why there are no conditions, as text for staff (W8-16). */
  readonly warning?: string;
}

async function load(reports: Reports, code: string, from: ReportOrigin | undefined): Promise<PickerConfig> {
  const info = await reports.info(code, from);
  try {
    return { info, items: await reports.queryItems(info.id, from) };
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    return { info, items: [], warning: error.message };
  }
}

/** Returns the report's columns and conditions; cached for half a minute. Failures are not cached. */
export const pickerConfig = (reports: Reports, code: string, from: ReportOrigin | undefined): Promise<PickerConfig> =>
  askedOnce(reports, {
    key: ['config', code, from?.pageId, from?.column],
    ask: () => load(reports, code, from),
    isPartial: ({ warning }) => warning !== undefined,
  });
