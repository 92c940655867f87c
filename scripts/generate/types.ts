import { compile } from 'json-schema-to-typescript';
import type { JsonSchema } from './pageMetaSchema.ts';

export const BANNER = '/* Made from schemas/meta by `npm run generate`. Do not edit. */';

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `field` is an alias that is converted to `key` when a file is read, so the types contain only `key`. */
function withoutAlias(schema: JsonSchema, properties: JsonSchema): JsonSchema {
  const kept = Object.entries(properties).filter(([name]) => name !== 'field');
  const required = Array.isArray(schema.required) ? (schema.required as string[]) : [];
  return { ...schema, properties: Object.fromEntries(kept), required: [...required, 'key'] };
}

/** Processes properties separately, because a property may have the name of a dropped keyword. */
const ofProperties = (properties: unknown): unknown =>
  isObject(properties)
    ? Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, forTypes(schema)]))
    : properties;

/**
 * Rewrites the schema for json-schema-to-typescript: a reference with a description keeps both, the type list next to a
 * discriminated union is dropped as redundant, and objects that may be written as JSON text become objects, as they are
 * after a file is read.
 */
function forTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forTypes);
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string' && schema.description !== undefined) {
    return { description: schema.description, allOf: [{ $ref: schema.$ref }] };
  }
  if (String(schema.type) === 'object,string') return forTypes({ ...schema, type: 'object' });
  const dropped = new Set(['if', 'then', 'else', '$id', 'propertyNames', 'maxItems', 'minItems']);
  if (schema.discriminator !== undefined)
    for (const key of ['discriminator', 'properties', 'required', 'type']) dropped.add(key);
  if (isObject(schema.properties) && isObject(schema.properties.field))
    return forTypes(withoutAlias(schema, schema.properties));
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !dropped.has(key))
      .map(([key, value]) => [key, key === 'properties' ? ofProperties(value) : forTypes(value)]),
  );
}

/** Generates the TypeScript source of a meta-schema's types; descriptions become docstrings. */
export function typesOf(schema: JsonSchema, rootName: string): Promise<string> {
  return compile(forTypes(schema) as Parameters<typeof compile>[0], rootName, {
    bannerComment: BANNER,
    additionalProperties: false,
    format: true,
    style: { printWidth: 120, singleQuote: true },
  });
}
