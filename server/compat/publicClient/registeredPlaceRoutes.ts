import { businessFailure } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { parametersOf, textParameters } from '../../core/calls/textParameters.ts';
import { uniqueColumns } from '../../records/checkQueries/uniqueColumns.ts';
import { readPlainList } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { Services } from '../../core/services/services.ts';

type Parameters = Readonly<Record<string, string>>;

const URL = '/sys/tableWhiteList';

/** Readable by users who maintain dictionaries. */
const RIGHT = 'system:dict:list';

/**
 * Returns the tables and columns that calls may name, as the schemas register them (D8): those of dictionaries and of
 * unique columns.
 */
function registeredPlaces(schemas: Pick<SchemaStore, 'pages' | 'dictionaries'>) {
  const fields = new Map<string, Set<string>>();
  const add = (table: string, names: readonly (string | undefined)[]): void => {
    const known = fields.get(table) ?? new Set<string>();
    fields.set(table, known);
    for (const name of names) if (name !== undefined) known.add(name);
  };
  for (const { source } of schemas.dictionaries().values()) {
    if (source === undefined) continue;
    const { table, text, value, attributes, pidField, hasChildField } = source;
    add(table, [value, text, ...attributes.values(), pidField, hasChildField]);
  }
  for (const { table, column } of uniqueColumns(schemas.pages())) add(table, [column.dbColumn]);
  return [...fields]
    .map(([tableName, names]) => ({
      id: tableName,
      tableName,
      fieldName: [...names].sort().join(','),
      status: '1',
      createTime: null,
    }))
    .sort((one, other) => (one.tableName < other.tableName ? -1 : 1));
}

type Place = ReturnType<typeof registeredPlaces>[number];

/** Files have no creation times, so there is one order: by table. */
const LIST = {
  names: new Set(['tableName', 'fieldName', 'status']),
  sortable: { createTime: 'createTime', tableName: 'tableName' },
};

const holds = (place: Place, said: Parameters): boolean =>
  (['tableName', 'fieldName', 'status'] as const).every((name) =>
    place[name].includes((said[name] ?? '').trim().replaceAll('*', '').toLowerCase()),
  );

function pageOfPlaces(all: readonly Place[], said: Parameters) {
  const { pageNo, pageSize } = readPlainList(LIST, said);
  const found = all.filter((place) => holds(place, said));
  const total = found.length;
  const records = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}

const WRITES = [
  ['POST', 'add'],
  ['POST', 'edit'],
  ['DELETE', 'delete'],
  ['DELETE', 'deleteBatch'],
] as const;

/** Routes for what that client calls the white list of tables: read-only, since only the schemas change it. */
export const registeredPlaceRoutes = ({ schemas }: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: `${URL}/list`,
    permission: RIGHT,
    scope: 'none',
    schema: textParameters(200),
    handle: (request) => pageOfPlaces(registeredPlaces(schemas), parametersOf(request)),
  },
  ...WRITES.map(([method, name]): RouteDefinition => ({
    method,
    url: `${URL}/${name}`,
    light: true,
    permission: RIGHT,
    scope: 'none',
    bodyless: method === 'DELETE',
    handle: () => {
      throw businessFailure(serverText('placesFromFiles'));
    },
  })),
];
