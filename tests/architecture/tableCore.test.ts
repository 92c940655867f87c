import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CORE = 'renderers/table/EditableTable.tsx';

/** Packages that the table may load immediately; everything else is lazy-loaded in separate chunks. */
const PACKAGES = ['react', 'react-dom', 'react/jsx-runtime'];

async function importsOf(entry: string): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    metafile: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    logLevel: 'silent',
  });
  return metafile.inputs;
}

interface Reached {
  readonly modules: ReadonlySet<string>;
  /** Each package with the module that imports it. */
  readonly packages: ReadonlyMap<string, string>;
}

/**
 * Modules and packages that the entry loads before it runs: dynamic imports are not followed, and neither is the
 * engine, which is tree-shaken.
 */
function reachedFrom(inputs: Metafile['inputs'], entry: string): Reached {
  const modules = new Set<string>();
  const packages = new Map<string, string>();
  const follow = (path: string): void => {
    if (modules.has(path) || path.startsWith('engine/')) return;
    modules.add(path);
    for (const found of inputs[path]?.imports ?? []) {
      if (found.kind !== 'import-statement') continue;
      if (found.external === true) packages.set(found.path, path);
      else follow(found.path);
    }
  };
  follow(entry);
  return { modules, packages };
}

describe('the core of the table', () => {
  test('is free of antd and of every other package besides React', async () => {
    const { modules, packages } = reachedFrom(await importsOf(CORE), CORE);
    expect(modules).toContain('renderers/table/ui/controller/tableView.ts');
    expect(modules.size).toBeGreaterThan(100);
    expect([...packages].filter(([name]) => !PACKAGES.includes(name))).toEqual([]);
  });

  test('reads the traits of a column, not its kind, so that kinds are not loaded', async () => {
    const { modules } = reachedFrom(await importsOf(CORE), CORE);
    const asksKinds = [...modules].filter(
      (path) =>
        path.endsWith('.ts') &&
        /\b(kindOf|isMoment|isChosen|isOneOfFew|isSeveralOfFew|isOneOfMany)\(/.test(
          readFileSync(join(ROOT, path), 'utf8'),
        ),
    );
    expect(asksKinds).toEqual([]);
  });

  test('loads no texts of the engine in any language: a compiled column carries its texts', async () => {
    const { modules } = reachedFrom(await importsOf(CORE), CORE);
    expect([...modules].filter((path) => path.startsWith('engine/text/words/'))).toEqual([]);
  });

  test('would be caught with antd: what themes it is not free of it', async () => {
    const themed = 'renderers/table/ThemedTables.tsx';
    expect([...reachedFrom(await importsOf(themed), themed).packages.keys()]).toContain('antd');
  });
});
