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

/** A member (`1`), or a user who is none: see `RequestStatus`. */
export type MemberStatus = '1' | RequestStatus;

/** Throws when the tenant is not the caller's own, unless the caller is of the first tenant. */
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

/** Returns a person who is a member, has applied or was invited; a tenant knows nothing of others. */
async function knownPerson(trx: Db, tenantId: string, userId: string) {
  const status = await statusOf(trx, tenantId, userId);
  const person = await trx.selectFrom('sys_user').where('id', '=', userId).select(PERSON).executeTakeFirst();
  if (status === undefined || person === undefined) throw businessFailure(serverText('memberUnknown'));
  return { person, status };
}

interface Step {
  readonly tenantId: string;
  readonly person: Person;
  /** The status before; undefined: none. */
  readonly from: MemberStatus | undefined;
  /** The status after; undefined: the row is removed. */
  readonly to: MemberStatus | undefined;
}

/**
 * Admitting a person to a tenant activates the roles he has there, and dismissing him withdraws them: they must be
 * within what the caller holds there. Administrators of the first tenant with all rights also manage the other tenants.
 */
async function assertMayBring(trx: Db, { held }: Administrator, { tenantId, person }: Step): Promise<void> {
  if (grantsAllIn(held, FIRST_TENANT)) return;
  await assertWithin(trx, held, rolesOfUsers([person.id], tenantId));
}

/** Moves a person into a tenant, out of it, or to another status. */
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

/** Status changes that an administrator may make: accept, refuse, readmit, and dismiss members. */
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

/** A change by an administrator of the tenant. */
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

/**
 * Invites a person by phone or name; one who has already applied is admitted at once. Reveals whether there is such a
 * person: the right covers that.
 */
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

/** Status changes that users may make to their own invitation, application or membership. */
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

/** Applies to join the tenant with this number; an invited user is admitted at once. */
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

/** Makes another member the owner of a tenant; only its current owner may do so. */
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
