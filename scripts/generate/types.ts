import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from './pageMetaSchema.ts';

export const BANNER = '/* Made from schemas/meta by `npm run generate`. Do not edit. */';

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The schema as json-schema-to-typescript reads it best: a reference with a description keeps both,
 * and the list of tags beside a discriminated union is left out, since the union says it already.
 */
function forTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forTypes);
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string' && schema.description !== undefined) {
    return { description: schema.description, allOf: [{ $ref: schema.$ref }] };
  }
  const dropped = new Set(['if', 'then', 'else', '$id', 'propertyNames', 'maxItems', 'minItems']);
  if (schema.discriminator !== undefined)
    for (const key of ['discriminator', 'properties', 'required', 'type']) dropped.add(key);
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !dropped.has(key))
      .map(([key, value]) => [key, forTypes(value)]),
  );
}

/** TypeScript source of a meta-schema's types; descriptions become docstrings. */
export function typesOf(schema: JsonSchema, rootName: string): Promise<string> {
  return compile(forTypes(schema) as Parameters<typeof compile>[0], rootName, {
    bannerComment: BANNER,
    additionalProperties: false,
    format: true,
    style: { printWidth: 120, singleQuote: true },
  });
}
