import type { RouteDefinition } from '../calls/routeDefinition.ts';
import type { Services } from '../services/services.ts';
import { defaultHomeRoutes } from './defaultHomeRoutes.ts';
import { departmentPeopleRoutes } from './departmentPeopleRoutes.ts';
import { dropDepartmentRoute } from './dropDepartmentRoute.ts';
import { packUserRoutes } from './packUserRoutes.ts';
import { postRoutes } from './postRoutes.ts';
import { tenantUserRoutes } from './tenantUserRoutes.ts';
import { publicShellRoutes } from './shellRoutes.ts';
import { publicSignInRoutes } from './signInRoutes.ts';

/** Calls that the newest public client (JeecgBoot vue3) makes and our own does not (decision 0110). */
export const publicClientRoutes = (services: Services): readonly RouteDefinition[] => [
  ...publicSignInRoutes,
  ...publicShellRoutes,
  ...defaultHomeRoutes(services),
  ...postRoutes(services),
  ...departmentPeopleRoutes(services),
  dropDepartmentRoute(services),
  ...packUserRoutes(services),
  ...tenantUserRoutes(services),
];
