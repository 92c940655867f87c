import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { SchemaStore } from '../schemas/schemaStore.ts';
import type { Services } from '../services.ts';

/** The dictionaries that are short enough to be sent all at once: those whose items stand in their files. */
export const shortDictionaries = (schemas: SchemaStore): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...schemas.dictionaries().values()].flatMap(({ dictCode, items }) => {
      const onWire = items?.map(({ value, text, color, attributes }) => ({
        value,
        text,
        title: text,
        label: text,
        color: color ?? null,
        jsonObject: attributes ?? null,
      }));
      return onWire ? [[dictCode, onWire]] : [];
    }),
  );

/** What clearing the cache asks for (S7-18). The server itself keeps no copy that could be stale. */
export const shortDictionaryRoutes = ({ schemas }: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/dict/refleshCache',
    permission: 'authenticated',
    scope: 'none',
    handle: () => null,
  },
  {
    method: 'GET',
    url: '/sys/dict/queryAllDictItems',
    permission: 'authenticated',
    scope: 'none',
    handle: () => shortDictionaries(schemas),
  },
];
