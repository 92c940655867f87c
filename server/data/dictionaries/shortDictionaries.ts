import { sentChoice } from '../../../contract/dictionaryItems.ts';
import type { SentDictionaries, SentDictItem } from '../../../contract/dictionaryItems.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { withClientNames } from './clientNames.ts';
import type { Services } from '../../core/services/services.ts';

/** Dictionaries short enough to be sent all at once: those whose items are defined in their files. */
export const shortDictionaries = (schemas: SchemaStore): SentDictionaries =>
  withClientNames(
    Object.fromEntries(
      [...schemas.dictionaries().values()].flatMap(({ dictCode, items }) => {
        const onWire = items?.map(({ color, disabled, attributes, ...item }): SentDictItem => ({
          ...sentChoice(item),
          color: color ?? null,
          ...(disabled && { disabled }),
          jsonObject: attributes ?? null,
        }));
        return onWire ? [[dictCode, onWire]] : [];
      }),
    ),
  );

/** Dictionaries that have their own code, in the list format of the client (contract §2.2), without items. */
const dictionaryList = (schemas: SchemaStore, part: string): readonly unknown[] =>
  [...schemas.dictionaries().values()]
    .filter(({ source, title }) => source === undefined && title.includes(part))
    .map(({ dictCode, title }) => ({
      key: dictCode,
      title,
      id: dictCode,
      dictName: title,
      dictCode,
      description: null,
      type: 0,
      delFlag: 0,
    }));

/** Serves the request to clear the cache (S7-18). The server itself has no copy that could be stale. */
export const shortDictionaryRoutes = ({ schemas }: Services): readonly RouteDefinition[] => [
  {
    method: 'ANY',
    url: '/sys/dict/refleshCache',
    light: true,
    permission: 'authenticated',
    scope: 'none',
    bodyless: true,
    handle: () => null,
  },
  {
    method: 'GET',
    url: '/sys/dict/treeList',
    light: true,
    permission: 'authenticated',
    scope: 'none',
    handle: ({ query }) => dictionaryList(schemas, String(Object(query).dictName ?? '')),
  },
  {
    method: 'GET',
    url: '/sys/dict/queryAllDictItems',
    light: true,
    permission: 'authenticated',
    scope: 'none',
    handle: () => shortDictionaries(schemas),
  },
];
