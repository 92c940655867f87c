import type { Period, SentDashboard } from '../../../contract/dashboard.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { languageOf } from '../../core/calls/language.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { countStaleDays } from './countedDays.ts';
import { AMOUNT } from './declarationPages.ts';
import { countedPages, readFigures, type Figures } from './figures.ts';
import { listedDeclarations, pageLink } from './waitingWork.ts';
import { createWords } from './words.ts';

/** Greatest age of counts that are shown. */
const FRESH_MS = 10_000;
/** Most days that a call recounts; the others wait for the next call or the next minute. */
const MAX_DAYS = 5;

const schema = {
  querystring: { type: 'object', properties: { period: { type: 'string', enum: ['days', 'months'] } } },
};

const dictCodeOf = (pages: readonly CompiledPage[], key: string): string | undefined =>
  pages.map((page) => page.columnByKey.get(key)?.dictCode).find((code) => code !== undefined);

const currencyDictionary = (pages: readonly CompiledPage[]): string | undefined =>
  pages.flatMap((page) => page.detailByKey.get(AMOUNT.detail)?.columns ?? []).find(({ key }) => key === AMOUNT.currency)
    ?.dictCode;

/** Recounts changed days, at most every ten seconds per tenant. */
const createFreshener = (db: Db) => {
  const last = new Map<string, number>();
  return async (pages: readonly CompiledPage[], tenantId: string): Promise<void> => {
    if (Date.now() - (last.get(tenantId) ?? 0) < FRESH_MS) return;
    last.set(tenantId, Date.now());
    await countStaleDays(db, pages, { tenantId, most: MAX_DAYS });
  };
};

/** Figures of the declarations that the caller may list. */
export const dashboardRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const wordsOf = createWords(services);
  const freshen = createFreshener(db);

  const inWords = async (figures: Figures, pages: readonly CompiledPage[], caller: Caller) => {
    const currencies = figures.amounts.map(({ currency }) => currency);
    const currencyWords = await wordsOf(caller, currencyDictionary(pages), currencies);
    const shares = await Promise.all(
      Object.entries(figures.shares).map(async ([key, parts]) => {
        const words = await wordsOf(
          caller,
          dictCodeOf(pages, key),
          parts.flatMap(({ code }) => code ?? []),
        );
        const named = parts.map((part) => ({ ...part, text: part.code === null ? '' : (words.get(part.code) ?? '') }));
        return {
          key,
          title: pages.find((page) => page.columnByKey.has(key))?.columnByKey.get(key)?.title ?? key,
          parts: named,
        };
      }),
    );
    const amounts = figures.amounts.map((row) => ({ ...row, text: currencyWords.get(row.currency) ?? '' }));
    return { ...figures, amounts, shares };
  };

  return [
    {
      method: 'GET',
      url: '/sys/dashboard/declarations',
      permission: 'bgd:dashboard:list',
      scope: 'page',
      schema,
      handle: async (request): Promise<SentDashboard> => {
        const { session, query } = request;
        const period: Period = (query as { period?: Period }).period ?? 'days';
        const language = languageOf(request);
        const caller = callerOf(session, { language });
        const listed = listedDeclarations(schemas, caller);
        await freshen(schemas.pages(), caller.user.tenantId);
        const counted = countedPages(listed, caller);
        const now = new Date();
        const figures = await inWords(
          await readFigures(db, { pages: counted, caller }, { period, now }),
          counted,
          caller,
        );
        const pages = listed.map((page) => ({
          ...pageLink(schemas, page, language),
          isCounted: counted.some(({ id }) => id === page.id),
        }));
        return { time: showInstant(now), period, pages, figures };
      },
    },
  ];
};
