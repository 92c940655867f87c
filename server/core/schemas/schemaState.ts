import {
  compileSchemas,
  inLanguages,
  LANGUAGES,
  registerExtensions,
  localiseDictionary,
  localiseReport,
  type CompiledDictionary,
  type CompiledPage,
  type CompiledPrint,
  type CompiledReport,
  type DictionarySchema,
  type Language,
  type MenuLocales,
  type MenuSchema,
  type MessageMapping,
  type PageFile,
  type Problem,
} from '../../../engine/index.ts';
import { EXTENSIONS } from '../../../extensions/index.ts';
import { deliverPage, inWordsOf, type LoadedPage } from './deliverPage.ts';
import type { FolderTexts } from './readFolder.ts';
import type { PageDelivery, SchemaChange } from './schemaStore.ts';

registerExtensions(EXTENSIONS);

/** The same thing in every language. */
type Spoken<T> = Readonly<Record<Language, T>>;

/** The result of one load of the folder; for a broken file, the last valid version. */
export interface SchemaState {
  readonly pages: ReadonlyMap<string, LoadedPage>;
  /** The pages that can currently be parsed, valid or not. */
  readonly files: readonly PageFile[];
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly dictionariesIn: Spoken<ReadonlyMap<string, CompiledDictionary>>;
  readonly dictionarySchemas: ReadonlyMap<string, DictionarySchema>;
  readonly messages: ReadonlyMap<string, MessageMapping>;
  /** By page id. */
  readonly prints: ReadonlyMap<string, readonly CompiledPrint[]>;
  readonly reports: ReadonlyMap<string, CompiledReport>;
  readonly reportsIn: Spoken<ReadonlyMap<string, CompiledReport>>;
  /** Undefined: none could be read yet. */
  readonly menu: MenuSchema | undefined;
  readonly menuLocales: MenuLocales;
  readonly problems: readonly Problem[];
  /** Includes the problems of the page that it extends. */
  readonly problemsByPage: ReadonlyMap<string, readonly Problem[]>;
  /** The base page of each page that extends one. */
  readonly bases: ReadonlyMap<string, string>;
  readonly deliveries: ReadonlyMap<string, Spoken<PageDelivery>>;
  /** Each page in every language. */
  readonly spoken: ReadonlyMap<CompiledPage, Spoken<CompiledPage>>;
  readonly byUrl: ReadonlyMap<string, CompiledPage>;
  readonly byComponent: ReadonlyMap<string, CompiledPage>;
}

const byLanguage = <T>(inLanguage: (language: Language) => T): Spoken<T> => ({
  'zh-CN': inLanguage('zh-CN'),
  'en-US': inLanguage('en-US'),
});

const PAGE_PATH = /^(?:schemas\/)?pages\/(.+)\.json$/;

const pageIdOf = (path: string): string | undefined => PAGE_PATH.exec(path)?.[1];

