import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Functions whose parameter is an entry of a map, a pair from a library, or a list of arguments. */
const PAIRS = new Set([
  'engine/language/compile/page/compileCockpit.ts columnAt',
  'engine/language/compile/project/namedLocales.ts said',
  'renderers/kit/blocks/Paginator.tsx rangeOf',
  'server/core/database/cluster.ts runProgram',
  'server/data/lists/filterParameters.ts parseFurther',
  'server/data/lists/filterParameters.ts parseFilter',
  'server/data/recordStore/administrator.ts assertNotStronger',
  'server/directory/users/handOver.ts logged',
  'server/insight/dashboard/homeRoutes.ts recordsOf',
  'server/insight/dataLog/differences.ts rowsOf',
  'server/insight/dataLog/logSight.ts narrowed',
  'src/administration/roles/roleDifferences.ts compareRoles',
]);

const isTuple = (type: ts.TypeNode | undefined): boolean =>
  type !== undefined && (ts.isTupleTypeNode(type) || (ts.isTypeOperatorNode(type) && ts.isTupleTypeNode(type.type)));

/** Name of a function declaration, or of the variable that holds an arrow function. */
const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  if (!ts.isArrowFunction(node) || !ts.isVariableDeclaration(node.parent)) return undefined;
  return ts.isIdentifier(node.parent.name) ? node.parent.name.text : undefined;
};

function functionsWithTuples(path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined && ts.isFunctionLike(node) && node.parameters.some(({ type }) => isTuple(type)))
      found.push(`${path} ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('parameters are objects with named fields, not tuples', () => {
  const paths = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !/generated|migrations/.test(parentPath))
      .map(({ name, parentPath }) => relative(ROOT, join(parentPath, name))),
  );
  expect(paths.length).toBeGreaterThan(2000);
  const found = paths.flatMap(functionsWithTuples);
  expect(found.filter((name) => !PAIRS.has(name))).toEqual([]);
  expect([...PAIRS].filter((name) => !found.includes(name))).toEqual([]);
});
