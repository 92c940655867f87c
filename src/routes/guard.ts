import { HOME_PATH, SIGN_IN_PATH, SSO_PATH, STATIC_REDIRECTS, WHITELIST } from '../config/paths.ts';
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

/** Who may go where (S2.3). */
export function judgeVisit(visit: Visit): Verdict {
  const fixed = STATIC_REDIRECTS.get(visit.pathname);
  if (fixed !== undefined) return { kind: 'redirect', to: fixed };
  if (visit.token === null) return withoutToken(visit);
  if (!visit.permitted) return { kind: 'load' };
  if (isSignIn(visit.pathname)) {
    const back = ownPath(new URLSearchParams(visit.search).get('redirect'));
    const isOpen = back !== null && (visit.mayOpen?.(back) ?? true);
    return { kind: 'redirect', to: isOpen ? back : HOME_PATH };
  }
  return WHITELIST.includes(visit.pathname) ? { kind: 'entrance' } : { kind: 'workspace' };
}
