import { SIGN_IN_PATH, SSO_PATH, WHITELIST } from '../../platform/config/paths.ts';

/** Placeholder for our own origin, only used for comparison. */
const OURS = 'http://ours.invalid';

/**
 * Returns the product path in a `redirect` value, or null: other hosts, schemes and the sign-in page are not accepted.
 */
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

/** Path of the single sign-on page that returns to the requested path. */
export const ssoPathFor = (fullPath: string): string => `${SSO_PATH}?redirect=${encodeURIComponent(fullPath)}`;

/** Path of the sign-in page that returns to the requested path. */
export const signInPathFor = (fullPath: string): string => `${SIGN_IN_PATH}?redirect=${encodeURIComponent(fullPath)}`;
