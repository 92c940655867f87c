import { sql, type Selectable } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { SysUserTable } from '../../core/database/rowTypes/userTable.ts';
import { usernameKey } from '../../core/base/usernameKey.ts';

interface Named {
  readonly username: string;
}

/** The exact name first. Without it, the only account of that key; several of one key are told apart by nothing else. */
const chosen = <T extends Named>(rows: readonly T[], typed: string): T | undefined =>
  rows.find(({ username }) => username === typed) ?? (rows.length === 1 ? rows[0] : undefined);

/** The user whose account name this is, whatever its case and width; nobody in the recycle bin. */
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
 * Account names as they are stored, in the order in which they were typed; a name that nobody has stays as it was typed.
 * Users in the recycle bin count only where nobody present has the name.
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

/** Accounts that share their name with another but for case and width, one text for each name: `Admin, admin`. */
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
