import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import { median, printLine } from './figures.ts';
import { compare, option, sayComparison, type Line } from './peers.ts';

const configFile = join(import.meta.dirname, 'grid/vite.config.ts');
const REPEATS = 5;

/** Size of the JavaScript heap in bytes after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Measures the figures in one fresh browser. */
async function measureOnce(url: string): Promise<Readonly<Record<string, number>>> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
    await page.goto(url);
    await page.waitForFunction(() => '__own' in window);
    await page.evaluate(() => window.__own.prepare());
    const data = await heapOf(page);
    await page.evaluate(() => window.__own.mount());
    const heap = (await heapOf(page)) - data;
    const rows = await page.evaluate(() => window.__own.rows());
    const { ours, plain } = await page.evaluate(() => window.__own.validate());
    const { unique, ruled } = await page.evaluate(() => window.__own.edit());
    return {
      'validate 10,000 rows, ms': ours,
      'beside a plain loop over the same checks, × (goal 1.6)': ours / plain,
      'one edit of a unique column in 10,000 rows, ms (goal 0.2)': unique,
      'one edit of a cell that a rule reads, ms (goal 0.2)': ruled,
      'paste of 500 × 30 into rows, ms (goal 300)': await page.evaluate(() => window.__own.paste('rows')),
      'paste of 500 × 30 into none, ms (goal 300)': await page.evaluate(() => window.__own.paste('none')),
      'heap beyond the data after mount, MB (goal 12)': heap / 1e6,
      ...Object.fromEntries(Object.entries(rows).map(([name, ms]) => [`${name}, ms`, ms])),
    };
  } finally {
    await browser.close();
  }
}

/** Measures what is not compared with peers: medians of five fresh browsers. */
async function measureOwn(url: string): Promise<void> {
  const runs: Readonly<Record<string, number>>[] = [];
  for (let run = 0; run < REPEATS; run += 1) runs.push(await measureOnce(url));
  for (const name of Object.keys(runs[0] ?? {}))
    printLine(
      `${median(runs.map((run) => run[name] ?? Number.NaN))
        .toFixed(2)
        .padStart(9)}  ${name}`,
    );
}

const LINES: readonly Line[] = [
  { what: 'mount, ms', of: ({ mount }) => mount, goal: '≤ 2 × baseline' },
  { what: 'heap with data, MB', of: ({ heapMB }) => heapMB },
  { what: 'elements', of: ({ nodes }) => nodes },
  { what: 'jump scroll, missed frames of 120', of: ({ scrollOver16 }) => scrollOver16, goal: '≤ baseline + 10' },
  { what: 'blank and stale frames', of: (one) => (one['scrollBlank'] ?? 0) + (one['scrollStale'] ?? 0), goal: '0' },
  { what: 'wheel, busy ms a step', of: ({ wheelTask, wheelSteps }) => (wheelTask ?? 0) / (wheelSteps ?? 1) },
  { what: 'click to open editor, ms', of: ({ open }) => open },
  { what: 'key to paint, ms', of: ({ keyPaint50 }) => keyPaint50 },
  { what: 'busy ms a key', of: ({ keyTask }) => keyTask },
  { what: 'insert 1, ms', of: ({ insert1 }) => insert1 },
  { what: 'insert 100, ms', of: ({ insert100 }) => insert100, goal: '≤ best DOM peer' },
  { what: 'remove 100, ms', of: ({ remove100 }) => remove100, goal: '≤ best DOM peer' },
  { what: 'validate all, ms', of: ({ validate }) => validate },
  { what: 'found', of: ({ validateErrors }) => validateErrors },
  { what: 'script, kB gzip', of: ({ jsGzip }) => (jsGzip ?? 0) / 1024 },
];

/**
 * `npm run bench:table [-- --reps 3] [-- --peer baseline,rdg]`: compares our table of a page file with its peers in one
 * run. `-- --own` measures what the comparison does not.
 */
async function measure(): Promise<void> {
  if (process.argv.includes('--own')) {
    await build({ configFile, logLevel: 'warn', mode: 'own' });
    const server = await preview({ configFile, preview: { port: 0 } });
    await measureOwn(`${server.resolvedUrls?.local[0] ?? ''}own.html`);
    await server.close();
    return;
  }
  const sizes = (option('rows') ?? '10000,100000').split(',').map(Number);
  const peers = (option('peer') ?? 'baseline,rdg,ag,vxe').split(',');
  const results = await compare({ harness: 'grid', peers, sizes: ['rows', sizes] });
  for (const size of sizes) sayComparison(results, size, LINES);
}

await measure();
process.exit();
