import type { FastifyRequest } from 'fastify';

/** A client that asks for dictionaries one by one, and reads refusals in its own way (contract 0.4). */
export const isThirdGeneration = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['x-version'] === 'v3';
