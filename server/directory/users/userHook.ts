import { sql } from 'kysely';
import { SECRET_MASK, valuesOf, type Value, type WireRecord } from '../../../engine/index.ts';
import { USERNAME_PATTERN } from '../../../contract/signIn/registration.ts';
import { assertUncommonPassword } from '../../core/base/commonPasswords.ts';
import { badRequest, businessFailure } from '../../core/base/errors.ts';
import { idsOf } from '../../core/base/idsOf.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { guardLastAdmin } from '../../data/permissions/granting.ts';
import { asAdministrator, assertNotStronger } from '../../data/recordStore/administrator.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { HookedSave, HookedWriting, RecordHook } from '../../data/recordStore/recordHook.ts';
import { assertNamesFree, takenAccountName, lockNames } from '../../identity/sessions/accountNames.ts';
import { hashPassword } from '../../identity/sessions/passwords.ts';
import { FORM_EXTRAS, setFormExtras } from './formExtras.ts';
import { checkImported } from './importedUsers.ts';
import { assertNotOwn, signOutUsers, ACCOUNT_STATUS } from './managedUsers.ts';
import { assertMayMove, setOtherTenants, setUserLinks } from './userLinks.ts';

/** Address of the users page (contract 4.1). */
export const USER_URL = '/sys/user';

