import type { ShellRoute } from '../routes/buildRoutes.ts';

/** `1234567.80` → `1,234,567.80`. */
export const groupDigits = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/** Where the menu shows a page; undefined: nowhere. */
export function pathOfPage(routes: readonly ShellRoute[], components: readonly string[]): string | undefined {
  for (const { target, path, children } of routes) {
    if (target.kind === 'page' && components.includes(target.component)) return path;
    const below = pathOfPage(children, components);
    if (below !== undefined) return below;
  }
  return undefined;
}
