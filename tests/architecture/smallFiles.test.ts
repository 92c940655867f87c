import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const CODE = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server', 'scripts', 'bench'];
const SMALL = 20;

/** Small files with a single user in the same folder that are separate for a reason. */
const STANDS_ALONE: Readonly<Record<string, string>> = {
  'renderers/pages/form/formActions.ts': 'the recipe of a page action names it',
  'renderers/table/grid/surface/shownColumns.ts': 'gridSurface.ts has the maximum length',
  'server/core/database/rowTypes/storedContentTable.ts': 'tables.ts has the maximum length',
  'server/identity/externalSignIn/browserMark.ts': 'a cookie, next to the longest file of its module',
  'server/identity/externalSignIn/handoverPage.ts':
    'the only HTML that the server writes, next to the longest file of its module',
  'src/navigation/tabStrip/documentTitle.ts': 'tested in Node, without the React of its user',
  'src/shell/routes/visibleMenu.ts': 'tested in Node, without the React of its user',
};

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = CODE.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    // Peers of a benchmark are installed in its folder.
    .filter(({ parentPath }) => !parentPath.includes('node_modules'))
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.endsWith('generated'))
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((file) => ({ path: relative(ROOT, file), text: readFileSync(file, 'utf8') })),
);

/** The imports of a file; dynamically imported files stay separate, because each is a chunk. */
const importsOf = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(([, now, later]) =>
    now === undefined ? `later ${join(dirname(path), later ?? '')}` : join(dirname(path), now),
  );

/** Small files whose only user is in the same folder and is not a public interface: they could be part of it. */
function foldable(files: readonly Source[]): readonly string[] {
  const users = new Map<string, Set<string>>();
  for (const file of files)
    for (const used of importsOf(file)) users.set(used, (users.get(used) ?? new Set()).add(file.path));
  return files
    .filter(({ text }) => text.split('\n').length - 1 < SMALL)
    .map(({ path }) => path)
    .filter((path) => {
      const [user, ...others] = users.get(path) ?? [];
      if (user === undefined || others.length > 0 || users.has(`later ${path}`)) return false;
      return dirname(user) === dirname(path) && !/^(?:index|reactEditors)\.ts$/.test(basename(user));
    });
}

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? unwrapped(node.expression) : node;

const isNothing = (node: ts.Expression): boolean => {
  const bare = unwrapped(node);
  return ts.isObjectLiteralExpression(bare) && bare.properties.length === 0;
};

/** Finds `...(x === undefined ? {} : { x })`, in either order, in objects and in JSX. */
function emptySpreads({ path, text }: Source): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
      const spread = unwrapped(node.expression);
      if (ts.isConditionalExpression(spread) && [spread.whenTrue, spread.whenFalse].some(isNothing))
        found.push(`${path}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('a small file with a single neighbouring user is merged or has a documented reason', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect([...foldable(sources)].sort()).toEqual(Object.keys(STANDS_ALONE));
});

test.each([
  ['one beside it', [{ path: 'a/b.ts', text: "import { c } from './c.ts';\n" }], ['a/c.ts']],
  ['one elsewhere', [{ path: 'd/b.ts', text: "import { c } from '../a/c.ts';\n" }], []],
  ['a door', [{ path: 'a/index.ts', text: "export { c } from './c.ts';\n" }], []],
  ['one that asks when it is needed', [{ path: 'a/b.ts', text: "void import('./c.ts');\n" }], []],
  [
    'two',
    [
      { path: 'a/b.ts', text: "import { c } from './c.ts';\n" },
      { path: 'a/d.ts', text: "import './c.ts';\n" },
    ],
    [],
  ],
])('a small file with %s for a user is told from the others', (_, users, told) => {
  expect(foldable([{ path: 'a/c.ts', text: 'export const c = 1;\n' }, ...users])).toEqual(told);
});

test('omits no key by spreading an empty object: types allow undefined, or `present` drops it', () => {
  expect(sources.filter(({ text }) => /[?:]\s*\(?\{\}/.test(text)).flatMap(emptySpreads)).toEqual([]);
});

test.each([
  ['const a = { ...(b === undefined ? {} : { b }) };', 1],
  ['const a = { ...(b ? { b } : ({})) };', 1],
  ["const a = <p {...(b === '' ? {} : { b })} />;", 1],
  ['const a = { ...(b ? { b } : { c }), ...(b && { b }) };', 0],
])('%s has %d such spreads', (text, count) => {
  expect(emptySpreads({ path: 'a.tsx', text })).toHaveLength(count);
});
