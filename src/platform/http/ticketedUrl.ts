import { TICKET_PARAMETER, TICKET_URL, toTicket } from '../../../contract/files/tickets.ts';
import { t } from '../locales/t.ts';
import { CallError } from './callError.ts';
import type { HttpClient } from './httpClient.ts';

/**
 * Returns the URL of a navigating call (D13, D25): with a single-use ticket valid for 60 s, never the session's token.
 * `url` is relative to the API base and contains its parameters.
 */
export async function ticketedUrl(http: Pick<HttpClient, 'call'>, base: string, url: string): Promise<string> {
  const ticket = toTicket(await http.call({ method: 'POST', url: TICKET_URL, body: { url } }));
  if (ticket === undefined) throw new CallError('other', t('http.failed', { status: 200 }));
  return `${base}${url}${url.includes('?') ? '&' : '?'}${TICKET_PARAMETER}=${ticket}`;
}
