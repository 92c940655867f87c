import { sql } from 'kysely';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';

/** Returns the ids of the roles that a user has in the caller's tenant. */
export const rolesOfUser = async (db: Db, { tenantId }: SessionUser, userId: string): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('sys_user_role as link')
      .innerJoin('sys_role as role', 'role.id', 'link.role_id')
      .where('link.user_id', '=', userId)
      .where('role.tenant_id', '=', tenantId)
      .orderBy('role.role_code')
      .select('role.id')
      .execute()
  ).map(({ id }) => id);

/** Returns the departments that a user has in the caller's tenant, as a picker shows them (contract 4.1). */
export const departmentsOfUser = async (db: Db, { tenantId }: SessionUser, userId: string) => {
  const { rows } = await sql<{ id: string; depart_name: string }>`
    select depart.id, depart.depart_name from sys_user_depart link join sys_depart depart on depart.id = link.depart_id
    where link.user_id = ${userId} and depart.tenant_id = ${tenantId} and depart.del_flag = 0
    order by depart.org_code`.execute(db);
  return rows.map(({ id, depart_name }) => ({ key: id, value: id, title: depart_name }));
};
