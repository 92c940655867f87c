import type { CompiledReport } from '../../compiled/compiledReport.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import type { DictionarySchema } from '../../../generated/dictionary.ts';
import type { JobSchema } from '../../../generated/job.ts';
import type { MenuSchema } from '../../../generated/menu.ts';
import { componentsIn, parseMenu } from '../../load/index.ts';
import type { MessageMapping } from '../../../formats/messages/index.ts';
import type { Problem } from '../../../text/problems.ts';
import { compilePatternsWith, re2Pattern } from '../../rules/index.ts';
import { checkMessages } from './checkMessages.ts';
import { checkMenu, checkReportPermissions } from './checkMenu.ts';
import { spellingsIn } from './checkPermissions.ts';
import { checkNeighbours } from './checkNeighbours.ts';
import { checkPicked } from './checkPicked.ts';
import { checkMenuEntries, checkSharedTables } from './checkReach.ts';
import { checkStates } from './checkStates.ts';
import { checkStatementTables, checkTableDictionary, checkTables } from './checkTables.ts';
import { compileAlone, compilePages, PAGE_PATH, readPages } from './compilePages.ts';
import type { PageFile } from '../parts/pageFile.ts';
import { readDictionaries } from './readDictionaries.ts';
import { note } from './reading.ts';
import type { Reading } from './reading.ts';
import { readJobSeeds } from './readJobSeeds.ts';
import { readLocales } from './readLocales.ts';
import { readMessages } from './readMessages.ts';
import type { NamedLocales } from './namedLocales.ts';
import { readDictionaryLocales } from './readDictionaryLocales.ts';
import { readMenuLocales } from './readMenuLocales.ts';
import type { MenuLocales } from './readMenuLocales.ts';
import { readReportLocales } from './readReportLocales.ts';
import { readReports } from './readReports.ts';
import { readPrints } from './readPrints.ts';
import type { PrintsByPage } from './readPrints.ts';

/** Everything that a folder of schemas defines. */
export interface CompiledSchemas {
  readonly pages: ReadonlyMap<string, PageFile>;
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  /** With `seed` and `import`, which the compiled dictionaries omit. */
  readonly dictionarySchemas: ReadonlyMap<string, DictionarySchema>;
  readonly reports: ReadonlyMap<string, CompiledReport>;
  /** By name: `declaration`. */
  readonly messages: ReadonlyMap<string, MessageMapping>;
  /** Print layouts of each page. */
  readonly prints: PrintsByPage;
  /** By language and page id, including inherited texts. */
  readonly locales: NamedLocales;
  /** By language: the translated texts of dictionaries, if there are any. */
  readonly dictionaryLocales: NamedLocales;
  readonly reportLocales: NamedLocales;
  readonly menuLocales: MenuLocales;
  /** Scheduled jobs shipped with the product, by name: `nightly-prune`. */
  readonly jobs: ReadonlyMap<string, JobSchema>;
  /** Absent if the file is missing or has problems. */
  readonly menu?: MenuSchema | undefined;
  /** Problems of all files, each with file, line and column. */
  readonly problems: readonly Problem[];
}

export interface CompileSchemasOptions {
  /**
   * Text of every file by its path below the folder: `dicts/unit.json`, `pages/sales/order.json`,
   * `reports/party.json` and `reports/party.sql`, `messages/order.json`, `prints/order.json`,
   * `jobs/nightly-prune.json`, `locales/en-US/sales/order.json`, `menu.json`.
   */
  readonly texts: ReadonlyMap<string, string>;
  /** Prefix of the paths in problems. Default: `schemas/`. */
  readonly prefix?: string | undefined;
  /**
   * Components besides pages that menu items may show, with the permission codes that each requires:
   * `dashboard/Analysis`. If a component requires none, the codes of its entries are not checked. Absent: any other
   * component is accepted.
   */
  readonly shellComponents?: ReadonlyMap<string, readonly string[]> | undefined;
}

const MENU_PATH = 'menu.json';

function readMenu(reading: Reading): MenuSchema | undefined {
  const text = reading.texts.get(MENU_PATH);
  if (text === undefined) return undefined;
  const { menu, problems } = parseMenu(text, `${reading.prefix}${MENU_PATH}`);
  reading.problems.push(...problems);
  return menu;
}

interface TableReaders {
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly paths: ReadonlyMap<string, string>;
  readonly reports: ReadonlyMap<string, CompiledReport>;
}

