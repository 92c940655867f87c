/** Default landing route (S2.1-15). */
export const HOME_PATH = '/dashboard/analysis';
export const SIGN_IN_PATH = '/user/login';
export const REGISTER_PATH = '/user/register';
/** Outcome of a registration (S2.1-6). */
export const REGISTERED_PATH = '/user/register-result';
/** Reset of a forgotten password (S2.1-7). */
export const ALTERATION_PATH = '/user/alteration';
/** Single sign-on (D27). */
export const SSO_PATH = '/oauth2-app/login';
/** The user's own account (S2.6-4). */
export const ACCOUNT_PATH = '/account/center';
/** The user's messages (S2.10-7). */
export const MESSAGES_PATH = '/isps/userAnnouncement';
/** The user's exports (W7-30). */
export const DOWNLOADS_PATH = '/isps/downloads';
export const NOT_FOUND_PATH = '/404';
/** The business home (S2.1-10). */
export const BUSINESS_PATH = '/yw/home';
/** The widget gallery (S2.1-9). */
export const TEST_PATH = '/test/home';
/** A report as a separate page (contract §8.3). */
export const REPORT_PATH = '/online/cgreport/:code';
/** Environment facts for support staff. */
export const ENVIRONMENT_PATH = '/test/environment';

/** Routes that open without a session (S2.1-17). */
export const WHITELIST: readonly string[] = [SIGN_IN_PATH, REGISTER_PATH, REGISTERED_PATH, ALTERATION_PATH];

/** Fixed redirects (S2.1-1, S2.1-3, S2.1-8, S2.1-9, S2.1-10). */
export const STATIC_REDIRECTS: ReadonlyMap<string, string> = new Map([
  ['/', HOME_PATH],
  ['/user', SIGN_IN_PATH],
  ['/oauth2-app', SSO_PATH],
  ['/test', TEST_PATH],
  ['/yw', BUSINESS_PATH],
]);

/** Excludes system administration pages. */
export const isBusinessPath = (path: string): boolean => !/^\/(?:isystem|isps|monitor)(?:\/|$)/.test(path);
