import type { FastifyInstance } from 'fastify';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** What is not UTF-8 is refused, whatever the document says of itself. A byte order mark stays, so that the text is the bytes. */
const readUtf8 = (body: Buffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
};

/** XML bodies as text, for the routes that ask for them; everywhere else XML is 415. Nothing is parsed here. */
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
