import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { ACCOUNT_PATH, HOME_PATH, MESSAGES_PATH } from '../../platform/config/paths.ts';
import { ownPath } from '../../shell/routes/redirect.ts';
import type { Notice } from '../../../contract/announcement.ts';

/** Target of a notice. */
export type NoticeTarget =
  | { readonly kind: 'path'; readonly path: string }
  /** On another host, opened in a new window. */
  | { readonly kind: 'window'; readonly url: string }
  /** A page that does not exist for this user. */
  | { readonly kind: 'unknownPage'; readonly name: string }
  /** A link that must not be opened: `javascript:` and the like. */
  | { readonly kind: 'badLink'; readonly link: string };

/** Shell pages by the names used in notices; the others are pages of the user's menu. */
const SHELL_PAGES: ReadonlyMap<string, string> = new Map([
  ['dashboard/Analysis', HOME_PATH],
  ['account/center/Index', ACCOUNT_PATH],
  ['system/UserAnnouncementList', MESSAGES_PATH],
]);

const routesIn = (routes: readonly ShellRoute[]): readonly ShellRoute[] =>
  routes.flatMap((route) => [route, ...routesIn(route.children)]);

/** Target page of a component, with the record if the notice names one (W2-13). */
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
    // Not a valid URL.
  }
  return { kind: 'badLink', link };
}

/** Returns the target of a notice; null when it only has a text. */
export function noticeTarget(routes: readonly ShellRoute[], notice: Notice): NoticeTarget | null {
  if (notice.openType === 'component') return pageTarget(routes, notice);
  return notice.openType === 'url' ? linkTarget(notice.openPage.trim()) : null;
}
