import type { FastifyRequest } from 'fastify';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { readChanges } from './changeRows.ts';
import { binOnWire, countCodes, dictionaryOnWire, itemOnWire, pageOfDictionaries } from './dictionariesOnWire.ts';
import { dictionaryUses } from './dictionaryUses.ts';
import { allManaged, inBin, managedOne } from './managed.ts';
import { readItems, fieldText } from './readItems.ts';
import { destroyDictionary, removeDictionaries, resetDictionary, restoreDictionary } from './removeDictionary.ts';
import { addDictionary, editDictionary, type SentDictionary } from './saveDictionary.ts';
import { changeDictionaries, type Changing } from './storeDictionary.ts';

type Fields = Readonly<Record<string, unknown>>;

const URL = '/sys/dict';
const TEXT = { type: 'string', maxLength: 500, pattern: '^[^\\u0000]*$' };
const CODE = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[^\\u0000]*$' };
const NUMBER = { type: ['string', 'number', 'null'], maxLength: 20 };
const TEXT_OR_NONE = { ...TEXT, type: ['string', 'null'] };
const ITEMS = { type: ['array', 'null'], maxItems: 500, items: { type: 'object', maxProperties: 40 } };
const BODY = {
  type: 'object',
  maxProperties: 40,
  properties: {
    id: TEXT_OR_NONE,
    dictName: TEXT_OR_NONE,
    dictCode: TEXT_OR_NONE,
    description: TEXT_OR_NONE,
    version: NUMBER,
    items: ITEMS,
  },
};
const RESET = {
  type: 'object',
  required: ['id'],
  properties: { id: CODE, values: { type: 'array', maxItems: 500, items: CODE } },
};
const byId = { querystring: { type: 'object', required: ['id'], properties: { id: CODE } } };
const byIds = { querystring: { type: 'object', required: ['ids'], properties: { ids: { ...CODE, maxLength: 6000 } } } };
/** The newest public clients send several ids at once: `{"ids": "a,b"}`, or an array. */
const byListedIds = {
  body: {
    type: 'object',
    required: ['ids'],
    properties: {
      ids: {
        anyOf: [
          { ...CODE, maxLength: 6000 },
          { type: 'array', maxItems: 60, items: CODE },
        ],
      },
    },
  },
};
const byAddress = { params: { type: 'object', properties: { id: CODE } } };
const PARAMETERS = { querystring: { type: 'object', maxProperties: 60, additionalProperties: TEXT } };

const textsIn = (of: unknown): Readonly<Record<string, string>> => of as Readonly<Record<string, string>>;

function sentDictionary({ body }: FastifyRequest): SentDictionary {
  const fields: Fields = Object(body);
  const read = (name: string): string => fieldText(fields, name) ?? '';
  const items = fields['items'];
  const version = read('version');
  if (version !== '' && !/^\d{1,9}$/.test(version)) throw badRequest(serverText('badVersions'));
  return {
    id: read('id'),
    code: read('dictCode') || read('id'),
    name: read('dictName'),
    description: read('description') || null,
    version: version === '' ? undefined : Number(version),
    items: Array.isArray(items) ? readItems(items) : undefined,
  };
}

const get = (call: string, rest: Pick<RouteDefinition, 'schema' | 'handle'>): RouteDefinition => ({
  method: 'GET',
  url: `${URL}/${call}`,
  permission: 'system:dict:list',
  scope: 'none',
  ...rest,
});

const write = (
  method: 'POST' | 'PUT' | 'DELETE',
  call: string,
  rest: Pick<RouteDefinition, 'permission' | 'schema' | 'bodyless' | 'handle'>,
): RouteDefinition => ({ method, url: `${URL}/${call}`, scope: 'none', ...rest });

const createOne =
  ({ db, schemas }: Services) =>
  async (code: string) => {
    const found = managedOne(schemas, await readChanges(db), code);
    if (found === undefined || found.change?.del_flag === 1) throw businessFailure(serverText('recordNotFound'));
    const items = found.items.map((item) => itemOnWire(code, item));
    return { ...dictionaryOnWire(schemas, found, await countCodes(db)), items };
  };

const createChange =
  (services: Services) =>
  <T>(request: FastifyRequest, work: (changing: Changing) => Promise<T>): Promise<T> =>
    changeDictionaries(services, callerOf(request.session, { language: languageOf(request) }), work);

const readingRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas } = services;
  const one = createOne(services);
  return [
    get('list', {
      schema: PARAMETERS,
      handle: async ({ query }) => {
        const [changes, codes] = [await readChanges(db), await countCodes(db)];
        const all = allManaged(schemas, changes).map((managed) => dictionaryOnWire(schemas, managed, codes));
        return pageOfDictionaries(all, textsIn(query));
      },
    }),
    get('queryById', { schema: byId, handle: ({ query }) => one(textsIn(query)['id'] ?? '') }),
    get('deleteList', { handle: async () => inBin(await readChanges(db)).map(binOnWire) }),
    get('uses', {
      schema: byId,
      handle: (request) => dictionaryUses(schemas, textsIn(request.query)['id'] ?? '', languageOf(request)),
    }),
  ];
};

const savingRoutes = (services: Services): readonly RouteDefinition[] => {
  const [change, one] = [createChange(services), createOne(services)];
  return [
    write('POST', 'add', {
      permission: 'system:dict:add',
      schema: { body: BODY },
      handle: async (request) => {
        const code = await change(request, (changing) => addDictionary(changing, sentDictionary(request)));
        return new Answer(await one(code), serverText('dictSaved'));
      },
    }),
    write('POST', 'edit', {
      permission: 'system:dict:edit',
      schema: { body: { ...BODY, required: ['id'] } },
      handle: async (request) => {
        const code = await change(request, (changing) => editDictionary(changing, sentDictionary(request)));
        return new Answer(await one(code), serverText('edited'));
      },
    }),
    write('PUT', 'reset', {
      permission: 'system:dict:edit',
      schema: { body: RESET },
      handle: async (request) => {
        const { id, values } = request.body as { readonly id: string; readonly values?: readonly string[] };
        await change(request, (changing) => resetDictionary(changing, id, values));
        return new Answer(await one(id), serverText('dictReset'));
      },
    }),
  ];
};

const removingRoutes = (services: Services): readonly RouteDefinition[] => {
  const change = createChange(services);
  const remove = (request: FastifyRequest, ids: string): Promise<void> =>
    change(request, (changing) => removeDictionaries(changing, [...new Set(ids.split(',').filter(Boolean))]));
  return [
    write('DELETE', 'delete', {
      permission: 'system:dict:delete',
      schema: byId,
      bodyless: true,
      handle: async (request) => {
        await remove(request, textsIn(request.query)['id'] ?? '');
        return new Answer(null, serverText('deleted'));
      },
    }),
    write('DELETE', 'deleteBatch', {
      permission: 'system:dict:delete',
      schema: byIds,
      bodyless: true,
      handle: async (request) => {
        await remove(request, textsIn(request.query)['ids'] ?? '');
        return new Answer(null, serverText('batchDeleted'));
      },
    }),
  ];
};

const binRoutes = (services: Services): readonly RouteDefinition[] => {
  const change = createChange(services);
  /** Changes all of the dictionaries or none. */
  const changeEach = (
    request: FastifyRequest,
    said: string,
    work: (changing: Changing, code: string) => Promise<void>,
  ): Promise<void> => {
    const codes = idsOf(said);
    if (codes.length === 0) throw businessFailure(serverText('noIds'));
    return change(request, async (changing) => {
      for (const code of codes) await work(changing, code);
    });
  };
  return [
    write('PUT', 'back/:id', {
      permission: 'system:dict:deleteRecycleBin',
      schema: byAddress,
      bodyless: true,
      handle: async (request) => {
        await change(request, (changing) => restoreDictionary(changing, textsIn(request.params)['id'] ?? ''));
        return new Answer(null, serverText('dictRestored'));
      },
    }),
    write('PUT', 'putRecycleBin', {
      permission: 'system:dict:deleteRecycleBin',
      schema: byListedIds,
      handle: async (request) => {
        const { ids } = request.body as { readonly ids: string | readonly string[] };
        await changeEach(request, String(ids), restoreDictionary);
        return new Answer(null, serverText('dictRestored'));
      },
    }),
    write('DELETE', 'deleteRecycleBin', {
      permission: 'system:dict:deleteRecycleBin',
      schema: byIds,
      bodyless: true,
      handle: async (request) => {
        await changeEach(request, textsIn(request.query)['ids'] ?? '', destroyDictionary);
        return new Answer(null, serverText('deleted'));
      },
    }),
    write('DELETE', 'deletePhysic/:id', {
      permission: 'system:dict:deleteRecycleBin',
      schema: byAddress,
      bodyless: true,
      handle: async (request) => {
        await change(request, (changing) => destroyDictionary(changing, textsIn(request.params)['id'] ?? ''));
        return new Answer(null, serverText('deleted'));
      },
    }),
  ];
};

/** Calls with which administrators list and change dictionaries (contract §2.2, S7-27, decision 0063). */
export const dictionaryChangeRoutes = (services: Services): readonly RouteDefinition[] => [
  ...readingRoutes(services),
  ...savingRoutes(services),
  ...removingRoutes(services),
  ...binRoutes(services),
];
