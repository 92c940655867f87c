import { toPointer } from '../../../engine/index.ts';
import type { Path } from '../../../engine/index.ts';
import { isList, isObject, placesIn, renameKey, replaceAt, valueAt } from './jsonPlaces.ts';
import type { Json, JsonObject, PlacedJson } from './jsonPlaces.ts';
import type { MakeMutation, MutationKind, SchemaFile } from './mutation.ts';
import { requiredKeys } from './requiredKeys.ts';
import { misspell } from './slips.ts';

/** Objects whose keys are names chosen by the author. */
const OPEN_OBJECTS = /\/(fill|lookup|fixed|props|attributes|param|data|texts|columns|details|fields)$/;

const isOpen = ({ pointer, value }: PlacedJson): boolean => isObject(value) && OPEN_OBJECTS.test(pointer);

const inOpenObject = (path: Path): boolean =>
  path.some((_, length) => OPEN_OBJECTS.test(toPointer(path.slice(0, length))) && typeof path[length] === 'string');

const wrongKey: MutationKind = ({ json, names }) =>
  placesIn(json)
    .filter((place) => isObject(place.value) && !isOpen(place) && !inOpenObject(place.path))
    .flatMap(({ path, value }): MakeMutation[] =>
      Object.keys(value as JsonObject).map((key) => (random) => {
        const slipped = misspell(key, names, random);
        return {
          what: `key ${key} → ${slipped}`,
          mutated: renameKey(json, [...path, key], slipped),
          pointers: [toPointer([...path, slipped])],
          mendable: true,
        };
      }),
    );

const OTHER_TYPES: Readonly<Record<string, readonly Json[]>> = {
  string: [7, [], {}, null],
  number: ['many', [], {}, true],
  boolean: [7, [], {}],
  list: [7, {}, true],
  object: [7, [], 'text'],
};

const typeOf = (value: Json): string => {
  if (isList(value)) return 'list';
  return value === null ? 'null' : typeof value;
};

const wrongType: MutationKind = ({ json }) =>
  placesIn(json)
    .filter(({ path, value }) => path.length > 0 && OTHER_TYPES[typeOf(value)] && !inOpenObject(path))
    .map(({ path, pointer, value }) => (random) => {
      const other = random.pick(OTHER_TYPES[typeOf(value)] ?? []);
      return {
        what: `${typeOf(value)} → ${JSON.stringify(other)}`,
        mutated: replaceAt(json, path, other),
        pointers: [pointer],
        mendable: false,
      };
    });

const REFERENCES = new RegExp(
  [
    '/columns/\\d+/(dictCode|linkageKey|popupCode|destFields/\\d+|validateRules/\\d+/handler|fill/\\w+)$',
    '^/resource/(statusKey|unique/\\d+/\\d+|index/\\d+/\\d+)$',
    '^/rules/\\d+/(each|lookup/\\w+/dictCode|marks/\\d+)$',
    '^/list/(columns/\\d+|(query|sort)/\\d+/column|actions/\\d+/(from/\\d+|to))$',
    '^/form/(groups/\\d+/fields/\\d+|tabs/\\d+/detail)$',
    '^/copy/(omit|details)/\\d+$',
    '^/omit/\\w+/\\d+$',
    '^/details/\\d+/orderKey$',
    '^/extends$',
    '/component$',
    '/permissionList/\\d+/action$',
  ].join('|'),
);

const isReference = ({ pointer, value }: PlacedJson): boolean =>
  typeof value === 'string' && value !== '' && REFERENCES.test(pointer);

/** Values in locale files are free text, even under a code named `component`; their keys are the references. */
const holdsWords = (file: string): boolean => file.startsWith('locales/');

