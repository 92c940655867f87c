import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { UserSetting } from '../../../contract/userSettings.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Maximum settings of one user. */
const MAX_SETTINGS = 500;

export async function readUserSettings(db: Db, userId: string): Promise<readonly UserSetting[]> {
  const rows = await db
    .selectFrom('sys_user_setting')
    .where('user_id', '=', userId)
    .orderBy('key')
    .select(['key', 'value', 'set_time'])
    .execute();
  return rows.map(({ key, value, set_time }) => ({ key, value, time: Number(set_time) }));
}

/**
 * Stores settings; the newest value of a key is kept. A clock that is ahead gains nothing: times are limited to now.
 */
export async function writeUserSettings(db: Db, userId: string, settings: readonly UserSetting[]): Promise<void> {
  const now = Date.now();
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`user settings ${userId}`}, 0))`.execute(transaction);
    for (const { key, value, time } of settings)
      await transaction
        .insertInto('sys_user_setting')
        .values({ user_id: userId, key, value: JSON.stringify(value), set_time: Math.min(time, now) })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'key'])
            .doUpdateSet((set) => ({ value: set.ref('excluded.value'), set_time: set.ref('excluded.set_time') }))
            .whereRef('sys_user_setting.set_time', '<=', 'excluded.set_time'),
        )
        .execute();
    const { count } = await transaction
      .selectFrom('sys_user_setting')
      .where('user_id', '=', userId)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) > MAX_SETTINGS) throw businessFailure(serverText('tooManySettings', { most: MAX_SETTINGS }));
  });
}
