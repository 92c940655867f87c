import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A page whose script is weighed. */
interface Weighed {
  readonly name: string;
  readonly config: string;
  /** Modules that the page loads before it can be used, by the end of their paths. */
  readonly entries: readonly string[];
  /** Chunks that do not count, by name. */
  readonly besides?: readonly string[];
}

const PAGES: readonly Weighed[] = [
  {
    name: 'table core, beyond React',
    config: 'bench/grid/vite.config.ts',
    entries: ['index.html'],
    besides: ['react'],
  },
  { name: 'sign-in page', config: 'vite.config.ts', entries: ['index.html', 'signIn/SignInPage.tsx'] },
  {
    name: 'form page',
    config: 'vite.config.ts',
    entries: ['index.html', 'layout/MainLayout.tsx', 'pages/SchemaPage.tsx'],
  },
];

type Chunk = Rolldown.OutputChunk;

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

const built = new Map<string, readonly Chunk[]>();

async function chunksOf(config: string): Promise<readonly Chunk[]> {
  const known = built.get(config);
  if (known !== undefined) return known;
  const result = await build({ configFile: config, logLevel: 'error', build: { write: false } });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each): each is Chunk => each.type === 'chunk');
  built.set(config, chunks);
  return chunks;
}

/** The chunks that an entry loads before anything in it runs. */
function closureOf(chunks: readonly Chunk[], entries: readonly string[]): ReadonlySet<Chunk> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const follow = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) {
      const next = byFile.get(file);
      if (next !== undefined) follow(next);
    }
  };
  for (const entry of entries) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
    if (chunk === undefined) throw new Error(`the build has no chunk of ${entry}`);
    follow(chunk);
  }
  return found;
}

/** The packages and rooms that a page is made of, the heaviest first; code before gzip. */
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

/** `npm run size [-- --parts]`: the script that pages load before they can be used, in kB after gzip. */
async function weigh(): Promise<void> {
  for (const { name, config, entries, besides = [] } of PAGES) {
    const closure = closureOf(await chunksOf(config), entries);
    const counted = [...closure].filter((chunk) => !besides.includes(chunk.name));
    const total = counted.reduce((sum, { code }) => sum + gzipped(code), 0);
    console.info(`${kilobytes(total)} kB  ${name}`);
    if (!process.argv.includes('--parts')) continue;
    for (const [part, bytes] of partsOf(counted)) {
      if (bytes > 500) console.info(`         ${kilobytes(bytes)}  ${part}`);
    }
  }
}

await weigh();
