import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const WIDGETS = /^@formily\/antd-v5(\/|$)/;

async function bundled(entry: string): Promise<Metafile['inputs']> {
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
    loader: { '.svg': 'empty', '.png': 'empty' },
    logLevel: 'silent',
  });
  return metafile.inputs;
}

/** The modules that an entry loads, each with the widgets that it imports; `late`: also follows dynamic imports. */
function widgetsFrom(inputs: Metafile['inputs'], entry: string, late: boolean): ReadonlyMap<string, readonly string[]> {
  const seen = new Set<string>();
  const found = new Map<string, readonly string[]>();
  const follow = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const imports = (inputs[path]?.imports ?? []).filter(
      ({ kind }) => kind === 'import-statement' || (late && kind === 'dynamic-import'),
    );
    const widgets = imports.filter((one) => one.external === true && WIDGETS.test(one.path)).map((one) => one.path);
    if (widgets.length > 0) found.set(path, widgets);
    for (const one of imports) if (one.external !== true) follow(one.path);
  };
  follow(entry);
  return found;
}

test.each([
  'renderers/index.ts',
  'renderers/table/EditableTable.tsx',
  'renderers/table/ui/editors/reactEditors.ts',
  'src/main.tsx',
  'src/pages/signIn/SignInPage.tsx',
])('%s loads none of the widgets of Formily before they are asked for', async (entry) => {
  expect([...widgetsFrom(await bundled(entry), entry, false)]).toEqual([]);
});

test('the widgets of Formily are imported by file, in the folders of their types', async () => {
  const found = widgetsFrom(await bundled('renderers/index.ts'), 'renderers/index.ts', true);
  expect([...found.keys()]).toEqual(expect.arrayContaining([expect.stringContaining('types/password/')]));
  for (const [path, widgets] of found) {
    expect(path).toMatch(/^renderers\/widgets\/(types\/[^/]+|cron|moments)\//);
    for (const widget of widgets) expect(widget).toMatch(/^@formily\/antd-v5\/esm\/[a-z-]+(\/[A-Za-z]+)?$/);
  }
});
