import { SIGN_IN_PATH, SSO_PATH } from '../../platform/config/paths.ts';
import { ownPath } from './redirect.ts';

/** The address of ours that a ticket is made for: the same when it is asked for and when it comes back. */
export function serviceFor(origin: string, search: string): string {
  const back = ownPath(new URLSearchParams(search).get('redirect'));
  return `${origin}${SSO_PATH}${back === null ? '' : `?redirect=${encodeURIComponent(back)}`}`;
}

const withService = (address: string, service: string): string => `${address}?service=${encodeURIComponent(service)}`;

/** Where people sign in for all systems of the house. */
export const ssoSignInUrl = (ssoUrl: string, service: string): string =>
  withService(`${ssoUrl.replace(/\/+$/, '')}/login`, service);

/** Where they sign out of all of them, and come back to our sign-in page. */
export const ssoSignOutUrl = (ssoUrl: string, origin: string): string =>
  withService(`${ssoUrl.replace(/\/+$/, '')}/logout`, origin + SIGN_IN_PATH);
