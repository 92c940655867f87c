import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunchOptions } from '../scripts/chromium.mjs';
import { DRIVERS, JOURNEYS, type JourneyName } from './journeys/drivers.ts';
import { Hand } from './journeys/hand.ts';
import type { Line } from './journeys/work.ts';

const folder = join(import.meta.dirname, 'journeys');
const configFile = join(folder, 'vite.config.ts');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Figure {
  readonly keys: number;
  readonly clicks: number;
  readonly seconds: number;
  /** Number of rows that differ from the expected ones; 0: none. */
  readonly wrong: number;
}

const differing = (rows: readonly Line[], wanted: readonly Line[]): number => {
  const most = Math.max(rows.length, wanted.length);
  return Array.from({ length: most }, (_, at) => at).filter(
    (at) => JSON.stringify(rows[at]) !== JSON.stringify(wanted[at]),
  ).length;
};

/** Runs one journey in a fresh browser. */
async function travel(url: string, driver: (typeof DRIVERS)[number], name: JourneyName): Promise<Figure> {
  const journey = JOURNEYS.find((one) => one.name === name);
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 800 } });
    page.setDefaultTimeout(30_000);
    await page.goto(`${url}${driver.page}.html`, { timeout: 60_000 });
    await page.waitForFunction(() => '__journey' in window);
    await page.evaluate((rows) => window.__journey.mount(rows), journey?.before ?? []);
    await page.waitForTimeout(500);
    const hand = new Hand(page);
    const start = performance.now();
    await driver[name](hand);
    // Includes the rendering after the last key.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const seconds = (performance.now() - start) / 1000;
    const rows = await page.evaluate(() => window.__journey.rows());
    return { keys: hand.keys, clicks: hand.clicks, seconds, wrong: differing(rows, journey?.after ?? []) };
  } finally {
    await browser.close();
  }
}

const shown = ({ keys, clicks, seconds, wrong }: Figure): string =>
  `${keys} + ${clicks}, ${seconds.toFixed(1)} s${wrong === 0 ? '' : ` (${wrong} lines wrong)`}`;

if (!existsSync(join(folder, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
await build({ configFile, logLevel: 'error' });
const server = await preview({ configFile, preview: { port: 0 } });
const url = server.resolvedUrls?.local[0] ?? 'http://localhost:4173/';
try {
  const wanted = process.argv.slice(2);
  say(`| keys + clicks, time | ${DRIVERS.map(({ name }) => name).join(' | ')} |`);
  say(`| --- |${' --- |'.repeat(DRIVERS.length)}`);
  for (const { name, title } of JOURNEYS.filter((one) => wanted.length === 0 || wanted.includes(one.name))) {
    const figures: string[] = [];
    for (const driver of DRIVERS)
      figures.push(
        await travel(url, driver, name).then(shown, (error: unknown) => `failed: ${String(error).slice(0, 80)}`),
      );
    say(`| ${title} | ${figures.join(' | ')} |`);
  }
} finally {
  await server.close();
}
