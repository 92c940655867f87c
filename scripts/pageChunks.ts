import { build, type InlineConfig, type Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

/** A page that users open. */
export interface LoadedPage {
  readonly name: string;
  /** Lazy-loaded modules, by path suffix: with their imports they are all that the page needs before it can be used. */
  readonly entries: readonly string[];
}

const SHELL = ['index.html', 'layout/MainLayout.tsx'];

/** The most used pages. */
export const PAGES = [
  { name: 'sign-in page', entries: ['index.html', 'pages/signIn/SignInPage.tsx'] },
  { name: 'home page', entries: [...SHELL, 'pages/HomePage.tsx'] },
  { name: 'list page', entries: [...SHELL, 'pages/SchemaPage.tsx', 'pages/formOverlay/PageList.tsx'] },
  { name: 'form page', entries: [...SHELL, 'pages/SchemaPage.tsx', 'pages/form/FormPage.tsx'] },
] as const satisfies readonly LoadedPage[];

/** Budget for the total script of a page, in kB after gzip. */
export interface PageBudget {
  /** Maximum: the goal if it is reached, otherwise the current size plus 2 % for a week's growth. */
  readonly budget: number;
  readonly goal: number;
}

/** Enforced by tests/architecture/pageWeight.test.ts; `npm run size` prints them next to the current sizes. */
export const PAGE_BUDGETS = {
  'table core, beyond React': { budget: 60, goal: 60 },
  'sign-in page': { budget: 195, goal: 195 },
  'home page': { budget: 305, goal: 320 },
  'list page': { budget: 456, goal: 320 },
  'form page': { budget: 576, goal: 450 },
} as const satisfies Readonly<Record<string, PageBudget>>;

export type WeighedName = keyof typeof PAGE_BUDGETS;

export async function chunksOf(config: InlineConfig): Promise<readonly Chunk[]> {
  const result = await build({ ...config, build: { ...config.build, write: false } });
  return [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((each): each is Chunk => each.type === 'chunk');
}

/** The chunks that the entries load before any of their code runs. */
export function closureOf(chunks: readonly Chunk[], entries: readonly string[]): ReadonlySet<Chunk> {
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

/**
 * Assigns modules that several pages share to chunks: one chunk per set of pages, so that no page loads code that it
 * does not use. By default the bundler makes one chunk per set of lazy-loaded parts: 300 files for a list, which means
 * as many requests and an eighth more bytes, because each file is compressed separately. The modules that a page uses
 * are known only after tree shaking, so a first build determines them and is discarded.
 */
export async function sharedChunks(config: InlineConfig): Promise<(id: string) => string | null> {
  const chunks = await chunksOf({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, minify: false, cssMinify: false },
  });
  const closures = PAGES.map(({ entries }) => closureOf(chunks, entries));
  const nameOf = new Map<string, string>();
  for (const chunk of chunks) {
    // Modules used by only one entry stay in its chunk.
    if (chunk.facadeModuleId !== null || chunk.name === 'framework') continue;
    const users = PAGES.flatMap(({ name }, index) => (closures[index]?.has(chunk) ? [name.replace(' page', '')] : []));
    if (users.length === 0) continue;
    const name = users.length === PAGES.length ? 'base' : users.join('-');
    for (const id of Object.keys(chunk.modules)) nameOf.set(id, name);
  }
  return (id) => nameOf.get(id) ?? null;
}
