import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

interface Counter {
  readonly tenantId: string;
  readonly name: string;
}

/**
 * Returns the next number, starting at 1; each is returned once. Locks the counter until the caller's transaction ends.
 */
export async function takeNumber(db: Db, { tenantId, name }: Counter): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into sys_counter (tenant_id, name, value) values (${tenantId}, ${name}, 1)
    on conflict (tenant_id, name) do update set value = sys_counter.value + 1 returning value::float8 as value`.execute(
    db,
  );
  return rows[0]?.value ?? 1;
}

/**
 * Skips the numbers up to one that was assigned. The caller holds the counter because it has taken a number from it.
 */
export async function advanceNumber(db: Db, { tenantId, name }: Counter, value: number): Promise<void> {
  await sql`update sys_counter set value = greatest(value, ${value})
    where tenant_id = ${tenantId} and name = ${name}`.execute(db);
}

/** Returns what `takeNumber` would return now. */
export async function peekNumber(db: Db, { tenantId, name }: Counter): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select value::float8 as value from sys_counter where tenant_id = ${tenantId} and name = ${name}`.execute(db);
  return (rows[0]?.value ?? 0) + 1;
}
