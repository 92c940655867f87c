import { sql } from 'kysely';
import type { SentReason, SentAccessAnswer } from '../../../contract/accessExplanation.ts';
import { callerOf } from '../../data/recordStore/caller.ts';
import { isInPacks } from '../../data/tenants/tenants.ts';
import { entriesTo, placeIn, rightsOfCode, type Asked } from './asked.ts';

interface HeldBy {
  readonly permission_id: string;
  readonly kind: 'role' | 'depart';
  readonly role_id: string;
  readonly role_name: string;
  readonly role_code: string;
  readonly in_pack: boolean;
}

/** Returns the user's roles that hold entries or rights, from the rows that every session is built from. */
const heldByRoles = async ({ db, holder: { user } }: Asked, ids: readonly string[]): Promise<readonly HeldBy[]> => {
  const { rows } = await sql<HeldBy>`
    select distinct held.permission_id, role.kind, role.role_id, role.role_name, role.role_code,
      ${isInPacks('held.tenant_id', 'held.permission_id')} as in_pack
    from sys_held_permission held
    join sys_held_role role on role.user_id = held.user_id and role.tenant_id = held.tenant_id
      and role.kind = held.kind and role.role_id = held.role_id
    where held.user_id = ${user.id} and held.tenant_id = ${user.tenantId} and held.permission_id = any(${[...ids]}::text[])
    order by role.role_name, held.permission_id`.execute(db);
  return rows;
};

/** Returns the reasons that roles give for entries or rights, and those that the packs of the tenant exclude. */
async function reasonsOf(asked: Asked, ids: readonly string[]): Promise<readonly SentReason[]> {
  const held = ids.length === 0 ? [] : await heldByRoles(asked, ids);
  const packed = new Set(held.filter(({ in_pack }) => !in_pack).map(({ permission_id }) => permission_id));
  return [
    ...held.map(({ permission_id, kind, role_id, role_name, role_code }): SentReason => ({
      by: kind === 'role' ? 'role' : 'departRole',
      holds: true,
      name: role_name,
      code: role_code,
      status: asked.rows.get(permission_id)?.status,
      roleId: role_id,
      ...placeIn(asked, permission_id),
    })),
    ...[...packed].map((id): SentReason => ({ by: 'pack', holds: false, ...placeIn(asked, id) })),
  ];
}

/** Returns the places that a role would have to hold. */
const lacking = (
  asked: Asked,
  { code, ids }: { readonly code: string | undefined; readonly ids: readonly string[] },
): readonly SentReason[] =>
  ids.length === 0
    ? [{ by: 'nobody', holds: false, code }]
    : ids.map((id): SentReason => ({ by: 'nobody', holds: false, code, ...placeIn(asked, id) }));

/** Returns the roles that hold a code; none when no role of the user does. */
export const reasonsOfCode = (asked: Asked, code: string): Promise<readonly SentReason[]> =>
  reasonsOf(
    asked,
    rightsOfCode(asked, code).map(({ id }) => id),
  );

/** Explains a right that a call needs. The session decides; the roles show where the right comes from. */
export async function explainCode(asked: Asked, code: string): Promise<SentAccessAnswer> {
  const ids = rightsOfCode(asked, code).map(({ id }) => id);
  const reasons = await reasonsOf(asked, ids);
  return {
    allowed: callerOf(asked.holder).can(code),
    permission: code,
    reasons: reasons.length === 0 ? lacking(asked, { code, ids }) : reasons,
  };
}

/** Explains a menu entry: who holds it, and whether all entries above it are held too. */
export async function explainEntry(asked: Asked, id: string): Promise<SentAccessAnswer> {
  const path = entriesTo(asked, id).map((row) => row.id);
  const held = await heldByRoles(asked, path);
  const isOpen = new Set(held.filter(({ in_pack }) => in_pack).map(({ permission_id }) => permission_id));
  const own = await reasonsOf(asked, [id]);
  const above = path.filter((one) => one !== id && !isOpen.has(one));
  return {
    allowed: path.every((one) => isOpen.has(one)),
    reasons: [
      ...(own.length === 0 ? lacking(asked, { code: undefined, ids: [id] }) : own),
      ...above.map((one): SentReason => ({ by: 'above', holds: false, ...placeIn(asked, one) })),
    ],
  };
}
