import { present } from '../../../engine/index.ts';
import type { SmsPort } from './smsPort.ts';

/** The operator's gateway, as configured in the sign-in settings. */
export interface GatewaySettings {
  /** Receives a POST of `{mobile, code, purpose}` as JSON; any 2xx counts as accepted. */
  readonly url: string;
  /** Sent as `Authorization: Bearer`; absent: no such header. */
  readonly token?: string;
}

const TIMEOUT_MS = 10_000;

/** Sends codes to a gateway over http. The address comes only from the settings, and redirects are not followed. */
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
