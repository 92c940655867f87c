import { Answer } from '../../core/base/envelope.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { defaultHomeRoutes } from './defaultHomeRoutes.ts';
import { departmentPeopleRoutes } from './departmentPeopleRoutes.ts';
import { dropDepartmentRoute } from './dropDepartmentRoute.ts';
import { logSheetRoute } from './logSheetRoute.ts';
import { packUserRoutes } from './packUserRoutes.ts';
import { postRoutes } from './postRoutes.ts';
import { registeredPlaceRoutes } from './registeredPlaceRoutes.ts';
import { tenantUserRoutes } from './tenantUserRoutes.ts';
import { userListRoute } from './userListRoute.ts';
import { userPickerRoute } from './userPickerRoute.ts';

/** Larger than what the form sends: letters, a phone number, an encrypted password. */
const MAX_BYTES = 16_384;

/**
 * Which departments a user may begin in, asked with the password in the body. An answer that follows from the password
 * would prove passwords without counting them, so it is always the same, and nothing of the body is read: neither picture
 * nor code is used up.
 */
const signInRoutes: readonly RouteDefinition[] = [
  {
    method: 'POST',
    url: '/sys/loginGetUserDeparts',
    permission: 'public',
    scope: 'none',
    bodyless: true,
    bodyLimit: MAX_BYTES,
    rateLimit: { max: 120, timeWindow: 60_000 },
    handle: () => ({ departs: [], currentOrgCode: null }),
  },
];

const OWN = { method: 'GET', light: true, permission: 'authenticated', scope: 'own' } as const;

/** What the shell asks at its start: each question has one answer here. */
const shellRoutes: readonly RouteDefinition[] = [
  // Whether the password is the one that all new users share: there is none, and one of another hand is changed before.
  { ...OWN, url: '/sys/user/verifyIzDefaultPwd', handle: () => new Answer(null) },
  // Nothing is kept that a user could have to throw away.
  { ...OWN, url: '/drag/page/refreshCache', handle: () => new Answer(null) },
  // How far an import of users is: its answer comes when it is done, and nothing of it is kept before.
  { ...OWN, url: '/sys/user/getUploadFileProgress', handle: () => new Answer(null) },
  // Which address books elsewhere users are fetched from.
  { ...OWN, url: '/sys/thirdApp/getEnabledType', handle: () => ({}) },
];

/** Calls that the newest public client (JeecgBoot vue3) makes and our own does not (decision 0110). */
export const publicClientRoutes = (services: Services): readonly RouteDefinition[] => [
  ...signInRoutes,
  ...shellRoutes,
  ...defaultHomeRoutes(services),
  ...postRoutes(services),
  ...departmentPeopleRoutes(services),
  dropDepartmentRoute(services),
  ...packUserRoutes(services),
  ...tenantUserRoutes(services),
  userListRoute(services),
  userPickerRoute(services),
  logSheetRoute(services),
  ...registeredPlaceRoutes(services),
];
