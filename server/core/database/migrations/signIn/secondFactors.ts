import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of second factors for sign-in (RFC 6238, decision 0068): the secret is sealed, recovery codes are
 * hashed.
 */
export async function createSecondFactors(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_user_totp (
      user_id text primary key references sys_user (id) on delete cascade,
      secret text not null,
      confirmed boolean not null default false,
      last_step bigint not null default 0,
      recovery_hashes text[] not null default '{}',
      create_time timestamptz not null default now()
    )`.execute(db);
}
