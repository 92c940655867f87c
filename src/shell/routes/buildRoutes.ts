import type { MenuMeta, MenuNode } from '../../../contract/menu.ts';

/** Content of a route. */
export type RouteTarget =
  /** Contains other routes and has no content itself. */
  | { readonly kind: 'container' }
  /** Another page in a frame, or in a new window; a null url must not be opened. */
  | { readonly kind: 'linked'; readonly url: string | null; readonly embedded: boolean }
  /** A page of the shell: `dashboard/Analysis`. */
  | { readonly kind: 'builtin'; readonly name: BuiltinName }
  /** A page schema, by `schema:<id>` or by an entry of its `components`. */
  | { readonly kind: 'page'; readonly component: string }
  /** A report as a separate page, by `report:<code>`. Null: the code is in the address. */
  | { readonly kind: 'report'; readonly code: string | null };

export type BuiltinName =
  | 'home'
  | 'businessHome'
  | 'testHome'
  | 'environment'
  | 'accountCenter'
  | 'messages'
  | 'downloads'
  | 'serverMonitor'
  | 'onlineUsers'
  | 'log'
  | 'dataLog'
  | 'addressBook'
  | 'myDepartments'
  | 'refused'
  | 'notFound'
  | 'failed'
  | 'succeeded'
  | 'unsuccessful';

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

const BUILTINS: ReadonlyMap<string, BuiltinName> = new Map([
  ['dashboard/Analysis', 'home'],
  ['yw/Home', 'businessHome'],
  ['test/Home', 'testHome'],
  ['test/Environment', 'environment'],
  ['account/center/Index', 'accountCenter'],
  ['monitor/ServerMonitor', 'serverMonitor'],
  ['system/SysUserOnlineList', 'onlineUsers'],
  ['system/LogList', 'log'],
  ['system/DataLogList', 'dataLog'],
  ['system/AddressList', 'addressBook'],
  ['system/DepartUserList', 'myDepartments'],
  ['exception/403', 'refused'],
  ['exception/404', 'notFound'],
  ['exception/500', 'failed'],
  ['result/Success', 'succeeded'],
  ['result/Error', 'unsuccessful'],
  ['system/UserAnnouncementList', 'messages'],
  ['system/MyDownloads', 'downloads'],
]);

const REPORT = 'report:';

function toTarget(node: MenuNode, resolveUrl: ResolveUrl): RouteTarget {
  const builtin = BUILTINS.get(node.component);
  if (builtin !== undefined) return { kind: 'builtin', name: builtin };
  const holdsOthers = node.children.length > 0 && node.component === '';
  if (CONTAINERS.has(node.component) || holdsOthers) return { kind: 'container' };
  const { url, internalOrExternal } = node.meta;
  if (url !== '') return { kind: 'linked', url: resolveUrl(url), embedded: !internalOrExternal };
  const { component } = node;
  if (component.startsWith(REPORT)) return { kind: 'report', code: component.slice(REPORT.length) };
  return { kind: 'page', component };
}

/** S2.2-4: an always shown entry redirects to its own path, that is, not at all. */
const toRedirect = (node: MenuNode): string | null => (node.alwaysShow ? node.path : node.redirect || null);

/** Resolves the url of a menu entry; null when it must not be opened. */
export type ResolveUrl = (template: string) => string | null;

/** Without values for placeholders, URLs are refused. */
const REFUSE: ResolveUrl = () => null;

/** Converts the server's menu to routes with the same nesting (S2.2-1 to S2.2-6). */
export const buildRoutes = (menu: readonly MenuNode[], resolveUrl: ResolveUrl = REFUSE): readonly ShellRoute[] =>
  menu
    .filter((node) => node.isRoute)
    .map((node) => ({
      path: node.path,
      name: node.name,
      redirect: toRedirect(node),
      hidden: node.hidden,
      meta: node.meta,
      target: toTarget(node, resolveUrl),
      children: buildRoutes(node.children, resolveUrl),
    }));
