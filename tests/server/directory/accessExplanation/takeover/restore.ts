import { sql } from 'kysely';
import { SECOND_TENANT } from '../../../secondTenant.ts';
import type { World } from './world.ts';

/** Columns of shared data that one set changes. */
const SHARED = {
  sys_depart: ['parent_id', 'org_code', 'del_flag', 'director_user_ids'],
  sys_permission: ['parent_id', 'perms', 'menu_type', 'component', 'url', 'status'],
  sys_permission_data_rule: ['rule_column', 'rule_conditions', 'rule_value', 'status'],
  bgd_declaration: ['sys_org_code', 'create_by'],
} as const;

const kept = (table: string): string => `kept_${table}`;

let isKept = false;

/** Resets departments, menu, rules and records to their state at the first call. */
export async function restoreWorld({ server: { services } }: Pick<World, 'server'>): Promise<void> {
  const { db } = services;
  for (const [table, columns] of Object.entries(SHARED)) {
    if (!isKept) await sql`create table ${sql.table(kept(table))} as table ${sql.table(table)}`.execute(db);
    await sql`delete from ${sql.table(table)} now where not exists (
      select from ${sql.table(kept(table))} was where was.id = now.id)`.execute(db);
    await sql`insert into ${sql.table(table)} select * from ${sql.table(kept(table))} on conflict do nothing`.execute(
      db,
    );
    const set = sql.join(columns.map((name) => sql`${sql.id(name)} = was.${sql.id(name)}`));
    await sql`update ${sql.table(table)} now set ${set} from ${sql.table(kept(table))} was where was.id = now.id`.execute(
      db,
    );
  }
  isKept = true;
  await sql`delete from sys_tenant_pack where tenant_id = ${SECOND_TENANT}`.execute(db);
  await sql`delete from sys_depart_permission`.execute(db);
}
