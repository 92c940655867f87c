import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { TICKET_PARAMETER, TICKET_SECONDS } from '../../../contract/files/tickets.ts';
import type { Session } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { findSessionByHash } from './sessionStore.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';

/**
 * Hashes path and parameters in one order and spelling; without the ticket itself and parameters that have no meaning.
 */
const addressHash = (url: string): string => {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const parameters = new URLSearchParams(query);
  for (const name of [TICKET_PARAMETER, '_t']) parameters.delete(name);
  parameters.sort();
  return createHash('sha256').update(`${path}?${parameters.toString()}`).digest('hex');
};

/**
 * Creates a ticket for a navigation, which sends no headers (D13, D25): never the session's token; it opens this one
 * address once within 60 s, with the rights that the session then has. `url` is below the API base.
 */
export async function makeTicket(db: Db, { tokenHash }: Pick<Session, 'tokenHash'>, url: string): Promise<string> {
  const ticket = newToken();
  await db
    .insertInto('sys_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      token_hash: tokenHash,
      address_hash: addressHash(url),
      expire_time: sql<string>`now() + make_interval(secs => ${TICKET_SECONDS})`,
    })
    .execute();
  return ticket;
}

/**
 * Returns the session that created the ticket; undefined when it is invalid, used, expired, or for another address. It
 * is used up in any case.
 */
export async function redeemTicket(db: Db, ticket: unknown, url: string): Promise<Session | undefined> {
  if (!isTokenShaped(ticket)) return undefined;
  const row = await db
    .deleteFrom('sys_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .returning(['token_hash', 'address_hash', sql<boolean>`expire_time > now()`.as('is_open')])
    .executeTakeFirst();
  if (row === undefined || !row.is_open || row.address_hash !== addressHash(url)) return undefined;
  return findSessionByHash(db, row.token_hash);
}
