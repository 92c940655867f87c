import { tabIdentity } from './tabAddress.ts';

/** S3-6, with what a tab needs to stay alive. */
export interface Tab {
  /** Stable for the life of the tab; its path may change (the first save of a new record). */
  readonly key: string;
  readonly name: string;
  readonly path: string;
  /** Path and query: what a tab is found by (S2.7-2), but for where its list stands. */
  readonly fullPath: string;
  /** The full path at opening: what the page was mounted for, whatever it is called now. */
  readonly openedAs: string;
  readonly title: string;
  readonly dirty: boolean;
  /** It was shown once; a tab that was not has no page yet. */
  readonly seen: boolean;
  readonly closable: boolean;
  /** How often its page was asked for anew; another number mounts it again. */
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

/** What is known of a tab before it is opened. */
export type NewTab = Pick<Tab, 'name' | 'path' | 'fullPath' | 'title' | 'meta'>;

/** What the menu of a tab closes (S4-15). */
export type TabGroup = 'left' | 'right' | 'others';

export const tabByPath = (tabs: readonly Tab[], fullPath: string): Tab | undefined => {
  const wanted = tabIdentity(fullPath);
  return tabs.find((tab) => tabIdentity(tab.fullPath) === wanted);
};

/** The tab to show when one is closed: the next in its place, the previous one if it was the last (S4-14). */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const index = tabs.findIndex((tab) => tab.key === key);
  return index < 0 ? undefined : (tabs[index + 1] ?? tabs[index - 1]);
}

/** The tabs on one side of a tab, or all but it; home is never among them (S4-15). */
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

/** The tab at another place; none comes before home, and home stays where it is. */
export function withMove(tabs: readonly Tab[], key: string, to: number): readonly Tab[] {
  const moved = tabs.find((tab) => tab.key === key);
  if (!moved?.closable) return tabs;
  const rest = tabs.filter((tab) => tab !== moved);
  const at = Math.min(Math.max(to, rest[0]?.closable === false ? 1 : 0), rest.length);
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}
