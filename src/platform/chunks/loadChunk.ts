import { ChunkError } from './chunkError.ts';

/** Load timeout of a chunk, two minutes (S9-2, W9-15). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Error messages of Chrome, Firefox and Safari for a failed module, and of Vite for a style sheet. */
const SCRIPT_FAILED = /dynamically imported module|Importing a module script failed/i;
const STYLE_FAILED = /Unable to preload CSS/i;

interface ChunkOptions {
  readonly timeoutMs?: number;
  /** Checks whether the server still has the file; when the server does not answer, the file counts as existing. */
  readonly isThere?: (address: string) => Promise<boolean>;
}

async function isOnServer(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status !== 404;
  } catch {
    return true;
  }
}

const addressIn = (message: string): string => /(?:https?:\/\/|\/)\S+/.exec(message)?.[0] ?? '';

async function faultOf(error: unknown, isThere: (address: string) => Promise<boolean>): Promise<unknown> {
  const message = error instanceof Error ? error.message : String(error);
  const address = addressIn(message);
  if (STYLE_FAILED.test(message)) return new ChunkError('style', address);
  if (!SCRIPT_FAILED.test(message)) return error;
  return new ChunkError(address === '' || (await isThere(address)) ? 'script' : 'missing', address);
}

/** Loads a chunk. Errors thrown inside the chunk are passed on unchanged. */
export async function loadChunk<T>(
  load: () => Promise<T>,
  { timeoutMs = CHUNK_TIMEOUT_MS, isThere = isOnServer }: ChunkOptions = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout', `${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    throw await faultOf(error, isThere);
  } finally {
    clearTimeout(timer);
  }
}
