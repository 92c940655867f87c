import type { Value } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';

/** Real names by username. Whoever is no longer there keeps the username. */
export const staffNames = async (
  db: Db,
  usernames: readonly (string | null)[],
): Promise<(username: string) => string> => {
  const wanted = [...new Set(usernames.filter((username) => username !== null))];
  const rows =
    wanted.length === 0
      ? []
      : await db.selectFrom('sys_user').select(['username', 'realname']).where('username', 'in', wanted).execute();
  const names = new Map(rows.map(({ username, realname }) => [username, realname]));
  return (username) => names.get(username) || username;
};

const STAFF_KEYS = ['createBy', 'updateBy'] as const;

const usernameOf = (value: Value | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

type ListedRecord = Readonly<Record<string, Value>>;

/** Adds `createBy_dictText` and `updateBy_dictText`: staff know each other by name. */
export const nameStaff = async (db: Db, records: readonly ListedRecord[]): Promise<readonly ListedRecord[]> => {
  const nameOf = await staffNames(
    db,
    records.flatMap((record) => STAFF_KEYS.map((key) => usernameOf(record[key]))),
  );
  return records.map((record) => {
    const texts = STAFF_KEYS.map((key): [string, Value] => {
      const username = usernameOf(record[key]);
      return [`${key}_dictText`, username === null ? null : nameOf(username)];
    });
    return { ...record, ...Object.fromEntries(texts) };
  });
};
