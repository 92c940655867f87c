import type { OfferedBeginning, RecordSearch } from '../../../contract/recordStatus.ts';
import { t } from '../../platform/locales/t.ts';
import type { OpenedRecord } from '../../shell/openedRecords/openedRecords.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { pathOfPage } from '../../shell/routes/pathOfPage.ts';
import type { MenuEntry } from './menuEntries.ts';
import type { FoundEntry, SearchEntry } from './menuSearch.ts';
import { searchText } from './searchText.ts';

/** Groups in display order. */
export type SearchGroup = 'recent' | 'recentRecords' | 'pages' | 'actions' | 'records';

/** One search result. */
export interface SearchRow {
  readonly key: string;
  readonly group: SearchGroup;
  /** Name of a menu icon. */
  readonly icon: string;
  readonly title: string;
  /** Range of the matched characters in the title, end exclusive; null: none. */
  readonly found: FoundEntry['found'];
  /** Status of a record; blank: none. */
  readonly tag: string;
  /** Folders of a page, or other numbers of a record. */
  readonly trail: string;
  /** A page of the menu, or an address within one. */
  readonly to: MenuEntry | string;
}

export const pageRows = (found: readonly FoundEntry[], group: 'recent' | 'pages'): readonly SearchRow[] =>
  found.map(({ entry, trail, found: place }) => ({
    key: `${group} ${entry.path}`,
    group,
    icon: entry.external === null ? entry.icon || 'file-text' : 'export',
    title: entry.title,
    found: place,
    tag: '',
    trail,
    to: entry,
  }));

const formPath = (path: string, id: string): string => `${path}/form/${encodeURIComponent(id)}`;

/** Actions for creating records, as searchable entries; only for pages in the menu. */
export const actionEntries = (
  actions: readonly OfferedBeginning[],
  routes: readonly ShellRoute[],
  pages: readonly SearchEntry[],
): readonly SearchEntry[] =>
  actions.flatMap(({ action, title, components }) => {
    const path = pathOfPage(routes, components);
    const page = pages.find(({ entry }) => entry.path === path);
    if (page === undefined) return [];
    const said = searchText('search.action', { action, page: title });
    return [{ entry: { ...page.entry, path: formPath(page.entry.path, 'new'), title: said }, trail: page.trail }];
  });

export const actionRows = (found: readonly FoundEntry[]): readonly SearchRow[] =>
  found.map(({ entry: { path, title }, trail, found: place }) => ({
    key: `new ${path}`,
    group: 'actions' as const,
    icon: 'plus',
    tag: '',
    title,
    found: place,
    trail,
    to: path,
  }));

const placeIn = (title: string, text: string): FoundEntry['found'] => {
  const at = title.toLowerCase().indexOf(text.toLowerCase());
  return text === '' || at < 0 ? null : [at, at + text.length];
};

export function recordRows(
  { records, pages }: RecordSearch,
  { routes, text }: { readonly routes: readonly ShellRoute[]; readonly text: string },
): readonly SearchRow[] {
  return records.flatMap(({ page: pageId, id, statusText, names: [name, ...more] }) => {
    const page = pages.find((one) => one.id === pageId);
    const path = page && pathOfPage(routes, page.components);
    if (path === undefined) return [];
    const title = t('records.title', { page: page?.title ?? '', name: name?.text || t('dashboard.noName') });
    const trail = more.map((one) => t('records.more', { title: one.title, text: one.text })).join(' · ');
    return [
      {
        key: `${pageId} ${id}`,
        group: 'records' as const,
        icon: 'file-done',
        tag: statusText,
        title,
        found: placeIn(title, text),
        trail,
        to: formPath(path, id),
      },
    ];
  });
}

/** Recently opened records on pages that are still in the menu. */
export const openedRows = (records: readonly OpenedRecord[], pages: readonly SearchEntry[]): readonly SearchRow[] =>
  records.flatMap(({ page: pageId, id, path, name }) => {
    const page = pages.find(({ entry }) => entry.path === path);
    if (page === undefined) return [];
    const title = t('records.title', { page: page.entry.title, name: name || t('dashboard.noName') });
    return [
      {
        key: `opened ${pageId} ${id}`,
        group: 'recentRecords' as const,
        icon: 'file-done',
        tag: '',
        title,
        found: null,
        trail: '',
        to: formPath(path, id),
      },
    ];
  });
