import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Session } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { assertNamesFree, lockNames } from '../sessions/accountNames.ts';
import { provePhone } from '../verification/checkPhone.ts';
import { spendCode, type CodeOwner } from '../verification/smsCodes.ts';
import { proveOwnPassword } from './changePassword.ts';

/** New contact data of the caller; absent fields stay unchanged. */
export interface ContactForm {
  readonly password: string;
  readonly phone?: string;
  /** The code sent to the new number, as in a registration. */
  readonly smscode?: string;
  /** Blank: none. */
  readonly email?: string;
}

const ownerOf = (mobile: string): CodeOwner => ({ mobile, purpose: 'register' });

/**
 * If codes can be sent, the number is verified by one; the password is required in any case, since an unlocked screen
 * proves no identity.
 */
async function proveNumber({ db, sms }: Services, phone: string, smscode = ''): Promise<void> {
  if (sms !== undefined) await provePhone(db, ownerOf(phone), smscode);
}

/** Changes the caller's own phone number and e-mail (S7-23), which are used to sign in and to recover an account. */
export async function changeContact(services: Services, { user }: Session, form: ContactForm): Promise<void> {
  const { db, sms } = services;
  const { password, phone, smscode, email } = form;
  if (phone === undefined && email === undefined)
    throw businessFailure(serverText('missingParameter', { name: 'phone' }));
  await proveOwnPassword(db, user.id, password);
  if (phone !== undefined) await proveNumber(services, phone, smscode);
  await db.transaction().execute(async (trx) => {
    await lockNames(trx);
    await assertNamesFree(trx, { phone, email }, user.id);
    if (phone !== undefined && sms !== undefined && !(await spendCode(trx, ownerOf(phone), smscode ?? '')))
      throw businessFailure(serverText('smsCodeWrong'));
    const before = await trx
      .selectFrom('sys_user')
      .where('id', '=', user.id)
      .select(['phone', 'email'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    const after = { phone: phone ?? before.phone, email: email === undefined ? before.email : email || null };
    await sql`update sys_user set phone = ${after.phone}, email = ${after.email}, version = version + 1,
      update_by = ${user.username}, update_time = now() where id = ${user.id}`.execute(trx);
    await auditChange(trx, user, [{ table: 'sys_user_account', id: user.id, action: 'contact', before, after }]);
  });
}

/** Returns what users see of themselves in their settings (contract 4.1). */
export const ownData = async (db: Db, { user }: Session) => {
  const { rows } = await sql`
    select id, username, realname, avatar, phone, email, sex::text as sex, to_char(birthday, 'YYYY-MM-DD') as birthday,
      work_no as "workNo", post, telephone, org_code as "orgCode",
      (select string_agg(tenant.id, ',' order by tenant.id) from sys_tenant tenant where tenant.del_flag = 0 and (
        tenant.id = sys_user.tenant_id
        or tenant.id in (select tenant_id from sys_user_tenant where user_id = sys_user.id))) as "relTenantIds"
    from sys_user where id = ${user.id}`.execute(db);
  return rows[0];
};

export interface OwnDataForm {
  readonly realname?: string | null;
  readonly post?: string | null;
  readonly birthday?: string | null;
  readonly sex?: string | number | null;
  readonly avatar?: string | null;
}

const isChanged = (wanted: string | null | undefined, stored: string | null): boolean =>
  wanted !== undefined && (wanted ?? '') !== (stored ?? '');

/**
 * Users may edit their own picture, birthday and sex; name and positions are not editable, since colleagues and
 * documents rely on them.
 */
export async function editOwnData(db: Db, { user }: Session, form: OwnDataForm): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('sys_user')
      .where('id', '=', user.id)
      .select(['realname', 'post', 'avatar', 'sex', sql<string | null>`to_char(birthday, 'YYYY-MM-DD')`.as('birthday')])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (isChanged(form.realname, stored.realname) || isChanged(form.post, stored.post))
      throw businessFailure(serverText('keptByManagers'));
    const after = {
      avatar: form.avatar === undefined ? stored.avatar : form.avatar,
      birthday: form.birthday === undefined ? stored.birthday : form.birthday || null,
      sex: form.sex === undefined ? stored.sex : Number(form.sex) || null,
    };
    await sql`update sys_user set avatar = ${after.avatar}, birthday = ${after.birthday}::date, sex = ${after.sex},
      version = version + 1, update_by = ${user.username}, update_time = now() where id = ${user.id}`.execute(trx);
    const { realname: _, post: __, ...before } = stored;
    await auditChange(trx, user, [{ table: 'sys_user_account', id: user.id, action: 'person', before, after }]);
  });
}
