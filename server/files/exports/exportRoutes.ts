import type { FastifyReply } from 'fastify';
import { EXPORT_OPERATION } from '../../../contract/files/exports.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { familyRoutes, query, type Call } from '../../records/operations/recordCalls.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { answerWorkbook } from './answerWorkbook.ts';
import { exportJobRoutes } from './exportJobRoutes.ts';
import { eachSheetRows } from './exportRecords.ts';
import type { ExportRunner } from './exportRunner.ts';
import { ExportSlots } from './exportSlots.ts';
import { reportExportRoute } from './reportExport.ts';
import { prepareExport, type ExportMeans } from './runExport.ts';

/** Exports of lists and reports as workbooks (W7-30): as the answer of one call; for lists also in the background. */
export const exportRoutes = (means: ExportMeans, runner: ExportRunner): readonly RouteDefinition[] => {
  const { db, workers } = means.services;
  const seats = new ExportSlots();

  const answer = async ({ request, page }: Call, reply: FastifyReply): Promise<unknown> => {
    const caller = callerOf(request.session, { language: languageOf(request) });
    const { request: wanted, plan, sources } = await prepareExport(means, { page, caller }, query(request));
    return answerWorkbook({ request, reply }, plan, {
      db,
      workers,
      caller,
      each: (take, signal) => eachSheetRows(db, { page, caller }, { request: wanted, sources, signal, take }),
    });
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
    reportExportRoute(means.services, seats),
    ...exportJobRoutes(means, runner),
  ];
};
