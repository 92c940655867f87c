import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors.ts';
import { messages } from '../messages.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** JSON bodies as Fastify reads them; keys that would reach into prototypes are refused, and said to be what is wrong. */
export function refusePoison(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    parse(request, text, (error, value) => {
      if (!error) done(null, value);
      else done(text !== '' && isJson(text) ? badRequest(messages.poisonedJson) : error);
    });
  });
}
