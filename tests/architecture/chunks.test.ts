import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Wrappers that handle a chunk that fails to load: with a timeout, its name, and a retry (S8-15). */
const GUARDS: Readonly<Record<string, ReadonlySet<string>>> = {
  src: new Set(['chunked', 'chunkedDialog', 'loadChunk', 'inPanelFrame']),
  renderers: new Set(['lazyField', 'lazyComponent', 'lazyDialog', 'lazyModule', 'lazyPart']),
};

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const isGuarded = (node: ts.Node, guards: ReadonlySet<string>): boolean => {
  for (let outer: ts.Node | undefined = node; outer !== undefined; outer = outer.parent)
    if (ts.isCallExpression(outer) && ts.isIdentifier(outer.expression) && guards.has(outer.expression.text))
      return true;
  return false;
};

interface Imports {
  readonly all: number;
  readonly unguarded: readonly string[];
}

function dynamicImports(file: string, guards: ReadonlySet<string>): Imports {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  let all = 0;
  const unguarded: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      all += 1;
      if (!isGuarded(node, guards)) unguarded.push(`${relative(ROOT, file)}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { all, unguarded };
}

test.each(Object.entries(GUARDS))(
  'every lazily loaded part of %s handles a failure to load [S8-15][W8-27][W8-28]',
  (folder, guards) => {
    const found = filesOf(folder).map((file) => dynamicImports(file, guards));
    expect(found.reduce((sum, { all }) => sum + all, 0)).toBeGreaterThan(15);
    expect(found.flatMap(({ unguarded }) => unguarded)).toEqual([]);
  },
);

test('React’s own lazy, which keeps a failure for good, is used in one place alone [S8-15]', () => {
  const users = ['src', 'renderers']
    .flatMap(filesOf)
    .filter((file) => /import\s*\{[^}]*\blazy\b[^}]*\}\s*from 'react'/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(ROOT, file));
  expect(users).toEqual(['src/platform/chunks/chunked.tsx']);
});
