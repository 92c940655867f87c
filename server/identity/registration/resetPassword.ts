import type { Db } from '../../core/database/db.ts';
import { assertUncommonPassword } from '../../core/base/commonPasswords.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { usernameKey } from '../../core/base/usernameKey.ts';
import { setPassword } from '../sessions/setPassword.ts';
import { provePhone, userOfPhone } from '../verification/checkPhone.ts';
import { spendCode, type CodeOwner } from '../verification/smsCodes.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** A number and the code sent to it (contract 1.1). */
export interface PhoneVerification {
  readonly phone: string;
  readonly smscode: string;
}

export interface PasswordReset extends PhoneVerification {
  readonly username: string;
  readonly password: string;
}

const ownerOf = (mobile: string): CodeOwner => ({ mobile, purpose: 'password' });

/**
 * Returns the account of a number, to its proven holder (S2.1-7). The code remains valid for the change that follows.
 */
export async function verifyPhone(db: Db, { phone, smscode }: PhoneVerification) {
  await provePhone(db, ownerOf(phone), smscode);
  const { username } = await userOfPhone(db, phone);
  return { username, smscode };
}

/** Sets the password of an account by its phone number; all its sessions end. */
export async function resetPassword(db: Db, { phone, smscode, username, password }: PasswordReset): Promise<void> {
  assertUncommonPassword(password);
  const owner = ownerOf(phone);
  await provePhone(db, owner, smscode);
  const user = await userOfPhone(db, phone);
  if (usernameKey(user.username) !== usernameKey(username) || !(await spendCode(db, owner, smscode)))
    throw businessFailure(serverText('smsCodeWrong'));
  await setPassword(db, { username: user.username, password });
}
