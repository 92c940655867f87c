import { isRecord, textOf } from './reading.ts';

/** What the server says on the live channel; `cmd` names it (S7-17). */
export interface SentLiveMessage {
  readonly cmd: string;
  readonly [key: string]: unknown;
}

export interface LiveMessage {
  readonly cmd: string;
  /** All that came, the name included. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Null when it is no message: not of this contract, or no text. */
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
