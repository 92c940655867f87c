import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';

const configFile = join(import.meta.dirname, 'grid/vite.config.ts');
const REPEATS = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const median = (figures: readonly number[]): number =>
  [...figures].sort((left, right) => left - right)[Math.floor(figures.length / 2)] ?? Number.NaN;

/** Bytes that script holds, after collecting what it does not. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** The figures of one fresh browser. */
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
    return {
      'one edit in 10,000 rows, ms (goal 2)': await page.evaluate(() => window.__own.edit()),
      'paste of 500 × 30 into rows, ms (goal 300)': await page.evaluate(() => window.__own.paste('rows')),
      'paste of 500 × 30 into none, ms (goal 300)': await page.evaluate(() => window.__own.paste('none')),
      'heap beyond the data after mount, MB (goal 12)': heap / 1e6,
      ...Object.fromEntries(Object.entries(rows).map(([name, ms]) => [`${name}, ms`, ms])),
    };
  } finally {
    await browser.close();
  }
}

/** What no peer is measured by: medians of five fresh browsers. */
async function measureOwn(url: string): Promise<void> {
  const runs: Readonly<Record<string, number>>[] = [];
  for (let run = 0; run < REPEATS; run += 1) runs.push(await measureOnce(url));
  for (const name of Object.keys(runs[0] ?? {}))
    say(
      `${median(runs.map((run) => run[name] ?? Number.NaN))
        .toFixed(2)
        .padStart(9)}  ${name}`,
    );
}

/** `npm run bench:table` builds our page and serves it; `-- --own` measures what the comparison does not. */
async function serve(): Promise<void> {
  const isOwn = process.argv.includes('--own');
  await build({ configFile, logLevel: 'warn', ...(isOwn && { mode: 'own' }) });
  const server = await preview({ configFile, preview: isOwn ? { port: 0 } : { port: 5198, strictPort: true } });
  const address = server.resolvedUrls?.local[0] ?? 'http://localhost:5198/';
  if (isOwn) {
    await measureOwn(`${address}own.html`);
    await server.close();
    return;
  }
  say(`Serving until it is stopped. In the folder of the grid bench:`);
  say(`  node run.mjs --url waybill=${address}index.html --rows 10000,100000 --reps 5`);
}

await serve();
