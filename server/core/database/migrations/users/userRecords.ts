import { sql, type Kysely } from 'kysely';

interface Link {
  readonly table: string;
  readonly of: string;
  readonly to: string;
  readonly column: string;
}

const LINKS: readonly Link[] = [
  { table: 'sys_user_role', of: 'role_id', to: 'sys_role', column: 'selectedroles' },
  { table: 'sys_user_depart', of: 'depart_id', to: 'sys_depart', column: 'selecteddeparts' },
];

/**
 * Mirrors ids of linked rows of the user's own tenant into a column of the user by triggers, so that lists, queries and
 * exports read them like any column.
 */
async function mirror(db: Kysely<unknown>, { table, of, to, column }: Link): Promise<void> {
  const [links, id, mirrored] = [sql.table(table), sql.id(of), sql.id(column)];
  const name = sql.id(`${table}_mirror`);
  const ids = sql`(select string_agg(link.${id}, ',' order by link.${id}) from ${links} link
    join ${sql.table(to)} target on target.id = link.${id} and target.tenant_id = sys_user.tenant_id
    where link.user_id = sys_user.id)`;
  await sql`alter table sys_user add column if not exists ${mirrored} text`.execute(db);
  await sql`update sys_user set ${mirrored} = ${ids}`.execute(db);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    declare who text := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
    begin
      update sys_user set ${mirrored} = ${ids} where sys_user.id = who;
      return null;
    end $$`.execute(db);
  await sql`create trigger ${name} after insert or delete on ${links} for each row execute function ${name}()`.execute(
    db,
  );
}

/**
 * Adds the columns of users that administrators maintain (contract 1.3), and the ids of their roles and departments as
 * columns.
 */
export async function addUserColumns(db: Kysely<unknown>): Promise<void> {
  for (const column of ['work_no', 'post', 'telephone', 'user_identity', 'depart_ids', 'activiti_sync'])
    await sql`alter table sys_user add column if not exists ${sql.id(column)} text`.execute(db);
  // A user added without a password cannot sign in.
  await sql`alter table sys_user alter column password_hash set default '',
    add column if not exists delete_time timestamptz`.execute(db);
  for (const link of LINKS) await mirror(db, link);
}
