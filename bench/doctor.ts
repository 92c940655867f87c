import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { diagnose } from '../scripts/doctor/diagnose.ts';
import { readSchemas } from '../scripts/doctor/readSchemas.ts';

/**
 * Measures how long the doctor takes for 200 pages and the shipped dictionaries; the goal is 2 s.
 * `npm run bench:doctor`.
 */
const PAGES = 200;
const ROUNDS = 5;

const shipped = readSchemas(join(dirname(fileURLToPath(import.meta.url)), '../schemas'));

/** Returns a copy with its own address and component names, because no two pages may share them. */
function copyOf(text: string, copy: number): string {
  const page = JSON.parse(text) as { resource?: { url?: string }; components?: string[] };
  const suffix = `Copy${copy}`;
  const resource =
    page.resource?.url === undefined ? page.resource : { ...page.resource, url: page.resource.url + suffix };
  const components = page.components?.map((name) => name + suffix);
  return JSON.stringify({ ...page, ...(resource && { resource }), ...(components && { components }) }, null, 2);
}

/** The shipped pages plus copies, the largest first, until there are `PAGES` pages. */
function manyPages(): Map<string, string> {
  const originals = [...shipped]
    .filter(([path]) => path.startsWith('pages/'))
    .sort(([, a], [, b]) => b.length - a.length);
  const texts = new Map(shipped);
  for (let copy = 0; texts.size - shipped.size + originals.length < PAGES; copy += 1) {
    const [path, text] = originals[copy % originals.length] ?? ['', ''];
    texts.set(path.replace(/\.json$/, `-${copy}.json`), copyOf(text, copy));
  }
  return texts;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-'));
const texts = manyPages();
for (const [path, text] of texts) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0);
say(`${texts.size} files, ${Math.round(size / 1024)} kB`);
for (let round = 1; round <= ROUNDS; round += 1) {
  const start = performance.now();
  const { problems } = diagnose(readSchemas(folder), 'schemas/');
  const milliseconds = Math.round(performance.now() - start);
  say(`round ${round}: ${milliseconds} ms, ${problems.length} problems${round === 1 ? ' (cold)' : ''}`);
}
rmSync(folder, { recursive: true });
