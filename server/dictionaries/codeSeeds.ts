import { sql } from 'kysely';
import type { DictionarySchema } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import type { CodeItem } from './codeFile.ts';
import { upsertCodeItems } from './codeItems.ts';

/** Any number that nobody else in this database uses: servers that start at once fill one after the other. */
const SEEDS_LOCK = 8_220_002;

const seedItem = (item: NonNullable<DictionarySchema['seed']>[number]): CodeItem => ({
  value: item.value,
  text: item.text,
  search: '',
  attributes: Object.fromEntries(
    Object.entries(item.attributes ?? {}).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ),
});

/** Gives every code table that is still empty the items of its file. Returns the names of those that were filled. */
export const seedCodes = (db: Db, dictionaries: readonly DictionarySchema[]): Promise<readonly string[]> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEEDS_LOCK})`.execute(trx);
    const filled = await trx.selectFrom('sys_code_item').select('dict_code').distinct().execute();
    const taken = new Set(filled.map((row) => row.dict_code));
    const empty = dictionaries.filter(({ dictCode, seed = [] }) => seed.length > 0 && !taken.has(dictCode));
    for (const { dictCode, seed = [] } of empty) await upsertCodeItems(trx, dictCode, seed.map(seedItem));
    return empty.map(({ dictCode }) => dictCode);
  });
