import type { FastifySchemaValidationError } from 'fastify';
import type { InputProblem } from '../../core/base/errors.ts';
import { asWritten, say, type ServerText } from '../../core/messages/say.ts';

type Params = Readonly<Record<string, unknown>>;

const TYPE_NAMES: ReadonlyMap<string, ServerText> = new Map([
  ['string', say('aText')],
  ['number', say('aNumber')],
  ['integer', say('aWholeNumber')],
  ['boolean', say('aTruthValue')],
  ['object', say('anObject')],
  ['array', say('aList')],
]);

const typeName = (type: unknown): ServerText => TYPE_NAMES.get(String(type)) ?? asWritten(String(type));

const oneOf = (types: readonly unknown[]): ServerText =>
  types.map(typeName).reduceRight((other, one) => say('oneOrOther', { one, other }));

/** What is wrong, by the keyword of JSON Schema that failed. */
const SAY: Readonly<Record<string, (params: Params) => ServerText>> = {
  required: ({ missingProperty }) => say('missing', { name: String(missingProperty) }),
  type: ({ type }) => say('wrongType', { type: oneOf([type].flat()) }),
  maxLength: ({ limit }) => say('longText', { most: String(limit) }),
  minLength: ({ limit }) => (limit === 1 ? say('blankText') : say('shortText', { least: String(limit) })),
  maxItems: ({ limit }) => say('longList', { most: String(limit) }),
  minItems: ({ limit }) => say('shortList', { least: String(limit) }),
  enum: ({ allowedValues }) => say('noneOf', { allowed: [allowedValues].flat().map(String) }),
  additionalProperties: ({ additionalProperty }) => say('unknownKey', { name: String(additionalProperty) }),
};

/** A fault that ajv found: `/username must be a text`. Query parameters are named without the slash. */
export function inputProblem(
  { keyword, params, instancePath }: FastifySchemaValidationError,
  context?: string,
): InputProblem {
  const path = context === undefined || context === 'body' ? instancePath : instancePath.slice(1);
  return { path, said: SAY[keyword]?.(params) ?? say('wrongFormat') };
}
