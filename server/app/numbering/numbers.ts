import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

interface Counter {
  readonly tenantId: string;
  readonly name: string;
}

/** The next number, from 1 on; nobody else gets it. Whoever takes one holds the counter until his transaction ends. */
export async function takeNumber(db: Db, { tenantId, name }: Counter): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into sys_counter (tenant_id, name, value) values (${tenantId}, ${name}, 1)
    on conflict (tenant_id, name) do update set value = sys_counter.value + 1 returning value::float8 as value`.execute(
    db,
  );
  return rows[0]?.value ?? 1;
}

/** Leaves out the numbers up to one that is given away. The caller holds the counter: he has taken a number of it. */
export async function advanceNumber(db: Db, { tenantId, name }: Counter, value: number): Promise<void> {
  await sql`update sys_counter set value = greatest(value, ${value})
    where tenant_id = ${tenantId} and name = ${name}`.execute(db);
}

/** What `takeNumber` would give now. */
export async function peekNumber(db: Db, { tenantId, name }: Counter): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select value::float8 as value from sys_counter where tenant_id = ${tenantId} and name = ${name}`.execute(db);
  return (rows[0]?.value ?? 0) + 1;
}
