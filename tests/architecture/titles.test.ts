import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MAX_WORDS = 15;

const files = readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(test|e2e)\.tsx?$/.test(path),
);

const isTitle = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Titles of the tests and groups of a file, as they are written. */
function titlesOf(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, 'tests', path), 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(it|test|describe)\b(?!\.step)/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && node.arguments.length > 1 && isTitle(title)) titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** Ids in square brackets do not count. */
const wordsOf = (title: string): readonly string[] =>
  title
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

test('titles of tests have at most 15 words besides their ids', () => {
  const titles = files.flatMap((path) => titlesOf(path).map((title) => ({ path, title })));
  expect(titles.length).toBeGreaterThan(5000);
  expect(titles.filter(({ title }) => wordsOf(title).length > MAX_WORDS)).toEqual([]);
});
