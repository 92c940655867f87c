import { HOME_PATH, SIGN_IN_PATH, SSO_PATH, STATIC_REDIRECTS, WHITELIST } from '../../platform/config/paths.ts';
import { ownPath, signInPathFor, ssoPathFor } from './redirect.ts';

export interface Visit {
  readonly pathname: string;
  /** `?a=b`, or empty. */
  readonly search: string;
  readonly token: string | null;
  /** Whether menu and permissions are loaded. */
  readonly permitted: boolean;
  /** Whether users sign in by single sign-on (S2.3-4, D27). Default: false. */
  readonly sso?: boolean;
  /** Start page of the signed-in user. Default: `HOME_PATH`. */
  readonly home?: string;
  /** Whether the signed-in user may open a path. Default: any. */
  readonly mayOpen?: (path: string) => boolean;
}

export type Verdict =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Load menu and permissions, then call again. */
  | { readonly kind: 'load' }
  /** A page for users without a session. */
  | { readonly kind: 'entrance' }
  | { readonly kind: 'workspace' };

function withoutToken({ pathname, search, sso = false }: Visit): Verdict {
  if (WHITELIST.includes(pathname) || (sso && pathname === SSO_PATH)) return { kind: 'entrance' };
  if (pathname === SSO_PATH) return { kind: 'redirect', to: SIGN_IN_PATH };
  return { kind: 'redirect', to: (sso ? ssoPathFor : signInPathFor)(pathname + search) };
}

const isSignIn = (pathname: string): boolean => pathname === SIGN_IN_PATH || pathname === SSO_PATH;

/**
 * Returns the first start page of a user's roles that is a product page the user may open (contract §4.6); otherwise
 * the product's.
 */
export const homeOf = (paths: readonly string[], mayOpen: (path: string) => boolean): string =>
  paths.flatMap((path) => ownPath(path) ?? []).find((path) => path !== '/' && mayOpen(path)) ?? HOME_PATH;

/** Decides what a visit shows (S2.3). */
export function guardVisit(visit: Visit): Verdict {
  const { home = HOME_PATH } = visit;
  // The menu must be loaded to know what the user may open.
  if (visit.pathname === '/' && visit.token !== null)
    return visit.permitted ? { kind: 'redirect', to: home } : { kind: 'load' };
  const fixed = STATIC_REDIRECTS.get(visit.pathname);
  if (fixed !== undefined) return { kind: 'redirect', to: fixed };
  if (visit.token === null) return withoutToken(visit);
  if (!visit.permitted) return { kind: 'load' };
  if (isSignIn(visit.pathname)) {
    const back = ownPath(new URLSearchParams(visit.search).get('redirect'));
    // HOME_PATH as the target counts as no explicit target.
    const isOpen = back !== null && back !== HOME_PATH && (visit.mayOpen?.(back) ?? true);
    return { kind: 'redirect', to: isOpen ? back : home };
  }
  return WHITELIST.includes(visit.pathname) ? { kind: 'entrance' } : { kind: 'workspace' };
}
