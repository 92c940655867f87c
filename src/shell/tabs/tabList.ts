import { tabIdentity } from './tabAddress.ts';

/** S3-6, with what is needed to keep a tab alive. */
export interface Tab {
  /** Stable for the lifetime of the tab; its path may change (first save of a new record). */
  readonly key: string;
  readonly name: string;
  readonly path: string;
  /** Path and query; tabs are found by it (S2.7-2), without the list state. */
  readonly fullPath: string;
  /** Full path at opening, for which the page was mounted, even after a rename. */
  readonly openedAs: string;
  readonly title: string;
  readonly dirty: boolean;
  /** The tab was shown at least once; otherwise its page is not mounted. */
  readonly seen: boolean;
  readonly closable: boolean;
  /** Number of refreshes; a change remounts the page. */
  readonly refreshes: number;
  readonly meta: TabMeta;
}

interface TabMeta {
  readonly icon: string;
  readonly title: string;
  readonly componentName: string;
  /** Stays mounted while another tab is shown. */
  readonly keepAlive: boolean;
}

/** Data of a tab before it is opened. */
export type NewTab = Pick<Tab, 'name' | 'path' | 'fullPath' | 'title' | 'meta'>;

/** Tabs that the context menu of a tab closes (S4-15). */
export type TabGroup = 'left' | 'right' | 'others';

export const tabByPath = (tabs: readonly Tab[], fullPath: string): Tab | undefined => {
  const wanted = tabIdentity(fullPath);
  return tabs.find((tab) => tabIdentity(tab.fullPath) === wanted);
};

/** Returns the tab to show when one is closed: the next one, or the previous one for the last tab (S4-14). */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const index = tabs.findIndex((tab) => tab.key === key);
  return index < 0 ? undefined : (tabs[index + 1] ?? tabs[index - 1]);
}

/** Returns the tabs on one side of a tab, or all others; never home (S4-15). */
export function otherTabs(tabs: readonly Tab[], key: string, group: TabGroup): readonly Tab[] {
  const index = tabs.findIndex((tab) => tab.key === key);
  if (index < 0) return [];
  const beside: Readonly<Record<TabGroup, (at: number) => boolean>> = {
    left: (at) => at < index,
    right: (at) => at > index,
    others: (at) => at !== index,
  };
  return tabs.filter((tab, at) => tab.closable && beside[group](at));
}

export const withChange = (tabs: readonly Tab[], key: string, change: Partial<Tab>): readonly Tab[] =>
  tabs.map((tab) => (tab.key === key ? { ...tab, ...change } : tab));

/** Moves a tab to another position; home stays first. */
export function withMove(tabs: readonly Tab[], key: string, to: number): readonly Tab[] {
  const moved = tabs.find((tab) => tab.key === key);
  if (!moved?.closable) return tabs;
  const rest = tabs.filter((tab) => tab !== moved);
  const at = Math.min(Math.max(to, rest[0]?.closable === false ? 1 : 0), rest.length);
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}
