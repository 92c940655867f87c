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
  /** Accounts created now; empty when users existed. */
  readonly accounts: readonly NewAccount[];
  /** Entries and rights that the menu of a database with users was missing. */
  readonly added: readonly FileNode[];
}

/** Serializes servers that start or follow a saved menu at the same time. */
const takeTurn = (db: Db): Promise<unknown> => sql`select pg_advisory_xact_lock(hashtext('waybill seed'))`.execute(db);

/**
 * Inserts accounts into a database without users, and the menu of the file into every database, in one transaction; an
 * unreadable menu (undefined) changes nothing.
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
    // Every call queries the session: without statistics its plan is forty times slower.
    await sql`analyze`.execute(transaction);
    return { accounts, added: [] };
  });

/** Applies menu.json after it was saved. */
export const followSavedMenu = (db: Db, menu: MenuSchema): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    await followMenu(transaction, menu, { fresh: false });
  });

/** Returns whether the demo records are still to be written; an interrupted start leaves them pending. */
export async function isDemoPending(db: Db): Promise<boolean> {
  const row = await db.selectFrom('sys_setting').select('value').where('key', '=', DEMO_SETTING).executeTakeFirst();
  return row?.value === 'pending';
}

export async function markDemoDone(db: Db): Promise<void> {
  await db.updateTable('sys_setting').set({ value: 'done' }).where('key', '=', DEMO_SETTING).execute();
}
