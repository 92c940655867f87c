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

/** In which way a role reaches beyond somebody: by entries and rights, or by rows of a page. */
export interface Beyond {
  readonly permissions: readonly string[];
  /** Pages on which it shows rows that he does not see, by id. */
  readonly pages: ReadonlyMap<string, OpenedPage>;
}

/** Who is bound by rules sees no more rows than who is bound by a part of them. */
const isNarrower = ({ rules }: OpenedPage, than: OpenedPage): boolean =>
  [...than.rules.keys()].every((key) => rules.has(key));

/** The ways in which somebody opens a page in a tenant: one a role. */
export const waysTo = (held: CallerRights, tenantId: string, page: string): readonly OpenedPage[] =>
  held.roles.flatMap((role) => (role.tenantId === tenantId ? (role.pages.get(page) ?? []) : []));

/** Ids among `permissions` that the caller does not hold in a tenant. */
export const lackedBy = (held: CallerRights, tenantId: string, permissions: Iterable<string>): readonly string[] => {
  if (grantsAllIn(held, tenantId)) return [];
  const own = held.roles.filter((role) => role.tenantId === tenantId);
  return [...permissions].filter((id) => !own.some((role) => role.permissions.has(id)));
};

/** How a role reaches beyond what the caller holds in its tenant. Undefined: not at all. */
export function beyond(held: CallerRights, role: RoleRights): Beyond | undefined {
  const { tenantId } = role;
  if (grantsAllIn(held, tenantId)) return undefined;
  const permissions = lackedBy(held, tenantId, role.permissions);
  const pages = new Map(
    [...role.pages].filter(([id, page]) => !waysTo(held, tenantId, id).some((way) => isNarrower(page, way))),
  );
  return permissions.length + pages.size === 0 ? undefined : { permissions, pages };
}

/** Whether the caller lists a page, and no data rule narrows one of his ways to it. */
export const seesAllOf = (held: CallerRights, tenantId: string, page: CompiledPage): boolean => {
  if (grantsAllIn(held, tenantId)) return true;
  if (!heldIn(held, tenantId, permissionOf(page, 'list'))) return false;
  const ways = waysTo(held, tenantId, page.id);
  return ways.length === 0 || ways.some(({ rules }) => rules.size === 0);
};

/**
 * Throws where one of the roles reaches beyond what the caller held before the call: he neither gives, takes nor changes
 * it (403).
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

/** Names the first of what is lacked. */
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

/** Throws where there are no such entries and rights (400), or the caller held some of them not (403, with their names). */
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

/** Throws where a department is none that the caller belongs to, is in charge of, or stands above (403). */
export function assertReaches(
  held: CallerRights,
  tenantId: string,
  departments: readonly { readonly code: string; readonly name: string }[],
): void {
  if (!held.isBoundByDepartment || grantsAllIn(held, tenantId)) return;
  const far = departments.find(({ code }) => !held.departments.some((own) => code.startsWith(own)));
  if (far !== undefined) throw new ApiError(403, serverText('departmentBeyond', { name: far.name }));
}
