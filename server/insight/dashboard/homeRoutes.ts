import type { SentRecordStatus } from '../../../contract/recordStatus.ts';
import { permissionOf } from '../../../engine/index.ts';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../../core/calls/language.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { readOpenedRecords } from './openedRecords.ts';
import { createWaitingWork } from './waitingWork.ts';
import { createWords } from './words.ts';

interface Wanted {
  readonly page: string;
  readonly id: string;
}

const schema = {
  body: {
    type: 'object',
    required: ['records'],
    properties: {
      records: {
        type: 'array',
        minItems: 1,
        maxItems: 40,
        items: {
          type: 'object',
          required: ['page', 'id'],
          properties: {
            page: { type: 'string', minLength: 1, maxLength: 200 },
            id: { type: 'string', minLength: 1, maxLength: 64 },
          },
        },
      },
    },
  },
};

const idsByPage = (wanted: readonly Wanted[]): ReadonlyMap<string, readonly string[]> => {
  const byPage = new Map<string, string[]>();
  for (const { page, id } of wanted) byPage.set(page, [...(byPage.get(page) ?? []), id]);
  return byPage;
};

/** The business home (S2.1-10): tasks waiting for the caller, and the current state of records that they opened. */
export const homeRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const tables = createPageTables(db, () => schemas.pages());
  const wordsOf = createWords(services);
  const todosOf = createWaitingWork(services, { tables, wordsOf });
  const callerIn = (request: FastifyRequest): Caller => callerOf(request.session, { language: languageOf(request) });

  const recordsOf = async (
    caller: Caller,
    [pageId, ids]: readonly [string, readonly string[]],
  ): Promise<readonly SentRecordStatus[]> => {
    const { language = 'zh-CN' } = caller;
    const known = schemas.page(pageId);
    if (known === undefined || !caller.can(permissionOf(known, 'list'))) return [];
    const page = schemas.inLanguage(known, language);
    const found = await readOpenedRecords(db, { page, caller }, { ids, from: await tables.sources(known) });
    const { statusKey = '' } = page.resource;
    const words = await wordsOf(
      caller,
      page.columnByKey.get(statusKey)?.dictCode,
      found.map(({ status }) => status),
    );
    return found.map((record) => ({
      page: pageId,
      pageTitle: page.title,
      ...record,
      statusText: words.get(record.status) ?? record.status,
    }));
  };

  return [
    {
      method: 'GET',
      url: '/sys/home/todos',
      permission: 'authenticated',
      scope: 'page',
      handle: (request) => todosOf(callerIn(request)),
    },
    {
      method: 'POST',
      url: '/sys/home/records',
      permission: 'authenticated',
      scope: 'page',
      schema,
      handle: async (request) => {
        // The route's schema has validated the shape.
        const { records } = request.body as { readonly records: readonly Wanted[] };
        const caller = callerIn(request);
        const found = await Promise.all([...idsByPage(records)].map((entry) => recordsOf(caller, entry)));
        return found.flat();
      },
    },
  ];
};
