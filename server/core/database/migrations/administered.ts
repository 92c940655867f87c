import { sql, type Kysely } from 'kysely';

/** Core tables that are administered by pages. */
const ADMINISTERED = ['sys_user', 'sys_role', 'sys_depart', 'sys_position', 'sys_category'];

/** Adds to administered tables the columns that the store has for every record (`server/data/tables/tableShape.ts`). */
export async function addRecordMarks(db: Kysely<unknown>): Promise<void> {
  for (const name of ADMINISTERED) {
    const table = sql.table(name);
    await sql`alter table ${table} add column if not exists sys_org_code text,
      add column version integer not null default 1`.execute(db);
    for (const column of ['sys_org_code', 'create_by']) {
      const ref = sql.id(column);
      await sql`update ${table} set ${ref} = '' where ${ref} is null`.execute(db);
      await sql`alter table ${table} alter column ${ref} set default '', alter column ${ref} set not null`.execute(db);
    }
  }
}

/** Adds the columns of a department other than its name and parent (contract §4.5). */
export async function addDepartmentFields(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_depart
    add column depart_name_en text, add column depart_name_abbr text, add column org_category text,
    add column director_user_ids text, add column mobile text, add column fax text, add column address text,
    add column memo text, add column description text`.execute(db);
}
