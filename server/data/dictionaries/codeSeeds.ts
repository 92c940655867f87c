import { sql } from 'kysely';
import type { DictionarySchema } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { CodeItem } from './codeFile.ts';
import { upsertCodeItems } from './codeItems.ts';

/** Advisory lock key, unique within this database: servers that start at the same time seed one after the other. */
const SEEDS_LOCK = 8_220_002;

type SeedItem = NonNullable<DictionarySchema['seed']>[number];

/** Attributes that an import makes searchable, so that seeded items are found by them too. */
const searchedAttributes = ({ import: files = [] }: DictionarySchema): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ attributes = {}, search = [] }) =>
      Object.entries(attributes).flatMap(([name, column]) => (search.includes(column) ? [name] : [])),
    ),
  );

const seedItem = (item: SeedItem, searched: ReadonlySet<string>): CodeItem => {
  const attributes = Object.entries(item.attributes ?? {}).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)] as const],
  );
  return {
    value: item.value,
    text: item.text,
    search: [
      ...attributes.flatMap(([name, value]) => (searched.has(name) ? [value] : [])),
      ...(item.search ?? []),
    ].join(' '),
    attributes: Object.fromEntries(attributes),
  };
};

/** Seeds every code table that is still empty. Returns the codes of the dictionaries that were seeded. */
export const seedCodes = (db: Db, dictionaries: readonly DictionarySchema[]): Promise<readonly string[]> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEEDS_LOCK})`.execute(trx);
    const filled = await trx.selectFrom('sys_code_item').select('dict_code').distinct().execute();
    const taken = new Set(filled.map((row) => row.dict_code));
    const empty = dictionaries.filter(({ dictCode, seed = [] }) => seed.length > 0 && !taken.has(dictCode));
    for (const dictionary of empty) {
      const searched = searchedAttributes(dictionary);
      const items = (dictionary.seed ?? []).map((item) => seedItem(item, searched));
      await upsertCodeItems(trx, dictionary.dictCode, items);
    }
    return empty.map(({ dictCode }) => dictCode);
  });
