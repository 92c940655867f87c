import type { Language, Value } from '../../../engine/index.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { prepared } from '../../core/database/preparedStatements.ts';

/** Real names by username. Falls back to the username if the user no longer exists. */
export const staffNames = async (
  db: Db,
  usernames: readonly (string | null)[],
): Promise<(username: string) => string> => {
  const wanted = [...new Set(usernames.filter((username) => username !== null))];
  const rows =
    wanted.length === 0
      ? []
      : (
          await sql<{ username: string; realname: string }>`
            select username, realname from sys_user where username = any(${wanted}::text[]) ${prepared}`.execute(db)
        ).rows;
  const names = new Map(rows.map(({ username, realname }) => [username, realname]));
  return (username) => names.get(username) || username;
};

/** Name of the user who acted; for a deputy, also the person acted for (decision 0068). */
export const doneBy = (
  nameOf: (username: string) => string,
  { by, absent }: { readonly by: string; readonly absent: string | null },
  language: Language,
): string =>
  absent === null
    ? nameOf(by)
    : formatText(serverText('doneFor', { name: nameOf(by), absent: nameOf(absent) }), language);

const STAFF_KEYS = ['createBy', 'updateBy'] as const;

const usernameOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Each server has its own cache, so a new name becomes visible within this time. */
const KEPT_MS = 15_000;
const MAX_KEPT = 5_000;

const kept = new WeakMap<Db, Map<string, { readonly name: string; readonly until: number }>>();

/** Cached variant for lists, which show the same few names repeatedly. */
const listedNames = async (db: Db, usernames: readonly string[]): Promise<(username: string) => string> => {
  const known = kept.get(db) ?? new Map<string, { readonly name: string; readonly until: number }>();
  kept.set(db, known);
  const now = Date.now();
  // Must precede the check for missing names: after clearing, cached names have to be read again too.
  if (known.size + usernames.length > MAX_KEPT) known.clear();
  const missing = usernames.filter((username) => (known.get(username)?.until ?? 0) <= now);
  if (missing.length > 0) {
    const nameOf = await staffNames(db, missing);
    for (const username of missing) known.set(username, { name: nameOf(username), until: now + KEPT_MS });
  }
  return (username) => known.get(username)?.name ?? username;
};

/** Adds `createBy_dictText` and `updateBy_dictText` with the real names. */
export const nameStaff = async <T extends Readonly<Record<string, unknown>>>(
  db: Db,
  records: readonly T[],
): Promise<readonly (T & Readonly<Record<string, Value>>)[]> => {
  const usernames = new Set(records.flatMap((record) => STAFF_KEYS.flatMap((key) => usernameOf(record[key]) ?? [])));
  const nameOf = await listedNames(db, [...usernames]);
  return records.map((record) => {
    const named: Record<string, Value> = {};
    for (const key of STAFF_KEYS) {
      const username = usernameOf(record[key]);
      named[`${key}_dictText`] = username === null ? null : nameOf(username);
    }
    return { ...record, ...named };
  });
};
