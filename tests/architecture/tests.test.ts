import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const sources = readdirSync(join(ROOT, 'tests'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));

const placeOf = (node: ts.Node): string => {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(ROOT, source.fileName)}:${line + 1}`;
};

function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** The root identifier of a call: `expect` of `expect.poll(…).toBe`, `it` of `it.each(…)(…)`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee) || ts.isNonNullExpression(callee))
    return rootOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootOf(callee.tag) : '';
}

const calledIn = (node: ts.Node): ReadonlySet<string> =>
  new Set([...nodesOf(node)].filter(ts.isCallExpression).map(({ expression }) => rootOf(expression)));

/** The name of a function declaration, or of the variable that holds a function. */
function nameOfFunction(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

interface Names {
  /** The functions that each function of the file calls. */
  readonly calls: ReadonlyMap<string, ReadonlySet<string>>;
  /** The source file of each name imported from another file. */
  readonly from: ReadonlyMap<string, string>;
}

function namesOf(source: ts.SourceFile): Names {
  const calls = new Map<string, ReadonlySet<string>>();
  const from = new Map<string, string>();
  for (const node of nodesOf(source)) {
    const name = nameOfFunction(node);
    if (name !== undefined) calls.set(name, new Set([...(calls.get(name) ?? []), ...calledIn(node)]));
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const bindings = node.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    const file = join(dirname(source.fileName), node.moduleSpecifier.text);
    for (const element of bindings.elements) from.set(element.name.text, file);
  }
  return { calls, from };
}

const files = new Map(sources.map((source) => [source.fileName, namesOf(source)]));
const JUDGES = new Set(['expect', 'assert', 'expectTypeOf', 'fc']);
const judged = new Map<string, boolean>();

/** Whether a name used in a file is a function that asserts something or calls one that does. */
function doesJudge(file: string, name: string): boolean {
  if (JUDGES.has(name)) return true;
  const key = `${file} ${name}`;
  const known = judged.get(key);
  if (known !== undefined) return known;
  // A recursive call does not count as an assertion.
  judged.set(key, false);
  const { calls, from } = files.get(file) ?? { calls: new Map(), from: new Map() };
  const origin = from.get(name);
  const answer =
    origin === undefined
      ? [...(calls.get(name) ?? [])].some((call) => doesJudge(file, call))
      : files.has(origin) && doesJudge(origin, name);
  judged.set(key, answer);
  return answer;
}

/** Matches `it('…', () => …)` and `test.each(…)('…', …)`, but not hooks or `test.step`. */
const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ['it', 'test'].includes(rootOf(node.expression)) &&
  node.arguments.slice(1).some((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument)) &&
  !/\.(step|skip|todo|use|extend)\b/.test(node.expression.getText());

const isLoop = (node: ts.Node): boolean =>
  ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node);

/** Pauses inside a loop are polling. */
function isInLoop(node: ts.Node): boolean {
  for (let outer: ts.Node | undefined = node; outer !== undefined; outer = outer.parent) if (isLoop(outer)) return true;
  return false;
}

/**
 * A fixed pause: `new Promise((done) => setTimeout(done, 300))`, Playwright's `waitForTimeout`, Node's `setTimeout`.
 */
function isSleep(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && node.expression.getText().endsWith('.waitForTimeout')) return true;
  if (ts.isImportDeclaration(node)) return false;
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Promise' || isInLoop(node)) return false;
  return [...nodesOf(node)].some(
    (call) =>
      ts.isCallExpression(call) &&
      rootOf(call.expression) === 'setTimeout' &&
      (call.arguments[1]?.getText() ?? '0') !== '0',
  );
}

describe('the tests', () => {
  test('each judge something', () => {
    const tests = sources.flatMap((source) => [...nodesOf(source)].filter(isTest));
    expect(tests.length).toBeGreaterThan(1500);
    const blind = tests.filter(
      (node) => ![...calledIn(node)].some((name) => doesJudge(node.getSourceFile().fileName, name)),
    );
    expect(blind.map(placeOf)).toEqual([]);
  }, 60_000);

  test('wait for what they await, never for a time', () => {
    const sleeps = sources.flatMap((source) => [...nodesOf(source)].filter(isSleep));
    expect(sleeps.map(placeOf)).toEqual([]);
  }, 60_000);

  test('replace modules only in separate files, because the browser keeps loaded modules between files', () => {
    const replaces = (source: ts.SourceFile): boolean =>
      [...nodesOf(source)].some(
        (node) => ts.isCallExpression(node) && /^vi\.(mock|doMock)$/.test(node.expression.getText()),
      );
    const inBrowser = sources.filter(({ fileName }) => fileName.endsWith('.test.tsx'));
    const named = inBrowser.filter(({ fileName }) => fileName.endsWith('.replaced.test.tsx'));
    expect(inBrowser.filter(replaces).map(placeOf)).toEqual(named.map(placeOf));
  }, 60_000);
});
