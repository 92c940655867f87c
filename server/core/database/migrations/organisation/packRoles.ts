import { sql, type Kysely } from 'kysely';

/** The role by which people of a tenant have what a pack allows; made with the first of them (decision 0110). */
export async function addPackRoles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_tenant_pack
    add column if not exists role_id text references sys_role (id) on delete set null`.execute(db);
}
