import { sql, type Kysely } from 'kysely';

/** Adds texts of codes in other languages, by language: `{ "en-US": "Germany" }`. */
export async function addCodeTexts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sys_code_item')
    .addColumn('texts', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute();
}
