import type { FastifyRequest } from 'fastify';

const MAX_LETTERS = 4000;

/** Schema of a call whose query holds texts, none of them twice, of as many letters each. */
export const textParameters = (maxLength = MAX_LETTERS) => ({
  querystring: {
    type: 'object',
    maxProperties: 60,
    additionalProperties: { type: 'string', maxLength, pattern: '^[^\\u0000]*$' },
  },
});

/** The query of such a call. */
export const parametersOf = ({ query }: FastifyRequest): Readonly<Record<string, string>> =>
  query as Readonly<Record<string, string>>;
