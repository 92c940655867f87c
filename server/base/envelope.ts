import type { Language } from '../../engine/index.ts';
import { inLanguage, type ServerText } from '../messages/say.ts';

/** The shape of every answer under /api (contract 0.1). */
export interface Envelope {
  readonly success: boolean;
  readonly message: string;
  readonly code: number;
  readonly result: unknown;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** A result together with words for the user; a handler that returns anything else answers with an empty message. */
export class Answer {
  constructor(
    readonly result: unknown,
    readonly said?: ServerText | undefined,
    readonly code: number = 200,
  ) {}
}

export const successEnvelope = (value: unknown, language: Language): Envelope => ({
  success: true,
  message: value instanceof Answer && value.said !== undefined ? inLanguage(value.said, language) : '',
  code: value instanceof Answer ? value.code : 200,
  result: (value instanceof Answer ? value.result : value) ?? null,
  timestamp: Date.now(),
});

export const failureEnvelope = (code: number, message: string, result: unknown = null): Envelope => ({
  success: false,
  message,
  code,
  result,
  timestamp: Date.now(),
});
