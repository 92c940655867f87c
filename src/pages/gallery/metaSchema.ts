import type { Path } from '../../../engine/index.ts';
import { isRecord } from '../../../contract/reading.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Meta-schemas by file name, as `/schema/meta` returns them. */
export type MetaSchemas = ReadonlyMap<string, JsonSchema>;

/** Part of a meta-schema, with the file against which its references resolve. */
export interface MetaNode {
  readonly schema: JsonSchema;
  readonly file: string;
}

const PAGE = 'page.schema.json';

export const toMetaSchemas = (source: unknown): MetaSchemas =>
  new Map(
    Object.entries(isRecord(source) ? source : {}).flatMap(([file, schema]) =>
      isRecord(schema) ? [[file, schema] as const] : [],
    ),
  );

/** Resolves `#/definitions/option` in the same file, `names.schema.json#/definitions/dictCode` in another one. */
function referred({ file }: MetaNode, reference: string, all: MetaSchemas): MetaNode | undefined {
  const [other = '', pointer = ''] = reference.split('#');
  const within = other === '' ? file : other;
  const found = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), all.get(within));
  return isRecord(found) ? { schema: found, file: within } : undefined;
}

const listAt = (schema: JsonSchema, key: string): readonly JsonSchema[] => {
  const list = schema[key];
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

const allows = (schema: unknown, value: unknown): boolean => {
  if (!isRecord(schema)) return true;
  if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
  return !('const' in schema) || schema['const'] === value;
};

/** Returns whether a branch of a tagged union requires another tag. */
function isExcluded(node: MetaNode, tag: unknown, value: unknown): boolean {
  if (typeof tag !== 'string' || !isRecord(value) || !(tag in value)) return false;
  const { properties } = node.schema;
  return isRecord(properties) && !allows(properties[tag], value[tag]);
}

/** All schemas that apply to a value: the schema, its references, and the union branches that the value may match. */
function expanded(node: MetaNode, value: unknown, all: MetaSchemas): readonly MetaNode[] {
  const { schema, file } = node;
  const reference = schema['$ref'];
  const other = typeof reference === 'string' ? referred(node, reference, all) : undefined;
  const { discriminator } = schema;
  const tag = isRecord(discriminator) ? discriminator['propertyName'] : undefined;
  const branches = ['allOf', 'anyOf', 'oneOf']
    .flatMap((key) => listAt(schema, key))
    .map((branch): MetaNode => ({ schema: branch, file }))
    .map((branch) => {
      const target = branch.schema['$ref'];
      return (typeof target === 'string' && referred(branch, target, all)) || branch;
    })
    .filter((branch) => !isExcluded(branch, tag, value));
  return [node, ...(other === undefined ? [] : [other]), ...branches].flatMap((one) =>
    one === node ? [one] : expanded(one, value, all),
  );
}

function below(node: MetaNode, key: string | number): MetaNode | undefined {
  const { schema, file } = node;
  const { items, properties, additionalProperties } = schema;
  if (typeof key === 'number') return isRecord(items) ? { schema: items, file } : undefined;
  const named = isRecord(properties) ? properties[key] : undefined;
  const found = isRecord(named) ? named : additionalProperties;
  return isRecord(found) ? { schema: found, file } : undefined;
}

const childOf = (value: unknown, key: string | number): unknown => {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isRecord(value) ? value[key] : undefined;
};

/** Returns the schemas that apply at a path of a page file; `value`: the whole file as far as it can be parsed. */
export function metaAt(all: MetaSchemas, path: Path, value: unknown): readonly MetaNode[] {
  const root = all.get(PAGE);
  if (root === undefined) return [];
  let here = value;
  let nodes = expanded({ schema: root, file: PAGE }, here, all);
  for (const key of path) {
    here = childOf(here, key);
    const at = here;
    nodes = nodes
      .map((node) => below(node, key))
      .filter((node) => node !== undefined)
      .flatMap((node) => expanded(node, at, all));
  }
  return nodes;
}

/** Description at a path, in English like the meta-schemas; undefined: none. */
export const describedAt = (all: MetaSchemas, path: Path, value: unknown): string | undefined =>
  metaAt(all, path, value)
    .map(({ schema }) => schema['description'])
    .find((text): text is string => typeof text === 'string' && text !== '');
