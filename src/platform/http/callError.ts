import { t } from '../locales/t.ts';
import type { Envelope } from '../../../contract/envelope.ts';

/** `expired`: the session is over. `network`: no answer, or not in time. `refused`: 403. `missing`: 404. */
export type CallErrorKind = 'expired' | 'network' | 'refused' | 'missing' | 'conflict' | 'cancelled' | 'other';

/** A call that did not succeed, in words for staff. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  /** HTTP status; 0 without an answer. */
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

/** The text by which other back ends of this contract say that a token is over, with status 500 (S4-6). */
const TOKEN_TEXT = 'Token失效';

/** How servers and proxies word that something took too long (D81). */
const TIMEOUT_TEXT = /\btime(?:d[\s-]*|[\s-]*)out|超时/i;

/** The failure of an answer that came, but does not say success. `page`: what a proxy wrote in place of an envelope. */
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