const unknownReference: MutationKind = ({ path: file, json, names }) =>
  (holdsWords(file) ? [] : placesIn(json)).filter(isReference).map(({ path, pointer, value }) => (random) => {
    const isNear = random.between(0, 2) > 0;
    const name = isNear ? misspell(String(value), names, random) : `nowhere${random.between(100, 999)}`;
    return {
      what: `${String(value)} → ${name}`,
      mutated: replaceAt(json, path, name),
      pointers: [pointer],
      // An unknown permission code is reported and never corrected: the other spelling may be the mistake.
      mendable: isNear && !pointer.endsWith('/action'),
    };
  });

/** A value at a key of the object that is one too many, too few, or out of its bounds. */
const BAD_COUNTS: readonly {
  readonly at: RegExp;
  readonly key: string;
  readonly value: (holder: JsonObject) => Json | undefined;
}[] = [
  {
    at: /^\/details\/\d+$/,
    key: 'minRows',
    value: ({ maxRows }) => (typeof maxRows === 'number' ? maxRows + 1 : undefined),
  },
  {
    at: /\/columns\/\d+$/,
    key: 'scale',
    value: ({ precision }) => (typeof precision === 'number' ? precision + 1 : undefined),
  },
  { at: /\/columns\/\d+$/, key: 'width', value: ({ width }) => (width === undefined ? undefined : 3) },
  { at: /\/columns\/\d+$/, key: 'maxLength', value: ({ maxLength }) => (maxLength === undefined ? undefined : 0) },
  { at: /\/columns\/\d+$/, key: 'title', value: () => '' },
  { at: /\/columns\/\d+$/, key: 'customValue', value: ({ type }) => (type === 'checkbox' ? ['Y'] : undefined) },
  {
    at: /\/columns\/\d+$/,
    key: 'destFields',
    value: ({ destFields }) => (isList(destFields) ? [...destFields, ...destFields] : undefined),
  },
  { at: /^\/form\/groups\/\d+$/, key: 'columns', value: () => 9 },
  { at: /^\/form\/groups\/\d+$/, key: 'fields', value: () => [] },
  { at: /^\/rules\/\d+$/, key: 'marks', value: () => [] },
  { at: /^\/list\/actions\/\d+$/, key: 'from', value: ({ from }) => (from === undefined ? undefined : []) },
  {
    at: /^\/list\/query\/\d+$/,
    key: 'rule',
    value: ({ rule }) => ({ like: 'range', range: 'like', right_like: 'range' })[String(rule)],
  },
];

const badCount: MutationKind = ({ json }) =>
  placesIn(json).flatMap(({ path, pointer, value }): MakeMutation[] => {
    if (!isObject(value)) return [];
    return BAD_COUNTS.filter(({ at }) => at.test(pointer)).flatMap((bad): MakeMutation[] => {
      const wrong = bad.value(value);
      if (wrong === undefined) return [];
      return [
        () => ({
          what: `${bad.key} → ${JSON.stringify(wrong)}`,
          mutated: replaceAt(json, [...path, bad.key], wrong),
          pointers: [toPointer([...path, bad.key])],
          mendable: false,
        }),
      ];
    });
  });

/** Lists in which a name may occur once: the second occurrence is the problem. */
const ONCE: readonly { readonly at: RegExp; readonly key?: string }[] = [
  { at: /^(\/details\/\d+)?\/columns$/, key: 'key' },
  { at: /^\/details$/, key: 'key' },
  { at: /^\/form\/groups\/\d+\/fields$/ },
  { at: /^\/form\/tabs$/, key: 'detail' },
  { at: /^\/list\/query$/, key: 'column' },
  { at: /^\/(items|seed)$/, key: 'value' },
];

const standsTwice: MutationKind = ({ json }) =>
  placesIn(json).flatMap(({ path, pointer, value }): MakeMutation[] => {
    const once = ONCE.find(({ at }) => at.test(pointer));
    if (once === undefined || !isList(value) || value.length === 0) return [];
    return [
      (random) => {
        const item = random.pick(value);
        const at = [...path, value.length, ...(once.key === undefined ? [] : [once.key])];
        return {
          what: 'the same twice',
          mutated: replaceAt(json, path, [...value, item]),
          pointers: [toPointer(at)],
          mendable: false,
        };
      },
    ];
  });

