import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CODE = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server'];

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

const namesIn = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

/** The names that a statement declares, values and types alike. */
function declaredBy(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** The names that a file declares and exports; re-exports count for the file that declares them. */
function exportsOf(text: string): readonly string[] {
  const { statements } = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const own = statements.flatMap(declaredBy);
  const listed = statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) &&
    statement.moduleSpecifier === undefined &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.filter((one) => own.includes((one.propertyName ?? one.name).text))
      : [],
  );
  const marked = statements.filter(isExported).flatMap(declaredBy);
  return [...new Set([...marked, ...listed.map(({ name }) => name.text)])];
}

/** Excludes generated files, which repeat the content of the meta-schemas independently of each other. */
const files = CODE.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.endsWith('generated'))
    .map(({ name, parentPath }) => join(parentPath, name)),
);

test('every exported name has exactly one declaration', () => {
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportsOf(readFileSync(file, 'utf8')))
      places.set(name, [...(places.get(name) ?? []), relative(ROOT, file)]);
  expect(places.size).toBeGreaterThan(2000);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});

test.each([
  ['export const a = 1;\nexport type B = string;\nexport interface C { d: 1 }', ['a', 'B', 'C']],
  ['export async function a() {}\nexport abstract class B {}\nexport enum C {}', ['a', 'B', 'C']],
  ['export const { a, b: [c] } = d;', ['a', 'c']],
  ['const a = 1;\ninterface B { c: 1 }\nexport { a as d, type B };', ['d', 'B']],
  [
    "import { a } from './a.ts';\nexport { a };\nexport { b } from './b.ts';\nexport * from './c.ts';\nconst d = 1;",
    [],
  ],
])('of %j the names %j count', (text, names) => {
  expect(exportsOf(text)).toEqual(names);
});
