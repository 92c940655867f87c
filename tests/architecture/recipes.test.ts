import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ACTIONS } from '../../engine/index.ts';
import { PARTS } from '../../server/core/texts/catalogue.ts';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

/** The steps of a recipe: each is a manually written file. */
const stepsOf = (title: string): readonly string[] => {
  const [, recipe = ''] = page.split(`### ${title}\n`);
  return [...(recipe.split(/^##/m)[0] ?? '').matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) => step);
};

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:engine|contract|renderers|src|server|schemas)\/[^`\s]+)`/g)].map(([, path = '']) => path);

/** Whether the path exists; `*` matches any name in its folder. */
const isThere = (path: string): boolean => {
  const [before = '', after = ''] = basename(path).split('*');
  if (!path.includes('*')) return existsSync(join(ROOT, path));
  return readdirSync(join(ROOT, dirname(path))).some((name) => name.startsWith(before) && name.endsWith(after));
};

test.each([
  ['A column type', 7],
  ['A page action', 4],
  ['A server route', 2],
])('%s is written in %d files at most', (title, most) => {
  const steps = stepsOf(title);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.length).toBeLessThanOrEqual(most);
});

test('every file and folder that the page of the architecture names is there', () => {
  const paths = [...new Set(pathsIn(page))];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

/** Manually written files, by path. */
const written = ['engine', 'extensions', 'renderers', 'src', 'server', 'contract', 'scripts', 'schemas/meta']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$|\.source\.json$/.test(entry.name))
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
  .filter((file) => !file.startsWith('engine/generated/'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const filesWith = (pattern: RegExp, below = ''): readonly string[] =>
  written
    .filter(({ file, text }) => file.startsWith(below) && pattern.test(text))
    .map(({ file }) => file)
    .sort();

/** Excludes `copy`, `import` and similar names, which have other meanings too. */
const OWN_NAMES = ['preview', 'download'] as const satisfies readonly (keyof typeof ACTIONS)[];

test.each(OWN_NAMES)('the page action %s is named only in its meta-schema, kind, button and handler', (name) => {
  const files = filesWith(new RegExp(`["']${name}["']|^ +${name}: \\{`, 'm'));
  const table = [
    'engine/language/compiled/actions.ts',
    'renderers/pages/list/listActions.ts',
    'schemas/meta/page.source.json',
  ];
  expect(files).toEqual(expect.arrayContaining(table));
  expect(files.length).toBeLessThanOrEqual(4);
});

test('every message of the server is written in one part of its catalogue', () => {
  const keys = PARTS.flatMap((part) => Object.keys(part));
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const elsewhere = keys.filter((key) => filesWith(new RegExp(`^ +${key}: \\{?\\s*\\{ zh:`, 'm')).length > 1);
  expect(elsewhere).toEqual([]);
});

test('every server route is declared by one module and registered in the list of routes', () => {
  const rooms = written.filter(({ file, text }) => file.startsWith('server/') && /RouteDefinition\b/.test(text));
  const urls = rooms.flatMap(({ text }) => [...text.matchAll(/^ +url: ('\/[^']+')/gm)].map(([, url = '']) => url));
  expect(urls.length).toBeGreaterThan(20);
  const twice = [...new Set(urls)].filter((url) => rooms.filter(({ text }) => text.includes(`url: ${url}`)).length > 1);
  expect(twice).toEqual([]);
  const lists = rooms.flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+Routes?) =/gm)].map(([, name = '']) => name),
  );
  expect(lists.length).toBeGreaterThan(10);
  // Exempts the list itself (`apiRoutes`), and `familyRoutes`, from which two record lists build their routes.
  const joined = lists.map((name) => [name, filesWith(new RegExp(`import \\{[^}]*\\b${name}\\b`), 'server/')] as const);
  expect(joined.filter(([name, files]) => !['apiRoutes', 'familyRoutes'].includes(name) && files.length !== 1)).toEqual(
    [],
  );
});
