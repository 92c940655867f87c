import { sql, type RawBuilder } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import type { DataRule, SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { effectiveRules, opensPage, ruleKey } from '../lists/dataRules.ts';
import { isInPacks } from '../tenants/tenants.ts';
import { isCharge } from './departmentCharge.ts';

/** Right to grant rights that one does not hold. */
export const GRANT_ALL = 'system:permission:grantAll';

/** Provides the compiled pages: a part of the schema store. */
export interface Pages {
  readonly pages: () => readonly CompiledPage[];
}

/** Rights that one role grants to its holders; department roles are roles too. */
export interface RoleRights {
  readonly kind: 'role' | 'depart';
  readonly id: string;
  readonly name: string;
  readonly tenantId: string;
  /** Ids of menu entries and rights. */
  readonly permissions: ReadonlySet<string>;
  /** Codes of the rights among them that the tenant's packs allow: `bgd:export:list`. */
  readonly codes: ReadonlySet<string>;
  /** By id of each page that the role opens. */
  readonly pages: ReadonlyMap<string, OpenedPage>;
}

export interface OpenedPage {
  readonly title: string;
  /** The data rules in force there, by `ruleKey`. Empty: all rows. */
  readonly rules: ReadonlyMap<string, BoundRule>;
}

export interface BoundRule extends DataRule {
  readonly id: string;
}

/** The rights that a caller held before the call, over all tenants. Only these decide on changes of rights. */
export interface CallerRights {
  /** Pages used to read the rights of roles. */
  readonly schemas: Pages;
  readonly roles: readonly RoleRights[];
  /** Codes of the departments of the session that the caller belongs to or heads. */
  readonly departments: readonly string[];
  /**
   * Whether the caller's view depends on departments: by a page with `dataScope` department, or a rule with a
   * department variable.
   */
  readonly isBoundByDepartment: boolean;
}

interface RoleRow {
  readonly kind: RoleRights['kind'];
  readonly id: string;
  readonly name: string;
  readonly tenant_id: string;
  readonly permissions: readonly string[];
  readonly codes: readonly string[];
  readonly opened: readonly { readonly component: string; readonly rules: readonly BoundRule[] }[] | null;
}

/** Query that selects the roles to read: rows of kind, id, name, tenant_id. */
export type Which = RawBuilder<unknown>;

export const rolesById = (ids: readonly string[]): Which => sql`
  select 'role' as kind, id, role_name as name, tenant_id from sys_role where id = any(${[...ids]}::text[])`;

export const departmentRolesById = (ids: readonly string[]): Which => sql`
  select 'depart' as kind, id, role_name as name, tenant_id from sys_depart_role where id = any(${[...ids]}::text[])`;

/** Roles of departments, regardless of their holders. */
export const rolesOfDepartments = (departments: readonly string[]): Which => sql`
  select 'depart' as kind, id, role_name as name, tenant_id from sys_depart_role
  where depart_id = any(${[...departments]}::text[])`;

/**
 * Roles that users hold in a tenant, whether or not they are its members; without a tenant, in all tenants that they
 * are members of.
 */
export const rolesOfUsers = (users: readonly string[], tenantId?: string): Which => sql`
  select distinct held.kind, held.role_id as id, held.role_name as name, held.tenant_id from sys_held_role held
  join sys_user who on who.id = held.user_id
  where held.user_id = any(${[...users]}::text[]) and ${
    tenantId === undefined
      ? sql`(who.tenant_id = held.tenant_id or exists (select from sys_user_tenant member
          where member.user_id = held.user_id and member.tenant_id = held.tenant_id))`
      : sql`held.tenant_id = ${tenantId}`
  }`;

const select = (which: Which) => sql<RoleRow>`
  with role as materialized (${which}), given as materialized (
    select role.kind, role.id, link.permission_id from role
    join (select 'role' as kind, role_id, permission_id from sys_role_permission
      union all select 'depart', role_id, permission_id from sys_depart_role_permission) link
      on link.kind = role.kind and link.role_id = role.id
  ), entry as materialized (
    select distinct given.kind, given.id, opened.id as entry_id, opened.component from given
    join sys_permission p on p.id = given.permission_id and p.del_flag = 0
    join sys_permission opened on opened.id = case when p.menu_type = 2 then p.parent_id else p.id end
      and opened.del_flag = 0 and opened.component is not null
  ), bound as (
    select 'role' as kind, role_id, rule_id from sys_role_data_rule
    union all select 'depart', role_id, rule_id from sys_depart_role_data_rule
  )
  select role.*,
    array(select permission_id from given where given.kind = role.kind and given.id = role.id) as permissions,
    array(select distinct p.perms from given join sys_permission p on p.id = given.permission_id and p.del_flag = 0
      where given.kind = role.kind and given.id = role.id and p.menu_type = 2 and p.perms is not null
        and ${isInPacks('role.tenant_id', 'p.id')}) as codes,
    (select json_agg(json_build_object('component', entry.component, 'rules', (
      select coalesce(json_agg(json_build_object('id', rule.id, 'name', rule.rule_name, 'column', rule.rule_column,
        'condition', rule.rule_conditions, 'value', rule.rule_value) order by rule.create_time, rule.id), '[]'::json)
      from bound join sys_permission_data_rule rule on rule.id = bound.rule_id and rule.status = '1'
      where bound.kind = role.kind and bound.role_id = role.id and rule.tenant_id = role.tenant_id
        and rule.permission_id = entry.entry_id)))
      from entry where entry.kind = role.kind and entry.id = role.id) as opened
  from role`;

function pagesOf({ opened }: RoleRow, pages: Pages): RoleRights['pages'] {
  const found = new Map<string, OpenedPage>();
  if (opened === null) return found;
  for (const page of pages.pages()) {
    const entries = opened.filter((entry) => opensPage(page, entry.component));
    if (entries.length === 0) continue;
    const rules = effectiveRules(entries.flatMap((entry) => entry.rules));
    found.set(page.id, { title: page.title, rules: new Map(rules.map((rule) => [ruleKey(rule), rule])) });
  }
  return found;
}

/** Reads the rights of roles. Roles that do not exist are omitted. */
export async function readRoleRights(db: Db, pages: Pages, which: Which): Promise<readonly RoleRights[]> {
  const { rows } = await select(which).execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    id: row.id,
    name: row.name,
    tenantId: row.tenant_id,
    permissions: new Set(row.permissions),
    codes: new Set(row.codes.flatMap((codes) => codes.split(',').map((code) => code.trim()))),
    pages: pagesOf(row, pages),
  }));
}

