import { sql, type Kysely } from 'kysely';

/** Indexes rights to fields and sub-tables, which every session queries (D4); they are few among many rows. */
export const indexFieldRights = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index sys_permission_fields on sys_permission (id)
    where menu_type = 2 and (perms like '%:field:%' or perms like '%:detail:%')`.execute(db);
};

/**
 * Creates the views of who holds which rights, the single source for all decisions: roles of a tenant, and roles of a
 * department while the user is a member of it (D58, contract §4.4).
 */
export async function createHeldRights(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view sys_held_role as
    select link.user_id, role.tenant_id, 'role' as kind, role.id as role_id, role.role_code, role.role_name
    from sys_user_role link join sys_role role on role.id = link.role_id
    union all
    select link.user_id, role.tenant_id, 'depart', role.id, role.role_code, role.role_name
    from sys_depart_role_user link
    join sys_depart_role role on role.id = link.role_id
    join sys_depart depart on depart.id = role.depart_id and depart.tenant_id = role.tenant_id and depart.del_flag = 0
    join sys_user_depart member on member.user_id = link.user_id and member.depart_id = role.depart_id`.execute(db);
  await sql`
    create view sys_held_permission as
    select link.user_id, role.tenant_id, 'role' as kind, role.id as role_id, given.permission_id
    from sys_user_role link
    join sys_role role on role.id = link.role_id
    join sys_role_permission given on given.role_id = role.id
    union all
    select held.user_id, held.tenant_id, held.kind, held.role_id, given.permission_id
    from sys_held_role held
    join sys_depart_role_permission given on given.role_id = held.role_id
    where held.kind = 'depart'`.execute(db);
  await sql`
    create view sys_held_data_rule as
    select held.user_id, held.tenant_id, held.kind, held.role_id, bound.rule_id
    from sys_held_role held
    join (
      select 'role' as kind, role_id, rule_id from sys_role_data_rule
      union all select 'depart', role_id, rule_id from sys_depart_role_data_rule
    ) bound on bound.kind = held.kind and bound.role_id = held.role_id`.execute(db);
}
