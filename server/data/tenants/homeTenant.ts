import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

/** Whether it is the installation's first tenant: what holds for all tenants is changed there alone. */
export async function isHomeTenant(db: Db, tenantId: string): Promise<boolean> {
  const first = await db
    .selectFrom('sys_tenant')
    .select('id')
    .orderBy(sql`length(id)`)
    .orderBy('id')
    .executeTakeFirst();
  return first?.id === tenantId;
}
