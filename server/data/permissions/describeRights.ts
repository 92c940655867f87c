import type { Db } from '../../core/database/db.ts';
import {
  allRoles,
  findRole,
  heldIds,
  permissionRows,
  type ChangedRights,
  type Refused,
  type Role,
} from './changeRights.ts';
import type { PermissionRow } from './menuNodes.ts';
import { isRight, namesOf } from './rightsNamed.ts';

const nameOf = (row: PermissionRow): string => `${namesOf(row).join(',')} ${row.name}`;

const indented = (rows: readonly PermissionRow[]): readonly string[] => rows.map((row) => `  ${nameOf(row)}`);

/** Describes a change, one line per item. */
export function describeChange({ role, changed, same }: ChangedRights, isGiven: boolean): string {
  const who = `${role.role_code} ${role.role_name}`;
  const done = isGiven ? `已授权 (granted) ${who}` : `已收回 (revoked) ${who}`;
  const already = isGiven ? `原已具有 (held before)：` : `本未具有 (not held)：`;
  return [
    changed.length > 0 ? `${done}：` : `没有变化 (nothing changed)：${who}`,
    ...indented(changed),
    ...(same.length > 0 ? [already, ...indented(same)] : []),
  ].join('\n');
}

interface Held {
  readonly role: Role;
  readonly ids: ReadonlySet<string>;
}

/** Describes an entry and its rights, each with the roles that hold it. */
function section(entry: PermissionRow | undefined, rights: readonly PermissionRow[], held: readonly Held[]): string[] {
  const holders = ({ id }: PermissionRow): string =>
    held.flatMap(({ role, ids }) => (ids.has(id) ? [role.role_code] : [])).join(', ') || '—';
  const off = ({ status }: PermissionRow): string => (status === '0' ? ' 已停用 (off)' : '');
  return [
    entry === undefined ? '系统 (of the product itself)' : nameOf(entry),
    ...rights.map((right) => `  ${nameOf(right)}${off(right)}: ${holders(right)}`),
  ];
}

/** Describes all rights by entry with the roles that hold them; for one role, the rights that it holds. */
export async function describeRights(
  db: Db,
  { role: name, tenant }: { readonly role?: string | undefined; readonly tenant?: string | undefined },
): Promise<{ readonly text: string } | Refused> {
  const one = name === undefined ? undefined : await findRole(db, { role: name, tenant });
  if (one !== undefined && 'refusals' in one) return one;
  const all = (await allRoles(db)).filter(({ tenant_id }) => tenant === undefined || tenant_id === tenant);
  const roles = one === undefined ? all : [one];
  const held = await Promise.all(roles.map(async (role): Promise<Held> => ({ role, ids: await heldIds(db, role) })));
  const rows = await permissionRows(db);
  const isListed = (row: PermissionRow): boolean => one === undefined || held.some(({ ids }) => ids.has(row.id));
  const entries = [...rows.filter((row) => !isRight(row)), undefined];
  const lines = entries.flatMap((entry) => {
    const rights = rows.filter((row) => isRight(row) && row.parent_id === (entry?.id ?? null) && isListed(row));
    const isShown = rights.length > 0 || (one !== undefined && entry !== undefined && isListed(entry));
    return isShown ? section(entry, rights, held) : [];
  });
  const who = roles.map(({ role_code, role_name }) => `${role_code} ${role_name}`).join(', ');
  return { text: [`角色 (roles): ${who}`, ...lines].join('\n') };
}
