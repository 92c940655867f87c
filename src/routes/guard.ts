import { HOME_PATH, SIGN_IN_PATH, SSO_PATH, STATIC_REDIRECTS, WHITELIST } from './paths.ts';
import { ownPath, signInPathFor } from './redirect.ts';

export interface Visit {
  readonly pathname: string;
  /** `?a=b`, or empty. */
  readonly search: string;
  readonly token: string | null;
  /** Whether the menu and permissions were fetched. */
  readonly permitted: boolean;
}

export type Verdict =
  | { readonly kind: 'redirect'; readonly to: string }
  /** Fetch menu and permissions, then ask again. */
  | { readonly kind: 'load' }
  /** A page for people without a session. */
  | { readonly kind: 'entrance' }
  | { readonly kind: 'workspace' };

const withoutToken = ({ pathname, search }: Visit): Verdict =>
  WHITELIST.includes(pathname)
    ? { kind: 'entrance' }
    : { kind: 'redirect', to: pathname === SSO_PATH ? SIGN_IN_PATH : signInPathFor(pathname + search) };

const isSignIn = (pathname: string): boolean => pathname === SIGN_IN_PATH || pathname === SSO_PATH;

/** Who may go where (S2.3). */
export function judgeVisit(visit: Visit): Verdict {
  const fixed = STATIC_REDIRECTS.get(visit.pathname);
  if (fixed !== undefined) return { kind: 'redirect', to: fixed };
  if (visit.token === null) return withoutToken(visit);
  if (!visit.permitted) return { kind: 'load' };
  if (isSignIn(visit.pathname)) {
    return { kind: 'redirect', to: ownPath(new URLSearchParams(visit.search).get('redirect')) ?? HOME_PATH };
  }
  return WHITELIST.includes(visit.pathname) ? { kind: 'entrance' } : { kind: 'workspace' };
}
