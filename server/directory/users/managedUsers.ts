import { badRequest, businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { notifyEndedSessions } from '../../data/events/endedSessions.ts';
import type { Caller } from '../../data/recordStore/caller.ts';

const MAX_NAMED = 5;

/** A user of a tenant, as account operations report it. */
export interface ManagedUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly status: number;
}

/** `del_flag` of a user. */
export const ACCOUNT_STATUS = { present: 0, inBin: 1, erased: 2 } as const;

/** Throws when an operation that nobody may apply to his own account includes the caller. */
export function assertNotOwn({ user }: Pick<Caller, 'user'>, ids: readonly string[]): void {
  if (ids.includes(user.id)) throw businessFailure(serverText('notYourself'));
}

/** Returns users whose home tenant is the caller's, locked; throws when some are missing, naming them. */
export async function lockUsers(
  trx: Db,
  { user }: Pick<Caller, 'user'>,
  by: { readonly column: 'id' | 'username'; readonly values: readonly string[]; readonly standing?: number },
): Promise<readonly ManagedUser[]> {
  const values = [...new Set(by.values)];
  const rows = await trx
    .selectFrom('sys_user')
    .where(by.column, 'in', values.length > 0 ? values : [''])
    .where('tenant_id', '=', user.tenantId)
    .where('del_flag', '=', by.standing ?? ACCOUNT_STATUS.present)
    .orderBy('id')
    .select(['id', 'username', 'realname', 'status'])
    .forUpdate()
    .execute();
  if (rows.length === values.length && rows.length > 0) return rows;
  const known = new Set(rows.map((row) => row[by.column]));
  const missing = values.filter((value) => !known.has(value));
  throw badRequest(serverText('unknownUsers', { ids: missing.slice(0, MAX_NAMED).join(', ') }));
}

/** Ends all sessions of users. */
export async function signOutUsers(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const ended = await trx
    .deleteFrom('sys_session')
    .where('user_id', 'in', [...ids])
    .returning('token_hash')
    .execute();
  await notifyEndedSessions(trx, ended);
}
