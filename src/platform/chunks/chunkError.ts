/**
 * `missing`: replaced by a newer release. `style`: style sheet failed. `script`: network failure. `timeout`: too slow.
 */
export type ChunkFault = 'missing' | 'style' | 'script' | 'timeout';

const CODES: Readonly<Record<ChunkFault, string>> = {
  missing: 'MODULE_NOT_FOUND',
  style: 'CSS_CHUNK_LOAD_FAILED',
  script: 'CHUNK_LOAD_FAILED',
  timeout: 'CHUNK_LOAD_TIMEOUT',
};

const MESSAGES: Readonly<Record<ChunkFault, (address: string) => string>> = {
  missing: (address) => `Cannot find module '${address}'`,
  style: (address) => `Loading CSS chunk failed: ${address}`,
  script: (address) => `Loading chunk failed: ${address}`,
  timeout: (address) => `Loading chunk timed out: ${address}`,
};

/** A chunk that failed to load, named as in S8-15 and W8-27. Its message is for developers (D1). */
export class ChunkError extends Error {
  readonly fault: ChunkFault;
  readonly code: string;
  constructor(fault: ChunkFault, address: string) {
    super(MESSAGES[fault](address));
    this.name = fault === 'missing' ? 'Error' : 'ChunkLoadError';
    this.fault = fault;
    this.code = CODES[fault];
  }
}

/** Returns whether the chunk belongs to an older release than the server's: only a reload gets the newer one. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ChunkError && (error.fault === 'missing' || error.fault === 'style');
