import type { RouteDefinition } from '../calls/routeDefinition.ts';
import type { Services } from '../services/services.ts';
import { defaultHomeRoutes } from './defaultHomeRoutes.ts';
import { publicShellRoutes } from './shellRoutes.ts';
import { publicSignInRoutes } from './signInRoutes.ts';

/** Calls that the newest public client (JeecgBoot vue3) makes and our own does not (decision 0110). */
export const publicClientRoutes = (services: Services): readonly RouteDefinition[] => [
  ...publicSignInRoutes,
  ...publicShellRoutes,
  ...defaultHomeRoutes(services),
];
