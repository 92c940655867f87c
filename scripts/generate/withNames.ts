import type { JsonSchema } from './pageMetaSchema.ts';

/** Formats whose texts refer to a name defined in the schemas or built into the program. */
const NAMED: ReadonlySet<unknown> = new Set([
  'attribute',
  'columnKey',
  'component',
  'detailKey',
  'dictCode',
  'handler',
  'mark',
  'messageName',
  'pageId',
  'pattern',
  'permission',
  'printName',
  'queryColumn',
  'remoteCheck',
  'reportCode',
  'tableColumn',
  'tableName',
]);

function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(
    Object.entries(value as JsonSchema).map(([key, part]) => [
      key,
      key === 'propertyNames' ? part : withReferences(part),
    ]),
  );
  if (!NAMED.has(schema['format'])) return schema;
  return { ...schema, allOf: [{ $ref: `names.schema.json#/definitions/${String(schema['format'])}` }] };
}

/**
 * Prepares a meta-schema for editors: texts that refer to names get a reference to the known names. Uses `allOf`,
 * because draft-07 validators ignore the siblings of a `$ref`. Property names are excluded: editors do not complete
 * them from examples.
 */
export const withNames = (schema: JsonSchema): JsonSchema => withReferences(schema) as JsonSchema;
