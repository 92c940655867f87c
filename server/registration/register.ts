import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { businessFailure } from '../base/errors.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { provePhone, usersOfPhone } from '../sms/checkPhone.ts';
import { spendCode, type CodeOwner } from '../sms/smsCodes.ts';
import { isTenantOpen } from '../tenants/tenants.ts';
import { say } from '../messages/say.ts';

/** Contract 1.1. */
export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly phone: string;
  readonly email?: string;
  readonly smscode: string;
}

/** Registrations come one after the other, so that two cannot take one name. */
const inTurn = sql`select pg_advisory_xact_lock(hashtext('waybill/registration'))`;

/** The installation's first tenant in force. */
async function tenantOfNewcomers(db: Db): Promise<string> {
  const tenant = await db
    .selectFrom('sys_tenant as tenant')
    .where(isTenantOpen)
    .select('tenant.id')
    .orderBy(sql`length(tenant.id)`)
    .orderBy('tenant.id')
    .executeTakeFirst();
  if (!tenant) throw businessFailure(say('registrationFailed'));
  return tenant.id;
}

async function checkIsFree(db: Db, { username, phone, email }: Registration): Promise<void> {
  const named = await db
    .selectFrom('sys_user')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .select('id')
    .executeTakeFirst();
  if (named) throw businessFailure(say('usernameTaken'));
  if ((await usersOfPhone(db, phone)).length > 0) throw businessFailure(say('phoneTaken'));
  if (email === undefined || email === '') return;
  const reached = await db
    .selectFrom('sys_user')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('del_flag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (reached) throw businessFailure(say('emailTaken'));
}

/**
 * A new account for the holder of a phone number (S2.1-5). It has neither roles nor departments: an administrator gives
 * them, and until then it opens nothing. What is taken already is told only to who has proved to hold the number, a few
 * times a code (docs/decisions/0018).
 */
export async function register(db: Db, form: Registration): Promise<void> {
  const { username, phone, email, smscode } = form;
  const owner: CodeOwner = { mobile: phone, purpose: 'register' };
  await provePhone(db, owner, smscode);
  const password_hash = await hashPassword(form.password);
  await db.transaction().execute(async (transaction) => {
    await inTurn.execute(transaction);
    await checkIsFree(transaction, form);
    if (!(await spendCode(transaction, owner, smscode))) throw businessFailure(say('smsCodeWrong'));
    const tenant_id = await tenantOfNewcomers(transaction);
    await transaction
      .insertInto('sys_user')
      .values({ id: newId(), tenant_id, username, realname: username, password_hash, phone, email: email || null })
      .execute();
  });
}
