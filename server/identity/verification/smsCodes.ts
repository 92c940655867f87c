import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { SmsPurpose } from '../../core/services/smsPort.ts';

/** Lifetime of a code (contract 1.1). */
const LIFE_SECONDS = 600;
/** The wait before the next code; each consecutive one doubles it, up to an hour. */
const WAIT_SECONDS = 60;
const MAX_WAIT_SECONDS_LENGTH = 3600;
/** Attempts per code. */
const ALLOWED_TRIES = 5;

export interface CodeOwner {
  readonly mobile: string;
  readonly purpose: SmsPurpose;
}

const hashOf = ({ mobile, purpose }: CodeOwner, code: string): string =>
  createHash('sha256').update(`${mobile}/${purpose}/${code}`).digest('hex');

/** `waitSeconds`: until the next may be requested. Without a code this request is refused. */
export interface NewCode {
  readonly code?: string;
  readonly waitSeconds: number;
}

/**
 * Issues a code for a number, which replaces the previous one; or returns the seconds to wait for it. The database
 * serialises concurrent requests.
 */
export async function issueCode(db: Db, owner: CodeOwner): Promise<NewCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { rows } = await sql<{ seconds: number }>`
    insert into sys_sms_code as c (phone, purpose, code_hash, expire_time, next_time)
    values (${owner.mobile}, ${owner.purpose}, ${hashOf(owner, code)},
      now() + make_interval(secs => ${LIFE_SECONDS}), now() + make_interval(secs => ${WAIT_SECONDS}))
    on conflict (phone) do update set
      purpose = excluded.purpose, code_hash = excluded.code_hash, expire_time = excluded.expire_time, attempts = 0,
      sends = case when c.next_time < now() - interval '1 day' then 1 else c.sends + 1 end,
      next_time = now() + make_interval(secs => case when c.next_time < now() - interval '1 day' then ${WAIT_SECONDS}
        else least(${WAIT_SECONDS} * 2 ^ least(c.sends, 20), ${MAX_WAIT_SECONDS_LENGTH}) end)
    where c.next_time <= now()
    returning ceil(extract(epoch from next_time - now()))::int as seconds`.execute(db);
  const [issued] = rows;
  return issued ? { code, waitSeconds: issued.seconds } : { waitSeconds: await secondsToWait(db, owner.mobile) };
}

async function secondsToWait(db: Db, mobile: string): Promise<number> {
  const row = await db
    .selectFrom('sys_sms_code')
    .where('phone', '=', mobile)
    .select(sql<number>`greatest(ceil(extract(epoch from next_time - now())), 1)::int`.as('seconds'))
    .executeTakeFirst();
  return row?.seconds ?? 1;
}

/** Returns whether this is the code that was sent and is still valid. Each attempt is counted before the check. */
export async function tryCode(db: Db, owner: CodeOwner, code: string): Promise<boolean> {
  const tried = await db
    .updateTable('sys_sms_code')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('phone', '=', owner.mobile)
    .where('purpose', '=', owner.purpose)
    .where('expire_time', '>', sql<Date>`now()`)
    .where('attempts', '<', ALLOWED_TRIES)
    .returning('code_hash')
    .executeTakeFirst();
  return tried?.code_hash === hashOf(owner, code);
}

/** Uses up a code that was checked and correct; false when another call did so first. */
export async function spendCode(db: Db, owner: CodeOwner, code: string): Promise<boolean> {
  const used = await db
    .updateTable('sys_sms_code')
    .set({ expire_time: sql<Date>`now()`, sends: 0 })
    .where('phone', '=', owner.mobile)
    .where('code_hash', '=', hashOf(owner, code))
    .where('expire_time', '>', sql<Date>`now()`)
    .returning('phone')
    .executeTakeFirst();
  return used !== undefined;
}
