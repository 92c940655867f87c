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

/** Larger than what the form sends: letters, a phone number and an encrypted password. */
const MAX_BYTES = 16_384;

/**
 * Which departments a user may start in, requested with the password in the body. An answer that depended on the
 * password would allow password guessing without counting the attempts. The answer is therefore always the same and the
 * body is not read: neither captcha nor code is used up.
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

/** Requests that the shell sends at startup; each has one fixed answer here. */
const shellRoutes: readonly RouteDefinition[] = [
  // Whether the user still has the shared default password: there is no such password, and one set by somebody else
  // must be changed first.
  { ...OWN, url: '/sys/user/verifyIzDefaultPwd', handle: () => new Answer(null) },
  // Nothing is cached that a user might have to clear.
  { ...OWN, url: '/drag/page/refreshCache', handle: () => new Answer(null) },
  // Progress of an import of users: the import answers when it is done, and no progress is stored before.
  { ...OWN, url: '/sys/user/getUploadFileProgress', handle: () => new Answer(null) },
  // Which external address books users are fetched from.
  { ...OWN, url: '/sys/thirdApp/getEnabledType', handle: () => ({}) },
];

/** Calls that the newest public client (JeecgBoot vue3) makes and our own client does not (decision 0110). */
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
