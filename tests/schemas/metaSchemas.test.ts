import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateFiles } from '../../scripts/generate/generateFiles.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Node {
  readonly description?: string;
  readonly format?: string;
  readonly type?: unknown;
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly oneOf?: readonly unknown[];
  readonly [key: string]: unknown;
}

/** Returns every object of a schema with its place. */
function nodesOf(value: unknown, place: string): { place: string; node: Node }[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([key, item]) => nodesOf(item, `${place}/${key}`));
  // Property names may equal schema keywords.
  const isSchema = !Array.isArray(value) && !place.endsWith('/properties');
  return isSchema ? [{ place, node: value as Node }, ...below] : below;
}

const META = ['page', 'dictionary', 'menu', 'report', 'locale', 'message', 'print'].map(
  (name) => `schemas/meta/${name}.schema.json`,
);
const nodes = META.flatMap((path) => nodesOf(JSON.parse(read(path)), path.replace(/^.*\//, '')));

/** The tags of a discriminated union repeat descriptions of its branches. */
const described = nodes.filter(({ node }) => node.discriminator === undefined);

describe('the meta-schemas', () => {
  it('are generated: the same sources give the same files', { timeout: 60_000 }, async () => {
    for (const [path, text] of await generateFiles(root)) expect(text === read(path), path).toBe(true);
  });

  it('describe every key in one sentence', () => {
    const silent = described
      .filter(({ place }) => !place.includes('/if'))
      .flatMap(({ place, node }) =>
        Object.entries(node.properties ?? {})
          .filter(([, property]) => typeof property.description !== 'string' || property.description.length < 5)
          .map(([key]) => `${place}/${key}`),
      );
    expect(silent).toEqual([]);
  });

  it('refuse keys that nobody knows', () => {
    const open = described
      .filter(({ place, node }) => node.properties && node.type === 'object' && !place.includes('/if'))
      .filter(({ node }) => node.additionalProperties !== false)
      .map(({ place }) => place);
    expect(open).toEqual([]);
  });

  it('mark references by a known format', () => {
    const known = [
      'attribute',
      'columnKey',
      'component',
      'detailKey',
      'dictCode',
      'expression',
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
      'statusValue',
      'tableColumn',
      'tableName',
      'where',
    ];
    const used = new Set(nodes.flatMap(({ node }) => (typeof node.format === 'string' ? [node.format] : [])));
    expect([...used].sort()).toEqual(known);
  });

  it('give each column type to one family', () => {
    const types = readdirSync(join(root, 'schemas/meta/families')).flatMap((file) =>
      Object.keys((JSON.parse(read(`schemas/meta/families/${file}`)) as { types: object }).types),
    );
    expect(new Set(types).size).toBe(types.length);
  });
});
