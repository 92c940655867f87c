import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Public interfaces, and those of the groups that one consists of. */
const DOORS = [
  'engine/index.ts',
  ...['core', 'text', 'formats', 'language', 'records'].map((group) => `engine/${group}/index.ts`),
  'renderers/index.ts',
];
const CODE = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server', 'scripts', 'bench', 'tests'];

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    // Peers of a benchmark are installed in its folder.
    .filter(({ parentPath }) => !parentPath.includes('node_modules'))
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.parentPath.includes('generated'))
    .map((entry) => join(entry.parentPath, entry.name));

const read = (file: string): string => readFileSync(file, 'utf8');

/** The code without comments: a comment may name what the code avoids. */
const codeOf = (file: string): string =>
  read(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

describe('the house', () => {
  test('keeps the direction of imports, and the judge really saw modules', async () => {
    const rules = await extractConfig(join(ROOT, '.dependency-cruiser.cjs'));
    const { output } = await cruise(['engine', 'extensions', 'contract', 'renderers', 'src', 'server'], {
      ...rules.options,
      ruleSet: rules,
      validate: true,
      baseDir: ROOT,
    });
    const { summary } = output as ICruiseResult;
    expect(summary.totalCruised).toBeGreaterThan(50);
    expect(summary.violations.map((found) => `${found.rule.name}: ${found.from} → ${found.to}`)).toEqual([]);
  }, 60_000);

  test('keeps every file within 300 lines', () => {
    const long = CODE.flatMap((folder) => filesBelow(folder, /\.tsx?$/)).filter(
      (file) => read(file).split('\n').length > 301,
    );
    expect(long).toEqual([]);
  });

  test('leaves no test out without a reason in its title, which the summary shows', () => {
    const left = /\.(?:runIf|skipIf)\((?:[^()]|\([^()]*\))*\)\(\s*(['"`])(.*?)\1/gs;
    const titles = filesBelow('tests', /\.test\.tsx?$/).flatMap((file) =>
      [...read(file).matchAll(left)].map(([, , title = '']) => title),
    );
    expect(titles.length).toBeGreaterThan(10);
    expect(titles.filter((title) => !/\((skipped |\$\{skip)/.test(title))).toEqual([]);
  });

  test.each(DOORS)('writes out every name of the public interface %s', (door) => {
    const stars = [...read(join(ROOT, door)).matchAll(/export \* from '(.*?)'/g)].map(([, path = '']) =>
      join(dirname(door), path),
    );
    expect(stars.filter((path) => !DOORS.includes(path))).toEqual([]);
  });

  test('says nothing of the form library in the page schemas', () => {
    const odd = filesBelow('schemas', /\.json$/).filter((file) => /"x-|formily/i.test(read(file)));
    expect(odd).toEqual([]);
  });

  test('needs no secure browser context, so that it runs over plain HTTP in an intranet', () => {
    const odd = ['renderers', 'src']
      .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
      .filter((file) => /crypto\.(randomUUID|subtle)|navigator\.clipboard/.test(codeOf(file)));
    expect(odd).toEqual([]);
  });

  test('makes no code from text and writes no raw HTML', () => {
    const odd = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server']
      .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
      .filter((file) => /\beval\(|new Function\(|dangerouslySetInnerHTML=|\.innerHTML\s*=/.test(codeOf(file)));
    expect(odd).toEqual([]);
  });
});
