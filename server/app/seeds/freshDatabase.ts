import { sql } from 'kysely';
import type { MenuSchema } from '../../../engine/index.ts';
import type { Config } from '../../core/config/config.ts';
import { seedCheckRules } from '../../records/checkQueries/storedRules.ts';
import type { Db } from '../../core/database/db.ts';
import { insertDemoCategories } from './demoCategories.ts';
import { insertAccounts, TENANT_ID, type NewAccount } from './accounts.ts';
import { followMenu } from './menu.ts';
import type { FileNode } from './menuFile.ts';

const DEMO_SETTING = 'demo';

export interface Seeded {
  /** Those that were made now: none when there were users. */
  readonly accounts: readonly NewAccount[];
  /** Entries and rights that the menu of a database with users had not yet. */
  readonly added: readonly FileNode[];
}

/** Servers that start at once, or see a saved menu at once, take turns. */
const takeTurn = (db: Db): Promise<unknown> => sql`select pg_advisory_xact_lock(hashtext('waybill seed'))`.execute(db);

/**
 * Gives a database without users its accounts, and every database the menu of the file, all or nothing; a menu that
 * cannot be read (undefined) changes nothing.
 */
export const seedDatabase = (db: Db, config: Config, menu: MenuSchema | undefined): Promise<Seeded> =>
  db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const user = await transaction.selectFrom('sys_user').select('id').limit(1).executeTakeFirst();
    if (user) {
      await seedCheckRules(transaction);
      const added = menu ? await followMenu(transaction, menu, { fresh: false }) : [];
      return { accounts: [], added };
    }
    if (config.demo)
      await transaction.insertInto('sys_setting').values({ key: DEMO_SETTING, value: 'pending' }).execute();
    const accounts = await insertAccounts(transaction, config);
    await seedCheckRules(transaction);
    if (config.demo) await insertDemoCategories(transaction, TENANT_ID);
    await followMenu(transaction, menu ?? [], { fresh: true });
    // Who is signed in is asked on every call: without numbers of rows its plan is forty times slower.
    await sql`analyze`.execute(transaction);
    return { accounts, added: [] };
  });

/** After menu.json was saved. */
export const followSavedMenu = (db: Db, menu: MenuSchema): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    await followMenu(transaction, menu, { fresh: false });
  });

/** Whether the demo records are still to be made; a start that was cut short leaves it so. */
export async function isDemoPending(db: Db): Promise<boolean> {
  const row = await db.selectFrom('sys_setting').select('value').where('key', '=', DEMO_SETTING).executeTakeFirst();
  return row?.value === 'pending';
}

export async function markDemoDone(db: Db): Promise<void> {
  await db.updateTable('sys_setting').set({ value: 'done' }).where('key', '=', DEMO_SETTING).execute();
}
