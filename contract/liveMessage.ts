import { isRecord, textOf } from './reading.ts';

/** A message of the server on the live channel; `cmd` names it (S7-17). */
export interface SentLiveMessage {
  readonly cmd: string;
  readonly [key: string]: unknown;
}

export interface LiveMessage {
  readonly cmd: string;
  /** The whole message, including the name. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Parses a live message; null if it is not text or not of this contract. */
export function parseLiveMessage(data: unknown): LiveMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const body: unknown = JSON.parse(data);
    const cmd = textOf(body, 'cmd');
    return isRecord(body) && cmd !== '' ? { cmd, body } : null;
  } catch {
    return null;
  }
}
