import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';

/** Display data of a route in a menu. */
export interface MenuEntry {
  readonly path: string;
  readonly title: string;
  /** Name of an icon; empty: none. */
  readonly icon: string;
  /** URL of an entry that opens in a new window (S2.5-5); null for others. */
  readonly external: string | null;
  readonly route: ShellRoute;
  /** Not empty for a folder, which opens nothing itself. */
  readonly children: readonly MenuEntry[];
}

const externalOf = ({ target }: ShellRoute): string | null =>
  target.kind === 'linked' && !target.embedded ? target.url : null;

/** Entries of the user's menu without hidden ones and empty folders (S2.5-1, S6-2). */
export const menuEntries = (routes: readonly ShellRoute[]): readonly MenuEntry[] =>
  routes.flatMap((route) => {
    if (route.hidden) return [];
    const { title, icon } = route.meta;
    const isFolder = route.target.kind === 'container';
    const children = isFolder ? menuEntries(route.children) : [];
    if (isFolder && children.length === 0) return [];
    return [{ path: route.path, title, icon, external: externalOf(route), route, children }];
  });

/**
 * Returns the entry shown as current: that of the full path if it exists, otherwise the innermost of the chain
 * (S2.5-4).
 */
export function currentEntry(
  entries: readonly MenuEntry[],
  chain: readonly ShellRoute[],
  fullPath: string,
): string | null {
  const paths = new Set<string>();
  const collect = (some: readonly MenuEntry[]): void => {
    for (const { path, children } of some) {
      if (children.length === 0) paths.add(path);
      collect(children);
    }
  };
  collect(entries);
  const pathname = fullPath.split('?', 1)[0] ?? fullPath;
  const innermostFirst = chain.map(({ path }) => path).reverse();
  const wanted = [fullPath, pathname, ...innermostFirst];
  return wanted.find((path) => paths.has(path)) ?? null;
}

/** Returns the folders around an entry, outermost first; empty when the entry is not in the menu. */
export function foldersAround(entries: readonly MenuEntry[], path: string): readonly string[] {
  for (const entry of entries) {
    if (entry.children.some((child) => child.path === path)) return [entry.path];
    const below = foldersAround(entry.children, path);
    if (below.length > 0) return [entry.path, ...below];
  }
  return [];
}
