import { t } from '../locales/t.ts';
import type { Envelope } from '../../../contract/envelope.ts';

/** `expired`: the session has ended. `network`: no response, or too late. `refused`: 403. `missing`: 404. */
export type CallErrorKind = 'expired' | 'network' | 'refused' | 'missing' | 'conflict' | 'cancelled' | 'other';

/** A failed call, with a message for users. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly envelope: Envelope | null;
  constructor(kind: CallErrorKind, message: string, answer?: { status: number; envelope: Envelope | null }) {
    super(message);
    this.name = 'CallError';
    this.kind = kind;
    this.status = answer?.status ?? 0;
    this.envelope = answer?.envelope ?? null;
  }
}

const KIND_BY_STATUS: Readonly<Record<number, CallErrorKind>> = {
  401: 'expired',
  403: 'refused',
  404: 'missing',
  409: 'conflict',
  504: 'network',
};

const TEXT_BY_STATUS: Readonly<Record<number, () => string>> = {
  401: () => t('http.expired'),
  403: () => t('http.refused'),
  404: () => t('http.missing'),
  504: () => t('http.timeout'),
};

/** Text with which other back ends of this contract report an expired token, with status 500 (S4-6). */
const TOKEN_TEXT = 'Token失效';

/** Timeout messages of servers and proxies (D81). */
const TIMEOUT_TEXT = /\btime(?:d[\s-]*|[\s-]*)out|超时/i;

/** Creates the error of a response without success. `page`: what a proxy sent in place of an envelope. */
export function callErrorOf(status: number, envelope: Envelope | null, page = ''): CallError {
  const answer = { status, envelope };
  if (status >= 500 && TIMEOUT_TEXT.test(envelope?.message || page))
    return new CallError('network', t('http.timeout'), answer);
  const message = envelope?.message || TEXT_BY_STATUS[status]?.() || t('http.failed', { status });
  const tokenIsOver = status === 500 && message.includes(TOKEN_TEXT);
  const byCode = status === 200 && typeof envelope?.code === 'number' ? KIND_BY_STATUS[envelope.code] : undefined;
  const kind = tokenIsOver ? 'expired' : (KIND_BY_STATUS[status] ?? byCode ?? 'other');
  return new CallError(kind, message, answer);
}
