import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importsOf, reachedFrom } from './imports.ts';
import { TESTS_ELSEWHERE } from './testsElsewhere.ts';

/** A source folder with its files and the tests intended for it. */
export interface MeasuredModule {
  readonly name: string;
  readonly files: readonly string[];
  /** Tests in the mirrored folder come first. */
  readonly tests: readonly string[];
  /** Files that no test in Node runs: their tests run in the browser, where mutants are not measured. */
  readonly inBrowser: readonly string[];
}

/** Where tests of a module run: all in Node, the server's with a PostgreSQL. */
export const PLACES = ['engine', 'renderers', 'src', 'server'] as const;
export type Place = (typeof PLACES)[number];

export const placeOf = (module: string): Place => PLACES.find((place) => module.startsWith(`${place}/`)) ?? 'engine';

const filesIn = (root: string, folder: string, deep = true): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: deep, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .sort()
    : [];

const isTest = (file: string): boolean => file.endsWith('.test.ts');

const testsIn = (root: string, place: string): string[] =>
  place.endsWith('.ts') ? [place] : filesIn(root, place).filter(isTest);

/** Modules listed in `modules.json`, the deepest paths first. */
function listedModules(root: string): readonly string[] {
  const groups = JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as Readonly<
    Record<string, readonly object[]>
  >;
  return Object.entries(groups)
    .flatMap(([folder, levels]) => levels.flatMap((level) => Object.keys(level).map((name) => `${folder}/${name}`)))
    .sort((one, other) => other.length - one.length);
}

/**
 * Modules of a place with their files; files outside of modules are "loose". Generated code and migrations are
 * excluded.
 */
function filesByModule(root: string, place: Place | 'extensions'): Map<string, string[]> {
  const modules = listedModules(root);
  const found = new Map<string, string[]>();
  for (const file of filesIn(root, place)) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) continue;
    if (/\/(generated|migrations)\//.test(file)) continue;
    const name = modules.find((module) => file.startsWith(`${module}/`)) ?? `${place}/loose`;
    found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

/** Caches the imports, so that each file is read once. */
function importsIn(root: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (file) => {
    const imports =
      known.get(file) ?? (/\.tsx?$/.test(file) ? importsOf(root, file, readFileSync(join(root, file), 'utf8')) : []);
    known.set(file, imports);
    return imports;
  };
}

type Imports = ReturnType<typeof importsIn>;

/**
 * Modules whose files are all measured; a module without its own tests uses those of its group, else those that import
 * it.
 */
function wholeModules(root: string, place: 'engine' | 'extensions' | 'server', imports: Imports): MeasuredModule[] {
  const all = testsIn(root, `tests/${place}`);
  return [...filesByModule(root, place)].map(([name, files]) => {
    const given = [name, dirname(name)]
      .filter((module) => module !== place)
      .map((module) => [`tests/${module}`, ...(TESTS_ELSEWHERE[module] ?? [])].flatMap((one) => testsIn(root, one)))
      .find((tests) => tests.length > 0);
    const importing = all.filter((test) => imports(test).some((file) => files.includes(file)));
    return { name, files, tests: given ?? importing, inBrowser: [] };
  });
}

/** Excludes text catalogues and files that import React. */
const isLogic = (file: string, imports: Imports): boolean =>
  file.endsWith('.ts') && !/[./](zh-CN|en-US)\.ts$/.test(file) && !imports(file).includes('react');

/** Measures only those files of renderers and shell that tests in Node reach through modules without components. */
function shownModules(root: string, place: 'renderers' | 'src', imports: Imports): MeasuredModule[] {
  const enter = (file: string): boolean => file.endsWith('.ts');
  const reached = testsIn(root, `tests/${place}`).map((test) => ({ test, files: reachedFrom(test, imports, enter) }));
  return [...filesByModule(root, place)].map(([name, all]) => {
    const files = all.filter((file) => isLogic(file, imports) && reached.some((one) => one.files.has(file)));
    const mirrors = (test: string): boolean => test.startsWith(`tests/${name}/`);
    const tests = reached.filter((one) => files.some((file) => one.files.has(file))).map(({ test }) => test);
    return {
      name,
      files,
      tests: [...tests.filter(mirrors), ...tests.filter((test) => !mirrors(test))],
      inBrowser: all.filter((file) => !files.includes(file)),
    };
  });
}

/** All folders of engine, extensions and server, and of renderers and shell with what of them runs in Node. */
export function modulesOf(root: string): MeasuredModule[] {
  const imports = importsIn(root);
  return [
    ...wholeModules(root, 'engine', imports),
    ...wholeModules(root, 'extensions', imports),
    ...shownModules(root, 'renderers', imports),
    ...shownModules(root, 'src', imports),
    ...wholeModules(root, 'server', imports),
  ];
}

/** All tests that run in the same environment as those of the place. */
export function testsBeside(root: string, place: Place): string[] {
  const folders = place === 'server' ? ['server'] : ['engine', 'extensions', 'schemas', 'contract', 'renderers', 'src'];
  return folders.flatMap((folder) => testsIn(root, `tests/${folder}`));
}

/** Sorts the tests of a module: first those named like one of the files, then those that mirror the module. */
export function nearestFirst({ name, tests }: MeasuredModule, files: readonly string[]): string[] {
  const names = new Set(files.map((file) => basename(file, '.ts')));
  const distance = (test: string): number => {
    const mirrors = `${dirname(test)}/`.startsWith(`tests/${name}/`);
    return names.has(basename(test, '.test.ts')) ? 0 : mirrors ? 1 : 2;
  };
  return [...new Set(tests)].sort((one, other) => distance(one) - distance(other));
}
