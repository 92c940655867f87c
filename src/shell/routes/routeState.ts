import type { ShellRoute } from './buildRoutes.ts';

/** State of a navigation to an embedded page, so that the page has its URL and title immediately (D43). */
export interface RouteState {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly name: string;
  readonly meta: { readonly title: string; readonly url: string };
}

/** Options of a navigation to a route: for an embedded page they contain the whole route object (S2.2-9). */
export function routeState({ path, name, meta, target }: ShellRoute): { readonly state?: RouteState } {
  if (target.kind !== 'linked' || !target.embedded) return {};
  const query = Object.fromEntries(new URLSearchParams(path.split('?', 2)[1] ?? ''));
  return { state: { path, query, name, meta: { title: meta.title, url: target.url ?? '' } } };
}
