import { sql, type Kysely } from 'kysely';

/**
 * Adds posts, which are departments of category 3: each has a position and may have a parent post. Users have one main
 * post and may have others. Position 1 is the highest.
 */
export async function addPosts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_depart
    add column if not exists position_id text,
    add column if not exists dep_post_parent_id text`.execute(db);
  await sql`alter table sys_user
    add column if not exists main_dep_post_id text,
    add column if not exists other_dep_post_id text,
    add column if not exists iz_hide_contact text`.execute(db);
  await sql`alter table sys_position add column if not exists post_level integer`.execute(db);
}
