import type { SmsMessage, SmsPort } from '../../../../server/core/services/smsPort.ts';

/** Phones that keep what they get. */
export interface SmsInbox extends SmsPort {
  readonly messages: readonly SmsMessage[];
  /** The last code of a number; blank without one. */
  readonly codeOf: (mobile: string) => string;
}

export function smsInbox(): SmsInbox {
  const messages: SmsMessage[] = [];
  return {
    messages,
    send: async (message) => void messages.push(message),
    codeOf: (mobile) => messages.filter((message) => message.mobile === mobile).at(-1)?.code ?? '',
  };
}
