import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { usernameKey } from '../../core/base/usernameKey.ts';
import type { Db } from '../../core/database/db.ts';
import { cookieOf, writeCookie } from '../../core/calls/cookies.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';

const COOKIE = 'waybill_device';
const DAYS = 180;
/** Maximum number of devices per user; the latest are kept. */
const MAX_DEVICES = 20;

const tokenOf = (request: FastifyRequest): string | undefined => {
  const token = cookieOf(request, COOKIE);
  return isTokenShaped(token) ? token : undefined;
};

/** Returns the stored hash of the device's mark if the user of this name has signed in with it before. */
export async function findDevice(db: Db, request: FastifyRequest, username: string): Promise<string | undefined> {
  const token = tokenOf(request);
  if (token === undefined) return undefined;
  const row = await db
    .selectFrom('sys_known_device as device')
    .innerJoin('sys_user as user', 'user.id', 'device.user_id')
    .where('device.token_hash', '=', hashToken(token))
    .where('device.last_time', '>', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .where('user.username_key', '=', usernameKey(username))
    .where('user.del_flag', '=', 0)
    .select('device.token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}

const isKnown = async (db: Db, token: string): Promise<boolean> =>
  (await db
    .selectFrom('sys_known_device')
    .where('token_hash', '=', hashToken(token))
    .select('user_id')
    .executeTakeFirst()) !== undefined;

interface SignedIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly userId: string;
  /** Whether browsers reach the server by https. */
  readonly isSecure: boolean;
}

/** Marks the device with which a user has just signed in; an existing mark is kept only if this server issued it. */
export async function rememberDevice(db: Db, { request, reply, userId, isSecure }: SignedIn): Promise<void> {
  const given = tokenOf(request);
  const token = given !== undefined && (await isKnown(db, given)) ? given : newToken();
  await sql`
    insert into sys_known_device (token_hash, user_id) values (${hashToken(token)}, ${userId})
    on conflict (token_hash, user_id) do update set last_time = now()`.execute(db);
  await sql`
    delete from sys_known_device where user_id = ${userId} and token_hash not in (
      select token_hash from sys_known_device where user_id = ${userId}
      order by last_time desc limit ${MAX_DEVICES})`.execute(db);
  writeCookie(reply, { name: COOKIE, value: token, path: '/api/sys/login', seconds: DAYS * 86_400, isSecure });
}

/** Deletes all known devices of a user; called for a new password. */
export async function forgetDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sys_known_device').where('user_id', '=', userId).execute();
}

export async function sweepDevices(db: Db): Promise<void> {
  await db
    .deleteFrom('sys_known_device')
    .where('last_time', '<', sql<Date>`now() - make_interval(days => ${DAYS})`)
    .execute();
}
