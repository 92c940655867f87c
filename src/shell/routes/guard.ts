import { HOME_PATH, SIGN_IN_PATH, SSO_PATH, STATIC_REDIRECTS, WHITELIST } from '../../platform/config/paths.ts';
import { ownPath, signInPathFor, ssoPathFor } from './redirect.ts';

export interface Visit {
  readonly pathname: string;
  /** `?a=b`, or empty. */
  readonly search: string;
  readonly token: string | null;
  /** Whether the menu and permissions were fetched. */
  readonly permitted: boolean;
  /** Whether people come by single sign-on (S2.3-4, D27). Default: false. */
  readonly sso?: boolean;
  /** Where the signed-in user begins. Default: `HOME_PATH`. */
  readonly home?: string;
  /** Whether the signed-in user may open a path. Default: any. */
  readonly mayOpen?: (path: string) => boolean;
}

export type Verdict =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Fetch menu and permissions, then ask again. */
  | { readonly kind: 'load' }
  /** A page for people without a session. */
  | { readonly kind: 'entrance' }
  | { readonly kind: 'workspace' };

function withoutToken({ pathname, search, sso = false }: Visit): Verdict {
  if (WHITELIST.includes(pathname) || (sso && pathname === SSO_PATH)) return { kind: 'entrance' };
  if (pathname === SSO_PATH) return { kind: 'redirect', to: SIGN_IN_PATH };
  return { kind: 'redirect', to: (sso ? ssoPathFor : signInPathFor)(pathname + search) };
}

const isSignIn = (pathname: string): boolean => pathname === SIGN_IN_PATH || pathname === SSO_PATH;

/** The first of the homes of a user's roles that is an own page which the user may open (contract §4.6); else the product's. */
export const homeOf = (paths: readonly string[], mayOpen: (path: string) => boolean): string =>
  paths.flatMap((path) => ownPath(path) ?? []).find((path) => path !== '/' && mayOpen(path)) ?? HOME_PATH;

/** Who may go where (S2.3). */
export function guardVisit(visit: Visit): Verdict {
  const { home = HOME_PATH } = visit;
  // Who may open what is known once the menu is there.
  if (visit.pathname === '/' && visit.token !== null)
    return visit.permitted ? { kind: 'redirect', to: home } : { kind: 'load' };
  const fixed = STATIC_REDIRECTS.get(visit.pathname);
  if (fixed !== undefined) return { kind: 'redirect', to: fixed };
  if (visit.token === null) return withoutToken(visit);
  if (!visit.permitted) return { kind: 'load' };
  if (isSignIn(visit.pathname)) {
    const back = ownPath(new URLSearchParams(visit.search).get('redirect'));
    // Whoever came by the plain address wanted to begin.
    const isOpen = back !== null && back !== HOME_PATH && (visit.mayOpen?.(back) ?? true);
    return { kind: 'redirect', to: isOpen ? back : home };
  }
  return WHITELIST.includes(visit.pathname) ? { kind: 'entrance' } : { kind: 'workspace' };
}
