import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../engine/index.ts';

/** English to who asks for it and nothing else; a browser's own list of languages is Chinese. */
export const languageIn = ({ headers }: Pick<IncomingMessage, 'headers'>): Language =>
  headers['accept-language'] === 'en-US' ? 'en-US' : 'zh-CN';

/** As the header says, or where none can be set `?lang=en-US`. */
export const languageOf = (request: FastifyRequest): Language =>
  Object(request.query)['lang'] === 'en-US' ? 'en-US' : languageIn(request);
