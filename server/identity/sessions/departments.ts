import type { Department, SentDepartment } from '../../../contract/departments.ts';
import type { Db } from '../../core/database/db.ts';

interface Membership {
  readonly userId: string;
  /** Tenants whose departments are returned; those of other tenants are omitted. */
  readonly tenants: readonly string[];
  /** Sorted first. */
  readonly currentCode: string | null;
}

/** Returns the user's departments, the current one first (S3-2). */
export async function departmentsOf(
  db: Db,
  { userId, tenants, currentCode }: Membership,
): Promise<readonly SentDepartment[]> {
  const rows = await db
    .selectFrom('sys_user_depart as link')
    .innerJoin('sys_depart as depart', 'depart.id', 'link.depart_id')
    .where('link.user_id', '=', userId)
    .where('depart.tenant_id', 'in', [...tenants])
    .where('depart.del_flag', '=', 0)
    .orderBy('depart.org_code')
    .orderBy('depart.tenant_id')
    .select(['depart.id', 'depart.depart_name', 'depart.org_code', 'depart.parent_id', 'depart.tenant_id'])
    .execute();
  const departments = rows.map((row) => ({
    id: row.id,
    departName: row.depart_name,
    orgCode: row.org_code,
    parentId: row.parent_id,
    tenantId: row.tenant_id,
  }));
  const isCurrent = ({ orgCode }: Department): boolean => orgCode === currentCode;
  return [...departments.filter(isCurrent), ...departments.filter((department) => !isCurrent(department))];
}