const DEPARTMENT_VARIABLE = /org_code/i;

async function departmentsInCharge(db: Db, user: SessionUser): Promise<readonly string[]> {
  const { rows } = await sql<{ org_code: string }>`
    select mine.org_code from sys_depart mine
    where mine.tenant_id = ${user.tenantId} and mine.del_flag = 0 and ${isCharge(user)}`.execute(db);
  return rows.map((row) => row.org_code);
}

/** Reads the rights of a user. Must be called before anything is written. */
export async function readCallerRights(db: Db, pages: Pages, user: SessionUser): Promise<CallerRights> {
  const roles = await readRoleRights(db, pages, rolesOfUsers([user.id]));
  const here = roles.filter(({ tenantId }) => tenantId === user.tenantId);
  const opened = new Set(here.flatMap((role) => [...role.pages.keys()]));
  const rules = here.flatMap((role) => [...role.pages.values()].flatMap(({ rules: bound }) => [...bound.values()]));
  return {
    schemas: pages,
    roles,
    departments: [...new Set([...user.departments, ...(await departmentsInCharge(db, user))])],
    isBoundByDepartment:
      pages.pages().some(({ id, resource }) => resource.dataScope === 'department' && opened.has(id)) ||
      rules.some(({ value }) => DEPARTMENT_VARIABLE.test(value)),
  };
}

/** Returns whether the caller held a right in a tenant. */
export const heldIn = ({ roles }: CallerRights, tenantId: string, code: string): boolean =>
  roles.some((role) => role.tenantId === tenantId && role.codes.has(code));

/** Returns whether the caller may grant rights in a tenant that he does not hold. */
export const grantsAllIn = (held: CallerRights, tenantId: string): boolean => heldIn(held, tenantId, GRANT_ALL);
