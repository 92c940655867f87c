import { closestName } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { rightsChanged } from '../events/changedRights.ts';
import type { PermissionRow } from './menuNodes.ts';
import { isRight, rightsNamed } from './rightsNamed.ts';

export interface Role {
  readonly id: string;
  readonly role_code: string;
  readonly role_name: string;
  readonly tenant_id: string;
}

/** A role code, and the tenant if several tenants have a role with this code. */
export interface RoleName {
  readonly role: string;
  readonly tenant?: string | undefined;
}

export interface RightsRequest extends RoleName {
  readonly change: 'give' | 'take';
  /** Codes, codes with an asterisk, addresses of menu entries. */
  readonly words: readonly string[];
}

export interface ChangedRights {
  readonly role: Role;
  /** Rights and entries that the role gained, or lost. */
  readonly changed: readonly PermissionRow[];
  /** Rights that already had the requested state. */
  readonly same: readonly PermissionRow[];
}

/** The request is invalid; each line states the problem and the available alternatives. */
export interface Refused {
  readonly refusals: readonly string[];
}

const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : `，是否指 ${near}？(did you mean "${near}"?)`;

/** All menu rows that are not deleted, in menu order. */
export const permissionRows = (db: Db): Promise<PermissionRow[]> =>
  db.selectFrom('sys_permission').selectAll().where('del_flag', '=', 0).orderBy('sort_no').orderBy('id').execute();

export const allRoles = (db: Db): Promise<Role[]> =>
  db
    .selectFrom('sys_role')
    .select(['id', 'role_code', 'role_name', 'tenant_id'])
    .orderBy('tenant_id')
    .orderBy('role_code')
    .execute();

export async function findRole(db: Db, { role, tenant }: RoleName): Promise<Role | Refused> {
  const roles = (await allRoles(db)).filter(({ tenant_id }) => tenant === undefined || tenant_id === tenant);
  const [found, second] = roles.filter(({ role_code }) => role_code === role);
  if (found !== undefined && second === undefined) return found;
  if (found !== undefined) {
    const tenants = roles.flatMap(({ role_code, tenant_id }) => (role_code === role ? [tenant_id] : []));
    return {
      refusals: [`多个租户有角色 ${role}，请用 --tenant 指定 (several tenants have this role): ${tenants.join(', ')}`],
    };
  }
  const codes = [...new Set(roles.map(({ role_code }) => role_code))];
  const there =
    codes.length === 0
      ? '尚无角色，请先启动一次服务 (there are no roles yet: start the server once)'
      : `现有 (there are): ${codes.join(', ')}`;
  return { refusals: [`没有角色 ${role} (no such role)${didYouMean(closestName(role, codes))}；${there}`] };
}

/** Ids of the rights that a role holds. */
export async function heldIds(db: Db, role: Role): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sys_role_permission')
    .select('permission_id')
    .where('role_id', '=', role.id)
    .execute();
  return new Set(rows.map(({ permission_id }) => permission_id));
}

/** Ancestors of a row, nearest first: without them the row is not reachable in the menu. */
function above(row: PermissionRow, byId: ReadonlyMap<string, PermissionRow>): readonly PermissionRow[] {
  const parent = byId.get(row.parent_id ?? '');
  return parent === undefined ? [] : [parent, ...above(parent, byId)];
}

/** Ancestors of the revoked rows under which the role holds nothing any more. */
function emptied(taken: readonly PermissionRow[], rows: readonly PermissionRow[], held: ReadonlySet<string>) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const left = new Set([...held].filter((id) => !taken.some((row) => row.id === id)));
  const empty: PermissionRow[] = [];
  for (const entry of taken.flatMap((row) => above(row, byId))) {
    if (!left.has(entry.id) || rows.some(({ id, parent_id }) => parent_id === entry.id && left.has(id))) continue;
    left.delete(entry.id);
    empty.push(entry);
  }
  return empty;
}

const refusalOf = ({ word, near }: { readonly word: string; readonly near: string | undefined }): string =>
  word.includes('*')
    ? `没有与 ${word} 相符的权限 (nothing matches it)${didYouMean(near)}`
    : `没有权限 ${word} (no such right)${didYouMean(near)}`;

/**
 * Grants rights to a role or revokes them, all or none. Granting a right also grants the menu entries above it; an
 * entry is revoked with the last right below it. Open sessions use the change at their next call, and their windows are
 * notified.
 */
export const changeRights = (db: Db, request: RightsRequest): Promise<ChangedRights | Refused> =>
  db.transaction().execute(async (transaction) => {
    const role = await findRole(transaction, request);
    if ('refusals' in role) return role;
    const rows = await permissionRows(transaction);
    const named = rightsNamed(request.words, rows);
    if (named.unknown.length > 0) return { refusals: named.unknown.map(refusalOf) };
    const held = await heldIds(transaction, role);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const isGiven = request.change === 'give';
    const direct = named.rows.filter(({ id }) => held.has(id) !== isGiven);
    const around = isGiven
      ? named.rows.flatMap((row) => above(row, byId)).filter(({ id }) => !held.has(id))
      : emptied(direct, rows, held);
    const changed = [...new Set([...around, ...direct])];
    if (changed.length > 0) await write(transaction, { role, change: request.change, changed });
    return { role, changed, same: named.rows.filter((row) => isRight(row) && !direct.includes(row)) };
  });

interface Writing {
  readonly role: Role;
  readonly change: RightsRequest['change'];
  readonly changed: readonly PermissionRow[];
}

async function write(db: Db, { role, change, changed }: Writing): Promise<void> {
  const ids = changed.map(({ id }) => id);
  if (change === 'give')
    await db
      .insertInto('sys_role_permission')
      .values(ids.map((permission_id) => ({ role_id: role.id, permission_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('sys_role_permission')
      .where('role_id', '=', role.id)
      .where('permission_id', 'in', ids)
      .execute();
  await rightsChanged(db, role.tenant_id);
}
