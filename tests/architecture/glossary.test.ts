import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Words that no engineer of this field would search for, each with the standard term; see docs/glossary.md. */
const PRIVATE_WORDS: Readonly<Record<string, string>> = {
  say: 'text, report',
  says: 'text, report',
  said: 'text, reported',
  saying: 'text',
  tell: 'notify, report',
  tells: 'notify, report',
  told: 'reported, enriched',
  judge: 'validate',
  judged: 'validated',
  judgement: 'validation',
  judging: 'validation',
  late: 'lazy',
  lent: 'delegable',
  leaver: 'offboarding',
  leavers: 'offboarding',
  why: 'access, explain',
  room: 'module, space',
  rooms: 'modules',
  floor: 'level',
  floors: 'levels',
  house: 'project',
  standing: 'current, status',
  news: 'events',
  lone: 'single',
  grip: 'handle',
  turn: 'lock',
  touched: 'changed',
  beside: 'other, cursor',
  colour: 'color',
  colours: 'colors',
  longest: 'max',
  seats: 'slots, limits',
};

/** A name of the wire protocol. */
const WIRE_NAMES = new Set(['newHouseNumber']);

const exportedNames = (file: string): readonly string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    const { name } = statement as ts.DeclarationStatement;
    return name === undefined ? [] : [name.text];
  });
};

const wordsOf = (name: string): readonly string[] =>
  [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([word]) => word.toLowerCase());

const files = ['engine', 'extensions', 'contract', 'renderers', 'src', 'server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !/generated|migrations/.test(parentPath))
    .map(({ name, parentPath }) => join(parentPath, name)),
);

test('exported names use the standard terms of the field, no private words', () => {
  const found = files.flatMap((file) => exportedNames(file).map((name) => ({ file: relative(ROOT, file), name })));
  expect(found.length).toBeGreaterThan(5000);
  const odd = found.flatMap(({ file, name }) =>
    wordsOf(name)
      .filter((word) => Object.hasOwn(PRIVATE_WORDS, word) && !WIRE_NAMES.has(name))
      .map((word) => `${file}: ${name}: instead of "${word}": ${PRIVATE_WORDS[word]}`),
  );
  expect(odd).toEqual([]);
});

test.each([
  ['TableNews', ['news']],
  ['lateComponent', ['late']],
  ['useLatest', []],
  ['JSONHouse', ['house']],
])('private words of %s are %o', (name, words) => {
  expect(wordsOf(name).filter((word) => Object.hasOwn(PRIVATE_WORDS, word))).toEqual(words);
});

test('a word of the glossary is explained once', () => {
  const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/^\| ([a-z][a-z ]*?) +\|/gm);
  const words = [...rows].map(([, word = '']) => word);
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
