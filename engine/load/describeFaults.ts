import { TYPES_BY_KEY } from '../generated/columnKeys.ts';
import type { SchemaFault } from '../generated/validators.js';
import { valuesOf } from '../columnTypes.ts';
import { fromPointer, toPointer } from '../paths.ts';
import type { Problem } from '../problems.ts';
import { didYouMean } from '../suggestions.ts';

type Description = Omit<Problem, 'path'> & { readonly below?: string };

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const nameOfValue = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { object: 'an object', string: `the text ${JSON.stringify(value)}` }[typeof value as string] ??
    JSON.stringify(value)
  );
};

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
const quoted = (value: unknown): string => JSON.stringify(value);
const hintOf = (fault: SchemaFault): { hint?: string } =>
  typeof fault.parentSchema.description === 'string' ? { hint: fault.parentSchema.description } : {};

/** A key that other column types have: `"precision" belongs to inputNumber`. */
function otherType(fault: SchemaFault, key: string): { hint?: string } {
  const isColumn = /\/columns\/\d+$/.test(fault.instancePath);
  const types = isColumn && Object.hasOwn(TYPES_BY_KEY, key) ? TYPES_BY_KEY[key] : undefined;
  return types ? { hint: `it belongs to ${types.join(', ')}` } : {};
}

function unknownKey(fault: SchemaFault): Description {
  const key = String(fault.params.additionalProperty);
  const present = new Set(keysOf(fault.data));
  const known = keysOf(fault.parentSchema.properties).filter((name) => !present.has(name));
  const hint = { ...didYouMean(key, known), ...otherType(fault, key) };
  return { code: 'unknown-key', message: `unknown key ${quoted(key)}`, below: key, ...hint };
}

function notOneOf(fault: SchemaFault): Description {
  const allowed = (fault.params.allowedValues as readonly unknown[]).map(String);
  const message = `${quoted(fault.data)} is none of ${allowed.join(', ')}`;
  return { code: 'unknown-value', message, ...(typeof fault.data === 'string' ? didYouMean(fault.data, allowed) : {}) };
}

const replacing = (fault: SchemaFault, value: unknown): Pick<Problem, 'patch'> => ({
  patch: [{ op: 'replace', path: fault.instancePath, value }],
});

const readNumber = (text: unknown): number | undefined =>
  typeof text === 'string' && /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : undefined;

/** A value that says the same in another type: `"12"` for 12, `"true"` for true, 1 for `"1"`, `"a,b"` for `["a", "b"]`. */
function sameInType(fault: SchemaFault): unknown {
  const { data } = fault;
  const number = readNumber(data);
  switch (fault.params.type) {
    case 'number':
      return number;
    case 'integer':
      return Number.isInteger(number) ? number : undefined;
    case 'boolean':
      return data === 'true' || data === 'false' ? data === 'true' : undefined;
    case 'string':
      return typeof data === 'number' ? String(data) : undefined;
    case 'array':
      return typeof data === 'string' && isListOfTexts(fault.parentSchema) ? valuesOf(data) : undefined;
    default:
      return undefined;
  }
}

const isListOfTexts = ({ items }: SchemaFault['parentSchema']): boolean =>
  typeof items === 'object' && items !== null && 'type' in items && items.type === 'string';

function wrongType(fault: SchemaFault): Description {
  const expected = [fault.params.type].flat().map((type) => TYPE_NAMES[String(type)] ?? String(type));
  const message = `must be ${expected.join(' or ')}, not ${nameOfValue(fault.data)}`;
  const value = sameInType(fault);
  return { code: 'wrong-type', message, ...(value === undefined ? {} : replacing(fault, value)) };
}

function otherThan(fault: SchemaFault): Description {
  const { allowedValue } = fault.params;
  const isMeant = readNumber(fault.data) === allowedValue;
  const message = `must be ${quoted(allowedValue)}`;
  return { code: 'unknown-value', message, ...(isMeant ? replacing(fault, allowedValue) : {}) };
}

const propertyOf = ({ parentSchema }: SchemaFault, name: string): unknown => {
  const { properties } = parentSchema;
  return typeof properties === 'object' && properties !== null
    ? Object.entries(properties).find(([key]) => key === name)?.[1]
    : undefined;
};

