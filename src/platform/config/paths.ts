/** S2.1-15: the default landing route. */
export const HOME_PATH = '/dashboard/analysis';
export const SIGN_IN_PATH = '/user/login';
export const REGISTER_PATH = '/user/register';
/** S2.1-6. */
export const REGISTERED_PATH = '/user/register-result';
/** S2.1-7. */
export const ALTERATION_PATH = '/user/alteration';
/** D27. */
export const SSO_PATH = '/oauth2-app/login';
/** S2.6-4. */
export const ACCOUNT_PATH = '/account/center';
/** S2.10-7: my messages. */
export const MESSAGES_PATH = '/isps/userAnnouncement';
/** W7-30: my exports. */
export const DOWNLOADS_PATH = '/isps/downloads';
export const NOT_FOUND_PATH = '/404';
/** S2.1-10: the business home. */
export const BUSINESS_PATH = '/yw/home';
/** S2.1-9: the widget gallery. */
export const TEST_PATH = '/test/home';
/** A report as a page of its own (contract §8.3). */
export const REPORT_PATH = '/online/cgreport/:code';
/** What support staff ask for first. */
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

/** What looks after the system is no business of staff. */
export const isBusinessPath = (path: string): boolean => !/^\/(?:isystem|isps|monitor)(?:\/|$)/.test(path);