/** Returns the components of pages whose problems prevent compilation. */
function unreadComponents({ texts }: Reading, files: readonly PageFile[]): ReadonlySet<string> {
  const read = new Set(files.map(({ path }) => path));
  return new Set(
    [...texts].flatMap(([path, text]) => (PAGE_PATH.test(path) && !read.has(path) ? componentsIn(text) : [])),
  );
}

/** Checks the tables that files use of each other. */
function checkStorage(
  reading: Reading,
  files: readonly PageFile[],
  { dictionaries, paths, reports }: TableReaders,
): void {
  const { tables, problems } = checkTables(files);
  const read = new Set(files.map(({ path }) => path));
  // An unreadable page may define the table.
  const isKnown = [...reading.texts.keys()].every((path) => !PAGE_PATH.test(path) || read.has(path));
  const certain = (found: readonly Problem[]) => found.filter(({ code }) => isKnown || code !== 'unknown-table');
  for (const { path, problem } of problems) note(reading, path, [problem]);
  for (const [code, dictionary] of dictionaries) {
    note(reading, paths.get(code) ?? '', certain(checkTableDictionary(dictionary, tables)));
  }
  for (const [code, { statement }] of reports) {
    const file = `${reading.prefix}reports/${code}.sql`;
    reading.problems.push(...certain(checkStatementTables(statement, tables)).map((problem) => ({ ...problem, file })));
  }
}

/**
 * Reads and compiles a whole folder of schemas, including the checks across files. Never throws: problems are listed in
 * `problems`, and valid files are served.
 */
export function compileSchemas(options: CompileSchemasOptions): CompiledSchemas {
  const { texts, prefix = 'schemas/', shellComponents } = options;
  compilePatternsWith(re2Pattern);
  const reading: Reading = { texts, prefix, problems: [] };
  const dictionaryFiles = readDictionaries(reading);
  const { dictionaries, schemas, paths } = dictionaryFiles;
  const reports = readReports(reading, dictionaries);
  const read = readPages(reading);
  const messages = checkMessages(reading, read, readMessages(reading));
  const around = { read, dictionaries: dictionaryFiles, reports, messages };
  const files = compilePages(reading, around);
  const prints = readPrints(reading, files);
  const pages = new Map(files.map((file) => [file.id, file]));
  const locales = readLocales(reading, pages, { pageIds: new Set(read.keys()), compile: compileAlone(around) });
  const dictionaryLocales = readDictionaryLocales(reading, dictionaries, dictionaryFiles.broken);
  const reportLocales = readReportLocales(reading, reports);
  const jobs = readJobSeeds(reading);
  const menu = readMenu(reading);
  const menuLocales = readMenuLocales(reading, menu);
  const acrossFiles = [
    ...checkNeighbours(files),
    ...checkPicked(files),
    ...checkStates(files, dictionaries),
    ...checkSharedTables(files),
  ];
  for (const { path, problem } of acrossFiles) note(reading, path, [problem]);
  checkStorage(reading, files, { dictionaries, paths, reports: reports.reports });
  if (menu) {
    const pageIds = new Set([...texts.keys()].flatMap((path) => PAGE_PATH.exec(path)?.[1] ?? []));
    const reportCodes = new Set([...reports.paths.keys(), ...reports.broken]);
    const { ofMenu, ofPages } = checkMenu(menu, {
      pages: files,
      pageIds,
      unreadComponents: unreadComponents(reading, files),
      shellComponents,
      reportCodes,
      ofReports: reports.permissions,
      spellings: spellingsIn(texts),
    });
    note(reading, MENU_PATH, ofMenu);
    // An entry without a known component may refer to any page.
    const areAllShown = ofMenu.every(({ code }) => code !== 'unknown-component');
    for (const { path, problem } of areAllShown ? checkMenuEntries(files, menu) : []) note(reading, path, [problem]);
    for (const { path, problem } of ofPages) note(reading, path, [problem]);
    for (const [code, problems] of checkReportPermissions(menu, reports.reports)) {
      note(reading, reports.paths.get(code) ?? '', problems);
    }
  }
  return {
    pages,
    dictionaries,
    dictionarySchemas: schemas,
    reports: reports.reports,
    messages: messages.messages,
    prints,
    locales,
    dictionaryLocales,
    reportLocales,
    menuLocales,
    jobs,
    menu,
    problems: reading.problems.sort(byPlace),
  };
}

const byPlace = (a: Problem, b: Problem): number =>
  (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
