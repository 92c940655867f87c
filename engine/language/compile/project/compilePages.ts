import type { PageSchema } from '../../../generated/page.ts';
import { parsePage } from '../../load/index.ts';
import type { Readable } from '../../load/index.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { compilePageFile, resolveExtends, type PageProblem } from './compilePageFile.ts';
import type { CompileContext } from '../page/compilePage.ts';
import { resolveDictCodes } from '../parts/dictCodes.ts';
import { shareProblems } from './inheritedProblems.ts';
import type { PageFile } from '../parts/pageFile.ts';
import type { ReadDictionaries } from './readDictionaries.ts';
import { behindFaults, note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';
import type { ReadMessages } from './readMessages.ts';
import type { ReadReports } from './readReports.ts';

export const PAGE_PATH = /^(?:pages\/(.+)|(examples\/.+))\.json$/;

export interface ReadPage {
  readonly path: string;
  readonly schema?: PageSchema | undefined;
  /** Of a file with problems: searched for further problems, never served. */
  readonly readable?: Readable<PageSchema> | undefined;
}

/** Reads the pages of a folder, by id. */
export function readPages(reading: Reading): ReadonlyMap<string, ReadPage> {
  const files = readFiles(reading, PAGE_PATH, (text, file) => {
    const { page, readable, problems } = parsePage(text, file);
    return { value: page, readable, problems };
  });
  return new Map(files.map(({ path, names, value, readable }) => [names[0] ?? '', { path, schema: value, readable }]));
}

/** Returns a page with everything it inherits; undefined if its base is missing. */
export function withInherited(
  schema: PageSchema | undefined,
  read: ReadonlyMap<string, ReadPage>,
): PageSchema | undefined {
  if (schema?.extends === undefined) return schema;
  const base = read.get(schema.extends)?.schema;
  return base && (base.extends === undefined ? resolveExtends(schema, base) : schema);
}

/** Context in which pages are compiled. */
interface Surroundings {
  readonly read: ReadonlyMap<string, ReadPage>;
  readonly dictionaries: ReadDictionaries;
  readonly reports: ReadReports;
  readonly messages: ReadMessages;
}

interface CompiledFile {
  readonly file?: PageFile | undefined;
  readonly path: string;
  /** Id of the extended page, if the inherited parts are available. */
  readonly base?: string | undefined;
  readonly problems: readonly PageProblem[];
}

const contextOf = (id: string, { dictionaries, reports, messages }: Surroundings): CompileContext => ({
  id,
  dictionaries: dictionaries.dictionaries,
  brokenDictionaries: dictionaries.broken,
  reports: reports.reports,
  brokenReports: reports.broken,
  messages: messages.messages,
  brokenMessages: messages.broken,
});

function withoutBase(extended: string, path: string, around: Surroundings): CompiledFile {
  const isThere = around.read.has(extended);
  const said = describeProblem(isThere ? 'broken-base' : 'unknown-page', { name: extended });
  const hint = isThere ? {} : didYouMean(extended, around.read.keys());
  return { path, problems: [{ ...said, path: ['extends'], ...hint }] };
}

/**
 * Reports further problems of a malformed file, as far as it can be read, unless they result from the malformed parts.
 */
function compileReadable(id: string, { path, readable }: ReadPage, around: Surroundings): CompiledFile {
  if (readable === undefined) return { path, problems: [] };
  const { value } = readable;
  const base = value.extends === undefined ? undefined : around.read.get(value.extends)?.schema;
  if (value.extends !== undefined && base === undefined) return withoutBase(value.extends, path, around);
  const { problems } = compilePageFile(value, base, contextOf(id, around));
  const own = problems.filter(({ inherited }) => inherited === undefined);
  return { path, problems: behindFaults(readable, own) };
}

function compileOne(id: string, read: ReadPage, around: Surroundings): CompiledFile {
  const { path, schema } = read;
  if (schema === undefined) return compileReadable(id, read, around);
  const base = schema.extends === undefined ? undefined : around.read.get(schema.extends)?.schema;
  if (schema.extends !== undefined && base === undefined) return withoutBase(schema.extends, path, around);
  const { page, problems } = compilePageFile(schema, base, contextOf(id, around));
  const resolved = withInherited(schema, around.read) ?? schema;
  const travelling = resolveDictCodes(resolved, around.dictionaries.dictionaries);
  return {
    file: { id, path, schema: travelling, written: schema, page },
    path,
    problems,
    base: schema.extends,
  };
}

/** Compiles a page without inheritance, as it is sent. */
export const compileAlone =
  (around: Surroundings) =>
  (id: string, schema: PageSchema): readonly PageProblem[] =>
    compilePageFile(schema, undefined, contextOf(id, around)).problems;

/** Compiles every readable page and reports the problems of base pages. */
export function compilePages(reading: Reading, around: Surroundings): PageFile[] {
  const compiled = [...around.read].map(([id, page]) => compileOne(id, page, around));
  for (const [id, { path, schema }] of around.read) {
    const extending = compiled.filter(({ base }) => base === id);
    if (schema === undefined || extending.length === 0) continue;
    const alone = (page: PageSchema) => compilePageFile(page, undefined, contextOf(id, around)).problems;
    const { ofBase, ofPages } = shareProblems(
      { id, schema },
      extending.map(({ problems }) => problems),
      alone,
    );
    note(reading, path, ofBase);
    for (const [index, page] of extending.entries()) note(reading, page.path, ofPages[index] ?? []);
  }
  for (const { base, path, problems } of compiled) if (base === undefined) note(reading, path, problems);
  return compiled.flatMap(({ file }) => file ?? []);
}
