import type { FastifyRequest } from 'fastify';
import { permissionOf, type CompiledPage, type Language } from '../../../engine/index.ts';
import { notFound } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import { createDictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf, readerOf, type Caller } from '../../data/recordStore/caller.ts';
import { readRecords } from '../../data/recordStore/storedRecord.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import type { ComparisonWords } from './differences.ts';
import { logSight, seenEntries, withoutKeys } from './logSight.ts';
import { readLog, type DataLogEntry } from './readLog.ts';
import type { LoggedRecord } from './replay.ts';

/**
 * Callers who may read the data log may read the history of everything in it, including deleted records and
 * non-records.
 */
const LOG_RIGHT = 'system:dataLog:list';

/** A record of a page, or an entity by its table in the log. */
export interface AskedHistory {
  readonly page?: string;
  readonly table?: string;
  readonly id: string;
  readonly from?: string;
  readonly to?: string;
}

/** History in the reader's language. */
export interface HistoryRead {
  /** Undefined: the entity has no page, or its page no longer exists. */
  readonly page: CompiledPage | undefined;
  readonly words: ComparisonWords;
  readonly entries: readonly DataLogEntry[];
}

/** Reads the log of the requested entity if the caller may. */
export const createHistoryReading = ({ db, schemas }: Services) => {
  const tables = createPageTables(db, () => schemas.pages());
  const texts = createDictionaryTexts((code, language) => schemas.dictionary(code, language));
  const namedPage = (request: FastifyRequest): CompiledPage | undefined => {
    const { page: id } = request.query as AskedHistory;
    const page = id === undefined ? undefined : schemas.page(id);
    if (id !== undefined && page === undefined) throw notFound();
    return page && schemas.inLanguage(page, languageOf(request));
  };
  const permission = (request: FastifyRequest): string => {
    const page = namedPage(request);
    return page === undefined ? LOG_RIGHT : permissionOf(page, 'list');
  };
  /** Returns the page that last wrote the entity. */
  const writingPage = async (tenantId: string, { table = '', id }: AskedHistory, language: Language) => {
    const last = await db
      .selectFrom('sys_data_log')
      .where('tenant_id', '=', tenantId)
      .where('data_table', '=', table)
      .where('data_id', '=', id)
      .orderBy('id', 'desc')
      .select('page_id')
      .executeTakeFirst();
    const page = last && schemas.page(last.page_id);
    return page && schemas.inLanguage(page, language);
  };
  /** Returns the entries without the keys that the reader may not see; none for a record hidden from the reader. */
  const seen = async (
    caller: Caller,
    { table, id }: { readonly table: string; readonly id: string },
    entries: readonly DataLogEntry[],
  ): Promise<readonly DataLogEntry[]> => {
    const sight = await logSight({ db, schemas }, caller, tables);
    const left = await seenEntries(db, sight)
      .where('tenant_id', '=', caller.user.tenantId)
      .where('data_table', '=', table)
      .where('data_id', '=', id)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    if (left === undefined) return [];
    const hidden = await sight.hiddenIn(
      entries.map(({ pageId }) => ({ page_id: pageId, data_table: table, data_id: id })),
    );
    return entries.flatMap((entry, index): DataLogEntry[] => {
      const keys = hidden[index];
      if (keys === undefined) return [];
      return [{ ...entry, record: withoutKeys(entry.record, keys) as LoggedRecord }];
    });
  };
  /**
   * Reads the entries of a record that exists for the caller, or of any entity for callers who may read the data log.
   */
  const read = async (request: FastifyRequest): Promise<HistoryRead> => {
    const asked = request.query as AskedHistory;
    const language = languageOf(request);
    const caller = callerOf(request.session, { language });
    const { tenantId } = caller.user;
    const named = namedPage(request);
    if (named !== undefined) {
      const from = await tables.sources(named);
      const [record] = await readRecords(db, { page: named, caller }, { ids: [asked.id], lock: false, from });
      if (record === undefined) throw notFound(serverText('recordNotFound'));
    }
    const page = named ?? (await writingPage(tenantId, asked, language));
    const table = named?.resource.table ?? asked.table ?? '';
    const reader = { db, pages: () => schemas.pages(), ...readerOf(caller) };
    const all = await readLog(db, page, { tenantId, table, id: asked.id });
    // For a record that was found, the columns of its page decide what is visible.
    const entries = named === undefined ? await seen(caller, { table, id: asked.id }, all) : all;
    return { page, entries, words: { reader, texts, can: caller.can } };
  };
  return { permission, read };
};
