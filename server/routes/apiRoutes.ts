import { checkRoutes } from '../checks/checkRoutes.ts';
import { dictionaryRoutes } from '../dictionaries/dictionaryRoutes.ts';
import { permissionRoutes } from '../permissions/permissionRoutes.ts';
import { recordRoutes } from '../records/recordRoutes.ts';
import { reportRoutes } from '../reports/reportRoutes.ts';
import { pageRoutes } from '../schemas/pageRoutes.ts';
import type { Services } from '../services.ts';
import { sessionRoutes } from '../sessions/sessionRoutes.ts';
import type { RouteDefinition } from './routeDefinition.ts';

/** Every call of the API. */
export const apiRoutes = (services: Services): readonly RouteDefinition[] => [
  ...sessionRoutes(services),
  ...permissionRoutes(services),
  ...pageRoutes(services),
  ...dictionaryRoutes(services),
  ...checkRoutes(services),
  ...reportRoutes(services),
  ...recordRoutes(services),
];
