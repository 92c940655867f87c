import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Maximum number of names in the header. */
const MAX_NAMED = 20;
const MAX_NAME_LENGTH = 60;

const ignored = new WeakMap<FastifyRequest, Set<string>>();

/**
 * Records JSON Pointers of properties in a body that the server does not read. A star replaces row numbers, so that
 * rows count as one.
 */
export function noteIgnored(request: FastifyRequest, pointers: readonly string[]): void {
  const names = ignored.get(request) ?? new Set<string>();
  for (const pointer of pointers) names.add(pointer.replace(/\/\d+(?=\/|$)/g, '/*'));
  ignored.set(request, names);
}

/** A lone surrogate, sent or left by truncation, cannot be encoded. */
const inHeader = (pointer: string): string =>
  encodeURIComponent(pointer.slice(0, MAX_NAME_LENGTH).replace(/\p{Surrogate}/gu, '')).replaceAll('%2F', '/');

/**
 * Returns the names that the schema of a route does not define. Routes of records have none in their schema: their page
 * defines them.
 */
function unknownTo(schema: unknown, body: unknown): readonly string[] {
  const known: unknown = Object(schema).properties;
  if (typeof known !== 'object' || known === null || typeof body !== 'object' || body === null) return [];
  return Object.keys(body).flatMap((key) => (Object.hasOwn(known, key) ? [] : [`/${key}`]));
}

/**
 * Unknown properties of a body are ignored (contract §0.1); `X-Ignored-Properties` reports them to implementers (D55).
 */
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
