import { sql } from 'kysely';
import type { VisitCounts } from '../../../contract/callLog.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { readTimeSpan, showInstant } from '../../core/base/instants.ts';
import type { CallFacts } from './callFacts.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** 1 sign-in; clients also request the kinds 2 operation, 3 scheduled job and 4 failure (contract §4.6). */
const SIGN_IN = 1;

/** Entries are kept for half a year (`sweepExpired`). */
export const LOG_DAYS = 180;

interface Visitor {
  readonly tenantId: string;
  readonly username: string;
  readonly realname: string;
  readonly call: CallFacts;
}

export const logSignIn = async (db: Db, { tenantId, username, realname, call }: Visitor): Promise<void> => {
  await db
    .insertInto('sys_log')
    .values({
      id: newId(),
      tenant_id: tenantId,
      log_type: SIGN_IN,
      log_content: formatText(serverText('signedIn', { username })),
      username,
      realname,
      ...call,
    })
    .execute();
};

/** The date in +08:00. */
const day = sql<string>`to_char((create_time at time zone 'UTC') + interval '8 hours', 'YYYY-MM-DD')`;

const signIns = (db: Db, tenantId: string) =>
  db.selectFrom('sys_log').where('tenant_id', '=', tenantId).where('log_type', '=', SIGN_IN);

const startOfDay = (now: Date, daysAgo: number): Date => {
  const today = readTimeSpan(showInstant(now).slice(0, 10))?.from ?? now;
  return new Date(today.getTime() - daysAgo * 86_400_000);
};

/** S7-19: counts all sign-ins, those of today, and today's addresses. */
export const countVisits = (db: Db, tenantId: string, now: Date): Promise<VisitCounts> =>
  signIns(db, tenantId)
    .select([
      sql<number>`count(*)::int`.as('totalVisitCount'),
      sql<number>`(count(*) filter (where create_time >= ${startOfDay(now, 0)}))::int`.as('todayVisitCount'),
      sql<number>`(count(distinct ip) filter (where create_time >= ${startOfDay(now, 0)}))::int`.as('todayIp'),
    ])
    .executeTakeFirstOrThrow();

/** S7-19: counts sign-ins of the last seven days; days without any are absent. */
export const visitsByDay = (db: Db, tenantId: string, now: Date) =>
  signIns(db, tenantId)
    .where('create_time', '>=', startOfDay(now, 6))
    .groupBy(day)
    .orderBy(day)
    .select([
      sql<number>`count(*)::int`.as('visit'),
      sql<number>`count(distinct ip)::int`.as('ip'),
      day.as('tian'),
      sql<string>`right(${day}, 5)`.as('type'),
    ])
    .execute();
