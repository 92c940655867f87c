import { problemsRefusal } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parseListParameters } from '../../data/lists/listParameters.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import type { ListSources } from './listRecords.ts';
import { countTabs, sumTotals } from './listSummary.ts';
import { familyRoutes, query, type Call } from './recordCalls.ts';

/**
 * Further information of a list, requested separately so that the records do not wait for it: the counts of the tabs,
 * and the sums. Both calls take the parameters of the list.
 */
export const summaryRoutes = (
  services: Services,
  { tables, ...sources }: Omit<ListSources, 'from'> & { readonly tables: PageTables },
): readonly RouteDefinition[] => {
  const asked = async ({ request, page }: Call) => {
    const caller = callerOf(request.session, { language: languageOf(request) });
    const { request: list, problems } = parseListParameters(page, query(request), caller.can);
    if (problems.length > 0) throw problemsRefusal('badParameters', problems);
    return { of: { page, caller }, options: { request: list, from: await tables.sources(page), ...sources } };
  };
  const route = (operation: string, answer: typeof countTabs | typeof sumTotals) =>
    familyRoutes(services, {
      operation,
      method: 'GET',
      needs: 'list',
      handle: async (call) => {
        const { of, options } = await asked(call);
        return answer(services.db, of, options);
      },
    });
  return [...route('tabCounts', countTabs), ...route('totals', sumTotals)];
};
