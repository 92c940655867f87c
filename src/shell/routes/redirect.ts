import { SIGN_IN_PATH, SSO_PATH, WHITELIST } from '../../platform/config/paths.ts';

/** Stands in for our own address; only its sameness matters. */
const OURS = 'http://ours.invalid';

/** A path of ours from a `redirect` value, or null: other hosts, schemes and the sign-in page itself are no way back. */
export function ownPath(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || value.includes('\\')) return null;
  const url = URL.parse?.(value, OURS) ?? parseUrl(value);
  if (url === null || url.origin !== OURS) return null;
  return WHITELIST.includes(url.pathname) || url.pathname === SSO_PATH ? null : url.pathname + url.search + url.hash;
}

function parseUrl(value: string): URL | null {
  try {
    return new URL(value, OURS);
  } catch {
    return null;
  }
}

/** The single sign-on that leads back to where somebody wanted to go. */
export const ssoPathFor = (fullPath: string): string => `${SSO_PATH}?redirect=${encodeURIComponent(fullPath)}`;

/** The sign-in page that leads back to where somebody wanted to go. */
export const signInPathFor = (fullPath: string): string => `${SIGN_IN_PATH}?redirect=${encodeURIComponent(fullPath)}`;
