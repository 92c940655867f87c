/** The purpose of a code; `smsmode` in the API (contract 1.1). */
export type SmsPurpose = 'login' | 'register' | 'password';

export interface SmsMessage {
  readonly mobile: string;
  /** Six digits. */
  readonly code: string;
  readonly purpose: SmsPurpose;
}

/** Sends codes to phones. Rejects when the message was not accepted. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>;
}

/** Prints the code to the server's output; for development, since a reader of the log could sign in with it. */
export const printedSms = (print: (line: string) => void): SmsPort => ({
  send: async ({ mobile, code, purpose }) => print(`短信验证码 (development only)：${mobile} ${purpose} ${code}`),
});
