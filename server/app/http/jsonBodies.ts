import type { FastifyInstance } from 'fastify';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import { isTooDeep, MAX_LEVELS, readJson } from '../../core/base/wireJson.ts';
import { serverText } from '../../core/texts/serverText.ts';

/**
 * Parses JSON bodies as Fastify does; plain text is 415. Refuses keys that reach into prototypes and excessive nesting,
 * with an error text for each. An empty body is accepted where none is read and for a DELETE (S7-21), because clients
 * send the content type without a body (S7-4).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.body === 'xml') {
      done(new ApiError(415, serverText('unsupportedTypeXml')));
      return;
    }
    const text = String(body);
    if (text === '' && (request.method === 'DELETE' || request.routeOptions.config.bodyless === true)) {
      done(null, undefined);
      return;
    }
    if (isTooDeep(text)) {
      done(badRequest(serverText('deepJson', { most: MAX_LEVELS })));
      return;
    }
    parse(request, text, (error, value) => {
      if (!error) done(null, value);
      else done(readJson(text) !== undefined ? badRequest(serverText('poisonedJson')) : error);
    });
  });
}
