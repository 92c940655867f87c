import type { HttpClient } from '../../platform/http/httpClient.ts';

/** What goes along with a sign-in where a captcha is asked for (contract 1.1). */
export interface TypedCaptcha {
  /** As typed; blank: nothing yet. */
  readonly captcha: string;
  /** Under which the picture was asked for; blank: there is none yet. */
  readonly checkKey: string;
}

export const NO_PROOF: TypedCaptcha = { captcha: '', checkKey: '' };

/** Milliseconds as the contract has it, with more behind, so that two who ask at once get one each. */
export const newCheckKey = (): string => {
  const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now()}${String(chance % 1_000_000).padStart(6, '0')}`;
};

/** The address of a new picture: `data:image/…`. */
export async function requestPicture(http: HttpClient, checkKey: string, signal: AbortSignal): Promise<string> {
  const url = `/sys/randomImage/${checkKey}`;
  const result = await http.call({ method: 'GET', url, signal, expiry: 'ignore', refusal: 'ignore' });
  if (typeof result !== 'string' || !result.startsWith('data:image/')) throw new Error('no picture came');
  return result;
}