const COMPUTED = new Set(['input', 'textarea', 'inputNumber']);

/** Two columns of one type that are computed from each other. */
const computeCycle: MutationKind = ({ json }) =>
  placesIn(json).flatMap(({ path, pointer, value }): MakeMutation[] => {
    const root = /^\/details\/\d+\/columns$/.test(pointer) ? '$row' : '$values';
    if (!isList(value) || !/^(\/details\/\d+)?\/columns$/.test(pointer)) return [];
    const sites = value.flatMap((column, index) =>
      isObject(column) && COMPUTED.has(String(column['type']))
        ? [{ index, type: column['type'], key: String(column['key'] ?? column['field']) }]
        : [],
    );
    return sites.flatMap((first): MakeMutation[] => {
      const others = sites.filter(({ type, index }) => type === first.type && index > first.index);
      if (others.length === 0) return [];
      return [
        (random) => {
          const second = random.pick(others);
          const following = (key: string): Json => ({ value: `${root}.${key}` });
          const at = (index: number): Path => [...path, index, 'compute'];
          const half = replaceAt(json, at(first.index), following(second.key));
          return {
            what: `${first.key} ⇄ ${second.key}`,
            mutated: replaceAt(half, at(second.index), following(first.key)),
            pointers: [first, second].map(({ index }) => toPointer([...at(index), 'value'])),
            mendable: false,
          };
        },
      ];
    });
  });

const CONDITIONS = /\/(must|when|visible|disabled|required|readOnly|editable|deletable)$/;
const BAD_CONDITIONS: readonly ((source: string) => string)[] = [
  (source) => `(${source}) + 1`,
  (source) => `(${source}) && 5`,
  (source) => `(${source}) == 'x'`,
  (source) => `(${source}) > 3`,
  (source) => `round(${source}, 2)`,
  () => `concat('x', 'y')`,
];
const BAD_VALUES: readonly ((source: string) => string)[] = [
  (source) => `(${source}) + true`,
  (source) => `(${source}) && true`,
  (source) => `isBlank(${source})`,
  (source) => `(${source}`,
];

const badExpression: MutationKind = ({ json }) =>
  placesIn(json).flatMap(({ path, pointer, value }): MakeMutation[] => {
    if (typeof value !== 'string') return [];
    const isCondition = CONDITIONS.test(pointer);
    if (!isCondition && !/\/(compute\/value|lookup\/\w+\/key)$/.test(pointer)) return [];
    return [
      (random) => {
        const wrong = random.pick(isCondition ? BAD_CONDITIONS : BAD_VALUES)(value);
        return { what: wrong, mutated: replaceAt(json, path, wrong), pointers: [pointer], mendable: false };
      },
    ];
  });

const missingKey: MutationKind = ({ json, path: file }) =>
  placesIn(json).flatMap(({ path, pointer, value }): MakeMutation[] =>
    isObject(value)
      ? requiredKeys(file, pointer, value)
          .filter((key) => valueAt(value, [key]) !== undefined)
          .map((key) => () => ({
            what: `without ${key}`,
            mutated: replaceAt(json, [...path, key], undefined),
            pointers: [pointer],
            mendable: false,
          }))
      : [],
  );

/** Every kind of mistake that schema authors make. */
export const MUTATION_KINDS: ReadonlyMap<string, MutationKind> = new Map([
  ['wrong key', wrongKey],
  ['wrong type', wrongType],
  ['unknown reference', unknownReference],
  ['bad count', badCount],
  ['the same twice', standsTwice],
  ['compute cycle', computeCycle],
  ['type error in an expression', badExpression],
  ['missing key', missingKey],
]);

/** Returns the places for one kind of mistake, grouped by file. */
export const sitesOf = (kind: MutationKind, files: readonly SchemaFile[]) =>
  files.map((file) => ({ file, sites: kind(file) })).filter(({ sites }) => sites.length > 0);
