import { auditChange } from '../../data/audit/auditChange.ts';
import { ApiError, businessFailure } from '../../core/base/errors.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import type { RequestStatus } from '../../core/database/rowTypes/tenantTables.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { guardLastAdmin } from '../../data/permissions/granting.ts';
import { grantsAllIn, rolesOfUsers } from '../../data/permissions/callerRights.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import type { Administrator } from '../../data/recordStore/administrator.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import { FIRST_TENANT, isMemberOf } from '../../data/tenants/tenants.ts';
import { endSessionsOf } from './writeTenants.ts';

/** A member (`1`), or who is none: see `RequestStatus`. */
export type MemberStatus = '1' | RequestStatus;

/** People of the own tenant are managed by whoever has the right; those of others by the first tenant alone. */
export function refuseStrangers(user: SessionUser, tenantId: string): void {
  if (user.tenantId !== tenantId && user.tenantId !== FIRST_TENANT)
    throw new ApiError(403, serverText('tenantsOfOthers'));
}

interface Person {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly tenant_id: string;
}

const PERSON = ['id', 'username', 'realname', 'tenant_id'] as const;

const isMember = async (trx: Db, tenantId: string, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('sys_user')
    .where('id', '=', userId)
    .where('del_flag', '=', 0)
    .where(isMemberOf(tenantId))
    .select('id')
    .executeTakeFirst()) !== undefined;

const statusOf = async (trx: Db, tenantId: string, userId: string): Promise<MemberStatus | undefined> => {
  if (await isMember(trx, tenantId, userId)) return '1';
  const row = await trx
    .selectFrom('sys_tenant_request')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .select('status')
    .forUpdate()
    .executeTakeFirst();
  return row?.status;
};

/** Who is a member, asks or was asked: of others a tenant knows nothing. */
async function knownPerson(trx: Db, tenantId: string, userId: string) {
  const status = await statusOf(trx, tenantId, userId);
  const person = await trx.selectFrom('sys_user').where('id', '=', userId).select(PERSON).executeTakeFirst();
  if (status === undefined || person === undefined) throw businessFailure(serverText('memberUnknown'));
  return { person, status };
}

interface Step {
  readonly tenantId: string;
  readonly person: Person;
  /** As it was; undefined: nothing. */
  readonly from: MemberStatus | undefined;
  /** Undefined: nothing is left of it. */
  readonly to: MemberStatus | undefined;
}

/**
 * Who brings somebody into a tenant gives him the roles that he has there, and who lets him go takes them: they are
 * within what the caller held there. Administrators of the first tenant with all rights manage the others, too.
 */
async function assertMayBring(trx: Db, { held }: Administrator, { tenantId, person }: Step): Promise<void> {
  if (grantsAllIn(held, FIRST_TENANT)) return;
  await assertWithin(trx, held, rolesOfUsers([person.id], tenantId));
}

/** Moves somebody into a tenant, out of it, or to another step on the way. */
async function move(trx: Db, user: SessionUser, { tenantId, person, from, to }: Step): Promise<void> {
  const of = { user_id: person.id, tenant_id: tenantId };
  if (from === '1' && person.tenant_id === tenantId)
    throw businessFailure(serverText('memberAtHome', { name: person.realname }));
  const settle = await guardLastAdmin(trx, { user: { ...user, tenantId } });
  await trx
    .deleteFrom('sys_tenant_request')
    .where('user_id', '=', of.user_id)
    .where('tenant_id', '=', tenantId)
    .execute();
  if (from === '1')
    await trx
      .deleteFrom('sys_user_tenant')
      .where('user_id', '=', of.user_id)
      .where('tenant_id', '=', tenantId)
      .execute();
  if (to === '1') await trx.insertInto('sys_user_tenant').values(of).execute();
  else if (to !== undefined)
    await trx
      .insertInto('sys_tenant_request')
      .values({ ...of, status: to, create_by: user.username })
      .execute();
  if (from === '1') await endSessionsOf(trx, tenantId, [person.id]);
  await settle();
  const told = (status: MemberStatus | undefined) =>
    status === undefined ? null : { username: person.username, status };
  await auditChange(trx, { ...user, tenantId }, [
    { table: 'sys_user_tenant', id: `${tenantId}:${person.id}`, before: told(from), after: told(to) },
  ]);
}

/** What an administrator may make of what is: agree, refuse, take back; and let members go. */
const BY_ADMINISTRATOR: Readonly<Record<MemberStatus, readonly MemberStatus[]>> = {
  '1': ['2'],
  '2': ['1'],
  '3': ['1', '4'],
  '4': [],
  '5': [],
};

interface Change {
  readonly tenantId: string;
  readonly userIds: readonly string[];
  readonly status: MemberStatus;
}

