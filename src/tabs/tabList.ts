/** S3-6, with what a tab needs to stay alive. */
export interface Tab {
  /** Stable for the life of the tab; its path may change (the first save of a new record). */
  readonly key: string;
  readonly name: string;
  readonly path: string;
  /** Path and query: what a tab is found by (S2.7-2). */
  readonly fullPath: string;
  /** The full path at opening: what the page was mounted for, whatever it is called now. */
  readonly openedAs: string;
  readonly title: string;
  readonly dirty: boolean;
  /** It was shown once; a tab that was not has no page yet. */
  readonly seen: boolean;
  readonly closable: boolean;
  readonly meta: TabMeta;
}

interface TabMeta {
  readonly icon: string;
  readonly title: string;
  readonly componentName: string;
  /** Stays mounted while another tab is shown. */
  readonly keepAlive: boolean;
}

export const tabByPath = (tabs: readonly Tab[], fullPath: string): Tab | undefined =>
  tabs.find((tab) => tab.fullPath === fullPath);

/** The tab to show when one is closed: the next in its place, the previous one if it was the last (S4-14). */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const index = tabs.findIndex((tab) => tab.key === key);
  return index < 0 ? undefined : (tabs[index + 1] ?? tabs[index - 1]);
}

export const withChange = (tabs: readonly Tab[], key: string, change: Partial<Tab>): Tab[] =>
  tabs.map((tab) => (tab.key === key ? { ...tab, ...change } : tab));
