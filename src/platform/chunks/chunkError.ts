/** `missing`: a newer release replaced it. `style`: its style sheet. `script`: the network lost it. `timeout`: took too long. */
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

/** A part of the product that did not come, under the names of S8-15 and W8-27. Its words are for developers (D1). */
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

/** The part belongs to an older release than the server's: only a fresh page has the newer one. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ChunkError && (error.fault === 'missing' || error.fault === 'style');
