import type { CompiledPage } from '../../engine/index.ts';
import type { ListConditions, Ports } from '../../renderers/index.ts';
import { toListTotals, toTabCounts } from '../../contract/lists/listSummary.ts';
import { toSavedViews } from '../../contract/lists/savedViews.ts';
import type { CallRequest, HttpClient } from '../http/httpClient.ts';
import { conditionParameters } from './listParameters.ts';
import { ported } from './portErrors.ts';

type Asked = readonly [conditions: ListConditions, signal?: AbortSignal | undefined];

/** What lists tell besides their records over HTTP (L13). */
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

/** Saved views of lists over HTTP. */
export function createListViews(http: HttpClient): NonNullable<Ports['listViews']> {
  const call = ({ resource }: CompiledPage, operation: string, request: Omit<CallRequest, 'url'>) =>
    ported(async () => toSavedViews(await http.call({ ...request, url: `${resource.url}/${operation}` })));
  return {
    read: (page, signal) => call(page, 'views', { method: 'GET', signal }),
    save: (page, draft) => call(page, 'saveView', { method: 'POST', body: draft }),
    remove: (page, id) => call(page, 'deleteView', { method: 'DELETE', params: { id } }),
    openWith: (page, id) => call(page, 'defaultView', { method: 'POST', body: { id } }),
  };
}
