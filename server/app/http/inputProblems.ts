import type { FastifySchemaValidationError } from 'fastify';
import type { InputProblem } from '../../core/base/errors.ts';
import { literalText, serverText, type ServerText } from '../../core/texts/serverText.ts';

type Params = Readonly<Record<string, unknown>>;

const TYPE_NAMES: ReadonlyMap<string, ServerText> = new Map([
  ['string', serverText('aText')],
  ['number', serverText('aNumber')],
  ['integer', serverText('aWholeNumber')],
  ['boolean', serverText('aTruthValue')],
  ['object', serverText('anObject')],
  ['array', serverText('aList')],
]);

const typeName = (type: unknown): ServerText => TYPE_NAMES.get(String(type)) ?? literalText(String(type));

const oneOf = (types: readonly unknown[]): ServerText =>
  types.map(typeName).reduceRight((other, one) => serverText('oneOrOther', { one, other }));

/** Error text by the failed JSON Schema keyword. */
const SAY: Readonly<Record<string, (params: Params) => ServerText>> = {
  required: ({ missingProperty }) => serverText('missing', { name: String(missingProperty) }),
  type: ({ type }) => serverText('wrongType', { type: oneOf([type].flat()) }),
  maxLength: ({ limit }) => serverText('longText', { most: String(limit) }),
  minLength: ({ limit }) => (limit === 1 ? serverText('blankText') : serverText('shortText', { least: String(limit) })),
  maxItems: ({ limit }) => serverText('longList', { most: String(limit) }),
  minItems: ({ limit }) => serverText('shortList', { least: String(limit) }),
  enum: ({ allowedValues }) => serverText('noneOf', { allowed: [allowedValues].flat().map(String) }),
  additionalProperties: ({ additionalProperty }) => serverText('unknownKey', { name: String(additionalProperty) }),
};

/** Converts an ajv error: `/username must be a text`. Query parameters are named without the slash. */
export function inputProblem(
  { keyword, params, instancePath }: FastifySchemaValidationError,
  context?: string,
): InputProblem {
  const path = context === undefined || context === 'body' ? instancePath : instancePath.slice(1);
  return { path, said: SAY[keyword]?.(params) ?? serverText('wrongFormat') };
}
