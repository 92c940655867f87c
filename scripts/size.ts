import { gzipSync } from 'node:zlib';
import { chunksOf, closureOf, PAGE_BUDGETS, PAGES, type Chunk, type WeighedName } from './pageChunks.ts';

/** Lazy-loaded chunks are listed from this size on, in bytes after gzip. */
const NAMED_PART = 5_000;

const gzipped = ({ code }: Chunk): number => gzipSync(code, { level: 9 }).length;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

/** The packages and source files that a page consists of, the largest first; size before gzip. */
function partsOf(chunks: Iterable<Chunk>): readonly (readonly [string, number])[] {
  const parts = new Map<string, number>();
  for (const chunk of chunks) {
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      const path = id.replace(/^.*node_modules\//, 'node_modules/').replace(`${process.cwd()}/`, '');
      const part = /^node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
      parts.set(part, (parts.get(part) ?? 0) + renderedLength);
    }
  }
  return [...parts].sort(([, one], [, other]) => other - one);
}

function tellPage(name: WeighedName, chunks: readonly Chunk[]): void {
  const { budget, goal } = PAGE_BUDGETS[name];
  const total = chunks.reduce((sum, chunk) => sum + gzipped(chunk), 0);
  const verdict = total > budget * 1000 ? '  over its budget' : budget > goal ? `  goal ${goal}` : '';
  console.info(`${kilobytes(total)}  ${String(budget).padStart(6)}  ${name}${verdict}`);
  if (!process.argv.includes('--parts')) return;
  for (const [part, bytes] of partsOf(chunks)) {
    if (bytes > 500) console.info(`                 ${kilobytes(bytes)}  ${part}`);
  }
}

/** Prints the chunks that load on demand or when the browser is idle. */
function tellLateParts(chunks: readonly Chunk[], early: ReadonlySet<Chunk>): void {
  const parts = chunks.filter((chunk) => !early.has(chunk)).map((chunk) => ({ ...chunk, weight: gzipped(chunk) }));
  const named = parts.filter(({ weight }) => weight >= NAMED_PART).sort((one, other) => other.weight - one.weight);
  console.info(`\nlate parts of ${NAMED_PART / 1000} kB and more; ${parts.length - named.length} are smaller`);
  for (const { name, modules, facadeModuleId, weight } of named) {
    const [heaviest = ''] = Object.entries(modules).sort(
      ([, one], [, other]) => other.renderedLength - one.renderedLength,
    )[0] ?? [''];
    const of = (facadeModuleId ?? heaviest).replace(/^.*node_modules\//, '').replace(`${process.cwd()}/`, '');
    console.info(`${kilobytes(weight)}  ${name}  (${of})`);
  }
}

/**
 * `npm run size [-- --parts]`: prints the size of the script that pages load before they can be used, in kB after gzip.
 */
async function weigh(): Promise<void> {
  console.info('     kB  budget  loaded before it can be used');
  const core = await chunksOf({ configFile: 'bench/grid/vite.config.ts', mode: 'core', logLevel: 'error' });
  const table = [...closureOf(core, ['core.html'])].filter(({ name }) => name !== 'react');
  tellPage('table core, beyond React', table);
  const chunks = await chunksOf({ configFile: 'vite.config.ts', logLevel: 'error' });
  const early = new Set<Chunk>();
  for (const { name, entries } of PAGES) {
    const closure = closureOf(chunks, entries);
    for (const chunk of closure) early.add(chunk);
    tellPage(name, [...closure]);
  }
  tellLateParts(chunks, early);
}

await weigh();
