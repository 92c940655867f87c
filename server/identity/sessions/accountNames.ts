import { sql } from 'kysely';
import { usernameKey } from '../../core/base/usernameKey.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';

/** The names that identify an account at sign-in, across all tenants. */
export interface AccountNames {
  readonly username?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

type NameKind = keyof AccountNames;

const TAKEN: { readonly [K in NameKind]: ServerText } = {
  username: serverText('usernameTaken'),
  phone: serverText('phoneTaken'),
  email: serverText('emailTaken'),
};

/** Serialises the creation of accounts until the transaction ends, so that two cannot take one name. */
export const lockNames = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('waybill/registration'))`.execute(trx);
};

/**
 * Returns the first of these names that another account has; undefined: all are free. An account name stays taken after
 * its user was deleted, since records store it as their creator; phone and e-mail become free. The owner is not
 * revealed.
 */
export async function takenAccountName(
  db: Db,
  { username, phone, email }: AccountNames,
  exceptId = '',
): Promise<NameKind | undefined> {
  const asked: readonly (readonly [NameKind, string | undefined])[] = [
    ['username', username],
    ['phone', phone],
    ['email', email],
  ];
  for (const [kind, value] of asked) {
    if (value === undefined || value === '') continue;
    const isThere = await db
      .selectFrom('sys_user')
      .$if(kind === 'username', (rows) => rows.where('username_key', '=', usernameKey(value)))
      .$if(kind !== 'username', (rows) => rows.where(sql`lower(${sql.ref(kind)})`, '=', value.toLowerCase()))
      .where('id', '<>', exceptId)
      .$if(kind !== 'username', (rows) => rows.where('del_flag', '=', 0))
      .select('id')
      .executeTakeFirst();
    if (isThere) return kind;
  }
  return undefined;
}

/** Throws when another account has one of the names. */
export async function assertNamesFree(db: Db, names: AccountNames, exceptId?: string): Promise<void> {
  const kind = await takenAccountName(db, names, exceptId);
  if (kind !== undefined) throw businessFailure(TAKEN[kind]);
}
