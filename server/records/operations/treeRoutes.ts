import { badRequest, notFound } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { isTreePage } from '../../data/recordStore/treeSql.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import type { ListSources } from './listRecords.ts';
import { listBelow, MAX_PARENTS, parseTreeParameters } from './listTree.ts';
import { familyRoutes, query, type Call } from './recordCalls.ts';

const partsOf = (text: unknown): readonly string[] => (typeof text === 'string' ? idsOf(text) : []);

/** Children of records of a tree page: of one as an array (W7-32), of several as one complete page (contract §3.1). */
export const treeRoutes = (
  services: Services,
  { tables, ...sources }: Omit<ListSources, 'from'> & { readonly tables: PageTables },
): readonly RouteDefinition[] => {
  const below = async ({ request, page }: Call, nameOfParents: (queryKey: string) => string) => {
    if (!isTreePage(page)) throw notFound();
    const caller = callerOf(request.session, { language: languageOf(request) });
    const { [nameOfParents(page.tree.queryKey)]: named, ...others } = query(request);
    const parents = partsOf(named);
    if (parents.length === 0) throw badRequest(serverText('noIds'));
    if (parents.length > MAX_PARENTS) throw badRequest(serverText('tooManyParents', { most: MAX_PARENTS }));
    const from = await tables.sources(page);
    const tree = parseTreeParameters({ page, caller }, others);
    return listBelow(services.db, { page, caller }, { request: tree, parents, from, ...sources });
  };
  return [
    ...familyRoutes(services, {
      operation: 'childList',
      method: 'GET',
      needs: 'list',
      handle: (call) => below(call, (queryKey) => queryKey),
    }),
    ...familyRoutes(services, {
      operation: 'getChildListBatch',
      method: 'GET',
      needs: 'list',
      handle: async (call) => {
        const records = await below(call, () => 'parentIds');
        return { records, total: records.length, size: records.length, current: 1, pages: 1 };
      },
    }),
  ];
};
