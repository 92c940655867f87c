import { sql } from 'kysely';
import type { SentPermissionNode, SentPermissionTree } from '../../../contract/rights/permissionTree.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import type { Can } from '../../../engine/index.ts';
import { permissionRows } from './changeRights.ts';
import { GRANT_ALL } from './callerRights.ts';
import { byParent, type PermissionRow, type TitleOf } from './menuNodes.ts';

interface PermissionQuestion {
  readonly user: Pick<SessionUser, 'id' | 'tenantId'>;
  readonly can: Can;
  readonly titleOf: TitleOf;
  /** Rows to show, with all their ancestors. Default: all. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** Whether the caller may grant an item: he holds it, or may grant everything. */
async function grantable(db: Db, { user, can }: PermissionQuestion): Promise<(id: string) => boolean> {
  if (can(GRANT_ALL)) return () => true;
  const rows = await db
    .selectFrom('sys_held_permission')
    .where('user_id', '=', user.id)
    .where('tenant_id', '=', user.tenantId)
    .select('permission_id')
    .distinct()
    .execute();
  const held = new Set(rows.map(({ permission_id }) => permission_id));
  return (id) => held.has(id);
}

/** Ids of entries that have data rules in the tenant. */
async function ruledEntries(db: Db, tenantId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ permission_id: string }>`
    select distinct permission_id from sys_permission_data_rule where tenant_id = ${tenantId}`.execute(db);
  return new Set(rows.map(({ permission_id }) => permission_id));
}

const withAbove = (rows: readonly PermissionRow[], only: ReadonlySet<string>): ReadonlySet<string> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  for (const id of only)
    for (let row = byId.get(id); row !== undefined && !kept.has(row.id); row = byId.get(row.parent_id ?? ''))
      kept.add(row.id);
  return kept;
};

/** Entries and rights as trees, in the order of the menu (contract §4.2, §4.3). */
export async function permissionTree(db: Db, question: PermissionQuestion): Promise<SentPermissionTree> {
  const [all, mayGive, ruled] = await Promise.all([
    permissionRows(db),
    grantable(db, question),
    ruledEntries(db, question.user.tenantId),
  ]);
  const kept = question.only === undefined ? undefined : withAbove(all, question.only);
  const rows = kept === undefined ? all : all.filter(({ id }) => kept.has(id));
  const below = byParent(rows);
  const nodeOf = (row: PermissionRow): SentPermissionNode => {
    const children = (below.get(row.id) ?? []).map(nodeOf);
    const title = question.titleOf(row);
    return {
      key: row.id,
      value: row.id,
      title,
      slotTitle: title,
      label: title,
      icon: row.icon,
      isLeaf: children.length === 0,
      ruleFlag: ruled.has(row.id) ? 1 : 0,
      scopedSlots: { title: 'hasDatarule' },
      parentId: row.parent_id ?? '',
      menuType: row.menu_type,
      perms: row.perms,
      grantable: mayGive(row.id),
      children: children.length > 0 ? children : null,
    };
  };
  return { treeList: (below.get(null) ?? []).map(nodeOf), ids: rows.map(({ id }) => id) };
}
