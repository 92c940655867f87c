import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Whether an import remains after types are erased. */
function carriesValues(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return true;
  const { namedBindings } = clause;
  const named = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : undefined;
  return !clause.isTypeOnly && (clause.name !== undefined || !named?.every(({ isTypeOnly }) => isTypeOnly));
}

/** The modules whose values a source imports: packages by name, own files relative to the project. */
export function importsOf(root: string, file: string, text: string): string[] {
  const found: string[] = [];
  const add = ({ text: name }: ts.StringLiteralLike): void => {
    const own = join(dirname(file), name);
    if (!name.startsWith('.')) found.push(name);
    else if (existsSync(join(root, own))) found.push(own);
  };
  for (const node of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false).statements) {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) continue;
    const { moduleSpecifier } = node;
    if (moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) && carriesValues(node))
      add(moduleSpecifier);
  }
  return found;
}

/** Everything that a file imports, directly or transitively; `enter` decides which files are followed. */
export function reachedFrom(
  file: string,
  imports: (file: string) => readonly string[],
  enter: (file: string) => boolean,
): Set<string> {
  const reached = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const one of imports(next)) {
      if (reached.has(one)) continue;
      reached.add(one);
      if (enter(one)) open.push(one);
    }
  return reached;
}
