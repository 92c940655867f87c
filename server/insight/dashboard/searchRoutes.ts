import {
  LEAST_SEARCHED,
  MAX_SEARCHED,
  type OfferedBeginning,
  type RecordSearch,
} from '../../../contract/recordStatus.ts';
import { findAction, isServedByRoutes, permissionOf, type CompiledPage } from '../../../engine/index.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { searchPlaces, searchRecords, type FoundRow } from './recordSearch.ts';
import { pageLink } from './waitingWork.ts';
import { createWords } from './words.ts';

const schema = {
  querystring: {
    type: 'object',
    required: ['text'],
    properties: {
      // No surrounding whitespace and no NUL, which PostgreSQL text cannot hold.
      text: {
        type: 'string',
        minLength: LEAST_SEARCHED,
        maxLength: MAX_SEARCHED,
        pattern: String.raw`^(?=\S)[^\u0000]*\S$`,
      },
    },
  },
};

/** 用户管理 is the page; 用户 is what its records are. */
const subjectOf = (title: string): string => title.replace(/(?<=..)管理$/u, '');

/** Global search (S2.6-1): finds records by name, and offers new records. */
export const searchRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const tables = createPageTables(db, () => schemas.pages());
  const wordsOf = createWords(services);
  const isListed = (page: CompiledPage, caller: Caller): boolean => caller.can(permissionOf(page, 'list'));

  const inWords = async (found: readonly FoundRow[], pages: ReadonlyMap<string, CompiledPage>, caller: Caller) => {
    const ids = [...new Set(found.map(({ page }) => page))];
    const words = new Map(
      await Promise.all(
        ids.map(async (id) => {
          const page = pages.get(id);
          const dictCode = page?.columnByKey.get(page.resource.statusKey ?? '')?.dictCode;
          const codes = found.filter((record) => record.page === id).map(({ status }) => status);
          return [id, await wordsOf(caller, dictCode, codes)] as const;
        }),
      ),
    );
    return found.map(({ status, ...record }) => ({
      ...record,
      statusText: words.get(record.page)?.get(status) || status,
    }));
  };

  return [
    {
      method: 'GET',
      url: '/sys/home/search',
      permission: 'authenticated',
      scope: 'page',
      schema,
      handle: async (request): Promise<RecordSearch> => {
        // The route's schema has validated the shape.
        const { text } = request.query as { readonly text: string };
        const language = languageOf(request);
        const caller = callerOf(request.session, { language });
        const searched = await Promise.all(
          schemas
            .pages()
            .filter((page) => !isServedByRoutes(page.resource.table) && isListed(page, caller))
            .filter((page) => searchPlaces(page, caller).length > 0)
            .map(async (page) => ({ page: schemas.inLanguage(page, language), from: await tables.sources(page) })),
        );
        const pages = new Map(searched.map(({ page }) => [page.id, page]));
        const { records, isMore } = await searchRecords(db, caller, { pages: searched, text });
        const found = [...pages.values()].filter(({ id }) => records.some(({ page }) => page === id));
        return {
          pages: found.map((page) => pageLink(schemas, page, language)),
          records: await inWords(records, pages, caller),
          isMore,
        };
      },
    },
    {
      method: 'GET',
      url: '/sys/home/actions',
      permission: 'authenticated',
      scope: 'none',
      light: true,
      handle: (request): readonly OfferedBeginning[] => {
        const language = languageOf(request);
        const caller = callerOf(request.session, { language });
        return schemas.pages().flatMap((page) => {
          const add = findAction(schemas.inLanguage(page, language), 'add');
          const may = add !== undefined && isListed(page, caller) && caller.can(add.permission);
          if (!may) return [];
          const link = pageLink(schemas, page, language);
          return [{ ...link, title: subjectOf(link.title), action: add.title }];
        });
      },
    },
  ];
};
