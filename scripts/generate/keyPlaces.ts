import type { JsonSchema } from './pageMetaSchema.ts';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The keys of every object of a page that has its own path, by that path: `/list/query/*`. Columns are distinguished by
 * their type.
 */
export function keysByPlace(page: JsonSchema): Readonly<Record<string, readonly string[]>> {
  const places: Record<string, readonly string[]> = {};
  const definitions = isSchema(page.definitions) ? page.definitions : {};
  const resolved = (schema: unknown): JsonSchema => {
    const reference = isSchema(schema) && typeof schema.$ref === 'string' ? schema.$ref : undefined;
    const target = reference === undefined ? schema : definitions[reference.replace('#/definitions/', '')];
    return isSchema(target) ? target : {};
  };
  const visit = (schema: JsonSchema, place: string): void => {
    if (!isSchema(schema.properties) || schema.discriminator !== undefined) return;
    places[place] = Object.keys(schema.properties);
    for (const [key, value] of Object.entries(schema.properties)) {
      const inner = resolved(value);
      visit(inner, `${place}/${key}`);
      if (isSchema(inner.items)) visit(resolved(inner.items), `${place}/${key}/*`);
    }
  };
  visit(page, '');
  return places;
}
