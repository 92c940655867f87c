import { TYPES_BY_KEY } from '../../generated/columnKeys.ts';
import type { SchemaFault } from '../../generated/validators.js';
import { valuesOf } from '../../core/values.ts';
import { fromPointer, toPointer } from '../../core/paths.ts';
import { hints, part, describeProblem } from '../../text/problems.ts';
import type { Part, Problem, ProblemText } from '../../text/problems.ts';
import { didYouMean } from '../../text/suggestions.ts';
import { FORMS } from './forms.ts';
import { belongsElsewhere } from './misplacedKey.ts';
import { usualName } from './usualNames.ts';

type Description = Omit<Problem, 'path'> & { readonly below?: string };

type LimitKey = `out-of-range.${'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum'}`;

const TYPE_NAMES: Readonly<Record<string, ProblemText>> = {
  string: part('part.text'),
  number: part('part.number'),
  integer: part('part.wholeNumber'),
  boolean: part('part.boolean'),
  array: part('part.list'),
  object: part('part.object'),
  null: part('part.null'),
};

const nameOfValue = (value: unknown): Part => {
  if (value === null) return part('part.null');
  if (Array.isArray(value)) return part('part.list');
  if (typeof value === 'object') return part('part.object');
  return typeof value === 'string' ? part('part.theText', { text: JSON.stringify(value) }) : JSON.stringify(value);
};

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
const quoted = (value: unknown): string => JSON.stringify(value);

/** Returns a hint for a key of other column types: `"precision" belongs to inputNumber`. */
function otherType(fault: SchemaFault, key: string): { hint?: ProblemText } {
  const isColumn = /\/columns\/\d+$/.test(fault.instancePath);
  const types = isColumn && Object.hasOwn(TYPES_BY_KEY, key) ? TYPES_BY_KEY[key] : undefined;
  return types ? hints('otherTypes', { types }) : {};
}

function unknownKey(fault: SchemaFault, isPage: boolean): Description {
  const key = String(fault.params.additionalProperty);
  const present = new Set(keysOf(fault.data));
  const known = keysOf(fault.parentSchema.properties).filter((name) => !present.has(name));
  const meant = usualName(fault.instancePath, key, known);
  if (meant !== undefined) return { ...describeProblem('unknown-key', { key }), below: key, ...meant };
  const elsewhere = isPage ? belongsElsewhere(fault.instancePath, key) : undefined;
  const hint = elsewhere ?? { ...didYouMean(key, known), ...otherType(fault, key) };
  return { ...describeProblem('unknown-key', { key }), below: key, ...hint };
}

function notOneOf(fault: SchemaFault): Description {
  const allowed = (fault.params.allowedValues as readonly unknown[]).map(String);
  const said = describeProblem('unknown-value', { value: quoted(fault.data), allowed });
  return { ...said, ...(typeof fault.data === 'string' && didYouMean(fault.data, allowed)) };
}

const replacing = (fault: SchemaFault, value: unknown): Pick<Problem, 'patch'> => ({
  patch: [{ op: 'replace', path: fault.instancePath, value }],
});

const readNumber = (text: unknown): number | undefined =>
  typeof text === 'string' && /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : undefined;

/**
 * Returns an equivalent value of the expected type: `"12"` for 12, `"true"` for true, 1 for `"1"`, `"a,b"` for `["a",
 * "b"]`.
 */
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
  const [first = '', ...others] = expected;
  const either = others.reduce<Part>((one, other) => part('part.or', { one, other }), first);
  const value = sameInType(fault);
  return {
    ...describeProblem('wrong-type', { expected: either, value: nameOfValue(fault.data) }),
    ...(value !== undefined && replacing(fault, value)),
  };
}

function otherThan(fault: SchemaFault): Description {
  const { allowedValue } = fault.params;
  const isMeant = readNumber(fault.data) === allowedValue;
  return {
    ...describeProblem('unknown-value.other', { value: quoted(allowedValue) }),
    ...(isMeant && replacing(fault, allowedValue)),
  };
}

const propertyOf = ({ parentSchema }: SchemaFault, name: string): unknown => {
  const { properties } = parentSchema;
  return typeof properties === 'object' && properties !== null
    ? Object.entries(properties).find(([key]) => key === name)?.[1]
    : undefined;
};

/**
 * In a union only the tag is required at this level; a similar key is a misspelt tag, because the branches report the
 * other keys themselves.
 */
