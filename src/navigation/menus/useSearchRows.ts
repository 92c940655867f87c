import { useCallback, useMemo } from 'react';
import { toActions } from '../../../contract/recordStatus.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { useFetched } from '../../shell/ui/useFetched.ts';
import { menuEntries } from './menuEntries.ts';
import { findEntries, searchableEntries } from './menuSearch.ts';
import type { SearchEntry } from './menuSearch.ts';
import { recentPages } from './recentPages.ts';
import { actionEntries, actionRows, openedRows, pageRows, recordRows, type SearchRow } from './searchRows.ts';
import { useRecordSearch, type RecordsFound } from './useRecordSearch.ts';
import { useSpelledTitles } from './useSpelledTitles.ts';

/** Most pages shown; more typing narrows the result. */
const MAX_PAGES = 50;
const MAX_ACTIONS = 12;
const MAX_RECENT_RECORDS = 5;

export interface SearchRows {
  /** Sorted by group. */
  readonly rows: readonly SearchRow[];
  /** Numbers of matching and of shown pages. */
  readonly pages: { readonly total: number; readonly shown: number };
  readonly records: RecordsFound;
  /** Results are pending: keys pressed now apply to them. */
  readonly mayComeMore: boolean;
}

/** Loads the actions that the user may start; after a failure only pages are found. */
function useActionEntries(routes: readonly ShellRoute[], pages: readonly SearchEntry[]): readonly SearchEntry[] {
  const { http } = useShell();
  const ask = useCallback(
    async (signal: AbortSignal) => toActions(await http.call({ method: 'GET', url: '/sys/home/actions', signal })),
    [http],
  );
  const { value } = useFetched(ask);
  return useMemo(() => actionEntries(value ?? [], routes, pages), [value, routes, pages]);
}

/** Searches pages, actions and records; without a text, returns recent items. */
export function useSearchRows(routes: readonly ShellRoute[], typed: string): SearchRows {
  const { preferences, openedRecords } = useShell();
  const pages = useMemo(() => searchableEntries(menuEntries(routes)), [routes]);
  const actions = useActionEntries(routes, pages);
  const spelled = useMemo(() => [...pages, ...actions], [pages, actions]);
  const spell = useSpelledTitles(spelled);
  const records = useRecordSearch(typed);
  const text = typed.trim();

  const known = useMemo(() => {
    if (text !== '')
      return {
        found: findEntries(pages, text, spell ?? null),
        actions: findEntries(actions, text, spell ?? null).slice(0, MAX_ACTIONS),
      };
    const recent = recentPages(preferences).flatMap((path) => {
      const page = pages.find(({ entry }) => entry.path === path);
      return page ? [{ ...page, found: null }] : [];
    });
    return { found: recent, actions: [] };
  }, [pages, actions, text, spell, preferences]);
  const { found } = records;
  const rows = useMemo(() => {
    if (text === '')
      return [
        ...pageRows(known.found, 'recent'),
        ...openedRows(openedRecords.list().slice(0, MAX_RECENT_RECORDS), pages),
      ];
    return [
      ...pageRows(known.found.slice(0, MAX_PAGES), 'pages'),
      ...actionRows(known.actions),
      ...(found === undefined ? [] : recordRows(found, { routes, text })),
    ];
  }, [known, found, text, routes, pages, openedRecords]);
  return {
    rows,
    pages: { total: known.found.length, shown: Math.min(known.found.length, MAX_PAGES) },
    records,
    mayComeMore: text !== '' && (spell === undefined || records.isPending),
  };
}
