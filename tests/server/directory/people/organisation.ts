import { sql } from 'kysely';
import type { Db } from '../../../../server/core/database/db.ts';
import { newId } from '../../../../server/core/database/newId.ts';

/** The first tenant. */
const TENANT = '1000';

interface NewDepartment {
  readonly code: string;
  readonly name: string;
  readonly parent?: string;
}

/** Adds departments, each below the one with code `parent`; returns the ids by code, existing ones included. */
export async function addDepartments(db: Db, departments: readonly NewDepartment[]) {
  const there = await db
    .selectFrom('sys_depart')
    .select(['id', 'org_code'])
    .where('tenant_id', '=', TENANT)
    .where('del_flag', '=', 0)
    .execute();
  const ids = new Map(there.map((row) => [row.org_code, row.id]));
  for (const [index, { code, name, parent = '' }] of departments.entries()) {
    const id = newId();
    ids.set(code, id);
    await db
      .insertInto('sys_depart')
      .values({
        id,
        tenant_id: TENANT,
        parent_id: ids.get(parent) ?? null,
        depart_name: name,
        org_code: code,
        sort_no: 10 + index,
      })
      .execute();
  }
  return ids;
}

interface NewUser {
  readonly username: string;
  readonly realname: string;
  readonly departmentId?: string | undefined;
  readonly phone?: string;
  readonly sex?: number;
  readonly birthday?: string;
  /** 2 means frozen. */
  readonly status?: number;
  readonly createTime?: string;
}

export async function addUsers(db: Db, users: readonly NewUser[]): Promise<void> {
  for (const { username, realname, departmentId, ...more } of users) {
    await db
      .insertInto('sys_user')
      .values({
        id: `u-${username}`,
        tenant_id: TENANT,
        username,
        realname,
        password_hash: 'x',
        phone: more.phone ?? null,
        sex: more.sex ?? null,
        birthday: more.birthday ?? null,
        status: more.status ?? 1,
        create_time: more.createTime ?? '2026-01-01T00:00:00Z',
        org_code: null,
      })
      .execute();
    if (departmentId !== undefined)
      await db
        .insertInto('sys_user_depart')
        .values({ user_id: `u-${username}`, depart_id: departmentId })
        .execute();
  }
}

export async function addPositions(
  db: Db,
  positions: readonly { readonly code: string; readonly name: string; readonly rank: string }[],
): Promise<void> {
  for (const { code, name, rank } of positions)
    await sql`insert into sys_position (id, tenant_id, code, name, post_rank)
      values (${`p-${code}`}, ${TENANT}, ${code}, ${name}, ${rank})`.execute(db);
}
