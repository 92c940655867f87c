import { sql, type Selectable } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { SysUserTable } from '../../core/database/rowTypes/userTable.ts';
import { usernameKey } from '../../core/base/usernameKey.ts';

interface Named {
  readonly username: string;
}

/**
 * Returns the exact name if present, else the only account with that key; several accounts with one key match only by
 * exact name.
 */
const chosen = <T extends Named>(rows: readonly T[], typed: string): T | undefined =>
  rows.find(({ username }) => username === typed) ?? (rows.length === 1 ? rows[0] : undefined);

/** Returns the user with this account name, regardless of case and width; never one in the recycle bin. */
export async function userByName(db: Db, typed: string): Promise<Selectable<SysUserTable> | undefined> {
  const rows = await db
    .selectFrom('sys_user')
    .selectAll()
    .where('username_key', '=', usernameKey(typed))
    .where('del_flag', '=', 0)
    .execute();
  return chosen(rows, typed.trim());
}

/**
 * Returns the account names as stored, in the order of the input; an unknown name is returned as entered. Users in the
 * recycle bin count only when no present user has the name.
 */
export async function storedUsernames(db: Db, typed: readonly string[]): Promise<readonly string[]> {
  const keys = [...new Set(typed.map(usernameKey))];
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('sys_user')
    .select(['username', 'username_key', 'del_flag'])
    .where('username_key', 'in', keys)
    .execute();
  return typed.map((name) => {
    const same = rows.filter((row) => row.username_key === usernameKey(name));
    const present = same.filter((row) => row.del_flag === 0);
    return chosen(present.length > 0 ? present : same, name.trim())?.username ?? name;
  });
}

/** Returns accounts whose names differ only in case and width, one text per name: `Admin, admin`. */
export async function sharedUsernames(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sys_user')
    .select(['username', 'username_key'])
    .where('username_key', 'in', (keys) =>
      keys.selectFrom('sys_user').select('username_key').where('username_shared', '=', true),
    )
    .orderBy(sql`username_key collate "C"`)
    .orderBy(sql`username collate "C"`)
    .execute();
  const byKey = new Map<string, string[]>();
  for (const { username, username_key: key } of rows) byKey.set(key, [...(byKey.get(key) ?? []), username]);
  return [...byKey.values()].map((names) => names.join(', '));
}
