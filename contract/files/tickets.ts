import { isRecord, textOf } from '../reading.ts';

/** Makes a ticket: POST of `{url}`, an address below the API base with its parameters. */
export const TICKET_URL = '/sys/ticket';

/** The parameter that carries a ticket in an address that is opened. */
export const TICKET_PARAMETER = 'token';

/** How long a ticket opens its address, s (D13). */
export const TICKET_SECONDS = 60;

/** Characters of an address; more than a server reads in its first line serves nobody. */
export const MAX_TICKET_URL_LENGTH = 8000;

/** `result` of `TICKET_URL`: opens this one address, once. */
export interface SentTicket {
  readonly token: string;
}

/** Reads the answer of `TICKET_URL`; undefined when it holds no ticket. */
export const toTicket = (source: unknown): string | undefined =>
  (isRecord(source) && textOf(source, 'token')) || undefined;
