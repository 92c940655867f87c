import { sql, type Kysely } from 'kysely';

/** Adds details of a tenant, its recycle bin, and the requests and invitations to join one (contract §4.6). */
export async function extendTenants(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sys_tenant
      add column del_flag integer not null default 0,
      add column trade text,
      add column company_size text,
      add column company_address text,
      add column company_logo text,
      add column house_number text unique,
      add column position text,
      add column department text`.execute(db);
  await sql`create sequence sys_tenant_number start 1001`.execute(db);
  // Members remain in sys_user_tenant: readers of that table do not see users who have only applied.
  await sql`
    create table sys_tenant_request (
      user_id text not null references sys_user (id) on delete cascade,
      tenant_id text not null references sys_tenant (id) on delete cascade,
      status text not null,
      create_by text not null,
      create_time timestamptz not null default now(),
      primary key (user_id, tenant_id)
    )`.execute(db);
}

/** Creates packs of permissions: what a tenant may use at all (decision 0066). */
export async function createTenantPacks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_tenant_pack (
      id text primary key,
      tenant_id text not null references sys_tenant (id) on delete cascade,
      pack_name text not null,
      status text not null default '1',
      remarks text,
      create_by text not null default '',
      create_time timestamptz not null default now(),
      update_by text,
      update_time timestamptz,
      unique (tenant_id, pack_name)
    )`.execute(db);
  await sql`
    create table sys_tenant_pack_permission (
      pack_id text not null references sys_tenant_pack (id) on delete cascade,
      permission_id text not null references sys_permission (id) on delete cascade,
      primary key (pack_id, permission_id)
    )`.execute(db);
}
