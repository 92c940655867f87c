import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { equivalentsOf } from '../../scripts/mutants/equivalents.ts';
import { importsOf, reachedFrom } from '../../scripts/mutants/imports.ts';
import { byLot, mutantsOf } from '../../scripts/mutants/mutants.ts';
import { readOptions } from '../../scripts/mutants/options.ts';
import { GOAL, inBrowserOf, livingOf, scoreOf } from '../../scripts/mutants/report.ts';
import { nearestFirst, modulesOf } from '../../scripts/mutants/modules.ts';
import type { MeasuredModule } from '../../scripts/mutants/modules.ts';
import { withSwitches } from '../../scripts/mutants/switches.ts';

const numbered = (text: string) => mutantsOf('module', 'file.ts', text).map((drawn, at) => ({ ...drawn, id: at + 1 }));
const changes = (text: string): string[] => numbered(text).map(({ change }) => change);

describe('writes otherwise', () => {
  const CASES: readonly (readonly [title: string, source: string, ...changes: string[]])[] = [
    ['a comparison, at its boundary and the other way', 'x = a < b', 'a < b → (a) <= (b)', 'a < b → (a) >= (b)'],
    ['an arithmetic sign', 'x = a + b', 'a + b → (a) - (b)'],
    ['"and" and "or"', 'x = a && (b || c)', 'a && (b || c) → (a) || ((b || c))', 'b || c → (b) && (c)'],
    ['the condition of an if', 'if (a) b();', 'a → true', 'a → false', 'b(); → (nothing)'],
    ['the condition of a loop, never to one without an end', 'while (a) {}', 'a → false'],
    ['a statement, by leaving it out', 'save(x);', 'save(x); → (nothing)'],
    ['a word', "f('draft')", "'draft' → ''"],
    ['a number', 'f(3)', '3 → 4'],
    ['a list', 'f([a])', '[a] → []'],
    ['a method by its counterpart', 'f(a.some(b))', 'a.some(b) → a.every(b)'],
    ['a method that can fall away', 'f(a.filter(b))', 'a.filter(b) → a'],
  ];
  test.each(CASES)('%s', (_title, source, ...expected) => {
    expect(changes(source)).toEqual(expect.arrayContaining(expected));
  });

  test.each([
    ['types', "type A = 'a' | 'b'; const a: 'x' = b as 'x';"],
    ['modules', "import { a } from './a.ts'; export { b } from './b.ts';"],
    ['names of properties', "const a = { 'b': c }; d['e'];"],
    ['sentences for people', "const a = [`no such page`, '没有'].length"],
  ])('leaves %s alone', (_what, source) => {
    expect(changes(source).filter((change) => change.startsWith("'") || change.startsWith('`'))).toEqual([]);
  });
});

describe('an instrumented source', () => {
  const SOURCE = `
    function firstOver(limit, list) {
      for (const one of list) if (one > limit) return one; else skipped(one);
      return list?.extra.filter(Boolean)[0] ?? -1;
    }`;
  const run = (awake: number | undefined, mostTurns = Infinity): unknown => {
    const skipped: number[] = [];
    let turns = 0;
    const text = `${withSwitches('file.ts', SOURCE, numbered(SOURCE))}; firstOver(2, [1, 2, 3])`;
    const { outputText } = ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022 } });
    const found: unknown = runInNewContext(outputText, {
      __mutant: (id: number) => id === awake,
      __turn: () => {
        turns += 1;
        if (turns > mostTurns) throw new Error('too many turns');
      },
      skipped: (one: number) => skipped.push(one),
    });
    return [found, skipped];
  };
  const idOf = (change: string): number | undefined => numbered(SOURCE).find((one) => one.change === change)?.id;

  test('does what it did while all its mutants sleep', () => {
    expect(run(undefined)).toEqual([3, [1, 2]]);
  });

  test.each([
    ['one > limit → (one) >= (limit)', [2, [1]]],
    ['one > limit → true', [1, []]],
    ['skipped(one); → (nothing)', [3, []]],
  ])('does %s when that one is awake', (change, expected) => {
    expect(idOf(change)).toBeDefined();
    expect(run(idOf(change))).toEqual(expected);
  });

  test('counts the turns of its loops', () => {
    expect(() => run(undefined, 2)).toThrow('too many turns');
    expect(run(undefined, 3)).toEqual([3, [1, 2]]);
  });
});

describe('a sample', () => {
  const SOURCE = 'f(1, 2, 3, 4, 5, 6, 7, 8);';
  const drawn = (text: string, seed: number): string[] =>
    byLot(mutantsOf('module', 'file.ts', text), seed).map(({ change }) => change);

  test('is the same for the same seed and another for another', () => {
    expect(drawn(SOURCE, 1)).toEqual(drawn(SOURCE, 1));
    expect(drawn(SOURCE, 2)).not.toEqual(drawn(SOURCE, 1));
  });

  test('keeps its order when something else is written above', () => {
    const before = drawn(SOURCE, 1);
    expect(drawn(`g(9);\n${SOURCE}`, 1).filter((change) => before.includes(change))).toEqual(before);
  });
});

describe('the list of equivalent mutants', () => {
  const SOURCE = 'f(1);\nf(1);';
  const entry = { file: 'file.ts', line: 'f(1);', change: '1 → 2', reason: 'f reads nothing' };
  const held = (listed: readonly (typeof entry & { nth?: number })[]) =>
    numbered(SOURCE).flatMap((one) => (equivalentsOf(listed).holds(one) ? [one.line] : []));

  test('speaks of a mutant by its line, and of the first when several read alike', () => {
    expect(held([entry])).toEqual([1]);
    expect(held([{ ...entry, nth: 2 }])).toEqual([2]);
  });

  test('says which entries speak of nothing any more', () => {
    const gone = { ...entry, line: 'f(2);' };
    expect(equivalentsOf([entry, gone]).stale(numbered(SOURCE))).toEqual([gone]);
  });
});

