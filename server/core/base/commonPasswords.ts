import PASSWORDS from './commonPasswords.json' with { type: 'json' };
import { badRequest } from './errors.ts';
import { serverText } from '../texts/serverText.ts';

/**
 * The 10,000 most common passwords of eight characters or more, in lower case: from SecLists (MIT), 10-million-password-list
 * of Mark Burnett. All of the 10,000 most common ones are among them that are long enough to be set at all.
 */
const COMMON: ReadonlySet<string> = new Set(PASSWORDS);

/** Whether a password is one of the first that somebody would guess, whatever its case and width. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.normalize('NFKC').toLowerCase());

/** Refuses a new password that everybody guesses; wherever a person sets one. */
export function assertUncommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw badRequest(serverText('passwordCommon'), [{ path: '/password', said: serverText('passwordCommon') }]);
}
