import type { CompiledPage } from '../../engine/index.ts';
import type { Ports } from '../../renderers/index.ts';
import { toSavedViews } from '../../contract/lists/savedViews.ts';
import type { CallRequest, HttpClient } from '../http/httpClient.ts';
import { ported } from './portErrors.ts';

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