test('detects a hanging mutant but not an unreached one; the goal is 85 per cent', () => {
  const mutants = numbered('f(1);\nf(2);\nf(3);').filter(({ change }) => /^\d/.test(change));
  const [one, two] = mutants.map(({ id }) => id) as [number, number];
  const entries = [
    { event: 'killed', test: 'a', id: one },
    { event: 'hung', test: 'a', id: two },
  ] as const;
  expect(GOAL).toBe(85);
  expect(scoreOf(mutants, entries)).toBeCloseTo(66.7, 1);
  expect(livingOf(mutants, entries)).toEqual(['file.ts:3  3 → 4  [no test comes here]\n    f(3);']);
});

test.each([
  ['a flag that there is not', ['--fast']],
  ['a flag without its word', ['--module']],
  ['a sample that is no number', ['--sample', 'few']],
  ['a sample of nothing', ['--sample', '0']],
  ['no test at all', ['--nearest', '0']],
])('refuses %s', (_title, words) => {
  expect(readOptions(words)).toBeUndefined();
});

test('reads modules, sample and seed', () => {
  expect(
    readOptions(['--module', 'engine/table', '--module', 'engine/language/rules', '--sample', '200', '--wide']),
  ).toMatchObject({
    modules: ['engine/table', 'engine/language/rules'],
    sample: 200,
    seed: 1,
    wide: true,
  });
});

const ROOT = join(import.meta.dirname, '../..');
const modules = modulesOf(ROOT);
const moduleOf = (name: string): MeasuredModule => {
  const module = modules.find((one) => one.name === name);
  if (module === undefined) throw new Error(`no module ${name}`);
  return module;
};

describe('the modules', () => {
  test.each(['engine', 'renderers', 'src', 'server'])('are all folders of %s with sources', (place) => {
    const folders = readdirSync(join(ROOT, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !['generated', 'public'].includes(entry.name))
      .map(({ name }) => `${place}/${name}`);
    const isMeasured = (folder: string): boolean => modules.some(({ name }) => `${name}/`.startsWith(`${folder}/`));
    expect(folders.filter((folder) => !isMeasured(folder))).toEqual([]);
  });

  test('have tests when they have files, and all of these exist', () => {
    const measured = modules.filter(({ files }) => files.length > 0);
    expect(measured.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([]);
    expect(measured.flatMap(({ tests }) => tests).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('take a file with components, hooks or texts as tested in the browser', () => {
    const { files, inBrowser } = moduleOf('renderers/list/state');
    expect(files).toContain('renderers/list/state/listAddress.ts');
    expect(inBrowser).toContain('renderers/list/state/useListState.ts');
    expect(moduleOf('renderers/locales').files.filter((file) => /zh-CN|en-US/.test(file))).toEqual([]);
    expect(modules.flatMap((module) => module.files).filter((file) => file.endsWith('.tsx'))).toEqual([]);
  });

  test('without tests of their own are given those of their group', () => {
    expect(moduleOf('engine/document/validation').tests).toContain('tests/engine/document/drafts.test.ts');
  });

  test('leave out what is generated, and migrations', () => {
    const files = modules.flatMap((module) => module.files);
    expect(files.filter((file) => /\/generated\/|\/migrations\//.test(file))).toEqual([]);
  });
});

test('runs a mutant first against tests named like its file, then mirrored ones', () => {
  const module = { name: 'server/data/lists', files: [], inBrowser: [] };
  const tests = [
    'tests/server/records/operations/a.test.ts',
    'tests/server/data/lists/b.test.ts',
    'tests/server/records/operations/sums.test.ts',
  ];
  expect(nearestFirst({ ...module, tests }, ['server/data/lists/sums.ts'])).toEqual([tests[2], tests[1], tests[0]]);
});

test('tells how many files of a module are tested in the browser only', () => {
  const module = { name: 'renderers/form/fields', files: [], tests: [], inBrowser: ['a.tsx', 'b.ts'] };
  expect(inBrowserOf([module])).toBe('tested in the browser only:\n  renderers/form/fields: 2 files');
  expect(inBrowserOf([{ ...module, inBrowser: [] }])).toBeUndefined();
});

test.each([
  ['types alone', "import type { A } from 'a'; import { type B } from 'b'; export type { C } from 'c';", []],
  ['a value beside a type', "import { type A, b } from 'a';", ['a']],
  ['a default and a whole', "import a from 'a'; import * as b from 'b'; import 'c';", ['a', 'b', 'c']],
  ['what is passed on', "export { a } from 'a'; export * from 'b';", ['a', 'b']],
])('finds the values that a source imports: %s', (_title, text, expected) => {
  expect(importsOf(ROOT, 'engine/file.ts', text)).toEqual(expected);
});

test('follows imports as far as it is let', () => {
  const imports: Record<string, string[]> = { 'a.ts': ['b.ts', 'c.tsx'], 'b.ts': ['d.ts', 'a.ts'], 'c.tsx': ['e.ts'] };
  const reached = reachedFrom(
    'a.ts',
    (file) => imports[file] ?? [],
    (file) => file.endsWith('.ts'),
  );
  expect([...reached].sort()).toEqual(['a.ts', 'b.ts', 'c.tsx', 'd.ts']);
});
