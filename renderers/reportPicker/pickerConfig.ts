import { PortError, type ReportInfo, type ReportOrigin, type ReportQueryItem, type Reports } from '../ports/ports.ts';

/** What a picker knows of its report before it asks for rows. */
export interface PickerConfig {
  readonly info: ReportInfo;
  readonly items: readonly ReportQueryItem[];
  /** Why there are no conditions, in words for staff (W8-16). */
  readonly warning?: string;
}

/** How long a report's description is kept (W9-8). Milliseconds. */
export const configLifetime = 30_000;

interface Kept {
  readonly until: number;
  readonly config: Promise<PickerConfig>;
}

const kept = new WeakMap<Reports, Map<string, Kept>>();

async function load(reports: Reports, code: string, from: ReportOrigin | undefined): Promise<PickerConfig> {
  const info = await reports.info(code, from);
  try {
    return { info, items: await reports.queryItems(info.id, from) };
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    return { info, items: [], warning: error.message };
  }
}

/** The report's columns and conditions; asked once in half a minute. One that failed is asked again at once. */
export function pickerConfig(reports: Reports, code: string, from: ReportOrigin | undefined): Promise<PickerConfig> {
  const ofPort = kept.get(reports) ?? new Map<string, Kept>();
  kept.set(reports, ofPort);
  const key = JSON.stringify([code, from?.pageId, from?.column]);
  const known = ofPort.get(key);
  if (known !== undefined && known.until > Date.now()) return known.config;
  const config = load(reports, code, from);
  ofPort.set(key, { until: Date.now() + configLifetime, config });
  const forget = (): void => {
    if (ofPort.get(key)?.config === config) ofPort.delete(key);
  };
  config.then(({ warning }) => warning !== undefined && forget(), forget);
  return config;
}
