import { sql } from 'kysely';
import type { SentReason, SentWhy } from '../../contract/whyAllowed.ts';
import { mayChange, maySee, permissionOf, type CompiledColumn, type CompiledPage } from '../../engine/index.ts';
import type { Session } from '../calls/session.ts';
import type { Db } from '../database/db.ts';
import { ruleParts } from '../lists/dataRules.ts';
import { HEADER } from '../lists/filterSql.ts';
import { callerOf } from '../recordStore/caller.ts';
import { scopeParts } from '../recordStore/dataScope.ts';

/** Whom it is asked about, as a call of theirs would find them. */
export type Asked = readonly [db: Db, holder: Session];

interface HeldBy {
  readonly kind: 'role' | 'depart';
  readonly role_name: string;
  readonly role_code: string;
  readonly status: string;
}

/** The roles of the user that hold a code, by the rows that every session is made of. */
const holdersOfCode = async ([db, { user }]: Asked, code: string): Promise<readonly HeldBy[]> => {
  const { rows } = await sql<HeldBy>`
    select distinct role.kind, role.role_name, role.role_code, permission.status
    from sys_held_permission held
    join sys_held_role role on role.user_id = held.user_id and role.tenant_id = held.tenant_id
      and role.kind = held.kind and role.role_id = held.role_id
    join sys_permission permission on permission.id = held.permission_id and permission.menu_type = 2
      and permission.del_flag = 0 and ${code} = any(regexp_split_to_array(permission.perms, '\\s*,\\s*'))
    where held.user_id = ${user.id} and held.tenant_id = ${user.tenantId}
    order by role.role_name`.execute(db);
  return rows;
};

const NOBODY: SentReason = { by: 'nobody', holds: false };

const reasonsOfCode = async (asked: Asked, code: string): Promise<readonly SentReason[]> => {
  const holders = await holdersOfCode(asked, code);
  return holders.map(({ kind, role_name, role_code, status }) => ({
    by: kind === 'role' ? 'role' : 'departRole',
    holds: true,
    name: role_name,
    code: role_code,
    status,
  }));
};

/** A right that a call needs. The session decides; the roles say how it came to it. */
export async function whyCode(asked: Asked, code: string): Promise<SentWhy> {
  const [, holder] = asked;
  const reasons = await reasonsOfCode(asked, code);
  return {
    allowed: callerOf(holder).can(code),
    permission: code,
    reasons: reasons.length === 0 ? [{ ...NOBODY, code }] : reasons,
  };
}

/** The rights to a field: those that the page names, and the one by which it may be guarded. */
export async function whyField(asked: Asked, column: CompiledColumn): Promise<SentWhy> {
  const [db, holder] = asked;
  const { can } = callerOf(holder);
  const reasons: SentReason[] = [];
  for (const code of [column.viewPermission, column.editPermission].filter((one) => one !== undefined))
    reasons.push(...(await whyCode(asked, code)).reasons);
  const { fieldCode: code } = column;
  const rows = await db
    .selectFrom('sys_permission')
    .select(['name', 'status'])
    .where('menu_type', '=', 2)
    .where('del_flag', '=', 0)
    .where(sql<boolean>`${code ?? ''} = any(regexp_split_to_array(perms, '\\s*,\\s*'))`)
    .execute();
  for (const { name, status } of rows)
    reasons.push({ by: 'guard', holds: can.withheld?.has(code ?? '') !== true, name, code, status });
  if (rows.length > 0) reasons.push(...(await reasonsOfCode(asked, code ?? '')));
  if (reasons.length === 0) reasons.push({ by: 'unguarded', holds: true, code });
  return { allowed: maySee(column, can), changeable: mayChange(column, can), permission: code, reasons };
}

const TRUE = 'true';

/** A stored record: the right to the list, and each part that narrows the page for the user, rule by rule. */
export async function whyRecord(asked: Asked, page: CompiledPage, id: string): Promise<SentWhy> {
  const [db, holder] = asked;
  const caller = callerOf(holder);
  const list = await whyCode(asked, permissionOf(page, 'list'));
  const parts = scopeParts(page, caller);
  const roles = ruleParts(page, holder.user, HEADER);
  const rules = roles.flatMap((one) => one.rules.map((rule) => ({ ...rule, role: one.role })));
  const judged = [...parts, ...rules].map(
    ({ where }, index) => sql`coalesce((${where}), false)::text as ${sql.id(`p${index}`)}`,
  );
  // Of another tenant it is not there, as for any other call.
  const { rows } = await sql<Readonly<Record<string, string>>>`
    select ${sql.join(judged)} from ${sql.table(page.resource.table)} as ${sql.id(HEADER)}
    where ${sql.ref(`${HEADER}.id`)} = ${id} and ${sql.ref(`${HEADER}.tenant_id`)} = ${holder.user.tenantId}`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined)
    return { ...list, allowed: false, reasons: [...list.reasons, { by: 'missing', holds: false }] };
  const holds = (index: number): boolean => found[`p${index}`] === TRUE;
  const names = new Map((holder.user.opened ?? []).map(({ role, roleName }) => [role, roleName]));
  return {
    allowed: list.allowed && parts.every((_, index) => holds(index)),
    permission: list.permission,
    reasons: [
      ...list.reasons,
      ...parts.map(({ part }, index): SentReason => ({ by: part, holds: holds(index) })),
      ...rules.map(({ rule, role }, index): SentReason => ({
        by: 'rule',
        holds: holds(parts.length + index),
        name: rule.name,
        code: names.get(role),
      })),
    ],
  };
}
