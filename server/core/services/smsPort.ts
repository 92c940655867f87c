/** What a code is for; `smsmode` on the wire (contract 1.1). */
export type SmsPurpose = 'login' | 'register' | 'password';

export interface SmsMessage {
  readonly mobile: string;
  /** Six digits. */
  readonly code: string;
  readonly purpose: SmsPurpose;
}

/** How codes reach phones. Rejects when the message was not taken. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>;
}

/** Prints the code where the server prints; for development, since whoever reads the log could sign in with it. */
export const printedSms = (print: (line: string) => void): SmsPort => ({
  send: async ({ mobile, code, purpose }) => print(`短信验证码 (development only)：${mobile} ${purpose} ${code}`),
});
