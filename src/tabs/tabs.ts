import { proxy } from 'valtio';
import { neighbourOf, tabByPath, withChange } from './tabList.ts';
import type { Tab } from './tabList.ts';

export interface TabsState {
  /** The home tab is always the first (S2.7-2). */
  tabs: readonly Tab[];
  /** Null while no tab's page is shown: the not-found page. */
  activeKey: string | null;
}

export type NewTab = Omit<Tab, 'key' | 'openedAs' | 'dirty' | 'seen' | 'closable'>;

export interface Tabs {
  /** A valtio store. */
  readonly state: TabsState;
  /** Shows the tab of a full path and opens it where there is none. */
  show(tab: NewTab): void;
  showNone(): void;
  /** The tab to show instead; null when the closed one was not shown, or cannot be closed. */
  close(key: string): Tab | null;
  /** The tab goes by another path from now on; its page stays as it is. */
  rename(key: string, fullPath: string): void;
  mark(key: string, change: { readonly title?: string; readonly dirty?: boolean }): void;
  /** What the tab's page is called now; a tab that goes by a name of its own keeps it. */
  entitle(key: string, title: string): void;
  anyDirty(): boolean;
  /** Staff chose to lose what is unsaved. */
  forgetDirty(): void;
}

export function createTabs(home: NewTab): Tabs {
  let opened = 0;
  const create = (tab: NewTab, closable: boolean): Tab => {
    opened += 1;
    return { ...tab, key: `tab-${opened}`, openedAs: tab.fullPath, dirty: false, seen: false, closable };
  };
  const state = proxy<TabsState>({ tabs: [create(home, false)], activeKey: null });
  const byKey = (key: string) => state.tabs.find((tab) => tab.key === key);

  return {
    state,
    show: (tab) => {
      const known = tabByPath(state.tabs, tab.fullPath);
      const shown = known ?? create(tab, true);
      if (!known) state.tabs = [...state.tabs, shown];
      if (!shown.seen) state.tabs = withChange(state.tabs, shown.key, { seen: true });
      state.activeKey = shown.key;
    },
    showNone: () => {
      state.activeKey = null;
    },
    close: (key) => {
      if (!byKey(key)?.closable) return null;
      const next = neighbourOf(state.tabs, key) ?? null;
      const wasShown = state.activeKey === key;
      state.tabs = state.tabs.filter((tab) => tab.key !== key);
      return wasShown ? next : null;
    },
    rename: (key, fullPath) => {
      const path = fullPath.split(/[?#]/, 1)[0] ?? fullPath;
      state.tabs = withChange(state.tabs, key, { path, fullPath });
    },
    mark: (key, change) => {
      const tab = byKey(key);
      const { title = tab?.title, dirty = tab?.dirty } = change;
      if (!tab || title === undefined || dirty === undefined) return;
      if (tab.title === title && tab.dirty === dirty) return;
      state.tabs = withChange(state.tabs, key, { title, dirty });
    },
    entitle: (key, title) => {
      const tab = byKey(key);
      if (!tab || tab.meta.title === title) return;
      const shown = tab.title === tab.meta.title ? title : tab.title;
      state.tabs = withChange(state.tabs, key, { title: shown, meta: { ...tab.meta, title } });
    },
    anyDirty: () => state.tabs.some((tab) => tab.dirty),
    forgetDirty: () => {
      state.tabs = state.tabs.map((tab) => ({ ...tab, dirty: false }));
    },
  };
}