/** Returns the current valid versions, and the last valid versions of files that still exist. */
const keepGood = <T>(
  now: ReadonlyMap<string, T>,
  before: ReadonlyMap<string, T> | undefined,
  stillThere: (key: string) => boolean,
): ReadonlyMap<string, T> => {
  const kept = new Map([...[...(before ?? [])].filter(([key]) => stillThere(key)), ...now]);
  return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Returns the print layouts of each served page: the current ones, else the last valid ones. */
const keepPrints = (
  now: ReadonlyMap<string, readonly CompiledPrint[]>,
  pages: ReadonlyMap<string, LoadedPage>,
  before: ReadonlyMap<string, readonly CompiledPrint[]> = new Map(),
): ReadonlyMap<string, readonly CompiledPrint[]> =>
  new Map(
    [...pages].map(([id, { schema }]) => {
      const find = (name: string) =>
        [...(now.get(id) ?? []), ...(before.get(id) ?? [])].find((print) => print.name === name);
      return [id, (schema.prints ?? []).flatMap((name) => find(name) ?? [])];
    }),
  );

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

/** On a duplicate key the first page wins; the problems report the second. */
const firstWins = (entries: readonly (readonly [string, CompiledPage])[]): ReadonlyMap<string, CompiledPage> =>
  new Map([...entries].reverse());

/** Compiles the files. */
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
  const dictionariesIn = inLanguages(dictionaries, schemas.dictionaryLocales, localiseDictionary);
  const isReport = (code: string): boolean => texts.has(`reports/${code}.json`);
  const reports = keepGood(schemas.reports, previous?.reports, isReport);
  const said = new Map(
    [...pages].map(([id, page]) => {
      const inWords = (language: Language): LoadedPage =>
        inWordsOf(page, {
          language,
          locale: schemas.locales.get(language)?.get(id),
          dictionaries: dictionariesIn[language],
        });
      return [id, byLanguage(inWords)] as const;
    }),
  );
  const deliveriesOf = (id: string, page: Spoken<LoadedPage>): Spoken<PageDelivery> =>
    byLanguage((language) =>
      deliverPage(page[language], dictionariesIn[language], {
        problems: problemsByPage.get(id) ?? [],
        language,
        other: page[language === 'zh-CN' ? 'en-US' : 'zh-CN'].schema,
      }),
    );
  const compiled = [...pages.values()].map((page) => page.compiled);
  return {
    pages,
    files: [...schemas.pages.values()],
    dictionaries,
    dictionariesIn,
    dictionarySchemas: keepGood(schemas.dictionarySchemas, previous?.dictionarySchemas, isDictionary),
    messages: keepGood(schemas.messages, previous?.messages, (name) => texts.has(`messages/${name}.json`)),
    prints: keepPrints(schemas.prints, pages, previous?.prints),
    reports,
    reportsIn: inLanguages(reports, schemas.reportLocales, localiseReport),
    menu: schemas.menu ?? previous?.menu,
    menuLocales: schemas.menuLocales,
    problems: schemas.problems,
    problemsByPage,
    bases,
    deliveries: new Map([...said].map(([id, page]) => [id, deliveriesOf(id, page)])),
    spoken: new Map(
      [...said].map(([id, page]) => [
        pages.get(id)?.compiled ?? page['zh-CN'].compiled,
        byLanguage((language) => page[language].compiled),
      ]),
    ),
    byUrl: firstWins(compiled.map((page) => [page.resource.url, page])),
    byComponent: firstWins([
      ...compiled.flatMap((page) => page.components.map((component) => [component, page] as const)),
      ...compiled.map((page) => [`schema:${page.id}`, page] as const),
    ]),
  };
}

/** Adds the problems that the database check found: for the operator, since they may change without the files. */
export const withProblems = (state: SchemaState, found: readonly Problem[]): SchemaState =>
  found.length === 0 ? state : { ...state, problems: [...state.problems, ...found] };

const differing = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>, textOf: (item: T) => string) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    return old === undefined || now === undefined || textOf(old) !== textOf(now);
  });

const problemsOfReports = ({ problems }: SchemaState): string =>
  JSON.stringify(problems.filter(({ file = '' }) => /^(?:schemas\/)?reports\//.test(file)));

const wordsOfReports = ({ reportsIn }: SchemaState): string =>
  JSON.stringify(LANGUAGES.map((language) => [...reportsIn[language]]));

const wordsOfDictionary = ({ title, items, texts }: CompiledDictionary): string =>
  JSON.stringify([title, items, [...(texts ?? [])]]);

/** Returns what a user of the first state has to reload. */
export function compareStates(before: SchemaState, after: SchemaState): SchemaChange {
  const delivered = differing(before.deliveries, after.deliveries, (delivery) =>
    LANGUAGES.map((language) => delivery[language].etag).join(),
  );
  const told = differing(before.problemsByPage, after.problemsByPage, (problems) => JSON.stringify(problems));
  const messages = new Set(differing(before.messages, after.messages, (mapping) => JSON.stringify(mapping)));
  const written = [...after.pages.values()].filter(({ compiled }) => messages.has(compiled.message ?? ''));
  return {
    pages: [...new Set([...delivered, ...told, ...written.map(({ compiled }) => compiled.id)])],
    dictionaries: [
      ...new Set([
        ...differing(before.dictionarySchemas, after.dictionarySchemas, (schema) => JSON.stringify(schema)),
        ...LANGUAGES.flatMap((language) =>
          differing(before.dictionariesIn[language], after.dictionariesIn[language], wordsOfDictionary),
        ),
      ]),
    ],
    reports: wordsOfReports(before) !== wordsOfReports(after) || problemsOfReports(before) !== problemsOfReports(after),
    menu: JSON.stringify([before.menu, ...before.menuLocales]) !== JSON.stringify([after.menu, ...after.menuLocales]),
  };
}
