import { loadChunk } from '../chunks/loadChunk.ts';
import type { UnsignedCall } from './signCall.ts';

/** Returns the headers X-Sign and X-TIMESTAMP of a call. */
export type CallSigner = (call: UnsignedCall) => Promise<Readonly<Record<string, string>>>;

/**
 * Signs calls with a key that is public (D36): every client that loads the page has it. The signing code loads with the
 * first call.
 */
export function createCallSigner(secret: string, now: () => number = Date.now): CallSigner {
  return async (call) => {
    const { signCall } = await loadChunk(() => import('./signCall.ts'));
    return signCall(call, { secret, now: now() });
  };
}
