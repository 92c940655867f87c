import { sql } from 'kysely';
import { LOG_DAYS } from '../logs/signInLog.ts';
import type { Db } from '../../core/database/db.ts';
import { sweepDevices } from './knownDevices.ts';
import { settleViewings } from './viewings.ts';

/**
 * Deletes expired data: sessions, unused devices, counted calls, codes, tickets, captchas, failed sign-ins older than a
 * day, stored answers for repeated calls, live messages, log entries older than half a year.
 */
export async function sweepExpired(db: Db): Promise<void> {
  await settleViewings(db);
  const now = sql<Date>`now()`;
  const dayAgo = sql<Date>`now() - interval '1 day'`;
  await db.deleteFrom('sys_session').where('expire_time', '<', now).execute();
  await db
    .deleteFrom('sys_log')
    .where('create_time', '<', sql<Date>`now() - make_interval(days => ${LOG_DAYS})`)
    .execute();
  await db
    .deleteFrom('sys_viewing')
    .where('end_time', '<', sql<Date>`now() - make_interval(days => ${LOG_DAYS})`)
    .execute();
  await sweepDevices(db);
  await db.deleteFrom('sys_rate_limit').where('window_end', '<', now).execute();
  await db.deleteFrom('sys_one_time_code').where('expire_time', '<', now).execute();
  await db.deleteFrom('sys_ticket').where('expire_time', '<', now).execute();
  await db.deleteFrom('sys_captcha').where('expire_time', '<', now).execute();
  await db.deleteFrom('sys_sms_code').where('next_time', '<', dayAgo).where('expire_time', '<', dayAgo).execute();
  await db
    .deleteFrom('sys_login_attempt')
    .where('first_time', '<', dayAgo)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', dayAgo)]))
    .execute();
  // Twice as long as a draft is kept, since a draft may repeat the save that it was written for.
  await db
    .deleteFrom('sys_idempotency')
    .where('create_time', '<', sql<Date>`now() - interval '14 days'`)
    .execute();
  await db
    .deleteFrom('sys_live_message')
    .where('create_time', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
