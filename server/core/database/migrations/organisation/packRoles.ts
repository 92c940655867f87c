import { sql, type Kysely } from 'kysely';

/**
 * Adds the role that grants people of a tenant what a pack allows; created when the first of them gets the pack
 * (decision 0110).
 */
export async function addPackRoles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_tenant_pack
    add column if not exists role_id text references sys_role (id) on delete set null`.execute(db);
}