function misspeltTag(fault: SchemaFault, tag: string): Description | undefined {
  if (fault.parentSchema.discriminator === undefined) return undefined;
  const key = keysOf(fault.data).find((name) => didYouMean(name, [tag]).misspelt !== undefined);
  return key === undefined
    ? undefined
    : { ...describeProblem('unknown-key', { key }), below: key, ...didYouMean(key, [tag]) };
}

/** Describes a missing key; a key with only one possible value gets a patch that adds it. */
function missingKey(fault: SchemaFault): Description {
  const key = String(fault.params.missingProperty);
  const property = propertyOf(fault, key);
  const patch: Pick<Problem, 'patch'> =
    typeof property === 'object' && property !== null && 'const' in property
      ? { patch: [{ op: 'add', path: `${fault.instancePath}${toPointer([key])}`, value: property.const }] }
      : {};
  return misspeltTag(fault, key) ?? { ...describeProblem('missing-key', { key }), ...patch };
}

function wrongForm(fault: SchemaFault): Description {
  const pattern = String(fault.params.pattern);
  const form = FORMS.get(pattern);
  const meant = form === undefined ? {} : hints('signature', { signature: part(form) });
  return { ...describeProblem('wrong-form', { value: quoted(fault.data), pattern }), ...meant };
}

const outOfRange =
  (key: LimitKey) =>
  (fault: SchemaFault): Description =>
    describeProblem(key, { limit: Number(fault.params.limit) });

/** The limit 1 has its own wording. */
const oneOr =
  (one: 'out-of-range.empty' | 'out-of-range.oneItem', several: LimitKey) =>
  (fault: SchemaFault): Description =>
    fault.params.limit === 1 ? describeProblem(one) : outOfRange(several)(fault);

/** Describes the faults of each keyword of the meta-schemas. */
const DESCRIPTIONS: Readonly<Record<string, (fault: SchemaFault, isPage: boolean) => Description>> = {
  additionalProperties: unknownKey,
  required: missingKey,
  enum: notOneOf,
  const: otherThan,
  type: wrongType,
  anyOf: (fault) => describeProblem('wrong-type.condition', { value: nameOfValue(fault.data) }),
  pattern: wrongForm,
  propertyNames: (fault) => ({
    ...describeProblem('wrong-form.name', { name: String(fault.params.propertyName) }),
    below: String(fault.params.propertyName),
  }),
  minLength: oneOr('out-of-range.empty', 'out-of-range.minLength'),
  maxLength: outOfRange('out-of-range.maxLength'),
  minItems: oneOr('out-of-range.oneItem', 'out-of-range.minItems'),
  maxItems: outOfRange('out-of-range.maxItems'),
  minimum: outOfRange('out-of-range.minimum'),
  maximum: outOfRange('out-of-range.maximum'),
  uniqueItems: (fault) =>
    describeProblem('duplicate-value.items', { item: Number(fault.params.j) + 1, other: Number(fault.params.i) + 1 }),
};

/** Returns whether another fault describes this one better: a wrong tag by its `enum`, a missing one by `required`. */
const isEcho = (fault: SchemaFault): boolean =>
  fault.keyword === 'discriminator' || fault.keyword === 'if' || fault.propertyName !== undefined;

/** Removes missing keys whose misspelling is reported as an unknown key: the hint of the unknown key covers both. */
function withoutMisspelt(problems: readonly Problem[]): Problem[] {
  const meant = new Set(
    problems
      .filter(({ code }) => code === 'unknown-key')
      .map(({ path, hint }) => JSON.stringify([path.slice(0, -1), hint?.given?.['name']])),
  );
  return problems.filter(
    ({ code, path, said }) => code !== 'missing-key' || !meant.has(JSON.stringify([path, said.given?.['key']])),
  );
}

/**
 * Describes the faults of a validator so that the author can fix them, one problem for each mistake. `isPage`: unknown
 * keys may belong to another place of the page.
 */
export function describeFaults(faults: readonly SchemaFault[], isPage = false): Problem[] {
  const alternatives = new Set(faults.filter(({ keyword }) => keyword === 'anyOf').map((fault) => fault.instancePath));
  const problems = faults
    .filter((fault) => !isEcho(fault) && (fault.keyword === 'anyOf' || !alternatives.has(fault.instancePath)))
    .map((fault): Problem => {
      const describe = DESCRIPTIONS[fault.keyword];
      const { below, ...description }: Description =
        describe?.(fault, isPage) ?? describeProblem('schema', { said: fault.message ?? fault.keyword });
      const path = fromPointer(fault.instancePath);
      return { ...description, path: below === undefined ? path : [...path, below] };
    });
  return withoutMisspelt(problems);
}
