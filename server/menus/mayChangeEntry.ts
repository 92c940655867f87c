import { ApiError } from '../base/errors.ts';
import type { Db } from '../database/db.ts';
import { opensPage } from '../lists/dataRules.ts';
import { say } from '../messages/say.ts';
import { grantsAllIn } from '../permissions/heldRights.ts';
import type { PermissionRow } from '../permissions/menuNodes.ts';
import { assertHolds, isRuledOn } from '../permissions/withinRights.ts';
import type { Administrator } from '../recordStore/administrator.ts';

/** What decides which page an entry opens, which right a row gives, and whether it guards anything. */
const DECIDING = ['menu_type', 'parent_id', 'component', 'url', 'perms', 'status', 'del_flag'] as const;

type Deciding = Pick<PermissionRow, (typeof DECIDING)[number]>;

/** Whether more than looks changes. */
export const isDeciding = (before: Deciding, after: Partial<Deciding>): boolean =>
  DECIDING.some((column) => Object.hasOwn(after, column) && (after[column] ?? null) !== (before[column] ?? null));

/** Entries that open a page for whoever holds a row: itself, or what a right stands below. */
const openers = async (trx: Db, rows: readonly PermissionRow[]) =>
  trx
    .selectFrom('sys_permission')
    .where('id', 'in', ['', ...rows.flatMap((row) => (row.menu_type === 2 ? (row.parent_id ?? []) : row.id))])
    .select('component')
    .execute();

/**
 * Refuses to change or remove entries and rights that the caller did not hold before the call: it would give them to
 * others, or take them. Who is bound by data rules on the page of an entry does not change what opens that page: the
 * rules hang on the entry.
 */
export async function assertMayChangeEntries(
  trx: Db,
  { user: { tenantId }, held }: Administrator,
  rows: readonly PermissionRow[],
): Promise<void> {
  if (grantsAllIn(held, tenantId)) return;
  await assertHolds(trx, held, { tenantId, permissionIds: rows.map(({ id }) => id) });
  const components = (await openers(trx, rows)).flatMap(({ component }) => component ?? []);
  const ruled = held.schemas
    .pages()
    .find((page) => components.some((one) => opensPage(page, one)) && isRuledOn(held, tenantId, page.id));
  if (ruled !== undefined) throw new ApiError(403, say('ruledOneself', { page: ruled.title }));
}
