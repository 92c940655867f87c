import PASSWORDS from './commonPasswords.json' with { type: 'json' };
import { badRequest } from './errors.ts';
import { serverText } from '../texts/serverText.ts';

/**
 * The 10,000 most common passwords of eight characters or more, in lower case: from SecLists (MIT),
 * 10-million-password-list by Mark Burnett. They include all of the 10,000 most common passwords overall that are long
 * enough to be set.
 */
const COMMON: ReadonlySet<string> = new Set(PASSWORDS);

/** Returns whether a password is a common one, regardless of case and width. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.normalize('NFKC').toLowerCase());

/** Throws when a new password is a common one; used wherever a person sets a password. */
export function assertUncommonPassword(password: string): void {
  if (isCommonPassword(password))
    throw badRequest(serverText('passwordCommon'), [{ path: '/password', said: serverText('passwordCommon') }]);
}
