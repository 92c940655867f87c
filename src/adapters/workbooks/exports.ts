import { EXPORT_JOB_OPERATION, isUnderWay } from '../../../contract/files/exportJobs.ts';
import { EXPORT_OPERATION, EXPORT_PARAMETERS } from '../../../contract/files/exports.ts';
import { present } from '../../../engine/index.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { textOf } from '../../../contract/reading.ts';
import { PortError } from '../../../renderers/index.ts';
import type { ExportOrder, Exports, Ports, WorkbookSheet } from '../../../renderers/index.ts';
import { fetchDownloads } from '../calls/downloadCalls.ts';
import type { CallRequest, HttpClient } from '../../platform/http/httpClient.ts';
import { t } from '../../platform/locales/t.ts';
import { conditionParameters } from '../calls/listParameters.ts';
import { conditionOf } from '../calls/dataSource.ts';
import { ported } from '../calls/portErrors.ts';
import { saveFile } from '../../platform/http/savedFile.ts';

/** Replaces characters that file names must not contain. */
const cleanName = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, '_').trim();

/** Export parameters of a workbook. */
export const sheetParameters = ({ fields, values, format }: WorkbookSheet): Record<string, string> => ({
  [EXPORT_PARAMETERS.fields]: fields.join(','),
  [EXPORT_PARAMETERS.values]: values,
  [EXPORT_PARAMETERS.format]: format,
});

const namedParameters = (page: CompiledPage, order: ExportOrder): Record<string, string> => ({
  ...conditionParameters(order),
  ...present({ column: order.column, order: order.order }),
  ...conditionOf(page),
  ...(order.selections.length > 0 && { [EXPORT_PARAMETERS.selections]: order.selections.join(',') }),
  ...sheetParameters(order),
});

/** Uses the extension of the received file, not of the requested one (D34). */
const savedName = (wanted: string, sent: string): string => {
  const extension = /\.(xlsx?)$/.exec(sent)?.[1] ?? 'xls';
  return `${cleanName(wanted)}.${extension}`;
};

/** Downloads a workbook and saves it under the given name. */
export async function saveWorkbook(http: HttpClient, request: CallRequest, wanted: string): Promise<void> {
  const file = await http.file(request);
  if (file.content.size === 0) throw new PortError({ kind: 'other', message: t('http.failed', { status: 200 }) });
  saveFile({ ...file, name: savedName(wanted, file.name) }, '');
}

/** Polling interval of a background export, ms. */
const LOOK_EVERY_MS = 3000;

/** Notifies about the outcome of an export while the window is open; otherwise the list of downloads shows it. */
async function follow(http: HttpClient, notify: Ports['notify'], id: string): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const job = (await fetchDownloads(http)).find((one) => one.id === id);
    if (job !== undefined && isUnderWay(job)) continue;
    if (job?.state === 'done') notify.success(t('downloads.ready', { name: job.fileName }));
    if (job?.state === 'failed') notify.error(t('downloads.broke', { name: job.fileName, message: job.message }));
    return;
  }
}

export interface ExportEvent {
  readonly notify: Ports['notify'];
  /** HTTP client whose calls continue after the page is closed. */
  readonly later: HttpClient;
}

/** Exports of lists over HTTP (W7-30). */
export function createExports(http: HttpClient, { notify, later }: ExportEvent): Exports {
  return {
    save: (page, order, watch = {}) =>
      ported(async () => {
        const url = `${page.resource.url}/${EXPORT_OPERATION}`;
        const params = namedParameters(page, order);
        await saveWorkbook(http, { method: 'GET', url, params, ...watch }, order.fileName);
      }),
    begin: (page, order, { signal } = {}) =>
      ported(async () => {
        const url = `${page.resource.url}/${EXPORT_JOB_OPERATION}`;
        const body = { parameters: namedParameters(page, order), fileName: cleanName(order.fileName) };
        const begun = await http.call({ method: 'POST', url, body, signal });
        // If polling fails, the export still appears in the list of downloads.
        follow(later, notify, textOf(begun, 'id')).catch(() => undefined);
      }),
  };
}
