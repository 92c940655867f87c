import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

interface Counter {
  readonly tenantId: string;
  readonly name: string;
}

/** The next number, from 1 on; nobody else gets it. Where the call fails afterwards, a number is left out. */
export async function takeNumber(db: Db, { tenantId, name }: Counter): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    insert into sys_counter (tenant_id, name, value) values (${tenantId}, ${name}, 1)
    on conflict (tenant_id, name) do update set value = sys_counter.value + 1 returning value::float8 as value`.execute(
    db,
  );
  return rows[0]?.value ?? 1;
}

/** What `takeNumber` would give now. */
export async function peekNumber(db: Db, { tenantId, name }: Counter): Promise<number> {
  const { rows } = await sql<{ value: number }>`
    select value::float8 as value from sys_counter where tenant_id = ${tenantId} and name = ${name}`.execute(db);
  return (rows[0]?.value ?? 0) + 1;
}
