import { sql } from 'kysely';
import type { MenuSchema } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { ROLES, TENANT_ID, type RoleCode } from './accounts.ts';
import { isInForce, matchMenu, declaredEntry } from './matchMenu.ts';
import { nodesOfFile, type FileColumns, type FileNode } from './menuFile.ts';
import { SHARED_RIGHTS } from '../../data/tenants/tenants.ts';
import { isSeedGranted } from './roleGrants.ts';
import type { PermissionRow } from '../../data/permissions/menuNodes.ts';

/** Marks a row that was in the file once and no longer is. */
const WITHDRAWN = '{}';

const insertRow = async (db: Db, columns: FileColumns): Promise<string> => {
  const id = newId();
  const { name, menu_type } = columns;
  await db
    .insertInto('sys_permission')
    .values({
      ...columns,
      id,
      name: String(name),
      menu_type: Number(menu_type),
      said_by_file: JSON.stringify(columns),
    })
    .execute();
  return id;
};

/**
 * Returns what differs from the previous file. An entry that staff moved keeps its place when its siblings are
 * reordered.
 */
function changesOf(row: PermissionRow, said: FileColumns, columns: FileColumns): FileColumns {
  const changed = Object.entries(columns).filter(([column, value]) => said[column] !== value);
  const isMoved = said['sort_no'] !== undefined && row.sort_no !== said['sort_no'];
  return Object.fromEntries(changed.filter(([column]) => column !== 'sort_no' || !isMoved));
}

/** A row from before the file values were stored is kept as it is. */
async function followRow(db: Db, row: PermissionRow, columns: FileColumns): Promise<void> {
  const said_by_file = JSON.stringify(columns);
  if (row.said_by_file === said_by_file) return;
  const changes = changesOf(row, declaredEntry(row) ?? columns, columns);
  await db
    .updateTable('sys_permission')
    .set({ ...changes, said_by_file })
    .where('id', '=', row.id)
    .execute();
}

/** Returns the rows granted explicitly to a role; administrators get every row automatically. */
async function givenRows(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sys_role_permission as grant')
    .innerJoin('sys_role as role', 'role.id', 'grant.role_id')
    .where('grant.permission_id', 'in', [...ids])
    .where('role.role_code', '<>', 'admin')
    .select('grant.permission_id')
    .distinct()
    .execute();
  return new Set(rows.map(({ permission_id }) => permission_id));
}

/**
 * Handles rows that the file no longer contains. A row granted to no one was a corrected mistake and is deleted. The
 * others are disabled and keep their roles, in case the file contains them again.
 */
async function withdraw(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const given = await givenRows(db, ids);
  await db
    .updateTable('sys_permission')
    .set({ del_flag: 1, said_by_file: WITHDRAWN })
    .where('id', 'in', [...ids])
    .execute();
  let rest = ids.filter((id) => !given.has(id));
  // Deletes children first; an entry that still has children stays.
  for (let before = -1; rest.length > 0 && before !== rest.length;) {
    before = rest.length;
    const gone = await db
      .deleteFrom('sys_permission as row')
      .where('row.id', 'in', rest)
      .where(sql<boolean>`not exists (select from sys_permission below where below.parent_id = row.id)`)
      .returning('row.id')
      .execute();
    rest = rest.filter((id) => !gone.some((row) => row.id === id));
  }
}

async function grantTo(db: Db, role: RoleCode, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('sys_role_permission')
    .columns(['role_id', 'permission_id'])
    .expression((builder) =>
      builder
        .selectFrom('sys_role')
        .innerJoin('sys_permission', (join) => join.on('sys_permission.id', 'in', [...ids]))
        .where('role_code', '=', role)
        .where('tenant_id', '=', TENANT_ID)
        .select(['sys_role.id', 'sys_permission.id as permission_id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Grants to administrators of the other tenants; what concerns all tenants stays with the first one, and packages limit
 * the rest (decision 0067).
 */
const grantToOthers = async (db: Db, ids: readonly string[]): Promise<void> => {
  await sql`
    insert into sys_role_permission (role_id, permission_id)
    select role.id, permission.id from sys_role role
    join sys_permission permission on permission.id = any(${[...ids]}::text[])
    where role.role_code = 'admin' and role.tenant_id <> ${TENANT_ID} and coalesce(permission.perms, '') !~ ${SHARED_RIGHTS}
    on conflict do nothing`.execute(db);
};

/** An entry with no guarded rights below it, such as the home page, is for every role. */
const isFor = (role: RoleCode, { codes }: FileNode): boolean =>
  codes.length === 0 || codes.some((code) => isSeedGranted(role, code));

/**
 * Applies menu.json to the database: entries and rights that are new, changed or removed. A staff change stays until
 * the file changes the same value; what staff created or deleted stays so. On a fresh database the roles get their
 * rights; later only administrators of every tenant do. Runs in the caller's transaction. Returns the new nodes.
 */
export async function followMenu(
  db: Db,
  menu: MenuSchema,
  { fresh }: { readonly fresh: boolean },
): Promise<readonly FileNode[]> {
  const nodes = nodesOfFile(menu);
  const rows = await db.selectFrom('sys_permission').selectAll().orderBy('id').execute();
  const found = matchMenu(nodes, rows);
  const ids = new Map<string, string>();
  const inserted = new Map<string, FileNode>();
  for (const node of nodes) {
    const columns = { ...node.columns, parent_id: node.parent === null ? null : (ids.get(node.parent) ?? null) };
    const row = found.get(node.key);
    if (row === undefined) {
      const id = await insertRow(db, columns);
      ids.set(node.key, id);
      inserted.set(id, node);
    } else {
      ids.set(node.key, row.id);
      await followRow(db, row, columns);
    }
  }
  const kept = new Set(ids.values());
  await withdraw(
    db,
    rows.filter((row) => isInForce(row) && !kept.has(row.id)).map(({ id }) => id),
  );
  for (const { code: role } of fresh ? ROLES : ROLES.slice(0, 1)) {
    const theirs = [...inserted].filter(([, node]) => role === 'admin' || isFor(role, node));
    await grantTo(
      db,
      role,
      theirs.map(([id]) => id),
    );
  }
  await grantToOthers(db, [...inserted.keys()]);
  return [...inserted.values()];
}
