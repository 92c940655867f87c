import { NAME_ATTRIBUTES, nameAttributes } from '../columnKinds/paste/choiceNames.ts';
import { isDecimalText } from '../../core/decimals.ts';
import type { DictionaryItem, DictionarySchema } from '../../generated/dictionary.ts';
import type { Path } from '../../core/paths.ts';
import { hints, part, describeProblem } from '../../text/problems.ts';
import type { HintName, Problem } from '../../text/problems.ts';
import { didYouMean } from '../../text/suggestions.ts';
import type { ValueType } from '../../core/values.ts';
import { claimedTwice, unknownChoices } from './checkNames.ts';
import { tableKeysOf, tableSourceOf } from './tableDictionary.ts';
import type { TableSource } from './tableDictionary.ts';

/** A dictionary in the form that pages and the server use. */
export interface CompiledDictionary {
  readonly dictCode: string;
  readonly title: string;
  /**
   * `items` are served from the file; `codes` are in the database; `table` reads rows of a table; `areas` are part of
   * the product.
   */
  readonly kind: 'items' | 'codes' | 'table' | 'areas';
  /** Only for kind `items`; each item has its names among its attributes. */
  readonly items?: readonly DictionaryItem[] | undefined;
  /** Spellings used by offices for items in the database, by value. */
  readonly names?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Names that probably mean one of these items, by value. */
  readonly probableNames?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Translated texts of items in the database, by value; they override the items' own texts. */
  readonly texts?: ReadonlyMap<string, string> | undefined;
  /** Only for kind `table`, and only where the schemas are available: never sent to the browser. */
  readonly source?: TableSource | undefined;
  /** Attributes that a text of four parts consists of. Absent: texts have no parts. */
  readonly parts?: readonly string[] | undefined;
  /** Its values are codes of administrative divisions: items are found by place names. Absent: they are not. */
  readonly places?: boolean | undefined;
  /** Attributes of an item besides `value` and `text`. */
  readonly attributes: ReadonlyMap<string, ValueType>;
}

/** Attributes that every item has, whatever its dictionary declares. */
const OWN_ATTRIBUTES: ReadonlyMap<string, ValueType> = new Map([
  ['value', 'text'],
  ['text', 'text'],
]);

/** Returns everything that `fill` and `$lookup` may read from an item: `value`, `text` and the attributes. */
export const readableAttributes = (dictionary: CompiledDictionary): ReadonlyMap<string, ValueType> =>
  new Map([...OWN_ATTRIBUTES, ...dictionary.attributes]);

/** Checks whether a value has an attribute's type. Decimals and dates are text, as everywhere. */
const IS_OF_TYPE: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  decimal: (value) => typeof value === 'string' && isDecimalText(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  boolean: (value) => typeof value === 'boolean',
};

function checkItem(item: DictionaryItem, path: Path, attributes: ReadonlyMap<string, ValueType>): Problem[] {
  return Object.entries(item.attributes ?? {}).flatMap(([name, value]): Problem[] => {
    const at = [...path, 'attributes', name];
    const type = attributes.get(name);
    if (type === undefined)
      return [{ ...describeProblem('unknown-attribute', { name }), path: at, ...didYouMean(name, attributes.keys()) }];
    if (value === null || IS_OF_TYPE[type](value)) return [];
    const written = JSON.stringify(value);
    return [
      { ...describeProblem('wrong-type.attribute', { name, type: part(`type.${type}`), value: written }), path: at },
    ];
  });
}

function checkItems(
  items: readonly DictionaryItem[],
  root: string,
  attributes: ReadonlyMap<string, ValueType>,
): Problem[] {
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const first = seen.get(item.value);
    const problems = checkItem(item, [root, index], attributes);
    if (first === undefined) seen.set(item.value, index);
    else {
      const said = describeProblem('duplicate-value', { value: item.value, item: first + 1 });
      problems.push({ ...said, path: [root, index, 'value'] });
    }
    return problems;
  });
}

