import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { assertUncommonPassword } from '../../core/base/commonPasswords.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { assertNamesFree, lockNames } from '../sessions/accountNames.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { provePhone } from '../verification/checkPhone.ts';
import { spendCode, type CodeOwner } from '../verification/smsCodes.ts';
import { firstTenant } from '../../data/tenants/tenants.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Body of a registration (contract 1.1). */
export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly phone: string;
  readonly email?: string;
  readonly smscode: string;
}

/**
 * Creates an account for the holder of a phone number (S2.1-5). It has neither roles nor departments: an administrator
 * assigns them, and until then it opens nothing. Taken names are reported only to callers who proved to hold the
 * number, a few times per code (docs/decisions/0018).
 */
export async function register(db: Db, form: Registration): Promise<void> {
  const { username, phone, email, smscode } = form;
  assertUncommonPassword(form.password);
  const owner: CodeOwner = { mobile: phone, purpose: 'register' };
  await provePhone(db, owner, smscode);
  const password_hash = await hashPassword(form.password);
  await db.transaction().execute(async (transaction) => {
    await lockNames(transaction);
    await assertNamesFree(transaction, { username, phone, email });
    if (!(await spendCode(transaction, owner, smscode))) throw businessFailure(serverText('smsCodeWrong'));
    const tenant_id = await firstTenant(transaction);
    if (tenant_id === undefined) throw businessFailure(serverText('registrationFailed'));
    await transaction
      .insertInto('sys_user')
      .values({ id: newId(), tenant_id, username, realname: username, password_hash, phone, email: email || null })
      .execute();
  });
}
