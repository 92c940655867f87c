import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');

/** The steps of a recipe: each is a file that is written by hand. */
const stepsOf = (title: string): readonly string[] => {
  const [, recipe = ''] = page.split(`### ${title}\n`);
  return [...(recipe.split(/^##/m)[0] ?? '').matchAll(/^\d+\. (.*)$/gm)].map(([, step = '']) => step);
};

const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`((?:engine|contract|renderers|src|server|schemas)\/[^`\s]+)`/g)].map(([, path = '']) => path);

/** `*` stands for any name in its folder. */
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