function checkImports(schema: DictionarySchema, attributes: ReadonlyMap<string, ValueType>): Problem[] {
  return (schema.import ?? []).flatMap((source, index) =>
    Object.keys(source.attributes ?? {})
      .filter((name) => !attributes.has(name))
      .map((name) => ({
        ...describeProblem('unknown-attribute', { name }),
        path: ['import', index, 'attributes', name],
        ...didYouMean(name, attributes.keys()),
      })),
  );
}

/** A name may belong to several items, unless it is declared as probable for one of them. */
const checkNames = ({ items, names = {}, probableNames = {} }: DictionarySchema): readonly Problem[] => [
  ...unknownChoices({ names, probableNames }, items),
  ...claimedTwice({ probableNames }),
];

function withNames(item: DictionaryItem, { names, probableNames }: DictionarySchema): DictionaryItem {
  const added = nameAttributes(names?.[item.value], probableNames?.[item.value]);
  return Object.keys(added).length === 0 ? item : { ...item, attributes: { ...item.attributes, ...added } };
}

const namesOfCodes = ({ kind }: DictionarySchema, names: DictionarySchema['names']) =>
  names && kind === 'codes' ? new Map(Object.entries(names)) : undefined;

type Kind = DictionarySchema['kind'];

/** Hint on the key that each kind of dictionary uses instead of one that belongs to another kind. */
const INSTEAD = {
  items: 'dictionaryItems',
  codes: 'dictionaryCodes',
  table: 'dictionaryTable',
} as const satisfies Readonly<Record<Kind, HintName>>;

/** Returns the keys that belong to other kinds. */
function foreignKeys(schema: DictionarySchema): readonly string[] {
  const ofItems = schema.items === undefined ? [] : ['items'];
  const ofCodes = (['seed', 'import'] as const).filter((key) => schema[key] !== undefined);
  const ofLists = (['names', 'probableNames'] as const).filter((key) => schema[key] !== undefined);
  const ofTable = tableKeysOf(schema);
  const foreign: Readonly<Record<Kind, readonly string[]>> = {
    items: [...ofCodes, ...ofTable],
    codes: [...ofItems, ...ofTable],
    table: [...ofItems, ...ofCodes, ...ofLists],
  };
  return foreign[schema.kind];
}

/**
 * Checks what the meta-schema cannot: attributes and their types, duplicate values, conditions, keys of another kind.
 */
export function compileDictionary(schema: DictionarySchema): {
  readonly dictionary?: CompiledDictionary | undefined;
  readonly problems: readonly Problem[];
} {
  const attributes = new Map(Object.entries(schema.attributes ?? {}));
  const reserved = [...attributes.keys()].filter((name) => OWN_ATTRIBUTES.has(name) || NAME_ATTRIBUTES.includes(name));
  const table = schema.kind === 'table' ? tableSourceOf(schema) : { source: undefined, problems: [] };
  const problems: Problem[] = [
    ...reserved.map((name) => ({
      ...describeProblem('reserved-name', { name }),
      path: ['attributes', name],
      ...hints('otherName'),
    })),
    ...foreignKeys(schema).map((key) => ({
      ...describeProblem('wrong-kind', { kind: schema.kind, key }),
      path: [key],
      ...hints(INSTEAD[schema.kind]),
    })),
    ...checkItems(schema.items ?? [], 'items', attributes),
    ...checkItems(schema.seed ?? [], 'seed', attributes),
    ...checkImports(schema, attributes),
    ...checkNames(schema),
    ...(schema.parts ?? []).flatMap((name, index) =>
      attributes.has(name)
        ? []
        : [
            {
              ...describeProblem('unknown-attribute', { name }),
              path: ['parts', index],
              ...didYouMean(name, attributes.keys()),
            },
          ],
    ),
    ...table.problems,
  ];
  if (problems.length > 0) return { problems };
  const { dictCode, title, kind } = schema;
  return {
    dictionary: {
      dictCode,
      title,
      kind,
      attributes,
      items: schema.items?.map((item) => withNames(item, schema)),
      names: namesOfCodes(schema, schema.names),
      probableNames: namesOfCodes(schema, schema.probableNames),
      source: table.source,
      parts: schema.parts,
      places: schema.places,
    },
    problems,
  };
}