/** Of a union the tag alone is required here; a key that nearly reads like it is the tag, since the branches have their own say of the rest. */
function misspeltTag(fault: SchemaFault, tag: string): Description | undefined {
  if (fault.parentSchema.discriminator === undefined) return undefined;
  const key = keysOf(fault.data).find((name) => didYouMean(name, [tag]).misspelt !== undefined);
  return key === undefined
    ? undefined
    : { code: 'unknown-key', message: `unknown key ${quoted(key)}`, below: key, ...didYouMean(key, [tag]) };
}

/** A key that can only say one thing is added as it must be. */
function missingKey(fault: SchemaFault): Description {
  const key = String(fault.params.missingProperty);
  const property = propertyOf(fault, key);
  const patch: Pick<Problem, 'patch'> =
    typeof property === 'object' && property !== null && 'const' in property
      ? { patch: [{ op: 'add', path: `${fault.instancePath}${toPointer([key])}`, value: property.const }] }
      : {};
  return misspeltTag(fault, key) ?? { code: 'missing-key', message: `the key ${quoted(key)} is missing`, ...patch };
}

function wrongForm(fault: SchemaFault): Description {
  return {
    code: 'wrong-form',
    message: `${quoted(fault.data)} does not have the form ${String(fault.params.pattern)}`,
    ...hintOf(fault),
  };
}

const outOfRange =
  (words: (limit: number) => string) =>
  (fault: SchemaFault): Description => ({
    code: 'out-of-range',
    message: words(Number(fault.params.limit)),
  });

/** What each keyword of the meta-schemas means in words. */
const DESCRIPTIONS: Readonly<Record<string, (fault: SchemaFault) => Description>> = {
  additionalProperties: unknownKey,
  required: missingKey,
  enum: notOneOf,
  const: otherThan,
  type: wrongType,
  anyOf: (fault) => ({
    code: 'wrong-type',
    message: `must be true, false or an expression, not ${nameOfValue(fault.data)}`,
  }),
  pattern: wrongForm,
  propertyNames: (fault) => ({
    code: 'wrong-form',
    message: `the name ${quoted(fault.params.propertyName)} must start with a small letter and hold only letters and digits`,
    below: String(fault.params.propertyName),
  }),
  minLength: outOfRange((limit) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`)),
  maxLength: outOfRange((limit) => `must have at most ${limit} characters`),
  minItems: outOfRange((limit) => `must have at least ${limit} ${limit === 1 ? 'item' : 'items'}`),
  maxItems: outOfRange((limit) => `must have at most ${limit} items`),
  minimum: outOfRange((limit) => `must be at least ${limit}`),
  maximum: outOfRange((limit) => `must be at most ${limit}`),
  uniqueItems: (fault) => ({
    code: 'duplicate-value',
    message: `item ${Number(fault.params.j) + 1} stands in item ${Number(fault.params.i) + 1} as well`,
  }),
};

/** Said better by a fault beside it: a wrong tag by its `enum`, a missing one by `required`. */
const isEcho = (fault: SchemaFault): boolean =>
  fault.keyword === 'discriminator' || fault.keyword === 'if' || fault.propertyName !== undefined;

/** A misspelt required key is one mistake: the hint of the unknown key says it. */
function withoutMisspelt(problems: readonly Problem[]): Problem[] {
  const meant = new Set(
    problems
      .filter(({ code, hint }) => code === 'unknown-key' && hint !== undefined)
      .map(({ path, hint }) => JSON.stringify([path.slice(0, -1), /"(.+)"/.exec(hint ?? '')?.[1]])),
  );
  const nameOf = (message: string): string | undefined => /"(.+)"/.exec(message)?.[1];
  return problems.filter(
    ({ code, path, message }) => code !== 'missing-key' || !meant.has(JSON.stringify([path, nameOf(message)])),
  );
}

/** The faults that a validator found, as their author can mend them; one for each mistake. */
export function describeFaults(faults: readonly SchemaFault[]): Problem[] {
  const alternatives = new Set(faults.filter(({ keyword }) => keyword === 'anyOf').map((fault) => fault.instancePath));
  const problems = faults
    .filter((fault) => !isEcho(fault) && (fault.keyword === 'anyOf' || !alternatives.has(fault.instancePath)))
    .map((fault): Problem => {
      const describe = DESCRIPTIONS[fault.keyword];
      const { below, ...description } = describe?.(fault) ?? {
        code: 'schema',
        message: fault.message ?? fault.keyword,
      };
      const path = fromPointer(fault.instancePath);
      return { ...description, path: below === undefined ? path : [...path, below] };
    });
  return withoutMisspelt(problems);
}
