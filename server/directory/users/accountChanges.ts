import { sql } from 'kysely';
import type { MadePassword } from '../../../contract/organisation/users.ts';
import { auditChange } from '../../data/audit/auditChange.ts';
import { assertUncommonPassword } from '../../core/base/commonPasswords.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { guardLastAdmin } from '../../data/permissions/granting.ts';
import { assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { hashPassword, randomPassword } from '../../identity/sessions/passwords.ts';
import { placePassword } from '../../identity/sessions/setPassword.ts';
import { FROZEN } from '../../identity/sessions/signIn.ts';
import { isTooShort, SHORTEST_PASSWORD } from '../../../contract/signIn/credentials.ts';
import { assertNotOwn, signOutUsers, lockUsers, ACCOUNT_STATUS, type ManagedUser } from './managedUsers.ts';

/** Name under which the log stores changes of an account other than those of its record. */
const TABLE = 'sys_user_account';

type Facts = Readonly<Record<string, unknown>>;

const auditAccounts = (
  trx: Db,
  { user }: Caller,
  {
    action,
    users,
    facts,
  }: {
    readonly action: string;
    readonly users: readonly ManagedUser[];
    readonly facts: (one: ManagedUser) => readonly [Facts, Facts];
  },
): Promise<void> =>
  auditChange(
    trx,
    user,
    users.map((one) => {
      const [before, after] = facts(one);
      return { table: TABLE, id: one.id, action, before, after };
    }),
  );

/** Throws for users who have left; they return by cancelling the departure, which also restores their records. */
async function assertNotGone(trx: Db, ids: readonly string[]): Promise<void> {
  const gone = await trx
    .selectFrom('sys_user_quit as quit')
    .innerJoin('sys_user as who', 'who.id', 'quit.user_id')
    .where('quit.user_id', 'in', [...ids])
    .where('quit.done_time', 'is not', null)
    .select('who.realname')
    .executeTakeFirst();
  if (gone !== undefined) throw businessFailure(serverText('leaversStay', { name: gone.realname }));
}

/** Sets the status, 1: normal, 2: frozen. A frozen user is signed out at once. */
export const setStatus = (
  db: Db,
  caller: Administrator,
  { ids, status }: { readonly ids: readonly string[]; readonly status: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    assertNotOwn(caller, ids);
    const users = await lockUsers(trx, caller, { column: 'id', values: ids });
    await assertNotStronger(trx, caller, [ids]);
    if (status !== FROZEN) await assertNotGone(trx, ids);
    const settle = await guardLastAdmin(trx, caller);
    await trx
      .updateTable('sys_user')
      .set({ status, update_by: caller.user.username, update_time: sql<Date>`now()` })
      .where('id', 'in', [...ids])
      .execute();
    if (status === FROZEN) await signOutUsers(trx, ids);
    await auditAccounts(trx, caller, {
      action: status === FROZEN ? 'freeze' : 'thaw',
      users,
      facts: (one) => [{ status: one.status }, { status }],
    });
    await settle();
  });

/**
 * Returns the users of these names to whom the caller may give a password; not the caller, since changing one's own
 * password requires the old one.
 */
async function usersToReset(
  trx: Db,
  caller: Administrator,
  usernames: readonly string[],
): Promise<readonly ManagedUser[]> {
  if (usernames.includes(caller.user.username)) throw businessFailure(serverText('ownPasswordElsewhere'));
  const users = await lockUsers(trx, caller, { column: 'username', values: usernames });
  await assertNotStronger(trx, caller, [users.map(({ id }) => id)]);
  return users;
}

const auditPasswords = (trx: Db, caller: Caller, users: readonly ManagedUser[]): Promise<void> =>
  auditAccounts(trx, caller, { action: 'password', users, facts: () => [{ password: '' }, { password: 'new' }] });

export interface PasswordOfUser {
  readonly username: string;
  readonly password: string;
  readonly confirmpassword?: string;
  readonly confirmPassword?: string;
}

/** Contract 1.1: sets a password that an administrator entered. */
export async function givePassword(db: Db, caller: Administrator, form: PasswordOfUser): Promise<void> {
  const { username, password, confirmpassword = form.confirmPassword ?? form.password } = form;
  if (isTooShort(password)) throw businessFailure(serverText('newPasswordShort', { least: SHORTEST_PASSWORD }));
  assertUncommonPassword(password);
  if (password !== confirmpassword) throw businessFailure(serverText('passwordsDiffer'));
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const users = await usersToReset(trx, caller, [username]);
    for (const { username: name } of users) await placePassword(trx, { username: name, hash, isDue: true });
    await auditPasswords(trx, caller, users);
  });
}

/** Sets random passwords, which are returned only once. There is no password that all new users share. */
export async function resetPasswords(
  db: Db,
  caller: Administrator,
  usernames: readonly string[],
): Promise<readonly MadePassword[]> {
  // Hashing is slow by design: it is done before rows are locked.
  const made = new Map<string, { readonly password: string; readonly hash: string }>();
  for (const username of new Set(usernames)) {
    const password = randomPassword();
    made.set(username, { password, hash: await hashPassword(password) });
  }
  return db.transaction().execute(async (trx) => {
    const users = await usersToReset(trx, caller, usernames);
    const sent: MadePassword[] = [];
    for (const { username, realname } of users) {
      const { password = '', hash = '' } = made.get(username) ?? {};
      await placePassword(trx, { username, hash, isDue: true });
      sent.push({ username, realname, password });
    }
    await auditPasswords(trx, caller, users);
    return sent;
  });
}

/** Restores users from the recycle bin, unchanged. */
export const restoreUsers = (db: Db, caller: Administrator, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const users = await lockUsers(trx, caller, { column: 'id', values: ids, standing: ACCOUNT_STATUS.inBin });
    await assertNotStronger(trx, caller, [ids]);
    const settle = await guardLastAdmin(trx, caller);
    await trx
      .updateTable('sys_user')
      .set({ del_flag: ACCOUNT_STATUS.present, delete_time: null })
      .where('id', 'in', [...ids])
      .execute();
    await auditAccounts(trx, caller, {
      action: 'restore',
      users,
      facts: () => [{ delFlag: ACCOUNT_STATUS.inBin }, { delFlag: ACCOUNT_STATUS.present }],
    });
    await settle();
  });

const LINKED = ['sys_user_role', 'sys_user_depart', 'sys_user_tenant', 'sys_depart_role_user', 'sys_third_account'];

/**
 * Permanently deletes all personal data; account and name remain, since records, logs and files refer to their creator
 * by them.
 */
export const eraseUsers = (db: Db, caller: Administrator, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const users = await lockUsers(trx, caller, { column: 'id', values: ids, standing: ACCOUNT_STATUS.inBin });
    await assertNotStronger(trx, caller, [ids]);
    const settle = await guardLastAdmin(trx, caller);
    for (const table of LINKED)
      await sql`delete from ${sql.table(table)} where user_id = any(${[...ids]}::text[])`.execute(trx);
    await trx
      .updateTable('sys_user')
      .set({
        del_flag: ACCOUNT_STATUS.erased,
        password_hash: '',
        avatar: null,
        phone: null,
        email: null,
        birthday: null,
        sex: null,
        telephone: null,
        work_no: null,
        post: null,
        depart_ids: null,
        org_code: null,
      })
      .where('id', 'in', [...ids])
      .execute();
    await signOutUsers(trx, ids);
    await auditAccounts(trx, caller, {
      action: 'erase',
      users,
      facts: () => [{ delFlag: ACCOUNT_STATUS.inBin }, { delFlag: ACCOUNT_STATUS.erased }],
    });
    await settle();
  });