const textIn = (wire: WireRecord, key: string): string | undefined => {
  const value = Object.hasOwn(wire, key) ? wire[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
};

/** Checks names across all tenants, since a sign-in names no tenant. */
async function checkNames({ trx, caller }: HookedWriting, wire: WireRecord): Promise<void> {
  const id = textIn(wire, 'id');
  const username = textIn(wire, 'username');
  await lockNames(trx);
  if (id !== undefined && id !== '') {
    const stored = await trx
      .selectFrom('sys_user')
      .where('id', '=', id)
      .where('tenant_id', '=', caller.user.tenantId)
      .select('username')
      .executeTakeFirst();
    // Records store it as their creator.
    if (stored !== undefined && username !== undefined && username !== stored.username)
      throw badRequest(serverText('accountStays'), [{ path: '/username', said: serverText('accountStays') }]);
  } else if (username !== undefined) {
    if (!new RegExp(USERNAME_PATTERN).test(username))
      throw badRequest(serverText('accountName'), [{ path: '/username', said: serverText('accountName') }]);
    if ((await takenAccountName(trx, { username })) !== undefined) throw businessFailure(serverText('accountTaken'));
  }
  await assertNamesFree(trx, { phone: textIn(wire, 'phone'), email: textIn(wire, 'email') }, id);
}

/** Departments that a user is responsible for become the user's own when no others are given (contract 4.1). */
const withDepartments = (wire: WireRecord): WireRecord => {
  const responsible = textIn(wire, 'departIds') ?? '';
  return textIn(wire, 'selecteddeparts') === '' && responsible !== ''
    ? { ...wire, selecteddeparts: responsible }
    : wire;
};

/** A password is set only with a new user; later by separate calls, which end sessions. */
const withoutPassword = (wire: WireRecord): WireRecord => {
  if ((textIn(wire, 'id') ?? '') === '') return wire;
  const { password: _, confirmPassword: __, ...rest } = wire;
  return rest;
};

const complete = async (writing: HookedWriting, wire: WireRecord): Promise<WireRecord> => {
  assertUncommonPassword(String(withoutPassword(wire)['password'] ?? ''));
  await checkNames(writing, wire);
  await checkImported(writing, wire);
  return withDepartments(withoutPassword(wire));
};

/**
 * The person who entered it knows it, so the user must change it first. Copied accounts send a mask, which is not a
 * password.
 */
async function placePassword({ trx }: HookedWriting, { id, body }: HookedSave): Promise<void> {
  const password = String(body['password'] ?? '');
  if (password === '' || password === SECRET_MASK) return;
  await trx
    .updateTable('sys_user')
    .set({ password_hash: await hashPassword(password), password_due: true })
    .where('id', '=', id)
    .execute();
}

const isOther = (one: Value | undefined, another: Value | undefined): boolean =>
  String(one ?? '') !== String(another ?? '');

/** Sorted, so that a different order is not a change. */
const linkedIds = (value: Value | undefined): readonly string[] => [...idsOf(String(value ?? ''))].sort();

/** Returns the ids, or undefined when they are unchanged. */
const changedIds = ({ before, after }: HookedSave, key: string): readonly string[] | undefined => {
  const ids = linkedIds(after.values[key]);
  return linkedIds(before?.values[key]).join(',') === ids.join(',') ? undefined : ids;
};

type Stored = HookedSave['after'];

/** Returns whether contact data changed, by which a new password could be obtained. */
const changesAccount = (before: Stored, after: Stored): boolean =>
  ['phone', 'email'].some((key) => isOther(before.values[key], after.values[key]));

/** Returns the ids of departments of which the user becomes or ceases to be in charge. */
function chargesOf({ before, after }: HookedSave): readonly string[] {
  const charges = (of: Stored | undefined): readonly string[] =>
    String(of?.values['userIdentity'] ?? '') === '2' ? linkedIds(of?.values['departIds']) : [];
  const [was, is] = [charges(before), charges(after)];
  return [...was.filter((id) => !is.includes(id)), ...is.filter((id) => !was.includes(id))];
}

async function onSaved(writing: HookedWriting, saved: HookedSave): Promise<void> {
  const { trx } = writing;
  const caller = asAdministrator(writing.caller);
  const { id, body, before, after } = saved;
  if (before === undefined) await placePassword(writing, saved);
  else await assertNotStronger(trx, caller, changesAccount(before, after) ? [[id]] : [[id], caller.user.tenantId]);
  await assertMayMove(trx, caller, { userIds: [id], departments: chargesOf(saved) });
  await setUserLinks(trx, caller, {
    userId: id,
    wanted: { roles: changedIds(saved, 'selectedroles'), departments: changedIds(saved, 'selecteddeparts') },
  });
  await setFormExtras(writing, saved);
  const { relTenantIds } = body;
  if (typeof relTenantIds === 'string' || Array.isArray(relTenantIds))
    await setOtherTenants(trx, caller, { userId: id, wanted: valuesOf(String(relTenantIds)) });
}

/** Moves users to the recycle bin: they can no longer sign in, and all names stay reserved. */
async function remove({ trx, ...writing }: HookedWriting, ids: readonly string[]): Promise<void> {
  const caller = asAdministrator(writing.caller);
  assertNotOwn(caller, ids);
  await assertNotStronger(trx, caller, [ids]);
  const settle = await guardLastAdmin(trx, caller);
  await trx
    .updateTable('sys_user')
    .set({ del_flag: ACCOUNT_STATUS.inBin, delete_time: sql<Date>`now()` })
    .where('id', 'in', [...ids])
    .execute();
  await signOutUsers(trx, ids);
  await settle();
}

type Told = NonNullable<RecordHook['tell']>;

const namesOf = async (db: Db, { user }: Caller, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('sys_depart')
    .where('id', 'in', [...ids, ''])
    .where('tenant_id', '=', user.tenantId)
    .where('del_flag', '=', 0)
    .select(['id', 'depart_name'])
    .execute();
  return new Map(rows.map((row) => [row.id, row.depart_name]));
};

/** Adds names of departments, which other clients show (contract 1.3). */
const tell: Told = async (db, caller, records) => {
  const ids = new Set(
    records.flatMap(({ selecteddeparts, departIds }) => [...linkedIds(selecteddeparts), ...linkedIds(departIds)]),
  );
  const names = await namesOf(db, caller, ids);
  const told = (value: Value | undefined): string =>
    linkedIds(value)
      .flatMap((id) => names.get(id) ?? [])
      .join(',');
  return records.map((record) => ({
    ...record,
    orgCodeTxt: told(record['selecteddeparts']),
    departIds_dictText: told(record['departIds']),
  }));
};

/**
 * Hook for accounts: their sign-in data, their roles and departments, and the recycle bin instead of deletion (decision
 * 0061).
 */
export const userHook: RecordHook = {
  url: USER_URL,
  changesRights: true,
  ownKeys: new Set(['status', 'orgCode']),
  takes: new Set(['relTenantIds', ...FORM_EXTRAS]),
  complete,
  // Only a hash of the password is stored, in a column that no page can name.
  seal: () => null,
  onSaved,
  remove,
  tell,
};
