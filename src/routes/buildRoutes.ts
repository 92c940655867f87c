import type { MenuMeta, MenuNode } from '../permissions/menu.ts';

/** What stands behind a route. */
export type RouteTarget =
  /** Holds other routes and shows nothing of its own. */
  | { readonly kind: 'container' }
  /** A page that comes with the shell: `dashboard/Analysis`. */
  | { readonly kind: 'builtin'; readonly name: BuiltinName }
  /** A page schema, by `schema:<id>` or by an entry of its `components`. */
  | { readonly kind: 'page'; readonly component: string };

export type BuiltinName = 'home';

export interface ShellRoute {
  readonly path: string;
  readonly name: string;
  /** Null: none. */
  readonly redirect: string | null;
  readonly hidden: boolean;
  readonly meta: MenuMeta;
  readonly target: RouteTarget;
  readonly children: readonly ShellRoute[];
}

const CONTAINERS: ReadonlySet<string> = new Set(['layouts/RouteView', 'layouts/PageView', 'layouts/BlankLayout']);

const BUILTINS: ReadonlyMap<string, BuiltinName> = new Map([['dashboard/Analysis', 'home']]);

function toTarget(node: MenuNode): RouteTarget {
  const builtin = BUILTINS.get(node.component);
  if (builtin !== undefined) return { kind: 'builtin', name: builtin };
  const holdsOthers = node.children.length > 0 && node.component === '';
  if (CONTAINERS.has(node.component) || holdsOthers) return { kind: 'container' };
  return { kind: 'page', component: node.component };
}

/** S2.2-4: an entry that is always shown redirects to its own path, so to nowhere else. */
const toRedirect = (node: MenuNode): string | null => (node.alwaysShow ? node.path : node.redirect || null);

const toRoute = (node: MenuNode): ShellRoute => ({
  path: node.path,
  name: node.name,
  redirect: toRedirect(node),
  hidden: node.hidden,
  meta: node.meta,
  target: toTarget(node),
  children: buildRoutes(node.children),
});

/** The server's menu as routes, nested alike (S2.2-1 to S2.2-5). */
export const buildRoutes = (menu: readonly MenuNode[]): readonly ShellRoute[] =>
  menu.filter((node) => node.isRoute).map(toRoute);
