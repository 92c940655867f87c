import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { EXPORT_OPERATION, ROWS_HEADER, type ExportFormat } from '../../contract/files/exports.ts';
import { permissionOf } from '../../engine/index.ts';
import { attachment } from '../base/contentDisposition.ts';
import { forbidden } from '../base/errors.ts';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { createDictionaryTexts } from '../dictionaries/dictionaryTexts.ts';
import { callFacts } from '../logs/callFacts.ts';
import { logExport } from '../logs/exportLog.ts';
import { familyRoutes, query, type Call } from '../records/recordCalls.ts';
import { callerOf } from '../recordStore/caller.ts';
import type { Services } from '../services/services.ts';
import { createPageTables } from '../tables/pageTables.ts';
import { eachSheetRows, planExport } from './exportRecords.ts';
import { parseExport } from './exportRequest.ts';
import { ExportSeats } from './exportSeats.ts';
import type { SheetCell } from './sheetCells.ts';
import { writeXls } from './xlsFile.ts';
import { createXlsx, type XlsxFile } from './xlsxFile.ts';

export const MEDIA_TYPE: Readonly<Record<ExportFormat, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Aborted when the caller goes before the answer has ended. */
const untilGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

/** Lists as workbooks (W7-30), for the answer of one call. */
export const exportRoutes = (services: Services): readonly RouteDefinition[] => {
  const { db, schemas, config } = services;
  const texts = createDictionaryTexts((code, language) => schemas.dictionary(code, language));
  const tables = createPageTables(db, () => schemas.pages());
  const seats = new ExportSeats();

  const answer = async ({ request, page }: Call, reply: FastifyReply): Promise<unknown> => {
    const caller = callerOf(request.session, { language: languageOf(request) });
    const listCode = permissionOf(page, 'list');
    if (!caller.can(listCode)) throw forbidden(listCode);
    const wanted = parseExport([page, caller], query(request));
    const from = await tables.sources(page);
    const plan = await planExport(db, [page, caller], { request: wanted, from, limits: config.exportLimits });
    const { format, head, rows } = plan;
    const sources = { texts, from, pages: () => schemas.pages() };
    const signal = untilGone(reply);
    const each = (take: (cells: readonly (readonly SheetCell[])[]) => Promise<void>): Promise<void> =>
      eachSheetRows(db, [page, caller], { request: wanted, sources, signal, take });
    await logExport(db, caller.user, { call: callFacts(request), title: page.title, rows, format });
    void reply
      .type(MEDIA_TYPE[format])
      .header('content-disposition', attachment(`${page.title}.${format}`))
      .header('x-content-type-options', 'nosniff')
      .header(ROWS_HEADER, String(rows));
    if (format === 'xls') {
      const all: (readonly SheetCell[])[] = [];
      await each(async (cells) => void all.push(...cells));
      return reply.send(await writeXls(head, all, signal));
    }
    let file: XlsxFile | undefined;
    const begun = (): XlsxFile => {
      if (file !== undefined) return file;
      file = createXlsx(head, signal);
      void reply.send(file.stream);
      return file;
    };
    try {
      // What fails before the first rows are there is still answered in words.
      await each(async (cells) => begun().write(cells));
      begun().end();
      await finished(begun().stream);
    } catch (error) {
      if (file === undefined) throw error;
      if (!signal.aborted) request.log.error({ err: error }, 'export broke off');
      file.fail(error instanceof Error ? error : new Error(String(error)));
    }
    return reply;
  };

  const handle = async (call: Call, reply: FastifyReply): Promise<unknown> => {
    const leave = seats.take(call.request.session.user.id);
    try {
      return await answer(call, reply);
    } finally {
      leave();
    }
  };

  return familyRoutes(services, {
    operation: EXPORT_OPERATION,
    method: 'GET',
    needs: 'export',
    takesTicket: true,
    handle,
  });
};
