import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { EXPORT_OPERATION, ROWS_HEADER, WORKBOOK_TYPE } from '../../contract/files/exports.ts';
import { attachment } from '../base/contentDisposition.ts';
import { languageOf } from '../calls/language.ts';
import type { RouteDefinition } from '../calls/routeDefinition.ts';
import { callFacts } from '../logs/callFacts.ts';
import { logExport } from '../logs/exportLog.ts';
import { familyRoutes, query, type Call } from '../records/recordCalls.ts';
import { callerOf } from '../recordStore/caller.ts';
import { exportJobRoutes } from './exportJobRoutes.ts';
import { eachSheetRows } from './exportRecords.ts';
import type { ExportRunner } from './exportRunner.ts';
import { ExportSeats } from './exportSeats.ts';
import { prepareExport, type ExportMeans } from './runExport.ts';
import type { SheetCell } from './sheetCells.ts';
import { writeXls } from './xlsFile.ts';
import { createXlsx, type XlsxFile } from './xlsxFile.ts';

/** Aborted when the caller goes before the answer has ended. */
const untilGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

/** Lists as workbooks (W7-30): as the answer of one call, or in the background. */
export const exportRoutes = (means: ExportMeans, runner: ExportRunner): readonly RouteDefinition[] => {
  const { db } = means.services;
  const seats = new ExportSeats();

  const answer = async ({ request, page }: Call, reply: FastifyReply): Promise<unknown> => {
    const caller = callerOf(request.session, { language: languageOf(request) });
    const { request: wanted, plan, sources } = await prepareExport(means, [page, caller], query(request));
    const { format, head, rows } = plan;
    const signal = untilGone(reply);
    const each = (take: (cells: readonly (readonly SheetCell[])[]) => Promise<void>): Promise<void> =>
      eachSheetRows(db, [page, caller], { request: wanted, sources, signal, take });
    await logExport(db, caller.user, { call: callFacts(request), title: page.title, rows, format });
    void reply
      .type(WORKBOOK_TYPE[format])
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

  return [
    ...familyRoutes(means.services, {
      operation: EXPORT_OPERATION,
      method: 'GET',
      needs: 'export',
      takesTicket: true,
      handle,
    }),
    ...exportJobRoutes(means, runner),
  ];
};
