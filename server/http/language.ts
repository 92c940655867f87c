import type { FastifyRequest } from 'fastify';
import type { Language } from '../../engine/index.ts';

/** English to who asks for it and nothing else; a browser's own list of languages is Chinese. */
export const languageOf = ({ headers, query }: FastifyRequest): Language =>
  headers['accept-language'] === 'en-US' || Object(query)['lang'] === 'en-US' ? 'en-US' : 'zh-CN';
