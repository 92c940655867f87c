import { apiRoutes, hooksOf } from '../../../../../server/apiRoutes.ts';
import { ExportRunner, exportMeans } from '../../../../../server/files/exports/exportRunner.ts';
import { JobRunner } from '../../../../../server/app/jobs/jobRunner.ts';
import type { TestServer } from '../../../testServer.ts';
import { PEOPLE_MODELS } from './peopleModels.ts';
import { RIGHTS_MODELS } from './rightsModels.ts';
import { WITHOUT_RIGHTS } from './withoutRights.ts';

const ADMINISTERED = /^\/sys\/(?:user|role|permission|sysDepart\w*|sysUserAgent|sysRoleIndex|tenant|position)\//;
const FAMILY = /^\/:part1\/(\w+)$/;

/** Calls of record families that write no record of a page, or write it like another call does. */
const FAMILY_WITHOUT: Readonly<Record<string, string>> = {
  saveView: 'views of lists',
  deleteView: 'views of lists',
  defaultView: 'views of lists',
  teamColumns: 'columns of lists',
  exportJob: 'reads',
  print: 'reads',
  printPages: 'reads',
  printPaper: 'reads',
  message: 'messages of declarations',
  transition: 'these pages have no status',
  transitionBatch: 'these pages have no status',
  importPreview: 'writes nothing',
  importMap: 'writes nothing',
  importCheck: 'writes nothing',
  importCancel: 'writes nothing',
  importExcel: 'each row goes through the hook of add: userSheets.test.ts',
  importCommit: 'each row goes through the hook of add: userSheets.test.ts',
  importUndo: 'goes through the hook of delete',
};

interface Surveyed {
  /** Calls with neither a model nor a reason. */
  readonly unknown: readonly string[];
  /** Models and reasons of calls that do not exist. */
  readonly outdated: readonly string[];
}

/** Compares the models with the route table of the server. */
export function surveyRoutes({ services }: TestServer): Surveyed {
  const jobs = new JobRunner(services, { onError: () => undefined });
  const routes = apiRoutes(services, new ExportRunner(exportMeans(services), () => undefined), jobs);
  const pages = hooksOf(services, jobs).flatMap(({ url, changesRights }) => (changesRights === true ? url : []));
  const calls = routes.flatMap(({ method, url }) => {
    if (method === 'GET' || method === 'HEAD') return [];
    const operation = FAMILY.exec(url)?.[1];
    if (operation === undefined) return ADMINISTERED.test(url) ? [`${method} ${url}`] : [];
    return Object.hasOwn(FAMILY_WITHOUT, operation) ? [] : pages.map((page) => `${method} ${page}/${operation}`);
  });
  const known = [PEOPLE_MODELS, RIGHTS_MODELS, WITHOUT_RIGHTS].flatMap(Object.keys);
  return {
    unknown: calls.filter((call) => !known.includes(call)),
    outdated: known.filter((call) => !calls.includes(call)),
  };
}
