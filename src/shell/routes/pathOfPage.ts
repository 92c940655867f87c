import type { ShellRoute } from './buildRoutes.ts';

/** Where the menu shows a page; undefined: nowhere. */
export function pathOfPage(routes: readonly ShellRoute[], components: readonly string[]): string | undefined {
  for (const { target, path, children } of routes) {
    if (target.kind === 'page' && components.includes(target.component)) return path;
    const below = pathOfPage(children, components);
    if (below !== undefined) return below;
  }
  return undefined;
}
