import type { FastifyReply } from 'fastify';
import {
  MAX_PREVIEWED,
  PRINT_OPERATIONS,
  type PrintChoice,
  type PrintedPages,
} from '../../../contract/files/prints.ts';
import { permissionOf, type PaperPage } from '../../../engine/index.ts';
import { attachment, inline } from '../../core/base/contentDisposition.ts';
import { forbidden } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { familyRoutes, query, type Call } from '../../records/operations/recordCalls.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { writePdf } from './pdfFile.ts';
import { createPrinting, type PrintFields } from './printing.ts';

/** Papers of every page that has some (L7): as a file, as preview pages, and for an unsaved record. */
export const printRoutes = (services: Services): readonly RouteDefinition[] => {
  const { schemas, workers } = services;
  const printing = createPrinting(services);

  const file = async (call: Call, order: PrintFields, reply: FastifyReply): Promise<unknown> => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const { print: paper, name, sheets, written } = await printing.print(call, order);
    // A URL is opened to view the file, so it is sent inline.
    const opened = call.request.method === 'GET' ? inline : attachment;
    const book = { title: name, pages: sheets, written };
    const pdf = await writePdf(workers, book, { owner: call.request.session.user, signal: gone.signal });
    return reply
      .type('application/pdf')
      .header('content-disposition', opened(`${name}.pdf`, `${paper.name}.pdf`))
      .header('x-content-type-options', 'nosniff')
      .send(pdf);
  };

  const preview = (sheets: readonly PaperPage[]): PrintedPages => ({
    pages: sheets.slice(0, MAX_PREVIEWED),
    total: sheets.length,
  });

  const body = ({ request }: Call): PrintFields => Object(request.body);

  const choices = ({ page }: Call): readonly PrintChoice[] =>
    schemas.prints(page).map(({ name, title }) => ({ name, title }));

  const route = (
    method: 'GET' | 'POST',
    operation: string,
    handle: (call: Call, reply: FastifyReply) => unknown,
  ): readonly RouteDefinition[] =>
    familyRoutes(services, {
      method,
      operation,
      needs: 'print',
      takesTicket: operation === PRINT_OPERATIONS.pdf && method === 'GET',
      // Printing reads records, so the right to the list is required too.
      handle: (call, reply) => {
        const list = permissionOf(call.page, 'list');
        if (!callerOf(call.request.session).can(list)) throw forbidden(list);
        return handle(call, reply);
      },
    });

  return [
    ...route('GET', PRINT_OPERATIONS.choices, choices),
    ...route('GET', PRINT_OPERATIONS.pdf, (call, reply) => file(call, query(call.request), reply)),
    ...route('POST', PRINT_OPERATIONS.pdf, (call, reply) => file(call, body(call), reply)),
    ...route('POST', PRINT_OPERATIONS.pages, async (call) => preview((await printing.print(call, body(call))).sheets)),
    ...route('POST', PRINT_OPERATIONS.paper, async (call) => preview(await printing.paper(call, body(call)))),
  ];
};
