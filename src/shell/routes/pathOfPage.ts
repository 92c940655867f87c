import type { ShellRoute } from './buildRoutes.ts';

/** Returns the menu path of a page; undefined when the menu lacks it. */
export function pathOfPage(routes: readonly ShellRoute[], components: readonly string[]): string | undefined {
  for (const { target, path, children } of routes) {
    if (target.kind === 'page' && components.includes(target.component)) return path;
    const below = pathOfPage(children, components);
    if (below !== undefined) return below;
  }
  return undefined;
}
