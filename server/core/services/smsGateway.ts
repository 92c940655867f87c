import { present } from '../../../engine/index.ts';
import type { SmsPort } from './smsPort.ts';

/** The operator's gateway, as the settings of the sign-in name it. */
export interface GatewaySettings {
  /** Takes a POST of `{mobile, code, purpose}` as JSON; any 2xx counts as taken. */
  readonly url: string;
  /** Sent as `Authorization: Bearer`; absent: no such header. */
  readonly token?: string;
}

const TIMEOUT_MS = 10_000;

/** Hands codes to a gateway over http. The address comes from the settings alone, and no redirect is followed. */
export const smsGateway = ({ url, token }: GatewaySettings): SmsPort => ({
  send: async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: present({
        'content-type': 'application/json',
        authorization: token === undefined ? undefined : `Bearer ${token}`,
      }),
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
  },
});
