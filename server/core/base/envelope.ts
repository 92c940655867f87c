import type { SentEnvelope } from '../../../contract/envelope.ts';
import type { Language } from '../../../engine/index.ts';
import { formatText, type ServerText } from '../texts/serverText.ts';

/** A result with a message for the user; a handler that returns anything else answers with an empty message. */
export class Answer<Result = unknown> {
  constructor(
    readonly result: Result,
    readonly said?: ServerText | undefined,
    readonly code: number = 200,
  ) {}
}

export const successEnvelope = (value: unknown, language: Language): SentEnvelope => ({
  success: true,
  message: value instanceof Answer && value.said !== undefined ? formatText(value.said, language) : '',
  code: value instanceof Answer ? value.code : 200,
  result: (value instanceof Answer ? value.result : value) ?? null,
  timestamp: Date.now(),
});

export const failureEnvelope = (code: number, message: string, result: unknown = null): SentEnvelope => ({
  success: false,
  message,
  code,
  result,
  timestamp: Date.now(),
});
