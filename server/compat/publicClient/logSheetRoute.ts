import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Selectable } from 'kysely';
import { EXPORT_OPERATION } from '../../../contract/files/exports.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { SysLogTable } from '../../core/database/tables.ts';
import { listedText } from '../../data/dictionaries/listedText.ts';
import { answerWorkbook, planWorkbook } from '../../files/exports/answerWorkbook.ts';
import { openParameters, ownParameters } from '../../files/exports/exportRequest.ts';
import { ExportSlots } from '../../files/exports/exportSlots.ts';
import { eachRows } from '../../files/exports/recordCursor.ts';
import { sheetCellOf, type SheetColumn } from '../../files/exports/sheetCells.ts';
import { matchingLog, orderOfLog, sentLogEntry } from '../../identity/logs/listLog.ts';
import { LOG_CONDITIONS, readLogQuery } from '../../identity/logs/logRoutes.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { DatabaseRow } from '../../data/recordStore/storedRecord.ts';
import type { Services } from '../../core/services/services.ts';

const COLUMNS = [
  ['createTime', 'logTime', 160, 'datetime'],
  ['userid', 'logAccount', 120, 'text'],
  ['username', 'logPerson', 120, 'text'],
  ['logContent', 'logContent', 320, 'text'],
  ['operateType', 'logOperation', 100, 'text'],
  ['ip', 'logAddress', 140, 'text'],
  ['clientType', 'logClient', 100, 'text'],
  ['costTime', 'logCost', 100, 'integer'],
  ['method', 'logMethod', 100, 'text'],
  ['requestUrl', 'logUrl', 300, 'text'],
] as const;

/**
 * Exports the log as a workbook, under the conditions of its list; streamed and counted like other exports (decision
 * 0052).
 */
export const logSheetRoute = (services: Services): RouteDefinition => {
  const { db, schemas, workers, config } = services;
  const seats = new ExportSlots();

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const language = languageOf(request);
    const caller = callerOf(request.session, { language });
    const { own, parameters } = ownParameters(openParameters(Object(request.query)));
    const wanted = readLogQuery(parameters as Readonly<Record<string, string>>);
    const all = matchingLog(db, caller.user.tenantId, wanted);
    const found = own.selections.length === 0 ? all : all.where('id', 'in', [...own.selections]);
    const columns = COLUMNS.map(([key, title, width, kind]): SheetColumn => ({
      key,
      title: formatText(serverText(title), language),
      kind,
      width,
    }));
    const plan = await planWorkbook(caller, {
      title: formatText(serverText('logSheet'), language),
      columns,
      format: own.format,
      limits: config.exportLimits,
      count: async (most) => {
        const counted = sql<{ matches: number }>`select count(*)::integer as matches
          from ${found.select('id').limit(most + 1)} as found`;
        return (await counted.execute(db)).rows[0]?.matches ?? 0;
      },
    });
    const sorted = orderOfLog(wanted).reduce(
      (rows, { column, order }) => rows.orderBy(column, order),
      found.selectAll(),
    );
    const textOf = listedText(schemas, language);
    const words = { texts: own.texts, language };
    return answerWorkbook({ request, reply }, plan, {
      db,
      workers,
      caller,
      each: (take, signal) =>
        eachRows(db, sql<DatabaseRow>`${sorted.orderBy('id')}`, {
          signal,
          take: (_, rows) => {
            const entries = (rows as unknown as readonly Selectable<SysLogTable>[]).map((row) =>
              sentLogEntry(row, textOf),
            );
            return take(entries.map((entry) => columns.map((column) => sheetCellOf(column, { ...entry }, words))));
          },
        }),
    });
  };

  return {
    method: 'GET',
    url: `/sys/log/${EXPORT_OPERATION}`,
    permission: 'system:log:export',
    scope: 'tenant',
    takesTicket: true,
    schema: {
      querystring: {
        type: 'object',
        maxProperties: 60,
        properties: LOG_CONDITIONS,
        additionalProperties: { type: 'string', maxLength: 20_000 },
      },
    },
    handle: async (request, reply) => {
      const leave = seats.take(request.session.user.id);
      try {
        return await answer(request, reply);
      } finally {
        leave();
      }
    },
  };
};
