import type { FastifyRequest } from 'fastify';

const MAX_LETTERS = 4000;

/**
 * Returns the schema of a call whose query parameters are texts, each given once and at most `maxLength` letters long.
 */
export const textParameters = (maxLength = MAX_LETTERS) => ({
  querystring: {
    type: 'object',
    maxProperties: 60,
    additionalProperties: { type: 'string', maxLength, pattern: '^[^\\u0000]*$' },
  },
});

/** Returns the query parameters of such a call. */
export const parametersOf = ({ query }: FastifyRequest): Readonly<Record<string, string>> =>
  query as Readonly<Record<string, string>>;
