import { neighbourOf, tabByPath, withMove } from './tabList.ts';
import type { NewTab, Tab } from './tabList.ts';
import type { TabMemory } from './tabMemory.ts';
import { createTabStore } from './tabStore.ts';
import type { TabsState } from './tabStore.ts';

export type Closing =
  /** `next` is the tab to show; null when the closed one was not shown. */
  | { readonly kind: 'closed'; readonly next: Tab | null }
  | { readonly kind: 'refused'; readonly reason: 'home' | 'last' };

export interface Tabs {
  /** A valtio store. */
  readonly state: TabsState;
  /** Shows the tab of a full path, or opens one. */
  show(tab: NewTab): void;
  /** Shows a page without a tab; the previous tab stays active (D52). */
  showApart(): void;
  /** Returns whether the page of a tab is shown. */
  isShown(key: string): boolean;
  /** Sets the initial title of the next tab if it has this path. */
  expect(fullPath: string, title: string): void;
  /** Closes a tab; refuses home (S4-12) and the only page (S4-13). */
  close(key: string): Closing;
  /** Closes the closable ones; returns the tab to show when the shown one was closed. */
  closeAll(keys: readonly string[], instead: string): Tab | null;
  /** Called for each closed page (S4-14); returns a function that unsubscribes. */
  onClosed(listener: (tab: Tab) => void): () => void;
  /** Remounts the page of a tab; unsaved changes are lost. */
  refresh(key: string): void;
  /** `to` is zero-based, home included. */
  move(key: string, to: number): void;
  /** Off: closes pages other than the current and unsaved ones; they become tabs again when it is on (S2.7-5). */
  setMultipage(on: boolean): void;
  /** Changes the path of a tab without remounting its page. */
  rename(key: string, fullPath: string): void;
  mark(key: string, change: { readonly title?: string; readonly dirty?: boolean }): void;
  /** Updates the page title of a tab; a tab with a separate title keeps it. */
  entitle(key: string, title: string): void;
  anyDirty(): boolean;
  /** Clears all marks; the user discarded the unsaved changes. */
  forgetDirty(): void;
  /** Restores the tabs of a user from the storage of the window; `''`: no user. */
  adopt(userId: string): void;
  /** Called at sign-out: removes all tabs, also from the storage. */
  forget(): void;
}

export function createTabs(home: NewTab, memory?: TabMemory): Tabs {
  const store = createTabStore(home, memory);
  const { state, byKey, create, add, change, trim } = store;
  const listeners = new Set<(tab: Tab) => void>();
  const remove = (keys: ReadonlySet<string>) => {
    for (const tab of store.remove(keys)) for (const listener of listeners) listener(tab);
  };

  let expected = { fullPath: '', title: '' };

  return {
    state,
    expect: (fullPath, title) => {
      expected = { fullPath, title };
    },
    show: (tab) => {
      const known = tabByPath(state.tabs, tab.fullPath);
      const { fullPath, title } = expected;
      const shown = known ?? create(fullPath === tab.fullPath ? { ...tab, title } : tab);
      if (!known) add(shown);
      if (!shown.seen || shown.fullPath !== tab.fullPath) change(shown.key, { seen: true, fullPath: tab.fullPath });
      state.activeKey = shown.key;
      state.apart = false;
      trim();
    },
    showApart: () => {
      state.apart = true;
    },
    isShown: (key) => state.activeKey === key && !state.apart,
    close: (key) => {
      const tab = byKey(key);
      if (!tab) return { kind: 'closed', next: null };
      if (!tab.closable) return { kind: 'refused', reason: 'home' };
      const next = neighbourOf(state.tabs, key);
      if (!next || !store.multipage()) return { kind: 'refused', reason: 'last' };
      const wasShown = state.activeKey === key;
      remove(new Set([key]));
      return { kind: 'closed', next: wasShown ? next : null };
    },
    closeAll: (keys, instead) => {
      const closing = new Set(keys.filter((key) => byKey(key)?.closable));
      const wasShown = state.activeKey !== null && closing.has(state.activeKey);
      remove(closing);
      return wasShown ? (byKey(instead) ?? null) : null;
    },
    onClosed: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: (key) => {
      const tab = byKey(key);
      if (tab) change(key, { refreshes: tab.refreshes + 1, openedAs: tab.fullPath, dirty: false });
    },
    move: (key, to) => {
      state.tabs = withMove(state.tabs, key, to);
    },
    setMultipage: store.setMultipage,
    rename: (key, fullPath) => change(key, { path: fullPath.split(/[?#]/, 1)[0] ?? fullPath, fullPath }),
    mark: (key, part) => {
      const tab = byKey(key);
      const { title = tab?.title, dirty = tab?.dirty } = part;
      if (!tab || title === undefined || dirty === undefined) return;
      if (tab.title === title && tab.dirty === dirty) return;
      change(key, { title, dirty });
      trim();
    },
    entitle: (key, title) => {
      const tab = byKey(key);
      if (!tab || tab.meta.title === title) return;
      const shown = tab.title === tab.meta.title ? title : tab.title;
      change(key, { title: shown, meta: { ...tab.meta, title } });
    },
    anyDirty: () => state.tabs.some((tab) => tab.dirty),
    forgetDirty: () => {
      state.tabs = state.tabs.map((tab) => ({ ...tab, dirty: false }));
    },
    adopt: store.adopt,
    forget: store.forget,
  };
}
