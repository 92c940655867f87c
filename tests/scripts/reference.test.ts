import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  pageFunctionsIn,
  pageHandlers,
  PRESETS,
  RESERVED_ACTIONS,
  RESERVED_KEYS,
  SYSTEM_TABLES,
  SYSTEM_VARIABLES,
} from '../../engine/index.ts';
import { generateReference } from '../../scripts/generate/generateReference.ts';
import { openSchemaStore } from '../../server/core/schemas/openSchemaStore.ts';
import { tableShapes } from '../../server/data/tables/tableShape.ts';

const root = join(import.meta.dirname, '../..');
const reference = generateReference(root);
const page = (name: string): string => reference.get(`docs/reference/${name}.md`) ?? '';

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly [key: string]: unknown;
}

/** Returns the keys that a meta-schema defines, at any depth. */
function keysIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(keysIn);
  if (typeof node !== 'object' || node === null) return [];
  const { if: _, ...parts } = node as Node;
  return [...Object.keys(parts.properties ?? {}), ...Object.values(parts).flatMap(keysIn)];
}

describe('the reference', () => {
  it('is generated: the same sources give the same pages', () => {
    for (const [path, text] of reference) expect(readFileSync(join(root, path), 'utf8') === text, path).toBe(true);
    const pages = readdirSync(join(root, 'docs/reference')).map((file) => `docs/reference/${file}`);
    expect(pages.sort()).toEqual([...reference.keys()].sort());
  });

  it.each(['page', 'dictionary', 'menu', 'report', 'locale'])('has every key of a %s', (name) => {
    const schema: unknown = JSON.parse(readFileSync(join(root, `schemas/meta/${name}.schema.json`), 'utf8'));
    const missing = [...new Set(keysIn(schema))].filter((key) => !page(`${name}-keys`).includes(`\`${key}\``));
    expect(missing).toEqual([]);
  });

  it('has every function, preset and handler', () => {
    const missing = [
      ...[...pageFunctionsIn().keys()].filter((name) => !page('functions').includes(`| \`${name}\` |`)),
      ...[...PRESETS.keys(), ...pageHandlers().keys()].filter((name) => !page('checks').includes(`| \`${name}\` |`)),
    ];
    expect(missing).toEqual([]);
  });

  it('lists the columns of every table that a report may read', async () => {
    const { pages } = await openSchemaStore(join(root, 'schemas'), { watch: false });
    const sections = new Map(
      page('tables')
        .split('\n## ')
        .map((text) => [text.slice(0, text.indexOf('\n')), text] as const),
    );
    // For system tables that pages administer, `SYSTEM_TABLES` defines the columns that reports read.
    const ofPages = tableShapes(pages()).filter(({ name }) => !name.startsWith('sys_'));
    const readable = [
      ...[...SYSTEM_TABLES].map(([name, columns]) => ({ name, columns: [...columns.keys()] })),
      ...ofPages.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    ];
    const missing = readable.flatMap(({ name, columns }) =>
      columns.filter((column) => !sections.get(name)?.includes(`\`${column}\``)).map((column) => `${name}.${column}`),
    );
    expect(missing).toEqual([]);
    expect(readable.length).toBeGreaterThan(10);
    expect(sections.size).toBe(readable.length + 1);
    expect(page('tables')).not.toContain('password_hash');
  });

  it('lists every name that a page is refused because it belongs to the system', () => {
    const names = [...RESERVED_KEYS, ...RESERVED_ACTIONS, ...SYSTEM_VARIABLES];
    expect(names.filter((name) => !page('system-names').includes(`\`${name}\``))).toEqual([]);
  });

  it('leads only to headings that are there', () => {
    for (const [path, text] of reference) {
      const headings = new Set(
        [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading.replaceAll(' ', '-').toLowerCase()),
      );
      const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, link = '']) => link);
      expect(
        links.filter((link) => !headings.has(link)),
        path,
      ).toEqual([]);
    }
  });
});
