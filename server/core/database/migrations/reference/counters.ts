import { sql, type Kysely } from 'kysely';

/** Creates counters for numbers that are issued once: those of order number rules, per period (contract §3.4). */
export async function createCounterTable(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_counter (
      tenant_id text not null,
      name text not null,
      value bigint not null,
      primary key (tenant_id, name)
    )`.execute(db);
}
