import { SIGN_IN_PATH, SSO_PATH } from '../../platform/config/paths.ts';
import { ownPath } from './redirect.ts';

/** Our URL for which a ticket is issued: identical in the request and on return. */
export function serviceFor(origin: string, search: string): string {
  const back = ownPath(new URLSearchParams(search).get('redirect'));
  return `${origin}${SSO_PATH}${back === null ? '' : `?redirect=${encodeURIComponent(back)}`}`;
}

const withService = (address: string, service: string): string => `${address}?service=${encodeURIComponent(service)}`;

/** URL of the sign-in at the single sign-on server. */
export const ssoSignInUrl = (ssoUrl: string, service: string): string =>
  withService(`${ssoUrl.replace(/\/+$/, '')}/login`, service);

/** URL of the sign-out at the single sign-on server, which returns to our sign-in page. */
export const ssoSignOutUrl = (ssoUrl: string, origin: string): string =>
  withService(`${ssoUrl.replace(/\/+$/, '')}/logout`, origin + SIGN_IN_PATH);
