import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  EXPORT_JOB_OPERATION,
  EXPORT_JOBS_URL,
  MAX_FILE_NAME_LENGTH,
  type ExportJobOrder,
} from '../../../contract/files/exportJobs.ts';
import { MAX_SELECTIONS, WORKBOOK_TYPE } from '../../../contract/files/exports.ts';
import { attachment } from '../../core/base/contentDisposition.ts';
import { badRequest, notFound } from '../../core/base/errors.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { FileMissingError } from '../../core/blobStore/fileStore.ts';
import { callFacts } from '../../identity/logs/callFacts.ts';
import { logExport } from '../../identity/logs/exportLog.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { familyRoutes, type Call } from '../../records/operations/recordCalls.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { addExportJob, cancelExportJob, finishedExport, listExportJobs, removeExportJob } from './exportJobs.ts';
import type { ExportRunner } from './exportRunner.ts';
import { openParameters } from './exportRequest.ts';
import { mustBeGivenStill, prepareExport, type ExportMeans } from './runExport.ts';

const MAX_PARAMETERS = 100;
/** Long enough for the ids of the maximum selection. */
const MAX_PARAMETER_LENGTH = MAX_SELECTIONS * 40;
const MAX_ID_LENGTH = 64;

const ID = { type: 'string', minLength: 1, maxLength: MAX_ID_LENGTH };

const orderSchema = {
  body: {
    type: 'object',
    required: ['parameters', 'fileName'],
    properties: {
      parameters: {
        type: 'object',
        maxProperties: MAX_PARAMETERS,
        additionalProperties: { type: 'string', maxLength: MAX_PARAMETER_LENGTH },
      },
      fileName: { type: 'string', maxLength: MAX_FILE_NAME_LENGTH },
    },
  },
};

/** Whether the database can store the text. */
const isKept = (text: string): boolean => !text.includes('\0');

/** Replaces characters that are not permitted in file names. */
const cleanName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').trim();

/** Orders an export; rejects at once what the list would reject. */
const orderRoutes = (means: ExportMeans, runner: ExportRunner): readonly RouteDefinition[] => {
  const { db } = means.services;

  const order = async ({ request, page }: Call): Promise<{ readonly id: string }> => {
    const { parameters, fileName } = request.body as ExportJobOrder;
    const language = languageOf(request);
    const caller = callerOf(request.session, { language });
    if (!Object.entries(parameters).flat().every(isKept)) throw badRequest(serverText('invalidCharacters'));
    const opened = openParameters(parameters) as Readonly<Record<string, string>>;
    const { plan } = await prepareExport(means, { page, caller }, opened);
    const id = await addExportJob(db, caller.user, {
      language,
      pageUrl: page.resource.url,
      title: page.title,
      fileName: cleanName(fileName) || page.title,
      format: plan.format,
      total: plan.rows,
      parameters: opened,
    });
    await logExport(db, caller.user, {
      call: callFacts(request),
      title: page.title,
      rows: plan.rows,
      format: plan.format,
    });
    runner.wake();
    return { id };
  };

  return familyRoutes(means.services, {
    operation: EXPORT_JOB_OPERATION,
    method: 'POST',
    needs: 'export',
    schema: orderSchema,
    handle: order,
  });
};

/** Exports in the background, and the list of the caller's exports. */
export const exportJobRoutes = (means: ExportMeans, runner: ExportRunner): readonly RouteDefinition[] => {
  const { db, contents } = means.services;

  const download = async ({ session: { user }, params }: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const row = await finishedExport(db, user, (params as { readonly id: string }).id);
    await mustBeGivenStill(means, row);
    const content = await contents.open(row.id).catch((error: unknown) => {
      if (error instanceof FileMissingError) throw notFound(serverText('exportGone'));
      throw error;
    });
    return reply
      .type(WORKBOOK_TYPE[row.file_format])
      .header('content-length', row.file_size)
      .header('content-disposition', attachment(`${row.file_name}.${row.file_format}`))
      .header('x-content-type-options', 'nosniff')
      .send(content);
  };

  const own = { permission: 'authenticated', scope: 'own', light: true } as const;
  return [
    ...orderRoutes(means, runner),
    {
      ...own,
      method: 'GET',
      url: EXPORT_JOBS_URL,
      handle: ({ session }) => listExportJobs(db, session.user),
    },
    {
      ...own,
      method: 'POST',
      url: `${EXPORT_JOBS_URL}/cancel`,
      schema: { body: { type: 'object', required: ['id'], properties: { id: ID } } },
      handle: async ({ session, body }) => {
        const { id } = body as { readonly id: string };
        await cancelExportJob(db, session.user, id);
        runner.cancel(id);
        return null;
      },
    },
    {
      ...own,
      method: 'DELETE',
      url: EXPORT_JOBS_URL,
      schema: { querystring: { type: 'object', required: ['id'], properties: { id: ID } } },
      handle: async ({ session, query }) => {
        await removeExportJob({ db, contents }, session.user, (query as { readonly id: string }).id);
        return null;
      },
    },
    {
      ...own,
      method: 'GET',
      url: `${EXPORT_JOBS_URL}/check`,
      schema: { querystring: { type: 'object', required: ['id'], properties: { id: ID } } },
      // A download started by the browser cannot show why it is rejected: this call checks first and returns the
      // message.
      handle: async ({ session, query }) => {
        await mustBeGivenStill(means, await finishedExport(db, session.user, (query as { readonly id: string }).id));
        return null;
      },
    },
    {
      ...own,
      method: 'GET',
      url: `${EXPORT_JOBS_URL}/download/:id`,
      takesTicket: true,
      schema: { params: { type: 'object', properties: { id: ID } } },
      handle: download,
    },
  ];
};
