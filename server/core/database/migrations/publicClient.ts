import { sql, type Kysely } from 'kysely';

/**
 * Creates the recycle bin of gateway routes: deleted routes, unchanged. Also adds to stored files the path under which
 * records reference them, so that lists can be filtered by it.
 */
export async function addRouteBin(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_gateway_route_bin (
      id text primary key,
      tenant_id text not null,
      router json not null,
      delete_by text not null,
      delete_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index sys_gateway_route_bin_tenant on sys_gateway_route_bin (tenant_id, delete_time)`.execute(db);
  // The table of the file page is created with its first record; a new database has none yet.
  const { rows } = await sql`select from pg_class where oid = to_regclass('stored_file')`.execute(db);
  if (rows.length === 0) return;
  await sql`alter table stored_file add column if not exists url text`.execute(db);
  await sql`update stored_file set url = kept.path from sys_kept_file kept
    where kept.file_id = stored_file.id and stored_file.url is null`.execute(db);
}

/** Adds columns that forms and lists of the public client have in addition to ours. */
export async function addPublicClientColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_user
    add column if not exists sort_no integer,
    add column if not exists position_type text`.execute(db);
  await sql`alter table sys_announcement_send
    add column if not exists hidden boolean not null default false`.execute(db);
}

/** Sets the category of templates that have none to notices, the default of their page. */
export async function fillTemplateCategories(db: Kysely<unknown>): Promise<void> {
  // The table of the template page is created with its first record; a new database has none yet.
  const { rows } = await sql`select from pg_class where oid = to_regclass('message_template')`.execute(db);
  if (rows.length === 0) return;
  await sql`alter table message_template add column if not exists template_category text`.execute(db);
  await sql`update message_template set template_category = 'notice'
    where coalesce(template_category, '') = ''`.execute(db);
}
