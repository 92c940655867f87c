import { present } from '../../engine/index.ts';
import { toRecordPage } from '../../contract/records.ts';
import { toReport, toReportParameters, toReportSearches, toReportSums } from '../../contract/reports.ts';
import type { ReportOrigin, ReportRequest, Reports } from '../../renderers/index.ts';
import type { HttpClient } from '../http/httpClient.ts';
import type { SessionState } from '../session/session.ts';
import { ported } from './portErrors.ts';

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

/** For whom a report says what it says: another tenant, user, department, right or language, and it is another reader. */
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
  };
}
