import type { CompiledPage } from '../../engine/index.ts';
import type { ListConditions, Ports, ViewPlace } from '../../renderers/index.ts';
import { toListTotals, toTabCounts } from '../../contract/lists/listSummary.ts';
import { toSavedViews } from '../../contract/lists/savedViews.ts';
import type { CallRequest, HttpClient } from '../platform/http/httpClient.ts';
import { conditionParameters } from './calls/listParameters.ts';
import { ported } from './calls/portErrors.ts';

type Asked = readonly [conditions: ListConditions, signal?: AbortSignal | undefined];

/** Summaries of lists over HTTP, in addition to their records (L13). */
export function createListSummaries(http: HttpClient): NonNullable<Ports['summaries']> {
  const ask = (call: { readonly of: CompiledPage; readonly operation: string }, ...[conditions, signal]: Asked) =>
    http.call({
      method: 'GET',
      url: `${call.of.resource.url}/${call.operation}`,
      params: conditionParameters(conditions),
      signal,
    });
  return {
    tabCounts: (page, ...asked) =>
      ported(async () => toTabCounts(await ask({ of: page, operation: 'tabCounts' }, ...asked))),
    totals: (page, ...asked) =>
      ported(async () => toListTotals(await ask({ of: page, operation: 'totals' }, ...asked))),
  };
}

/** Saved views of lists and reports over HTTP. */
export function createListViews(http: HttpClient): NonNullable<Ports['listViews']> {
  const call = ({ url, code }: ViewPlace, operation: string, request: Omit<CallRequest, 'url'>) =>
    ported(async () => {
      const end = code === undefined ? '' : `/${encodeURIComponent(code)}`;
      return toSavedViews(await http.call({ ...request, url: `${url}/${operation}${end}` }));
    });
  return {
    read: (place, signal) => call(place, 'views', { method: 'GET', signal }),
    save: (place, draft) => call(place, 'saveView', { method: 'POST', body: draft }),
    remove: (place, id) => call(place, 'deleteView', { method: 'DELETE', params: { id } }),
    shareColumns: (place, columns) => call(place, 'teamColumns', { method: 'POST', body: { columns } }),
    openWith: (place, id) => call(place, 'defaultView', { method: 'POST', body: { id } }),
  };
}
