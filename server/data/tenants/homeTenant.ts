import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

/** Returns whether this is the first tenant of the installation: what applies to all tenants is changed only there. */
export async function isHomeTenant(db: Db, tenantId: string): Promise<boolean> {
  const first = await db
    .selectFrom('sys_tenant')
    .select('id')
    .orderBy(sql`length(id)`)
    .orderBy('id')
    .executeTakeFirst();
  return first?.id === tenantId;
}
