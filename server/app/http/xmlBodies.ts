import type { FastifyInstance } from 'fastify';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/**
 * Decodes UTF-8 and refuses other encodings, whatever the document declares. Keeps a byte order mark, so that the text
 * equals the bytes.
 */
const readUtf8 = (body: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
};

/** Provides XML bodies as text to the routes that accept them; elsewhere XML is 415. Nothing is parsed here. */
export function readXmlBodies(app: FastifyInstance): void {
  app.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.body !== 'xml') {
      done(new ApiError(415, serverText('unsupportedType')));
      return;
    }
    const text = readUtf8(Buffer.from(body));
    if (text === undefined) done(badRequest(serverText('notUtf8')));
    else done(null, text);
  });
}
