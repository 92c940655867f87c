import type { Db } from '../../../../server/core/database/db.ts';

export const RULE_ID = 'rule-of-one-tenant';

export const entryOfCustomers = async (db: Db): Promise<string> =>
  (
    await db
      .selectFrom('sys_permission')
      .select('id')
      .where('component', '=', 'kehu/CustomerList')
      .executeTakeFirstOrThrow()
  ).id;

/** Adds a data rule that nobody of another tenant may see, change or bind. */
export async function addRule(db: Db, tenant_id: string): Promise<void> {
  await db
    .insertInto('sys_permission_data_rule')
    .values({
      id: RULE_ID,
      tenant_id,
      permission_id: await entryOfCustomers(db),
      rule_name: '只属一家的规则',
      rule_column: 'code',
      rule_conditions: 'NOT_EMPTY',
      rule_value: '',
    })
    .execute();
}
