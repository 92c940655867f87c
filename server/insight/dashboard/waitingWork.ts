import type { SentWaiting } from '../../../contract/dashboard.ts';
import { type CompiledPage, isServedByRoutes, type Language, permissionOf } from '../../../engine/index.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { Services } from '../../core/services/services.ts';
import type { PageTables } from '../../data/tables/pageTables.ts';
import { isDeclarationPage } from './declarationPages.ts';
import { readTodos, waitingStatuses, type WaitingRecord } from './todos.ts';
import type { WordsOf } from './words.ts';

const MAX_TODOS = 10;
/** Sorts after every date. */
const LATER = '9999';

/** Declarations whose list the caller may open. */
export const listedDeclarations = (schemas: SchemaStore, caller: Caller): readonly CompiledPage[] =>
  schemas.pages().filter((page) => isDeclarationPage(page) && caller.can(permissionOf(page, 'list')));

/** A page as the homes display and link it. */
export const pageLink = (schemas: SchemaStore, { id, components }: CompiledPage, language: Language) => ({
  id,
  title: schemas.delivery(id, language)?.page.title ?? id,
  /** Component names by which a menu may reference the page. */
  components: [...components, `schema:${id}`],
});

/** Sorts by due date, the nearest first; without one, the latest change first. */
const byUrgency = (a: WaitingRecord, b: WaitingRecord): number =>
  (a.due || LATER).localeCompare(b.due || LATER) || b.time.localeCompare(a.time);

/** Pages whose records have a workflow and may wait for the caller. Excludes jobs: a running job waits for no one. */
const waitingPages = (schemas: SchemaStore, caller: Caller): readonly CompiledPage[] =>
  schemas
    .pages()
    .filter((page) => !isServedByRoutes(page.resource.table) && caller.can(permissionOf(page, 'list')))
    .filter((page) => page.form.header.track !== undefined && waitingStatuses(page, caller).length > 0);

/** Reads what waits for the caller on all pages, with status texts. */
export const createWaitingWork =
  (
    { db, schemas }: Services,
    { tables, wordsOf }: { readonly tables: PageTables; readonly wordsOf: WordsOf },
  ): ((caller: Caller) => Promise<SentWaiting>) =>
  async (caller) => {
    const { language = 'zh-CN' } = caller;
    const pages = waitingPages(schemas, caller);
    const all = await Promise.all(
      pages.map(async (page) => {
        const from = await tables.sources(page);
        const found = await readTodos(
          db,
          { page: schemas.inLanguage(page, language), caller },
          { from, most: MAX_TODOS },
        );
        const dictCode = page.columnByKey.get(page.resource.statusKey ?? '')?.dictCode;
        const words = await wordsOf(
          caller,
          dictCode,
          found.counts.map(({ status }) => status),
        );
        const said = (status: string): string => words.get(status) || status;
        return {
          counts: found.counts.map((count) => ({ ...count, text: said(count.status) })),
          first: found.first.map((todo) => ({ ...todo, statusText: said(todo.status) })),
        };
      }),
    );
    const first = all.flatMap((one) => one.first).sort(byUrgency);
    return {
      pages: pages.map((page) => pageLink(schemas, page, language)),
      todos: { counts: all.flatMap(({ counts }) => counts), first: first.slice(0, MAX_TODOS) },
    };
  };
