import type { FastifyInstance, FastifyRequest } from 'fastify';

/** As many names as a header bears. */
const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 60;

const ignored = new WeakMap<FastifyRequest, Set<string>>();

/** JSON Pointers of what a body said and nobody reads. A star stands for the number of a row: rows count as one. */
export function noteIgnored(request: FastifyRequest, pointers: readonly string[]): void {
  const names = ignored.get(request) ?? new Set<string>();
  for (const pointer of pointers) names.add(pointer.replace(/\/\d+(?=\/|$)/g, '/*'));
  ignored.set(request, names);
}

/** Half a pair of surrogates, sent or left by the cut, has no encoding. */
const inHeader = (pointer: string): string =>
  encodeURIComponent(pointer.slice(0, MAX_NAME_LENGTH).replace(/\p{Surrogate}/gu, '')).replaceAll('%2F', '/');

/** Names that the schema of a route does not have. Records have none: their page says what they are. */
function unknownTo(schema: unknown, body: unknown): readonly string[] {
  const known: unknown = Object(schema).properties;
  if (typeof known !== 'object' || known === null || typeof body !== 'object' || body === null) return [];
  return Object.keys(body).flatMap((key) => (Object.hasOwn(known, key) ? [] : [`/${key}`]));
}

/** Unknown properties of a body are ignored (contract §0.1); `X-Ignored-Properties` tells implementers which (D55). */
export function reportIgnoredProperties(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const unknown = unknownTo(request.routeOptions.schema?.body, request.body);
    if (unknown.length > 0) noteIgnored(request, unknown);
  });
  app.addHook('onSend', async (request, reply) => {
    const names = ignored.get(request);
    if (names === undefined) return;
    void reply.header('x-ignored-properties', [...names].slice(0, MAX_NAMED).map(inHeader).join(', '));
  });
}
