import { loadChunk } from '../chunks/loadChunk.ts';
import type { UnsignedCall } from './signCall.ts';

/** X-Sign and X-TIMESTAMP of a call. */
export type CallSigner = (call: UnsignedCall) => Promise<Readonly<Record<string, string>>>;

/** Signs with a secret that is none (D36): whoever loads the page has it. What signs comes with the first call. */
export function createCallSigner(secret: string, now: () => number = Date.now): CallSigner {
  return async (call) => {
    const { signCall } = await loadChunk(() => import('./signCall.ts'));
    return signCall(call, { secret, now: now() });
  };
}
