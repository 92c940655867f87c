import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { ACCOUNT_PATH, HOME_PATH, MESSAGES_PATH } from '../../platform/config/paths.ts';
import { ownPath } from '../../shell/routes/redirect.ts';
import type { Notice } from '../../../contract/announcement.ts';

/** Where a notice leads. */
export type NoticeTarget =
  | { readonly kind: 'path'; readonly path: string }
  /** Of another host, for a window of its own. */
  | { readonly kind: 'window'; readonly url: string }
  /** A page that is not there, or not for this user. */
  | { readonly kind: 'unknownPage'; readonly name: string }
  /** What is no address that may be opened: `javascript:` and the like. */
  | { readonly kind: 'badLink'; readonly link: string };

/** Pages of the shell by the names that notices know them by; the others are those of the user's menu. */
const SHELL_PAGES: ReadonlyMap<string, string> = new Map([
  ['dashboard/Analysis', HOME_PATH],
  ['account/center/Index', ACCOUNT_PATH],
  ['system/UserAnnouncementList', MESSAGES_PATH],
]);

const routesIn = (routes: readonly ShellRoute[]): readonly ShellRoute[] =>
  routes.flatMap((route) => [route, ...routesIn(route.children)]);

/** The page of that component, with the record where the notice names one (W2-13). */
function pageTarget(routes: readonly ShellRoute[], { openPage, busId }: Notice): NoticeTarget {
  const own = SHELL_PAGES.get(openPage);
  if (own !== undefined) return { kind: 'path', path: own };
  const route = routesIn(routes).find(({ target }) => target.kind === 'page' && target.component === openPage);
  if (route === undefined) return { kind: 'unknownPage', name: openPage };
  return { kind: 'path', path: busId === '' ? route.path : `${route.path}/form/${encodeURIComponent(busId)}` };
}

function linkTarget(link: string): NoticeTarget {
  const path = ownPath(link);
  if (path !== null) return { kind: 'path', path };
  try {
    const url = new URL(link);
    if (/^https?:$/.test(url.protocol)) return { kind: 'window', url: url.href };
  } catch {
    // No address at all.
  }
  return { kind: 'badLink', link };
}

/** Null: the notice is its text and nothing else. */
export function noticeTarget(routes: readonly ShellRoute[], notice: Notice): NoticeTarget | null {
  if (notice.openType === 'component') return pageTarget(routes, notice);
  return notice.openType === 'url' ? linkTarget(notice.openPage.trim()) : null;
}
