import type { RouteDefinition } from '../calls/routeDefinition.ts';

/** Larger than what the form sends: letters, a phone number, an encrypted password. */
const MOST_BYTES = 16_384;

/**
 * What the newest public client asks before it signs in, with the password in the body: which departments it may begin
 * in. An answer that follows from the password would prove passwords without counting them, so it is always the same, and
 * nothing of the body is read: neither picture nor code is used up.
 */
export const publicSignInRoutes: readonly RouteDefinition[] = [
  {
    method: 'POST',
    url: '/sys/loginGetUserDeparts',
    permission: 'public',
    scope: 'none',
    bodyless: true,
    bodyLimit: MOST_BYTES,
    rateLimit: { max: 120, timeWindow: 60_000 },
    handle: () => ({ departs: [], currentOrgCode: null }),
  },
];
