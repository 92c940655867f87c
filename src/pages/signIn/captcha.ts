import type { HttpClient } from '../../platform/http/httpClient.ts';

/** Captcha fields of a sign-in (contract 1.1). */
export interface TypedCaptcha {
  /** As typed; blank: nothing yet. */
  readonly captcha: string;
  /** Key under which the picture was requested; blank: none yet. */
  readonly checkKey: string;
}

export const NO_PROOF: TypedCaptcha = { captcha: '', checkKey: '' };

/** Epoch milliseconds as in the contract, with a suffix that keeps simultaneous requests distinct. */
export const newCheckKey = (): string => {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now()}${String(chance % 1_000_000).padStart(6, '0')}`;
};

/** Requests a new picture; returns its data URL: `data:image/…`. */
export async function requestPicture(http: HttpClient, checkKey: string, signal: AbortSignal): Promise<string> {
  const url = `/sys/randomImage/${checkKey}`;
  const result = await http.call({ method: 'GET', url, signal, expiry: 'ignore', refusal: 'ignore' });
  if (typeof result !== 'string' || !result.startsWith('data:image/')) throw new Error('no picture came');
  return result;
}
