import { compileDictionary } from '../dicts/index.ts';
import type { CompiledDictionary } from '../dicts/index.ts';
import type { DictionarySchema } from '../generated/dictionary.ts';
import type { MenuSchema } from '../generated/menu.ts';
import type { PageSchema } from '../generated/page.ts';
import { locateProblems, parseDictionary, parseMenu, parsePage } from '../load/index.ts';
import type { Problem } from '../problems.ts';
import { didYouMean } from '../suggestions.ts';
import { checkMenu } from './checkMenu.ts';
import { checkNeighbours } from './checkNeighbours.ts';
import { compilePage, resolveExtends } from './compilePage.ts';
import type { PageFile } from './pageFile.ts';

/** Everything that a folder of schemas says. */
export interface CompiledSchemas {
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  /** With seed and import, which the compiled ones leave out. */
  readonly dictionarySchemas: ReadonlyMap<string, DictionarySchema>;
  /** Absent when the file is missing or has problems of its own. */
  readonly menu?: MenuSchema;
  /** Of all files, each with file, line and column. */
  readonly problems: readonly Problem[];
}

export interface CompileSchemasOptions {
  /** Text of every file by its path below the folder: `dicts/unit.json`, `pages/customs/export-declaration.json`, `menu.json`. */
  readonly texts: ReadonlyMap<string, string>;
  /** What stands before the paths in problems. Default: `schemas/`. */
  readonly prefix?: string;
  /** What menu items may show besides pages: `dashboard/Analysis`. Absent: any other component passes. */
  readonly shellComponents?: ReadonlySet<string>;
}

const PAGE_PATH = /^(?:pages\/(.+)|(examples\/.+))\.json$/;
const DICTIONARY_PATH = /^dicts\/([^/]+)\.json$/;
const MENU_PATH = 'menu.json';

interface Reading {
  readonly texts: ReadonlyMap<string, string>;
  readonly prefix: string;
  readonly problems: Problem[];
}

/** Notes problems of a file that know only their path. */
const note = (reading: Reading, path: string, problems: readonly Problem[]): void => {
  reading.problems.push(...locateProblems(problems, reading.texts.get(path) ?? '', `${reading.prefix}${path}`));
};

function readDictionaries(reading: Reading) {
  const dictionaries = new Map<string, CompiledDictionary>();
  const schemas = new Map<string, DictionarySchema>();
  for (const [path, text] of reading.texts) {
    const name = DICTIONARY_PATH.exec(path)?.[1];
    if (name === undefined) continue;
    const parsed = parseDictionary(text, `${reading.prefix}${path}`);
    reading.problems.push(...parsed.problems);
    if (parsed.dictionary === undefined) continue;
    const { dictionary, problems } = compileDictionary(parsed.dictionary);
    note(reading, path, problems);
    if (parsed.dictionary.dictCode !== name) {
      const message = `the dictionary "${parsed.dictionary.dictCode}" stands in a file called "${name}"`;
      note(reading, path, [{ code: 'wrong-file-name', path: ['dictCode'], message, hint: 'call both alike' }]);
    }
    schemas.set(parsed.dictionary.dictCode, parsed.dictionary);
    if (dictionary) dictionaries.set(dictionary.dictCode, dictionary);
  }
  return { dictionaries, schemas };
}

function readPages(reading: Reading): Map<string, { readonly path: string; readonly schema?: PageSchema }> {
  const pages = new Map<string, { path: string; schema?: PageSchema }>();
  for (const [path, text] of reading.texts) {
    const match = PAGE_PATH.exec(path);
    const id = match?.[1] ?? match?.[2];
    if (id === undefined) continue;
    const { page, problems } = parsePage(text, `${reading.prefix}${path}`);
    reading.problems.push(...problems);
    pages.set(id, { path, ...(page ? { schema: page } : {}) });
  }
  return pages;
}

function compilePages(reading: Reading, dictionaries: ReadonlyMap<string, CompiledDictionary>): Map<string, PageFile> {
  const read = readPages(reading);
  const pages = new Map<string, PageFile>();
  for (const [id, { path, schema }] of read) {
    if (schema === undefined) continue;
    const base = schema.extends === undefined ? undefined : read.get(schema.extends);
    if (schema.extends !== undefined && base?.schema === undefined) {
      const message = base
        ? `the page "${schema.extends}" has problems of its own`
        : `unknown page "${schema.extends}"`;
      const hint = base ? {} : didYouMean(schema.extends, read.keys());
      note(reading, path, [{ code: base ? 'broken-base' : 'unknown-page', path: ['extends'], message, ...hint }]);
      continue;
    }
    const { page, problems } = compilePage(schema, {
      id,
      dictionaries,
      ...(base?.schema ? { base: base.schema } : {}),
    });
    note(reading, path, problems);
    const resolved = base?.schema && base.schema.extends === undefined ? resolveExtends(schema, base.schema) : schema;
    pages.set(id, { id, path, schema: resolved, ...(page ? { page } : {}) });
  }
  return pages;
}

function readMenu(reading: Reading): MenuSchema | undefined {
  const text = reading.texts.get(MENU_PATH);
  if (text === undefined) return undefined;
  const { menu, problems } = parseMenu(text, `${reading.prefix}${MENU_PATH}`);
  reading.problems.push(...problems);
  return menu;
}

/**
 * Reads and compiles a whole folder of schemas, with what its files say about each other. Nothing is thrown: what is
 * wrong is in `problems`, and what is right serves.
 */
export function compileSchemas({
  texts,
  prefix = 'schemas/',
  shellComponents,
}: CompileSchemasOptions): CompiledSchemas {
  const reading: Reading = { texts, prefix, problems: [] };
  const { dictionaries, schemas } = readDictionaries(reading);
  const pages = compilePages(reading, dictionaries);
  const menu = readMenu(reading);
  for (const { path, problem } of checkNeighbours([...pages.values()])) note(reading, path, [problem]);
  if (menu) {
    const brokenPages = [...texts.keys()].flatMap((path) => PAGE_PATH.exec(path)?.[1] ?? []);
    const context = { pages: [...pages.values()], pageIds: new Set(brokenPages), shellComponents };
    note(reading, MENU_PATH, checkMenu(menu, context));
  }
  return {
    pages,
    dictionaries,
    dictionarySchemas: schemas,
    ...(menu ? { menu } : {}),
    problems: reading.problems.sort(byPlace),
  };
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
