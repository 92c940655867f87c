import type { SmsMessage, SmsPort } from '../../../../server/core/services/smsPort.ts';

/** Phones that store the messages they receive. */
export interface SmsInbox extends SmsPort {
  readonly messages: readonly SmsMessage[];
  /** Returns the last code of a number; blank if there is none. */
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
