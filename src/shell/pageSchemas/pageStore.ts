import {
  compilePage,
  compilePatternsWith,
  isError,
  PatternCompilerMissing,
  registerExtensions,
} from '../../../engine/index.ts';
import type { CompiledPage, Problem, LocalizedProblem, Language } from '../../../engine/index.ts';
import { EXTENSIONS } from '../../../extensions/index.ts';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { CallError } from '../../platform/http/callError.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { spoken } from '../../platform/locales/spoken.ts';
import { t } from '../../platform/locales/t.ts';
import { toPageProblems, toWirePage } from '../../../contract/wirePage.ts';
import type { WirePage } from '../../../contract/wirePage.ts';

registerExtensions(EXTENSIONS);

/** Display state of a page. */
export type PageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly page: CompiledPage; readonly problems: readonly LocalizedProblem[] }
  /** No version of the file can be displayed. */
  | { readonly kind: 'broken'; readonly problems: readonly LocalizedProblem[] }
  /** No file matches the component. */
  | { readonly kind: 'unknown'; readonly message: string }
  /** The user may not open it. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** The page schemas of open tabs, compiled once and kept up to date. */
export interface PageStore {
  state(component: string): PageState;
  subscribe(component: string, listener: () => void): () => void;
  /** Loads a page if needed, and revalidates a loaded one. */
  load(component: string): Promise<void>;
  /** Reloads the pages with these ids that have been opened; without ids, all. */
  refresh(pageIds: readonly string[]): Promise<void>;
}

interface Entry {
  state: PageState;
  pageId: string | null;
  etag: string | null;
  /** Incremented with each request: only the newest response is used. */
  asked: number;
  readonly listeners: Set<() => void>;
}

const LOADING: PageState = { kind: 'loading' };

/** Lazy: the texts load with the first problem. */
async function said(problems: readonly Problem[], language: Language): Promise<readonly LocalizedProblem[]> {
  if (problems.length === 0) return [];
  const { localizeProblem } = await loadChunk(() => import('./localizeProblem.ts'));
  return problems.map((problem) => localizeProblem(problem, language));
}

/** Most patterns are simple. RE2 loads with the first page that needs it, before the page is shown. */
async function withPatterns<T>(act: () => T): Promise<T> {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof PatternCompilerMissing)) throw error;
    const { re2Pattern } = await loadChunk(() => import('./re2Pattern.ts'));
    compilePatternsWith(re2Pattern);
    return act();
  }
}

async function compile(wire: WirePage, language: Language): Promise<PageState> {
  if (wire.page === null) return { kind: 'broken', problems: wire.problems };
  const { page: schema, id, dictionaries, otherTitles } = wire;
  const { page, problems } = await withPatterns(() => compilePage(schema, { id, dictionaries, language, otherTitles }));
  // Warnings are omitted: they concern the page's author, to whom the doctor reports them.
  const [served, found] = [wire.problems.filter(isError), problems.filter(isError)];
  const errors = served.length > 0 ? served : await said(found, language);
  if (!page) return { kind: 'broken', problems: errors };
  return { kind: 'ready', page: { ...page, hash: wire.hash || page.hash }, problems: errors };
}

const failed = (error: unknown): PageState => {
  if (error instanceof CallError && error.kind === 'missing') {
    const problems = toPageProblems(error.envelope?.result);
    return problems.length > 0 ? { kind: 'broken', problems } : { kind: 'unknown', message: error.message };
  }
  if (error instanceof CallError && error.kind === 'refused') return { kind: 'refused', message: error.message };
  return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
};

export function createPageStore(http: HttpClient): PageStore {
  const entries = new Map<string, Entry>();

  const entryOf = (component: string): Entry => {
    const known = entries.get(component);
    if (known) return known;
    const fresh: Entry = { state: LOADING, pageId: null, etag: null, asked: 0, listeners: new Set() };
    entries.set(component, fresh);
    return fresh;
  };

  const put = (entry: Entry, state: PageState) => {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  };

  const fetch = async (component: string, entry: Entry) => {
    entry.asked += 1;
    const turn = entry.asked;
    const { language } = spoken;
    try {
      const answer = await http.exchange({
        method: 'GET',
        url: '/schema/resolve',
        params: { component },
        refusal: 'ignore',
        headers: entry.etag === null ? {} : { 'If-None-Match': entry.etag },
      });
      if (turn !== entry.asked || answer.status === 304) return;
      const wire = toWirePage(answer.envelope?.result);
      entry.etag = answer.etag;
      entry.pageId = wire?.id ?? null;
      const state: PageState = wire ? await compile(wire, language) : { kind: 'failed', message: t('page.failed') };
      if (turn === entry.asked) put(entry, state);
    } catch (error) {
      // A displayed page stays: only its revalidation failed.
      if (turn === entry.asked && entry.state.kind !== 'ready') put(entry, failed(error));
    }
  };

  return {
    state: (component) => entries.get(component)?.state ?? LOADING,
    subscribe: (component, listener) => {
      const { listeners } = entryOf(component);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async (component) => {
      const entry = entryOf(component);
      if (entry.state.kind !== 'ready') put(entry, LOADING);
      await fetch(component, entry);
    },
    refresh: async (pageIds) => {
      const concerned = [...entries].filter(
        ([, { pageId }]) => pageIds.length === 0 || pageId === null || pageIds.includes(pageId),
      );
      await Promise.all(concerned.map(([component, entry]) => fetch(component, entry)));
    },
  };
}
