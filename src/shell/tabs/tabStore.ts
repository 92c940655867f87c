import { proxy, subscribe } from 'valtio';
import { tabByPath, withChange } from './tabList.ts';
import type { NewTab, Tab } from './tabList.ts';
import type { TabMemory } from './tabMemory.ts';

export interface TabsState {
  /** Home is always the first (S2.7-2); with multi-tab off, only the current tab and those with unsaved changes. */
  tabs: readonly Tab[];
  /** The active tab; null: none was shown yet. */
  activeKey: string | null;
  /** A page without a tab is shown in place of the active tab's page (D52). */
  apart: boolean;
}

/** The open tabs and those set aside, synchronized with the storage of the window. */
export interface TabStore {
  /** A valtio store. */
  readonly state: TabsState;
  byKey(key: string): Tab | undefined;
  create(tab: NewTab): Tab;
  /** Adds home first, others last. */
  add(tab: Tab): void;
  change(key: string, part: Partial<Tab>): void;
  /** Returns the removed tabs. */
  remove(keys: ReadonlySet<string>): readonly Tab[];
  multipage(): boolean;
  setMultipage(on: boolean): void;
  /** With multi-tab off: removes tabs that are neither shown nor unsaved. */
  trim(): void;
  adopt(userId: string): void;
  forget(): void;
}

const NO_MEMORY: TabMemory = { load: () => [], save: () => undefined };

export function createTabStore(home: NewTab, memory: TabMemory = NO_MEMORY): TabStore {
  let opened = 0;
  let multipage = true;
  let aside: readonly Tab[] = [];
  let owner = '';
  const create = (tab: NewTab): Tab => {
    opened += 1;
    const closable = tab.fullPath !== home.fullPath;
    const fresh = { openedAs: tab.fullPath, dirty: false, seen: false, refreshes: 0 };
    return { ...tab, ...fresh, key: `tab-${opened}`, closable };
  };
  const state = proxy<TabsState>({ tabs: [create(home)], activeKey: null, apart: false });
  const byKey = (key: string) => state.tabs.find((tab) => tab.key === key);
  const change = (key: string, part: Partial<Tab>) => {
    state.tabs = withChange(state.tabs, key, part);
  };
  /** With multi-tab off: removes tabs that are neither shown nor unsaved. */
  const trim = () => {
    if (!multipage) state.tabs = state.tabs.filter((tab) => tab.key === state.activeKey || tab.dirty);
  };
  const add = (tab: Tab) => {
    state.tabs = tab.closable ? [...state.tabs, tab] : [tab, ...state.tabs];
  };
  const remove = (keys: ReadonlySet<string>) => {
    const removed = state.tabs.filter((tab) => keys.has(tab.key));
    state.tabs = state.tabs.filter((tab) => !keys.has(tab.key));
    return removed;
  };
  /** Tabs that were set aside, and those opened or kept since. */
  const everything = (): readonly Tab[] => {
    const known = aside.map((tab) => tabByPath(state.tabs, tab.fullPath) ?? { ...tab, seen: false });
    const since = state.tabs.filter((tab) => !tabByPath(aside, tab.fullPath));
    return [...known, ...since];
  };
  subscribe(state, () => owner !== '' && memory.save(owner, everything()), true);

  const adopt = (userId: string) => {
    if (userId === owner) return;
    owner = '';
    aside = [];
    state.tabs = [create(home), ...(userId === '' ? [] : memory.load(userId)).map(create)];
    state.activeKey = null;
    state.apart = false;
    owner = userId;
  };

  const setMultipage = (on: boolean) => {
    if (on === multipage) return;
    if (on) {
      const all = everything();
      state.tabs = all.some((tab) => !tab.closable) ? all : [create(home), ...all];
      aside = [];
    } else aside = state.tabs;
    multipage = on;
    trim();
  };
  const forget = () => {
    if (owner !== '') memory.save(owner, []);
    adopt('');
  };
  return { state, byKey, create, add, change, remove, multipage: () => multipage, setMultipage, trim, adopt, forget };
}
