import { Answer } from '../base/envelope.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';

const OWN = { method: 'GET', light: true, permission: 'authenticated', scope: 'own' } as const;

/** What the shell of the newest public client asks for; each has one true answer here. */
export const publicShellRoutes: readonly RouteDefinition[] = [
  // Whether the password is the one that all new users share: there is none, and one of another hand is changed before.
  { ...OWN, url: '/sys/user/verifyIzDefaultPwd', handle: () => new Answer(null) },
  // Nothing is kept that a user could have to throw away.
  { ...OWN, url: '/drag/page/refreshCache', handle: () => new Answer(null) },
  // Which address books elsewhere users are fetched from.
  { ...OWN, url: '/sys/thirdApp/getEnabledType', handle: () => ({}) },
];
