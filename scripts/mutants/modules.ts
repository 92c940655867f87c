import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importsOf, reachedFrom } from './imports.ts';
import { TESTS_ELSEWHERE } from './testsElsewhere.ts';

/** A folder of the sources, its files and the tests that are meant for it. */
export interface MeasuredModule {
  readonly name: string;
  readonly files: readonly string[];
  /** Those that mirror it first. */
  readonly tests: readonly string[];
  /** Files that no test in Node runs: their tests run in the browser, where no mutants are shown. */
  readonly inBrowser: readonly string[];
}

/** Where tests of a module run: all in Node, the server's beside a PostgreSQL. */
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

/** Modules that `modules.json` lists, the innermost first. */
function listedModules(root: string): readonly string[] {
  const groups = JSON.parse(readFileSync(join(root, 'modules.json'), 'utf8')) as Readonly<
    Record<string, readonly object[]>
  >;
  return Object.entries(groups)
    .flatMap(([folder, levels]) => levels.flatMap((level) => Object.keys(level).map((name) => `${folder}/${name}`)))
    .sort((one, other) => other.length - one.length);
}

/** Modules of a place with their files; those beside the modules are "loose". Generated code and migrations are left out. */
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

/** Reads each file once. */
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

/** Modules all of whose files are measured; without tests of their own, by those of their group, else by those that import them. */
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

/** Texts of the catalogues, and what only a component runs. */
const isLogic = (file: string, imports: Imports): boolean =>
  file.endsWith('.ts') && !/[./](zh-CN|en-US)\.ts$/.test(file) && !imports(file).includes('react');

/** Of renderers and shell only what tests in Node run, through modules without components, is measured. */
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

/** All tests that run where those of the place run. */
export function testsBeside(root: string, place: Place): string[] {
  const folders = place === 'server' ? ['server'] : ['engine', 'extensions', 'schemas', 'contract', 'renderers', 'src'];
  return folders.flatMap((folder) => testsIn(root, `tests/${folder}`));
}

/** The tests of a module, the nearest to some of its files first: those with the name of one, then those that mirror the module. */
export function nearestFirst({ name, tests }: MeasuredModule, files: readonly string[]): string[] {
  const names = new Set(files.map((file) => basename(file, '.ts')));
  const distance = (test: string): number => {
    const mirrors = `${dirname(test)}/`.startsWith(`tests/${name}/`);
    return names.has(basename(test, '.test.ts')) ? 0 : mirrors ? 1 : 2;
  };
  return [...new Set(tests)].sort((one, other) => distance(one) - distance(other));
}
