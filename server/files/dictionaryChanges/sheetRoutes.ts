import type { FastifyReply, FastifyRequest } from 'fastify';
import { EXPORT_OPERATION, ROWS_HEADER, WORKBOOK_TYPE } from '../../../contract/files/exports.ts';
import { attachment } from '../../core/base/contentDisposition.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { exportLimitOf } from '../../core/config/exportLimits.ts';
import { openParameters, ownParameters } from '../exports/exportRequest.ts';
import { fitsXls, writeTextSheets } from '../exports/xlsFile.ts';
import { readWorkbook } from '../imports/bookProcesses.ts';
import type { BookSheet } from '../imports/readBook.ts';
import { readSheetForm } from '../imports/sheetForm.ts';
import { callFacts } from '../../identity/logs/callFacts.ts';
import { logExport } from '../../identity/logs/exportLog.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { readChanges } from './changeRows.ts';
import { dictionaryOnWire, findDictionaries } from './dictionariesOnWire.ts';
import { dictionarySheet } from './exportSheet.ts';
import { importSheet } from './importSheet.ts';
import { allManaged, type ManagedDictionary } from './managed.ts';
import { OF_DICTIONARY, OF_ITEM } from './sheetHeads.ts';
import { changeDictionaries } from './storeDictionary.ts';

const URL = '/sys/dict';
const COLUMNS = OF_DICTIONARY.length + OF_ITEM.length;
/** Maximum number of rows of a file: a dictionary sheet is smaller than a list of goods. */
const MAX_ROWS = 10_000;

type Texts = Readonly<Record<string, string>>;

/** Dictionaries with editable entries that match the list conditions. */
async function chosen({ db, schemas }: Services, request: FastifyRequest): Promise<readonly ManagedDictionary[]> {
  const { own, parameters } = ownParameters(openParameters(request.query as Texts));
  const all = allManaged(schemas, await readChanges(db)).filter(({ kind }) => kind === 'own' || kind === 'items');
  const rows = all.map((one) => dictionaryOnWire(schemas, one, new Map()));
  const found = new Set(findDictionaries(rows, parameters as Texts).map(({ id }) => id));
  const selected = new Set(own.selections);
  return all.filter(({ code }) => found.has(code) && (selected.size === 0 || selected.has(code)));
}

async function sendSheet(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { user } = request.session;
  const language = languageOf(request);
  const dictionaries = await chosen(services, request);
  if (dictionaries.length === 0) throw businessFailure(serverText('dictSheetNone'));
  const sheet = dictionarySheet(dictionaries, { exporter: user.realname || user.username, language });
  const rows = dictionaries.reduce((count, { items }) => count + Math.max(1, items.length), 0);
  const most = exportLimitOf(services.config.exportLimits, user.roles);
  if (rows > most) throw badRequest(serverText('exportTooLong', { most }));
  const { own } = ownParameters(openParameters(request.query as Texts));
  const format = own.format !== 'xlsx' && fitsXls(rows, COLUMNS) ? 'xls' : 'xlsx';
  const bytes = await writeTextSheets(services.workers, { sheets: [sheet], format }, { owner: user });
  const title = formatText(serverText('dictSheet'), language);
  await logExport(services.db, user, { call: callFacts(request), title, rows, format });
  return reply
    .type(WORKBOOK_TYPE[format])
    .header('content-disposition', attachment(`${title}.${format}`))
    .header('x-content-type-options', 'nosniff')
    .header(ROWS_HEADER, String(rows))
    .send(bytes);
}

/** Export and import of dictionaries as a sheet (contract §2.2, §6.3). */
export const dictionarySheetRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: `${URL}/${EXPORT_OPERATION}`,
    permission: 'system:dict:export',
    scope: 'none',
    takesTicket: true,
    schema: {
      querystring: { type: 'object', maxProperties: 60, additionalProperties: { type: 'string', maxLength: 20_000 } },
    },
    handle: (request, reply) => sendSheet(services, request, reply),
  },
  {
    method: 'POST',
    url: `${URL}/importExcel`,
    permission: 'system:dict:importExcel',
    scope: 'none',
    body: 'multipart',
    handle: async (request) => {
      const { books } = await readSheetForm(request);
      const options = { owner: request.session.user, less: { rows: MAX_ROWS, sheets: 5 } };
      const sheets: BookSheet[] = [];
      for (const { bytes } of books) sheets.push(...(await readWorkbook(services.workers, bytes, options)).sheets);
      const caller = callerOf(request.session, { language: languageOf(request) });
      const count = await changeDictionaries(services, caller, (changing) => importSheet(changing, sheets));
      return new Answer(null, serverText('importDone', { count }));
    },
  },
];
