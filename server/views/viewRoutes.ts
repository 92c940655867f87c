import type { SentViews } from '../../contract/lists/savedViews.ts';
import type { CompiledPage } from '../../engine/index.ts';
import { badRequest } from '../base/errors.ts';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { say } from '../messages/say.ts';
import { callerOf, type Caller } from '../recordStore/caller.ts';
import { familyRoutes, query, type Call } from '../records/recordCalls.ts';
import type { Services } from '../services/services.ts';
import { deleteView, readViews, saveView, setDefaultView } from './savedViews.ts';
import { readViewDraft } from './viewDraft.ts';

const MAX_ID = 200;

const idOf = (value: unknown): string => {
  if (typeof value !== 'string' || value === '' || value.length > MAX_ID || value.includes('\0'))
    throw badRequest(say('missing', { name: 'id' }));
  return value;
};

const defaultOf = (body: unknown): string | null => {
  const { id }: Readonly<Record<string, unknown>> = Object(body);
  return id === null ? null : idOf(id);
};

/** Views of the lists of pages, of whoever may open the list. Every call answers with what is there then. */
export const viewRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db } = services;
  type Asked = readonly [CompiledPage, Caller];
  const route = (
    method: RouteDefinition['method'],
    operation: string,
    work: (asked: Asked, call: Call) => Promise<void>,
  ): readonly RouteDefinition[] =>
    familyRoutes(services, {
      operation,
      method,
      needs: 'list',
      light: true,
      handle: async (call): Promise<SentViews> => {
        const asked = [call.page, callerOf(call.request.session, { language: languageOf(call.request) })] as const;
        await work(asked, call);
        return readViews(db, asked);
      },
    });
  return [
    ...route('GET', 'views', async () => undefined),
    ...route('POST', 'saveView', (asked, { request }) => saveView(db, asked, readViewDraft(request.body))),
    ...route('DELETE', 'deleteView', (asked, { request }) => deleteView(db, asked, idOf(query(request)['id']))),
    ...route('POST', 'defaultView', (asked, { request }) => setDefaultView(db, asked, defaultOf(request.body))),
  ];
};
