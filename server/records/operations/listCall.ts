import type { WireRecord } from '../../../engine/index.ts';
import { toValues } from '../../../contract/records.ts';
import { problemsRefusal } from '../../core/base/errors.ts';
import { isThirdGeneration } from '../../core/calls/clientGeneration.ts';
import { languageOf } from '../../core/calls/language.ts';
import { createDictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { parseListParameters } from '../../data/lists/listParameters.ts';
import { callerOf, type Caller } from '../../data/recordStore/caller.ts';
import type { RecordHook } from '../../data/recordStore/recordHook.ts';
import { isTreePage } from '../../data/recordStore/treeSql.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables, type PageTables } from '../../data/tables/pageTables.ts';
import { listRecords, type ListSources } from './listRecords.ts';
import { listTree, parseTreeParameters } from './listTree.ts';
import { query, type Call } from './recordCalls.ts';
import { createTotals } from './totals.ts';

/** Resources for reading records of pages; one instance per server. */
export interface ReadingMeans extends Omit<ListSources, 'from'> {
  readonly tables: PageTables;
  readonly hooks: readonly RecordHook[];
}

export const createReading = ({ db, schemas }: Services, hooks: readonly RecordHook[]): ReadingMeans => ({
  texts: createDictionaryTexts((code, language) => schemas.dictionary(code, language)),
  totals: createTotals(),
  pages: () => schemas.pages(),
  tables: createPageTables(db, () => schemas.pages()),
  hooks,
});

export const hookOf = (hooks: readonly RecordHook[], { page }: Pick<Call, 'page'>): RecordHook | undefined =>
  hooks.find(({ url }) => url === page.resource.url);

/** Creates the list call of a page, including further properties that the hook adds to its records. */
export const createListCall =
  ({ db }: Services, { tables, hooks, ...sources }: ReadingMeans) =>
  async ({ request, page }: Call) => {
    const caller = callerOf(request.session, {
      language: languageOf(request),
      isThirdGeneration: isThirdGeneration(request),
    });
    if (isTreePage(page)) {
      const tree = parseTreeParameters({ page, caller }, query(request));
      return listTree(db, { page, caller }, { request: tree, from: await tables.sources(page), ...sources });
    }
    const { request: list, problems } = parseListParameters(page, query(request), caller.can);
    if (problems.length > 0) throw problemsRefusal('badParameters', problems);
    const listed = await listRecords(
      db,
      { page, caller },
      { request: list, from: await tables.sources(page), ...sources },
    );
    const tell = hookOf(hooks, { page })?.tell;
    return tell === undefined ? listed : { ...listed, records: await tell(db, caller, listed.records) };
  };

/** Adds the further properties of the hook to a record. */
export const enrichRecord = async (
  { db }: Services,
  { hook, caller }: { readonly hook: RecordHook | undefined; readonly caller: Caller },
  record: WireRecord,
): Promise<WireRecord> => {
  const [told] = (await hook?.tell?.(db, caller, [toValues(record)])) ?? [];
  return { ...record, ...told };
};
