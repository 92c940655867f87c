import { CallError } from '../../platform/http/callError.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { toSmsWait } from '../../../contract/signIn/credentials.ts';
import { MOBILE_PATTERN } from '../../../contract/signIn/registration.ts';

/** Purpose of a code (contract 1.1). */
export type SmsMode = '0' | '1' | '2';

const MOBILE = new RegExp(MOBILE_PATTERN);

export const isMobile = (text: string): boolean => MOBILE.test(text);

/** Wait before the next code, s, when the server gives none. */
const WAIT_SECONDS = 60;

export interface CodeAnswer {
  readonly message: string;
  readonly refused: boolean;
  /** Seconds until the next request; 0: a code may be requested again at once. */
  readonly waitSeconds: number;
}

/** Requests a code; a refusal contains the server's message and, if applicable, the time to wait. */
export async function requestCode(http: HttpClient, mobile: string, mode: SmsMode): Promise<CodeAnswer> {
  try {
    const { envelope } = await http.exchange({
      method: 'POST',
      url: '/sys/sms',
      body: { mobile, smsmode: mode },
      expiry: 'ignore',
    });
    return {
      message: envelope?.message ?? '',
      refused: false,
      waitSeconds: toSmsWait(envelope?.result)?.waitSeconds ?? WAIT_SECONDS,
    };
  } catch (error) {
    const envelope = error instanceof CallError ? error.envelope : null;
    const message = error instanceof Error ? error.message : String(error);
    return { message, refused: true, waitSeconds: toSmsWait(envelope?.result)?.waitSeconds ?? 0 };
  }
}
