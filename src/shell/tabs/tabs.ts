import { neighbourOf, tabByPath, withMove } from './tabList.ts';
import type { NewTab, Tab } from './tabList.ts';
import type { TabMemory } from './tabMemory.ts';
import { createTabStore } from './tabStore.ts';
import type { TabsState } from './tabStore.ts';

export type Closing =
  /** `next` is the tab to show instead; null where the closed one was not shown. */
  | { readonly kind: 'closed'; readonly next: Tab | null }
  | { readonly kind: 'refused'; readonly reason: 'home' | 'last' };

export interface Tabs {
  /** A valtio store. */
  readonly state: TabsState;
  /** Shows the tab of a full path and opens it where there is none. */
  show(tab: NewTab): void;
  /** A page that has no tab is shown; the tab before stays marked (D52). */
  showApart(): void;
  /** Whether the page of a tab is what is shown. */
  isShown(key: string): boolean;
  /** The next tab, where it is of this path, begins with this title. */
  expect(fullPath: string, title: string): void;
  /** Refuses to close home (S4-12) and the only page there is (S4-13). */
  close(key: string): Closing;
  /** Closes what can be closed; the tab to show when the shown one was among them. */
  closeAll(keys: readonly string[], instead: string): Tab | null;
  /** Told of each page that was closed (S4-14); answers with the way to stop. */
  onClosed(listener: (tab: Tab) => void): () => void;
  /** Mounts the page of one tab anew; what was unsaved in it is lost. */
  refresh(key: string): void;
  /** `to` counts from 0, home included. */
  move(key: string, to: number): void;
  /** Off: pages other than the current one are left, but for unsaved ones; they are tabs again when it is on (S2.7-5). */
  setMultipage(on: boolean): void;
  /** The tab goes by another path from now on; its page stays as it is. */
  rename(key: string, fullPath: string): void;
  mark(key: string, change: { readonly title?: string; readonly dirty?: boolean }): void;
  /** What the tab's page is called now; a tab that goes by a name of its own keeps it. */
  entitle(key: string, title: string): void;
  anyDirty(): boolean;
  /** Staff chose to lose what is unsaved. */
  forgetDirty(): void;
  /** The tabs that somebody had open, from what the window remembers; `''` is nobody. */
  adopt(userId: string): void;
  /** At sign-out: whoever comes next finds nothing of what was open. */
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
