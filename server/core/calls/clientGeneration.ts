import type { FastifyRequest } from 'fastify';

/** Whether the client requests dictionaries one by one and handles refusals in its own way (contract 0.4). */
export const isThirdGeneration = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-version'] === 'v3';
