import { isRecord, textOf } from './reading.ts';

/** Envelope of every answer under /api (contract 0.1). */
export interface Envelope {
  readonly success: boolean;
  readonly message: string;
  /** A number from this server; other back ends of this contract send text (D32). */
  readonly code: number | string;
  readonly result: unknown;
}

export interface SentEnvelope extends Envelope {
  readonly code: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** Reads the envelope; null if the body is none, such as a proxy's error page or an empty answer. */
export function toEnvelope(body: unknown): Envelope | null {
  if (!isRecord(body) || typeof body['success'] !== 'boolean') return null;
  const code = body['code'];
  return {
    success: body['success'],
    message: textOf(body, 'message'),
    code: typeof code === 'number' || typeof code === 'string' ? code : 0,
    result: body['result'] ?? null,
  };
}
