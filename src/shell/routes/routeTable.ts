import { matchPath } from 'react-router-dom';
import { t } from '../../platform/locales/t.ts';
import type { BuiltinName, ShellRoute } from './buildRoutes.ts';
import { HOME_PATH } from '../../platform/config/paths.ts';
import { homeRoute, staticRoutes } from './staticRoutes.ts';
import { FORM_PATH } from './splitPath.ts';

/** View of a path at or below a page: `/bgd/export`, `/bgd/export/form/new?copy=7`, `/bgd/export/form/7`. */
export type RouteView =
  | { readonly kind: 'list' }
  | { readonly kind: 'form'; readonly id: string | null; readonly copyOf?: string; readonly below?: string };

export interface PageVisit {
  readonly kind: 'page';
  readonly route: ShellRoute;
  /** The route and its ancestors, outermost first. */
  readonly chain: readonly ShellRoute[];
  readonly view: RouteView;
  /** Values of path parameters, such as `:code`. */
  readonly parameters: Readonly<Record<string, string>>;
}

export type Resolution = PageVisit | { readonly kind: 'redirect'; readonly to: string } | { readonly kind: 'missing' };

/** Result pages, to which the user does not return. */
const TABLESS: ReadonlySet<BuiltinName> = new Set(['refused', 'notFound', 'failed', 'succeeded', 'unsuccessful']);

/** Returns whether an address has a tab: 403, 404, 500 and results have none (D52). */
export const hasTab = (resolution: Resolution): resolution is PageVisit =>
  resolution.kind === 'page' &&
  !(resolution.route.target.kind === 'builtin' && TABLESS.has(resolution.route.target.name));

export interface RouteTable {
  readonly routes: readonly ShellRoute[];
  resolve(pathname: string, search: string): Resolution;
}

interface Entry {
  readonly route: ShellRoute;
  readonly chain: readonly ShellRoute[];
}

const flatten = (routes: readonly ShellRoute[], above: readonly ShellRoute[]): readonly Entry[] =>
  routes.flatMap((route) => {
    const chain = [...above, route];
    return [{ route, chain }, ...flatten(route.children, chain)];
  });

/** Returns the first visible page below a container. */
function firstPage(routes: readonly ShellRoute[]): ShellRoute | undefined {
  for (const route of routes.filter((one) => !one.hidden)) {
    const found = route.target.kind === 'container' ? firstPage(route.children) : route;
    if (found) return found;
  }
  return undefined;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function formView(segment: string, search: string): RouteView | null {
  const id = decode(segment);
  if (id === null) return null;
  if (id !== 'new') return { kind: 'form', id };
  const parameters = new URLSearchParams(search);
  const [copyOf, below] = [parameters.get('copy'), parameters.get('parent')];
  if (copyOf) return { kind: 'form', id: null, copyOf };
  return below ? { kind: 'form', id: null, below } : { kind: 'form', id: null };
}

const NOTHING: Resolution = { kind: 'missing' };

function resolveEntry(entry: Entry, parameters: Readonly<Record<string, string>>): Resolution {
  const { route, chain } = entry;
  if (route.redirect !== null && route.redirect !== route.path) return { kind: 'redirect', to: route.redirect };
  if (route.target.kind !== 'container') return { kind: 'page', route, chain, view: { kind: 'list' }, parameters };
  const inside = firstPage(route.children);
  return inside ? { kind: 'redirect', to: inside.path } : NOTHING;
}

const definedOnly = (parameters: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parameters).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

/** Creates the lookup of routes by path; the home page always exists. The first entry of a path wins. */
export function createRouteTable(built: readonly ShellRoute[], homeTitle = t('home.title')): RouteTable {
  const hasHome = flatten(built, []).some(({ route }) => route.path === HOME_PATH);
  const lacking = staticRoutes().filter(({ path }) => !flatten(built, []).some(({ route }) => route.path === path));
  const routes = [...(hasHome ? [] : [homeRoute(homeTitle)]), ...built, ...lacking];
  const entries = flatten(routes, []);
  const byPath = new Map<string, Entry>();
  for (const entry of entries) if (!byPath.has(entry.route.path)) byPath.set(entry.route.path, entry);
  const patterns = entries.filter(({ route }) => route.path.includes(':'));

  const resolvePattern = (pathname: string): Resolution => {
    for (const entry of patterns) {
      const match = matchPath(entry.route.path, pathname);
      if (match) return resolveEntry(entry, definedOnly(match.params));
    }
    return NOTHING;
  };

  const resolveForm = (pathname: string, search: string): Resolution => {
    const parts = FORM_PATH.exec(pathname)?.groups;
    const entry = parts && byPath.get(parts['base'] ?? '');
    const view = parts && formView(parts['id'] ?? '', search);
    if (!entry || !view || entry.route.target.kind !== 'page') return NOTHING;
    return { kind: 'page', route: entry.route, chain: entry.chain, view, parameters: {} };
  };

  return {
    routes,
    resolve: (given, search) => {
      const pathname = given.length > 1 ? given.replace(/\/+$/, '') : given;
      const exact = byPath.get(pathname);
      if (exact) return resolveEntry(exact, {});
      const form = resolveForm(pathname, search);
      return form.kind === 'missing' ? resolvePattern(pathname) : form;
    },
  };
}

/** Returns the id of the open low-code application for X-Low-App-ID (S6-10): the `:appId` of its path. */
export const lowAppIdOf = (resolution: Resolution): string | null =>
  resolution.kind === 'page' ? (resolution.parameters['appId'] ?? null) : null;