/** By an administrator of the tenant. */
export const changeMembers = (db: Db, caller: Administrator, { tenantId, userIds, status }: Change): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { user } = caller;
    refuseStrangers(user, tenantId);
    for (const id of userIds) {
      const { person, status: from } = await knownPerson(trx, tenantId, id);
      if (from === status) continue;
      if (!BY_ADMINISTRATOR[from].includes(status)) throw businessFailure(serverText('requestUnknown'));
      const step = { tenantId, person, from, to: status };
      await assertMayBring(trx, caller, step);
      await move(trx, user, step);
    }
  });

/** By phone or name; who asked already is in at once. Whether there is such a person is told: the right is for that. */
export const invite = (
  db: Db,
  caller: Administrator,
  { tenantIds, name }: { readonly tenantIds: readonly string[]; readonly name: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const [stored = name] = await storedUsernames(trx, [name]);
    const found = await trx
      .selectFrom('sys_user')
      .where((where) => where.or([where('phone', '=', name), where('username', '=', stored)]))
      .where('del_flag', '=', 0)
      .where('status', '=', 1)
      .select(PERSON)
      .limit(2)
      .execute();
    const [person] = found;
    if (person === undefined || found.length > 1) throw businessFailure(serverText('invitedUnknown', { name }));
    for (const tenantId of tenantIds) {
      refuseStrangers(caller.user, tenantId);
      await findTenant(trx, tenantId);
      const from = await statusOf(trx, tenantId, person.id);
      if (from === '1') throw businessFailure(serverText('memberAlready', { name: person.realname }));
      const step: Step = { tenantId, person, from, to: from === '3' ? '1' : '5' };
      await assertMayBring(trx, caller, step);
      await move(trx, caller.user, step);
    }
  });

async function findTenant(trx: Db, id: string): Promise<void> {
  const row = await trx
    .selectFrom('sys_tenant')
    .where('id', '=', id)
    .where('del_flag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (row === undefined) throw businessFailure(serverText('tenantUnknown'));
}

/** What a user may make of the own invitation, wish or membership. */
const BY_ONESELF: Readonly<Record<MemberStatus, readonly (MemberStatus | undefined)[]>> = {
  '1': [undefined],
  '2': [],
  '3': [undefined],
  '4': [],
  '5': ['1', '4'],
};

export const changeOneself = (
  db: Db,
  user: SessionUser,
  { tenantId, from, to }: Pick<Step, 'tenantId' | 'from' | 'to'>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const now = await statusOf(trx, tenantId, user.id);
    if (now === undefined || now !== from || !BY_ONESELF[now].includes(to))
      throw businessFailure(serverText('requestUnknown'));
    const { person } = await knownPerson(trx, tenantId, user.id);
    await move(trx, user, { tenantId, person, from, to });
  });

/** Asks to join the tenant of this number; who was invited is in at once. */
export const askToJoin = (db: Db, user: SessionUser, houseNumber: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const tenant = await trx
      .selectFrom('sys_tenant')
      .where('house_number', '=', houseNumber)
      .where('del_flag', '=', 0)
      .where('status', '=', 1)
      .select('id')
      .executeTakeFirst();
    if (tenant === undefined) throw businessFailure(serverText('houseNumberUnknown'));
    const from = await statusOf(trx, tenant.id, user.id);
    if (from === '1') throw businessFailure(serverText('memberAlready', { name: user.realname }));
    const person = { id: user.id, username: user.username, realname: user.realname, tenant_id: '' };
    await move(trx, user, { tenantId: tenant.id, person, from, to: from === '5' ? '1' : '3' });
  });

/** The owner of a tenant, or the first tenant for it, names another member as its owner. */
export const changeOwner = (
  db: Db,
  user: SessionUser,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const tenant = await trx
      .selectFrom('sys_tenant')
      .where('id', '=', tenantId)
      .where('del_flag', '=', 0)
      .select('create_by')
      .forUpdate()
      .executeTakeFirst();
    if (tenant === undefined || tenant.create_by !== user.username)
      throw new ApiError(403, serverText('tenantsOfOthers'));
    const person = await trx.selectFrom('sys_user').where('id', '=', userId).select(PERSON).executeTakeFirst();
    if (person === undefined || !(await isMember(trx, tenantId, userId)))
      throw businessFailure(serverText('memberUnknown'));
    await trx.updateTable('sys_tenant').set({ create_by: person.username }).where('id', '=', tenantId).execute();
    await auditChange(trx, user, [
      {
        table: 'sys_tenant',
        id: tenantId,
        before: { create_by: tenant.create_by },
        after: { create_by: person.username },
      },
    ]);
  });
