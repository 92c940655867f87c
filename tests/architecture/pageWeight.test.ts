import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { chunksOf, closureOf, PAGE_BUDGETS, PAGES } from '../../scripts/pageChunks.ts';
import { sourcesHash } from '../../scripts/preparation.mjs';

const ROOT = join(import.meta.dirname, '../..');
const CLIENT = join(ROOT, 'dist/client');
const STAMP = join(ROOT, 'dist/sources.sha256');

/** `npm test` builds first; a run of a single project may find an outdated build or none. */
const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash(ROOT);

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Script files by the name of their chunk. */
const files = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(CLIENT, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file.replace(/-[\w-]{8}\.js$/, ''), file]),
  );

/** `import{a}from"./b.js"`, `import"./b.js"` and `export{a}from"./b.js"`, but not `import("./b.js")`. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

function loadedWith(entries: readonly string[]): ReadonlyMap<string, string> {
  const byName = files();
  const html = readFileSync(join(CLIENT, 'index.html'), 'utf8');
  const loaded = new Map<string, string>();
  const follow = (file: string): void => {
    if (loaded.has(file)) return;
    const code = readFileSync(join(CLIENT, 'assets', file), 'utf8');
    loaded.set(file, code);
    for (const [, next = ''] of code.matchAll(STATIC_IMPORT)) follow(next);
  };
  for (const entry of entries) {
    const name = /([^/]+)\.\w+$/.exec(entry)?.[1] ?? '';
    const file = name === 'index' ? /<script[^>]* src="\/assets\/([^"]+)"/.exec(html)?.[1] : byName.get(name);
    if (file === undefined) throw new Error(`dist/client has no chunk of ${entry}`);
    follow(file);
  }
  return loaded;
}

describe.skipIf(!isBuilt)('a page of the build in dist (skipped unless built from these sources)', () => {
  test.each(PAGES)('$name loads no more script than its budget', ({ name, entries }) => {
    const weight = [...loadedWith(entries).values()].reduce((sum, code) => sum + gzipped(code), 0);
    expect(weight / 1000).toBeLessThanOrEqual(PAGE_BUDGETS[name].budget);
  });

  test.each(PAGES)('$name comes in a few files, each compressed as a whole', ({ entries }) => {
    expect(loadedWith(entries).size).toBeLessThanOrEqual(16);
  });
});

test('the core of the table is no more than its budget beyond React', { timeout: 60_000 }, async () => {
  // For Vite, the environment takes precedence over the mode: in the test environment it would include development
  // code.
  vi.stubEnv('NODE_ENV', 'production');
  const chunks = await chunksOf({
    configFile: join(ROOT, 'bench/grid/vite.config.ts'),
    mode: 'core',
    logLevel: 'error',
  });
  vi.unstubAllEnvs();
  const core = [...closureOf(chunks, ['core.html'])].filter(({ name }) => name !== 'react');
  const weight = core.reduce((sum, { code }) => sum + gzipped(code), 0);
  expect(weight / 1000).toBeLessThanOrEqual(PAGE_BUDGETS['table core, beyond React'].budget);
});

test('every page that is weighed has a budget, and every budget a page', () => {
  const weighed = ['table core, beyond React', ...PAGES.map(({ name }) => name)];
  expect(Object.keys(PAGE_BUDGETS)).toEqual(weighed);
});
