import type { FastifyRequest } from 'fastify';
import { textOfCondition } from '../../../engine/index.ts';
import { Answer } from '../../core/base/envelope.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { readChanges } from './changeRows.ts';
import { itemOnWire } from './dictionariesOnWire.ts';
import type { ManagedDictionary } from './managed.ts';
import { placeOfItem, readItem, fieldText, type SentItem } from './readItems.ts';
import { saveItems } from './saveDictionary.ts';
import { changeDictionaries, findManaged } from './storeDictionary.ts';

const URL = '/sys/dictItem';
const TEXT = { type: 'string', maxLength: 500, pattern: '^[^\\u0000]*$' };
const NEEDED = { ...TEXT, minLength: 1 };
const ANY = { type: ['string', 'number', 'null'], maxLength: 500 };
const BODY = {
  type: 'object',
  maxProperties: 40,
  properties: Object.fromEntries(
    ['id', 'dictId', 'itemText', 'itemValue', 'itemColor', 'description', 'sortOrder', 'status'].map((name) => [
      name,
      ANY,
    ]),
  ),
};
const LIST = {
  names: new Set(['dictId', 'itemText', 'itemValue', 'status', 'exactTotal']),
  sortable: { sortOrder: 'sortOrder', createTime: 'createTime' },
} as const;

const textsIn = (of: unknown): Readonly<Record<string, string>> => of as Readonly<Record<string, string>>;
const keeping = (items: ManagedDictionary['items']): readonly SentItem[] =>
  items.map((item) => ({ before: item.value, item }));

/** Handlers that change single items. */
function itemCalls(services: Services) {
  /** Replaces the items of a dictionary with the result of `next`. */
  const change = (
    request: FastifyRequest,
    code: string,
    next: (found: ManagedDictionary) => readonly SentItem[],
  ): Promise<void> =>
    changeDictionaries(services, callerOf(request.session, { language: languageOf(request) }), async (changing) => {
      const found = findManaged(changing, code);
      await saveItems(changing, found, next(found));
    });

  const remove = async (request: FastifyRequest, ids: readonly string[]): Promise<void> => {
    for (const code of new Set(ids.map((id) => placeOfItem(id).code))) {
      const values = new Set(ids.flatMap((id) => (placeOfItem(id).code === code ? [placeOfItem(id).value] : [])));
      await change(request, code, ({ items }) => {
        const known = new Set(items.map(({ value }) => value));
        if ([...values].some((value) => !known.has(value))) throw businessFailure(serverText('recordNotFound'));
        return keeping(items.filter(({ value }) => !values.has(value)));
      });
    }
  };

  const add = async (request: FastifyRequest): Promise<Answer> => {
    const fields = Object(request.body);
    await change(request, fieldText(fields, 'dictId') ?? '', ({ items }) => {
      const sent = readItem({ ...fields, id: '' }, (items.at(-1)?.sortOrder ?? 0) + 1);
      if (items.some(({ value }) => value === sent.item.value)) throw businessFailure(serverText('valueTaken'));
      return [...keeping(items), sent];
    });
    return new Answer(null, serverText('dictSaved'));
  };

  const edit = async (request: FastifyRequest): Promise<Answer> => {
    const fields = Object(request.body);
    const { code, value: old } = placeOfItem(fieldText(fields, 'id') ?? '');
    await change(request, code, ({ items }) => {
      const was = items.find(({ value }) => value === old);
      if (was === undefined) throw businessFailure(serverText('recordNotFound'));
      const sent = readItem(fields, was.sortOrder);
      if (items.some((item) => item !== was && item.value === sent.item.value))
        throw businessFailure(serverText('valueTaken'));
      return [...keeping(items.filter((item) => item !== was)), sent];
    });
    return new Answer(null, serverText('edited'));
  };
  return { add, edit, remove };
}

const write = (
  call: string,
  rest: Pick<RouteDefinition, 'method' | 'permission' | 'schema' | 'bodyless' | 'handle'>,
): RouteDefinition => ({ url: `${URL}/${call}`, scope: 'none', ...rest });

const readingRoutes = ({ db, schemas }: Services): readonly RouteDefinition[] => {
  const find = async (code: string) => findManaged({ schemas, changes: await readChanges(db) }, code);
  return [
    {
      method: 'GET',
      url: `${URL}/list`,
      permission: 'system:dict:list',
      scope: 'none',
      schema: { querystring: { type: 'object', required: ['dictId'], maxProperties: 60, additionalProperties: TEXT } },
      handle: async ({ query }) => {
        const { dictId = '', itemText = '', itemValue = '', status = '', ...rest } = textsIn(query);
        const { pageNo, pageSize } = readPlainList(LIST, rest);
        const { items } = await find(dictId);
        const part = (text: string): string => textOfCondition(text).toLowerCase();
        const rows = items.filter(
          (item) =>
            item.text.toLowerCase().includes(part(itemText)) &&
            item.value.toLowerCase().includes(part(itemValue)) &&
            (status === '' || (status === '1') === item.isEnabled),
        );
        const records = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map((item) => itemOnWire(dictId, item));
        const total = rows.length;
        return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
      },
    },
    {
      method: 'GET',
      url: `${URL}/dictItemCheck`,
      permission: 'system:dict:list',
      scope: 'none',
      schema: {
        querystring: {
          type: 'object',
          required: ['dictId', 'itemValue'],
          properties: { dictId: NEEDED, itemValue: NEEDED, id: TEXT },
        },
      },
      handle: async ({ query }) => {
        const { dictId = '', itemValue = '', id = '' } = textsIn(query);
        const own = id === '' ? undefined : placeOfItem(id).value;
        const isTaken = (await find(dictId)).items.some(({ value }) => value === itemValue && value !== own);
        if (isTaken) throw businessFailure(serverText('valueTaken'));
        return new Answer(null, serverText('valueFree'));
      },
    },
  ];
};

/** Routes for single items, as other clients edit them (contract §2.3). */
export const dictionaryItemRoutes = (services: Services): readonly RouteDefinition[] => {
  const { add, edit, remove } = itemCalls(services);
  return [
    ...readingRoutes(services),
    write('add', { method: 'POST', permission: 'system:dict:edit', schema: { body: BODY }, handle: add }),
    write('edit', { method: 'POST', permission: 'system:dict:edit', schema: { body: BODY }, handle: edit }),
    write('delete', {
      method: 'DELETE',
      permission: 'system:dict:edit',
      bodyless: true,
      schema: { querystring: { type: 'object', required: ['id'], properties: { id: NEEDED } } },
      handle: async (request) => {
        await remove(request, [textsIn(request.query)['id'] ?? '']);
        return new Answer(null, serverText('deleted'));
      },
    }),
    write('deleteBatch', {
      method: 'DELETE',
      permission: 'system:dict:edit',
      bodyless: true,
      schema: {
        querystring: { type: 'object', required: ['ids'], properties: { ids: { ...NEEDED, maxLength: 20_000 } } },
      },
      handle: async (request) => {
        await remove(request, (textsIn(request.query)['ids'] ?? '').split(',').filter(Boolean));
        return new Answer(null, serverText('batchDeleted'));
      },
    }),
  ];
};
