import {
  compileSchemas,
  LANGUAGES,
  type CompiledDictionary,
  type CompiledPage,
  type CompiledReport,
  type DictionarySchema,
  type Language,
  type MenuSchema,
  type MessageMapping,
  type Problem,
} from '../../engine/index.ts';
import { deliverPage, inWordsOf, type LoadedPage } from './deliverPage.ts';
import type { FolderTexts } from './readFolder.ts';
import type { PageDelivery, SchemaChange } from './schemaStore.ts';

/** Everything that one reading of the folder gives; of a broken file, the last good version. */
export interface SchemaState {
  readonly pages: ReadonlyMap<string, LoadedPage>;
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly dictionarySchemas: ReadonlyMap<string, DictionarySchema>;
  readonly messages: ReadonlyMap<string, MessageMapping>;
  readonly reports: ReadonlyMap<string, CompiledReport>;
  readonly menu: MenuSchema;
  readonly problems: readonly Problem[];
  /** With those of the page that it extends. */
  readonly problemsByPage: ReadonlyMap<string, readonly Problem[]>;
  /** Which page a page extends. */
  readonly bases: ReadonlyMap<string, string>;
  readonly deliveries: ReadonlyMap<string, Readonly<Record<Language, PageDelivery>>>;
  readonly byUrl: ReadonlyMap<string, CompiledPage>;
  readonly byComponent: ReadonlyMap<string, CompiledPage>;
}

const PAGE_PATH = /^(?:schemas\/)?pages\/(.+)\.json$/;

const pageIdOf = (path: string): string | undefined => PAGE_PATH.exec(path)?.[1];

/** What is good now, and what was good of files that still stand there. */
const keepGood = <T>(
  now: ReadonlyMap<string, T>,
  before: ReadonlyMap<string, T> | undefined,
  stillThere: (key: string) => boolean,
): ReadonlyMap<string, T> => {
  const kept = new Map([...[...(before ?? [])].filter(([key]) => stillThere(key)), ...now]);
  return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
};

function groupByPage(
  problems: readonly Problem[],
  bases: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const id = pageIdOf(problem.file ?? '');
    if (id !== undefined) groups.set(id, [...(groups.get(id) ?? []), problem]);
  }
  const ofBases = [...bases].map(([id, base]) => [id, groups.get(base) ?? []] as const);
  for (const [id, inherited] of ofBases)
    if (inherited.length > 0) groups.set(id, [...(groups.get(id) ?? []), ...inherited]);
  return groups;
}

/** The first of two claimants wins; the problems tell the second. */
const firstWins = (entries: readonly (readonly [string, CompiledPage])[]): ReadonlyMap<string, CompiledPage> =>
  new Map([...entries].reverse());

/** Compiles what stands in the files. */
export function nextState(texts: FolderTexts, previous?: SchemaState): SchemaState {
  const schemas = compileSchemas({ texts });
  const good = new Map(
    [...schemas.pages].flatMap(([id, { page, schema }]) => (page ? [[id, { compiled: page, schema }] as const] : [])),
  );
  const isPage = (id: string): boolean =>
    texts.has(`pages/${id}.json`) && schemas.pages.get(id)?.schema.kind !== 'base';
  const isDictionary = (code: string): boolean => texts.has(`dicts/${code}.json`);
  const pages = keepGood(good, previous?.pages, isPage);
  const dictionaries = keepGood(schemas.dictionaries, previous?.dictionaries, isDictionary);
  const extended = [...schemas.pages].flatMap(([id, { written }]) =>
    written.extends === undefined ? [] : [[id, written.extends] as const],
  );
  const bases = keepGood(new Map(extended), previous?.bases, isPage);
  const problemsByPage = groupByPage(schemas.problems, bases);
  const deliveriesOf = (id: string, page: LoadedPage): Readonly<Record<Language, PageDelivery>> => {
    const problems = problemsByPage.get(id) ?? [];
    const deliver = (language: Language): PageDelivery => {
      const said = inWordsOf(page, schemas.locales.get(language)?.get(id), dictionaries);
      return deliverPage(said, dictionaries, { problems, language });
    };
    return { 'zh-CN': deliver('zh-CN'), 'en-US': deliver('en-US') };
  };
  const compiled = [...pages.values()].map((page) => page.compiled);
  return {
    pages,
    dictionaries,
    dictionarySchemas: keepGood(schemas.dictionarySchemas, previous?.dictionarySchemas, isDictionary),
    messages: keepGood(schemas.messages, previous?.messages, (name) => texts.has(`messages/${name}.json`)),
    reports: keepGood(schemas.reports, previous?.reports, (code) => texts.has(`reports/${code}.json`)),
    menu: schemas.menu ?? previous?.menu ?? [],
    problems: schemas.problems,
    problemsByPage,
    bases,
    deliveries: new Map([...pages].map(([id, page]) => [id, deliveriesOf(id, page)])),
    byUrl: firstWins(compiled.map((page) => [page.resource.url, page])),
    byComponent: firstWins([
      ...compiled.flatMap((page) => page.components.map((component) => [component, page] as const)),
      ...compiled.map((page) => [`schema:${page.id}`, page] as const),
    ]),
  };
}

const differing = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>, textOf: (item: T) => string) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    return old === undefined || now === undefined || textOf(old) !== textOf(now);
  });

const problemsOfReports = ({ problems }: SchemaState): string =>
  JSON.stringify(problems.filter(({ file = '' }) => /^(?:schemas\/)?reports\//.test(file)));

/** What a reader of the first state must look at again. */
export function compareStates(before: SchemaState, after: SchemaState): SchemaChange {
  const delivered = differing(before.deliveries, after.deliveries, (delivery) =>
    LANGUAGES.map((language) => delivery[language].etag).join(),
  );
  const told = differing(before.problemsByPage, after.problemsByPage, (problems) => JSON.stringify(problems));
  return {
    pages: [...new Set([...delivered, ...told])],
    dictionaries: differing(before.dictionarySchemas, after.dictionarySchemas, (schema) => JSON.stringify(schema)),
    reports:
      JSON.stringify([...before.reports]) !== JSON.stringify([...after.reports]) ||
      problemsOfReports(before) !== problemsOfReports(after),
    menu: JSON.stringify(before.menu) !== JSON.stringify(after.menu),
  };
}
