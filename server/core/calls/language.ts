import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../engine/index.ts';

/** Returns English only if the header is exactly `en-US`; a browser's default language list yields Chinese. */
export const languageIn = ({ headers }: Pick<IncomingMessage, 'headers'>): Language =>
  headers['accept-language'] === 'en-US' ? 'en-US' : 'zh-CN';

/** Returns the language of the header, or of `?lang=en-US` where no header can be set. */
export const languageOf = (request: FastifyRequest): Language =>
  Object(request.query)['lang'] === 'en-US' ? 'en-US' : languageIn(request);
