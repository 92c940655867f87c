import { ApiError } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { opensPage } from '../../data/lists/dataRules.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { grantsAllIn } from '../../data/permissions/callerRights.ts';
import type { PermissionRow } from '../../data/permissions/menuNodes.ts';
import { assertHolds, seesAllOf } from '../../data/permissions/withinRights.ts';
import type { Administrator } from '../../data/recordStore/administrator.ts';

/** Columns that determine which page an entry opens, which right a row grants, and whether it guards anything. */
const DECIDING = ['menu_type', 'parent_id', 'component', 'url', 'perms', 'status', 'del_flag'] as const;

type Deciding = Pick<PermissionRow, (typeof DECIDING)[number]>;

/** Returns whether a change affects more than display. */
export const isDeciding = (before: Deciding, after: Partial<Deciding>): boolean =>
  DECIDING.some((column) => Object.hasOwn(after, column) && (after[column] ?? null) !== (before[column] ?? null));

type Opening = Pick<PermissionRow, 'menu_type' | 'parent_id' | 'component'>;

/** Components of the entries that rows open: of an entry itself, or of the parent entry of a right. */
async function openedBy(trx: Db, rows: readonly Opening[]): Promise<readonly string[]> {
  const above = rows.flatMap((row) => (row.menu_type === 2 ? (row.parent_id ?? []) : []));
  const entries = await trx
    .selectFrom('sys_permission')
    .where('id', 'in', ['', ...above])
    .select('component')
    .execute();
  const own = rows.filter((row) => row.menu_type !== 2);
  return [...own, ...entries].flatMap(({ component }) => component ?? []);
}

export interface EntryChange {
  readonly before: readonly PermissionRow[];
  /** New states; empty for a removal. */
  readonly after: readonly Opening[];
}

/**
 * Refuses to change or remove entries and rights that the caller did not hold before the call, as this would grant them
 * to others or revoke them. Only a caller who sees all of a page may change which entry opens it and for whom: data
 * rules are attached to entries, and another entry of the page would bypass them.
 */
export async function assertMayChangeEntries(
  trx: Db,
  { user: { tenantId }, held }: Administrator,
  { before, after }: EntryChange,
): Promise<void> {
  if (grantsAllIn(held, tenantId)) return;
  await assertHolds(trx, held, { tenantId, permissionIds: before.map(({ id }) => id) });
  const components = await openedBy(trx, [...before, ...after]);
  const ruled = held.schemas
    .pages()
    .find((page) => components.some((one) => opensPage(page, one)) && !seesAllOf(held, tenantId, page));
  if (ruled !== undefined) throw new ApiError(403, serverText('ruledOneself', { page: ruled.title }));
}
