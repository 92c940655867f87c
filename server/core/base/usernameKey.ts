import { sql } from 'kysely';

/**
 * Returns the key by which account names are compared: `ＡＤＭＩＮ `, `Admin` and `admin` are one account. NFKC folds
 * width and compatibility forms; only ASCII letters are lowercased, since an account name has no others and since
 * `lower()` of PostgreSQL depends on the collation for other letters. The database stores the same in
 * `sys_user.username_key` (decision 0099).
 */
export const usernameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** The expression of the generated column; immutable, whatever the collation of the database. */
export const USERNAME_KEY_SQL = sql.raw(String.raw`lower(btrim(normalize(username, NFKC), E' \t\n\r') collate "C")`);
