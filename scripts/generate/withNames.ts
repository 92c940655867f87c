import type { JsonSchema } from './pageMetaSchema.ts';

/** Formats whose texts name something that stands in the schemas or that the program brings. */
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
 * A meta-schema as editors read it: what names something refers to the names that are there. By `allOf`, since draft-07 has
 * validators look past the neighbours of a `$ref`. Names of keys are left out: editors offer none from examples.
 */
export const withNames = (schema: JsonSchema): JsonSchema => withReferences(schema) as JsonSchema;
