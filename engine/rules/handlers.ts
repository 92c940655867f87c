import { isUnifiedSocialCreditCode } from './unifiedSocialCreditCode.ts';

/** A check function that a column may name. Its message is the default one. */
export interface Handler {
  readonly message: string;
  readonly test: (value: string) => boolean;
}

/** Every registered check function by name (W5.1-5). */
export const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['uscc', { message: '${title}不是有效的18位统一社会信用代码', test: isUnifiedSocialCreditCode }],
]);
