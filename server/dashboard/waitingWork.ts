import type { WaitingWork } from '../../contract/dashboard.ts';
import { type CompiledPage, type Language, permissionOf } from '../../engine/index.ts';
import type { Caller } from '../recordStore/caller.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';
import type { Services } from '../services/services.ts';
import type { PageTables } from '../tables/pageTables.ts';
import { isDeclarationPage } from './declarationPages.ts';
import { readTodos, type WaitingRecords } from './todos.ts';
import type { WordsOf } from './words.ts';

const MOST_TODOS = 8;

/** Declarations whose list the caller may open. */
export const listedDeclarations = (schemas: SchemaStore, caller: Caller): readonly CompiledPage[] =>
  schemas.pages().filter((page) => isDeclarationPage(page) && caller.can(permissionOf(page, 'list')));

/** A page as the homes show and find it. */
export const pageLink = (schemas: SchemaStore, { id, components }: CompiledPage, language: Language) => ({
  id,
  title: schemas.delivery(id, language)?.page.title ?? id,
  /** Names by which a menu may call it. */
  components: [...components, `schema:${id}`],
});

const mergeTodos = (all: readonly WaitingRecords[]): WaitingRecords => {
  const counts = new Map<string, number>();
  for (const { status, records } of all.flatMap((todos) => todos.counts))
    counts.set(status, (counts.get(status) ?? 0) + records);
  const latest = all
    .flatMap((todos) => todos.latest)
    .sort((a, b) => b.time.localeCompare(a.time))
    .slice(0, MOST_TODOS);
  return { counts: [...counts].map(([status, records]) => ({ status, records })), latest };
};

/** What waits for the caller on all of the pages, with the words of the statuses. */
export const createWaitingWork =
  ({ db }: Services, { tables, wordsOf }: { readonly tables: PageTables; readonly wordsOf: WordsOf }) =>
  async (pages: readonly CompiledPage[], caller: Caller): Promise<WaitingWork> => {
    const all = await Promise.all(
      pages.map(async (page) => readTodos(db, [page, caller], { from: await tables.sources(page), most: MOST_TODOS })),
    );
    const { counts, latest } = mergeTodos(all);
    const statusKey = pages.find(({ resource }) => resource.statusKey !== undefined)?.resource.statusKey ?? '';
    const dictCode = pages.map((page) => page.columnByKey.get(statusKey)?.dictCode).find((code) => code !== undefined);
    const words = await wordsOf(
      caller,
      dictCode,
      counts.map(({ status }) => status),
    );
    return {
      counts: counts.map((count) => ({ ...count, text: words.get(count.status) ?? count.status })),
      latest: latest.map((todo) => ({ ...todo, statusText: words.get(todo.status) ?? todo.status })),
    };
  };
