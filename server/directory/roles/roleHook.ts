import { auditChange } from '../../data/audit/auditChange.ts';
import { businessFailure, notFound } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { guardLastAdmin } from '../../data/permissions/granting.ts';
import { rolesById } from '../../data/permissions/callerRights.ts';
import { assertWithin } from '../../data/permissions/withinRights.ts';
import { asAdministrator, type Administrator } from '../../data/recordStore/administrator.ts';
import type { HookedSave, HookedWriting, RecordHook } from '../../data/recordStore/recordHook.ts';
import { lockRole, namesOfPermissions, permissionsOfRole } from './roleRows.ts';

/** Copies the rights of another role to a new one: entries, rights, and the data rules that it is bound to. */
async function copyRights(
  trx: Db,
  caller: Administrator,
  { source, id }: { readonly source: string; readonly id: string },
): Promise<void> {
  const role = await lockRole(trx, caller.user.tenantId, source);
  if (role === undefined) throw notFound(serverText('roleNotFound'));
  const permissions = await permissionsOfRole(trx, role.id);
  await assertWithin(trx, caller.held, rolesById([role.id]));
  if (permissions.length > 0)
    await trx
      .insertInto('sys_role_permission')
      .values(permissions.map((permission_id) => ({ role_id: id, permission_id })))
      .execute();
  await trx
    .insertInto('sys_role_data_rule')
    .columns(['role_id', 'rule_id'])
    .expression((from) =>
      from
        .selectFrom('sys_role_data_rule')
        .where('role_id', '=', role.id)
        .select(({ val }) => [val(id).as('role_id'), 'rule_id']),
    )
    .execute();
  const after = { copyOf: role.role_code, permissions: await namesOfPermissions(trx, permissions) };
  await auditChange(trx, caller.user, [{ table: 'sys_role_permission', id, before: null, after }]);
}

async function onSaved({ trx, ...writing }: HookedWriting, { id, body, before, after }: HookedSave): Promise<void> {
  const caller = asAdministrator(writing.caller);
  // Views, home pages and the command line reference a role by its code.
  if (before !== undefined && before.values['roleCode'] !== after.values['roleCode'])
    throw businessFailure(serverText('roleCodeFixed'));
  if (before !== undefined) await assertWithin(trx, caller.held, rolesById([id]));
  const { copyOf } = body;
  if (before === undefined && typeof copyOf === 'string' && copyOf !== '')
    await copyRights(trx, caller, { source: copyOf, id });
}

/**
 * Removes roles with their rights and assignments; refuses to remove the last administrator or rights beyond the
 * caller's.
 */
async function remove({ trx, ...writing }: HookedWriting, ids: readonly string[]): Promise<void> {
  const caller = asAdministrator(writing.caller);
  await assertWithin(trx, caller.held, rolesById(ids));
  const settle = await guardLastAdmin(trx, caller);
  await trx.deleteFrom('sys_role').where('tenant_id', '=', caller.user.tenantId).where('id', 'in', ids).execute();
  await settle();
}

/** Hook for roles: what the server does besides storing the record. */
export const roleHook: RecordHook = {
  url: '/sys/role',
  changesRights: true,
  ownKeys: new Set(),
  takes: new Set(['copyOf']),
  onSaved,
  remove,
};
