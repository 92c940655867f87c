import { isDecimalText } from '../decimals.ts';
import type { DictionaryItem, DictionarySchema } from '../generated/dictionary.ts';
import type { Path } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { didYouMean } from '../suggestions.ts';
import type { ValueType } from '../values.ts';

/** A dictionary as pages and the server use it. */
export interface CompiledDictionary {
  readonly dictCode: string;
  readonly title: string;
  /** `items` are served from the file; `codes` live in the database. */
  readonly kind: 'items' | 'codes';
  /** Of kind `items` only. */
  readonly items?: readonly DictionaryItem[];
  /** What an item says besides `value` and `text`. */
  readonly attributes: ReadonlyMap<string, ValueType>;
}

/** What every item has, whatever its dictionary says. */
const OWN_ATTRIBUTES: ReadonlyMap<string, ValueType> = new Map([
  ['value', 'text'],
  ['text', 'text'],
]);

/** Everything that `fill` and `$lookup` may read of an item: `value`, `text` and the attributes. */
export const readableAttributes = (dictionary: CompiledDictionary): ReadonlyMap<string, ValueType> =>
  new Map([...OWN_ATTRIBUTES, ...dictionary.attributes]);

/** Whether a value is of an attribute's type. Decimals and dates are text, as everywhere. */
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
    if (type === undefined) {
      const message = `unknown attribute "${name}"`;
      return [{ code: 'unknown-attribute', path: at, message, ...didYouMean(name, attributes.keys()) }];
    }
    if (value === null || IS_OF_TYPE[type](value)) return [];
    return [{ code: 'wrong-type', path: at, message: `attribute "${name}" is ${type}, not ${JSON.stringify(value)}` }];
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
      const message = `value "${item.value}" stands in item ${first + 1} already`;
      problems.push({ code: 'duplicate-value', path: [root, index, 'value'], message });
    }
    return problems;
  });
}

function checkImports(schema: DictionarySchema, attributes: ReadonlyMap<string, ValueType>): Problem[] {
  return (schema.import ?? []).flatMap((source, index) =>
    Object.keys(source.attributes ?? {})
      .filter((name) => !attributes.has(name))
      .map((name) => ({
        code: 'unknown-attribute',
        path: ['import', index, 'attributes', name],
        message: `unknown attribute "${name}"`,
        ...didYouMean(name, attributes.keys()),
      })),
  );
}

/** Checks what the meta-schema cannot: attributes and their types, values that occur twice, keys of the other kind. */
export function compileDictionary(schema: DictionarySchema): {
  readonly dictionary?: CompiledDictionary;
  readonly problems: readonly Problem[];
} {
  const attributes = new Map(Object.entries(schema.attributes ?? {}));
  const reserved = [...attributes.keys()].filter((name) => OWN_ATTRIBUTES.has(name));
  const foreign = schema.kind === 'items' ? (['seed', 'import'] as const) : (['items'] as const);
  const problems: Problem[] = [
    ...reserved.map((name) => ({
      code: 'reserved-name',
      path: ['attributes', name],
      message: `every item has "${name}" anyway`,
      hint: 'choose another name',
    })),
    ...foreign
      .filter((key) => schema[key] !== undefined)
      .map((key) => ({
        code: 'wrong-kind',
        path: [key],
        message: `a dictionary of kind ${schema.kind} has no "${key}"`,
        hint: schema.kind === 'items' ? 'write the items as "items"' : 'write the first items as "seed"',
      })),
    ...checkItems(schema.items ?? [], 'items', attributes),
    ...checkItems(schema.seed ?? [], 'seed', attributes),
    ...checkImports(schema, attributes),
  ];
  if (problems.length > 0) return { problems };
  const { dictCode, title, kind } = schema;
  return {
    dictionary: { dictCode, title, kind, attributes, ...(schema.items ? { items: schema.items } : {}) },
    problems,
  };
}
