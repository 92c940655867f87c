import { PRINT_OPERATIONS } from '../../contract/files/prints.ts';
import { present } from '../../engine/index.ts';
import { toRecordPage } from '../../contract/records.ts';
import { toChartRows, toReport, toReportParameters, toReportSearches, toReportSums } from '../../contract/reports.ts';
import type { ReportOrigin, ReportRequest, Reports } from '../../renderers/index.ts';
import type { HttpClient } from '../platform/http/httpClient.ts';
import type { SessionState } from '../platform/session/session.ts';
import { saveWorkbook, sheetParameters } from './workbooks/exports.ts';
import { printBlob, toSheets } from './prints.ts';
import { saveFile } from '../platform/http/savedFile.ts';
import { ported } from './calls/portErrors.ts';

const originParameters = (from: ReportOrigin | undefined): Readonly<Record<string, string>> =>
  from === undefined ? {} : { _page: from.pageId, _column: from.column };

const given = (values: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(values).filter(([, text]) => text !== '');

function dataParameters(
  request: Pick<ReportRequest, 'filters' | 'params'> & Partial<ReportRequest>,
  from: ReportOrigin | undefined,
): Record<string, string | number> {
  const { pageNo, pageSize, filters, params = {}, column, order, first } = request;
  return {
    ...Object.fromEntries(given(filters)),
    ...Object.fromEntries(given(params).map(([name, text]) => [`self_${name}`, text])),
    ...originParameters(from),
    ...present({ pageNo, pageSize, column, order }),
    ...(first && { order_field: first.column, order_value: first.values.join(',') }),
  };
}

const address = (call: string, id: string): string => `/online/cgreport/api/${call}/${encodeURIComponent(id)}`;

/** Cache key of a report's reader: changes with tenant, user, department, rights and language. */
export const readerText = (
  { tenantid, info, auth }: Pick<SessionState, 'tenantid' | 'info' | 'auth'>,
  language: string,
): string => JSON.stringify([tenantid, info?.id, info?.orgCode, language, auth.map(({ action }) => action)]);

/** Popup reports over HTTP (W7-23 to W7-25). */
export function createReports(http: HttpClient, reader: string): Reports {
  return {
    reader,
    info: (code, from, signal) =>
      ported(async () => {
        const params = originParameters(from);
        return toReport(await http.call({ method: 'GET', url: address('getRpColumns', code), params, signal }));
      }),
    parameters: (id, signal) =>
      ported(async () =>
        toReportParameters(await http.call({ method: 'GET', url: address('getParamsInfo', id), signal })),
      ),
    queryItems: (id, from, signal) =>
      ported(async () => {
        const params = originParameters(from);
        return toReportSearches(await http.call({ method: 'GET', url: address('getQueryInfo', id), params, signal }));
      }),
    rows: (id, request, { from, signal } = {}) =>
      ported(async () => {
        const params = dataParameters(request, from);
        const call = request.first === undefined ? 'getData' : 'getDataOrderByValue';
        return toRecordPage(await http.call({ method: 'GET', url: address(call, id), params, signal }));
      }),
    totals: (id, request, { from, signal } = {}) =>
      ported(async () => {
        const params = dataParameters(request, from);
        return toReportSums(await http.call({ method: 'GET', url: address('getTotals', id), params, signal }));
      }),
    chart: (id, { at, ...query }, signal) =>
      ported(async () => {
        const params = { ...dataParameters(query, undefined), _chart: String(at) };
        return toChartRows(await http.call({ method: 'GET', url: address('getChart', id), params, signal }));
      }),
    sheets: (id, request, signal) =>
      ported(async () => {
        const params = dataParameters(request, undefined);
        const url = address(PRINT_OPERATIONS.pages, id);
        return toSheets(await http.call({ method: 'GET', url, params, signal }));
      }),
    printRows: (id, request, { task, signal }) =>
      ported(async () => {
        const params = dataParameters(request, undefined);
        const file = await http.file({ method: 'GET', url: address(PRINT_OPERATIONS.pdf, id), params, signal });
        if (task === 'print' && (await printBlob(file.content))) return 'printed';
        saveFile(file, `${id}.pdf`);
        return task === 'print' ? 'saved' : undefined;
      }),
    exportRows: (id, request, { sheet, watch }) =>
      ported(async () => {
        const params = { ...dataParameters(request, undefined), ...sheetParameters(sheet) };
        await saveWorkbook(http, { method: 'GET', url: address('exportXls', id), params, ...watch }, sheet.fileName);
      }),
  };
}
