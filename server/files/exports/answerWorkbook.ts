import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ROWS_HEADER, WORKBOOK_TYPE, type ExportFormat } from '../../../contract/files/exports.ts';
import { attachment } from '../../core/base/contentDisposition.ts';
import { badRequest } from '../../core/base/errors.ts';
import { exportLimitOf, type ExportLimits } from '../../core/config/exportLimits.ts';
import type { Db } from '../../core/database/db.ts';
import { callFacts } from '../../identity/logs/callFacts.ts';
import { logExport } from '../../identity/logs/exportLog.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { Workers } from '../../core/workers/workers.ts';
import type { SheetCell, SheetColumn } from './sheetCells.ts';
import type { WorkbookHead } from './sheetXml.ts';
import { fitsXls, writeXls } from './xlsFile.ts';
import { createXlsx, type XlsxFile } from './xlsxFile.ts';

/** Signal that aborts when the connection closes before the answer has ended. */
const untilGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

/** An accepted export, ready to start. */
export interface PlannedExport {
  /** Title of the list or report, in the language of the call. */
  readonly title: string;
  readonly rows: number;
  readonly format: ExportFormat;
  readonly head: WorkbookHead;
}

interface Measured {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** Undefined: chosen by size. */
  readonly format: ExportFormat | undefined;
  readonly limits: ExportLimits;
  /** Counts the rows, up to one more than `most`. */
  readonly count: (most: number) => Promise<number>;
}

/** Counts the rows first: throws, with the limit, if they exceed what the caller may export. */
export async function planWorkbook({ user, language }: Caller, asked: Measured): Promise<PlannedExport> {
  const { title, columns, limits, count } = asked;
  const most = exportLimitOf(limits, user.roles);
  const rows = await count(most);
  if (rows > most) throw badRequest(serverText('exportTooLong', { most }));
  const format = asked.format !== 'xlsx' && fitsXls(rows, columns.length) ? 'xls' : 'xlsx';
  const head = {
    title: formatText(serverText('exportTitle', { title }), language),
    exporter: formatText(serverText('exportedBy', { name: user.realname || user.username }), language),
    columns,
  };
  return { title, rows, format, head };
}

type SheetRows = readonly (readonly SheetCell[])[];

/** Answers with a workbook whose rows `each` supplies until `signal` is aborted. */
export async function answerWorkbook(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { title, rows, format, head }: PlannedExport,
  {
    db,
    workers,
    caller,
    each,
  }: {
    readonly db: Db;
    readonly workers: Workers;
    readonly caller: Caller;
    readonly each: (take: (cells: SheetRows) => Promise<void>, signal: AbortSignal) => Promise<void>;
  },
): Promise<unknown> {
  const signal = untilGone(reply);
  await logExport(db, caller.user, { call: callFacts(request), title, rows, format });
  void reply
    .type(WORKBOOK_TYPE[format])
    .header('content-disposition', attachment(`${title}.${format}`))
    .header('x-content-type-options', 'nosniff')
    .header(ROWS_HEADER, String(rows));
  if (format === 'xls') {
    const all: (readonly SheetCell[])[] = [];
    await each(async (cells) => void all.push(...cells), signal);
    return reply.send(await writeXls(workers, { head, rows: all }, { owner: caller.user, signal }));
  }
  let file: XlsxFile | undefined;
  const begun = (): XlsxFile => {
    if (file !== undefined) return file;
    file = createXlsx(head, signal);
    void reply.send(file.stream);
    return file;
  };
  try {
    // An error before the first rows is still answered with a message.
    await each(async (cells) => begun().write(cells), signal);
    begun().end();
    await finished(begun().stream);
  } catch (error) {
    if (file === undefined) throw error;
    if (!signal.aborted) request.log.error({ err: error }, 'export broke off');
    file.fail(error instanceof Error ? error : new Error(String(error)));
  }
  return reply;
}
