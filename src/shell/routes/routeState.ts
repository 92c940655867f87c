import type { ShellRoute } from './buildRoutes.ts';

/** What a navigation to an embedded page carries along, so that the page has its address and title at once (D43). */
export interface RouteState {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly name: string;
  readonly meta: { readonly title: string; readonly url: string };
}

/** The options of a navigation to a route: an embedded page is navigated to as a whole route object (S2.2-9). */
export function routeState({ path, name, meta, target }: ShellRoute): { readonly state?: RouteState } {
  if (target.kind !== 'linked' || !target.embedded) return {};
  const query = Object.fromEntries(new URLSearchParams(path.split('?', 2)[1] ?? ''));
  return { state: { path, query, name, meta: { title: meta.title, url: target.url ?? '' } } };
}
