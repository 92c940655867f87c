import { isRecord, textOf } from '../reading.ts';

/** Creates a ticket: POST of `{url}`, an address below the API base with its parameters. */
export const TICKET_URL = '/sys/ticket';

/** The query parameter that carries a ticket in an address that is opened directly. */
export const TICKET_PARAMETER = 'token';

/** How long a ticket is valid, in seconds (D13). */
export const TICKET_SECONDS = 60;

/** Maximum length of an address in characters; a server would not read a longer request line. */
export const MAX_TICKET_URL_LENGTH = 8000;

/** `result` of `TICKET_URL`: valid for this one address, once. */
export interface SentTicket {
  readonly token: string;
}

/** Reads the answer of `TICKET_URL`; undefined if it has no ticket. */
export const toTicket = (source: unknown): string | undefined =>
  (isRecord(source) && textOf(source, 'token')) || undefined;
