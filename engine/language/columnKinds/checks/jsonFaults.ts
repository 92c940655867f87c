import type { JsonSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';

/** A mismatch between a JSON value and its schema. */
export interface JsonFault {
  readonly path: Path;
  readonly kind:
    | 'type'
    | 'enum'
    | 'missing'
    | 'unknown'
    | 'fewItems'
    | 'manyItems'
    | 'shortText'
    | 'longText'
    | 'small'
    | 'great';
  /** The expected value, or the key that is missing or unknown. */
  readonly due: string;
}

type Kind = NonNullable<JsonSchema['type']>;

const IS_OF: { readonly [K in Kind]: (value: unknown) => boolean } = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

/** Path of the validated value, and the list that collects its faults. */
interface Place {
  readonly path: Path;
  readonly faults: JsonFault[];
}

const say = ({ path, faults }: Place, kind: JsonFault['kind'], due: unknown): void => {
  faults.push({ path, kind, due: typeof due === 'string' ? due : JSON.stringify(due) });
};

function judgeObject(value: object, schema: JsonSchema, place: Place): void {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  for (const key of required) if (!Object.hasOwn(value, key)) say(place, 'missing', key);
  for (const [key, held] of Object.entries(value)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const at = { ...place, path: [...place.path, key] };
    if (own !== undefined) judge(held, own, at);
    else if (!additionalProperties) say(at, 'unknown', key);
  }
}

function judgeList(value: readonly unknown[], schema: JsonSchema, place: Place): void {
  const { items, minItems = 0, maxItems = Infinity } = schema;
  if (value.length < minItems) say(place, 'fewItems', minItems);
  if (value.length > maxItems) say(place, 'manyItems', maxItems);
  if (items !== undefined)
    value.forEach((item, index) => judge(item, items, { ...place, path: [...place.path, index] }));
}

function judgeText(value: string, { minLength = 0, maxLength = Infinity }: JsonSchema, place: Place): void {
  const { length } = [...value];
  if (length < minLength) say(place, 'shortText', minLength);
  if (length > maxLength) say(place, 'longText', maxLength);
}

function judgeNumber(value: number, { minimum = -Infinity, maximum = Infinity }: JsonSchema, place: Place): void {
  if (value < minimum) say(place, 'small', minimum);
  if (value > maximum) say(place, 'great', maximum);
}

function judge(value: unknown, schema: JsonSchema, place: Place): void {
  if (schema.type !== undefined && !IS_OF[schema.type](value)) return say(place, 'type', schema.type);
  if (schema.enum !== undefined && !schema.enum.some((one) => one === value))
    return say(place, 'enum', schema.enum.map((one) => JSON.stringify(one)).join(', '));
  if (typeof value === 'string') judgeText(value, schema, place);
  else if (typeof value === 'number') judgeNumber(value, schema, place);
  else if (Array.isArray(value)) judgeList(value, schema, place);
  else if (typeof value === 'object' && value !== null) judgeObject(value, schema, place);
}

/** Returns every mismatch between a value and its schema, in document order. Validates without code generation. */
export function jsonFaults(value: unknown, schema: JsonSchema): readonly JsonFault[] {
  const faults: JsonFault[] = [];
  judge(value, schema, { path: [], faults });
  return faults;
}

/** Parses JSON text; undefined if the text is not JSON. */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
