import type { FastifyRequest } from 'fastify';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { DictionaryCalls } from './dictionaryCalls.ts';

const get = (
  call: string,
  handle: (request: FastifyRequest) => Promise<unknown>,
  { light = false }: Pick<RouteDefinition, 'light'> = {},
): RouteDefinition => ({
  method: 'GET',
  light,
  url: `/sys/dict/${call}`,
  permission: 'authenticated',
  scope: 'none',
  handle: (request, reply) => {
    void reply.header('vary', 'accept-language');
    return handle(request);
  },
});

/**
 * Dictionary calls (W7-2 to W7-5, W7-8). Read access depends on the dictionary, so the handlers check it themselves.
 */
export const dictionaryRoutes = (services: Services): readonly RouteDefinition[] => {
  const calls = new DictionaryCalls(services);
  return [
    get('loadTreeData', (request) => calls.tree(request)),
    get('getDictItems/:code', (request) => calls.items(request)),
    get('getDictText/:code/:key', (request) => calls.text(request), { light: true }),
    get('loadDict/:code', (request) => calls.search(request)),
    get('loadDict2/:code', (request) => calls.searchInParts(request)),
    get('loadDictOrderByValue/:code', (request) => calls.chosenFirst(request)),
    get('loadDictItem/:code', (request) => calls.texts(request), { light: true }),
    get('lookup/:code', (request) => calls.lookup(request), { light: true }),
  ];
};
