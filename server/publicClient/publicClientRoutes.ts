import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { publicSignInRoutes } from './signInRoutes.ts';

/** Calls that the newest public client (JeecgBoot vue3) makes and our own does not (decision 0110). */
export const publicClientRoutes = (): readonly RouteDefinition[] => [...publicSignInRoutes];
