import { permissionOf, type CompiledPage } from '../../../engine/index.ts';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import {
  grantsAllIn,
  heldIn,
  readRoleRights,
  type CallerRights,
  type OpenedPage,
  type RoleRights,
  type Which,
} from './callerRights.ts';

const MAX_NAMED = 5;

/** How a role exceeds a user's rights: by entries and rights, or by rows of a page. */
export interface Beyond {
  readonly permissions: readonly string[];
  /** Pages on which the role shows rows that the user does not see, by id. */
  readonly pages: ReadonlyMap<string, OpenedPage>;
}

/** A user bound by a set of rules sees no more rows than one bound by a subset of them. */
const isNarrower = ({ rules }: OpenedPage, than: OpenedPage): boolean =>
  [...than.rules.keys()].every((key) => rules.has(key));

/** Ways in which the user opens a page in a tenant: one per role. */
export const waysTo = (held: CallerRights, tenantId: string, page: string): readonly OpenedPage[] =>
  held.roles.flatMap((role) => (role.tenantId === tenantId ? (role.pages.get(page) ?? []) : []));

/** Ids among `permissions` that the caller does not hold in a tenant. */
export const lackedBy = (held: CallerRights, tenantId: string, permissions: Iterable<string>): readonly string[] => {
  if (grantsAllIn(held, tenantId)) return [];
  const own = held.roles.filter((role) => role.tenantId === tenantId);
  return [...permissions].filter((id) => !own.some((role) => role.permissions.has(id)));
};

/** How a role exceeds the caller's rights in its tenant. Undefined: not at all. */
export function beyond(held: CallerRights, role: RoleRights): Beyond | undefined {
  const { tenantId } = role;
  if (grantsAllIn(held, tenantId)) return undefined;
  const permissions = lackedBy(held, tenantId, role.permissions);
  const pages = new Map(
    [...role.pages].filter(([id, page]) => !waysTo(held, tenantId, id).some((way) => isNarrower(page, way))),
  );
  return permissions.length + pages.size === 0 ? undefined : { permissions, pages };
}

/** Returns whether the caller may list a page without restriction by data rules in at least one of his roles. */
export const seesAllOf = (held: CallerRights, tenantId: string, page: CompiledPage): boolean => {
  if (grantsAllIn(held, tenantId)) return true;
  if (!heldIn(held, tenantId, permissionOf(page, 'list'))) return false;
  const ways = waysTo(held, tenantId, page.id);
  return ways.length === 0 || ways.some(({ rules }) => rules.size === 0);
};

/**
 * Throws 403 if one of the roles exceeds the rights that the caller held before the call: the caller may not grant,
 * revoke or change it.
 */
export async function assertWithin(db: Db, held: CallerRights, which: Which): Promise<void> {
  for (const role of await readRoleRights(db, held.schemas, which)) {
    const found = beyond(held, role);
    if (found === undefined) continue;
    if (found.permissions.length > 0) throw await lackedRefusal(db, found.permissions);
    const pages = [...found.pages.values()].map(({ title }) => title);
    throw new ApiError(403, serverText('rowsBeyond', { role: role.name, pages: pages.slice(0, MAX_NAMED).join(', ') }));
  }
}

/** Error that names the first missing rights. */
async function lackedRefusal(db: Db, ids: readonly string[]): Promise<ApiError> {
  const rows = await db
    .selectFrom('sys_permission')
    .where('id', 'in', [...ids])
    .orderBy('sort_no')
    .orderBy('id')
    .limit(MAX_NAMED)
    .select('name')
    .execute();
  const names = rows.map(({ name }) => name).join(', ');
  return new ApiError(403, serverText('grantRefused', { names, count: ids.length }));
}

/**
 * Throws if entries or rights do not exist (400), or if the caller did not hold some of them (403, with their names).
 */
export async function assertHolds(
  db: Db,
  held: CallerRights,
  { tenantId, permissionIds }: { readonly tenantId: string; readonly permissionIds: readonly string[] },
): Promise<void> {
  const ids = [...new Set(permissionIds)];
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('sys_permission')
    .where('id', 'in', ids)
    .where('del_flag', '=', 0)
    .select('id')
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw badRequest(serverText('unknownRights', { ids: unknown.slice(0, MAX_NAMED).join(', ') }));
  const lacked = lackedBy(held, tenantId, ids);
  if (lacked.length > 0) throw await lackedRefusal(db, lacked);
}

/** Throws 403 if a department is neither one that the caller belongs to or heads, nor below such a department. */
export function assertReaches(
  held: CallerRights,
  tenantId: string,
  departments: readonly { readonly code: string; readonly name: string }[],
): void {
  if (!held.isBoundByDepartment || grantsAllIn(held, tenantId)) return;
  const far = departments.find(({ code }) => !held.departments.some((own) => code.startsWith(own)));
  if (far !== undefined) throw new ApiError(403, serverText('departmentBeyond', { name: far.name }));
}
