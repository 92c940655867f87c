import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { CodeItem } from './codeFile.ts';

const BATCH = 2000;

export interface Upserted {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** Upserts any number of items in one statement, with one text array per column. */
const upsertBatch = async (
  db: Db,
  dictCode: string,
  batch: { readonly items: readonly CodeItem[]; readonly offset: number },
) => {
  const { items, offset } = batch;
  const { rows } = await sql<{ added: boolean }>`
    insert into sys_code_item as stored (dict_code, value, text, texts, search, attributes, sort_no)
    select ${dictCode}, item.value, item.text, item.texts::jsonb, item.search, item.attributes::jsonb, item.sort_no
    from unnest(
      ${items.map(({ value }) => value)}::text[],
      ${items.map(({ text }) => text)}::text[],
      ${items.map(({ texts = {} }) => JSON.stringify(texts))}::text[],
      ${items.map(({ search }) => search)}::text[],
      ${items.map(({ attributes }) => JSON.stringify(attributes))}::text[],
      ${items.map((_, index) => offset + index + 1)}::integer[]
    ) as item(value, text, texts, search, attributes, sort_no)
    on conflict (dict_code, value) do update
      set text = excluded.text, texts = excluded.texts, search = excluded.search, attributes = excluded.attributes, sort_no = excluded.sort_no
      where (stored.text, stored.texts, stored.search, stored.attributes, stored.sort_no)
        is distinct from (excluded.text, excluded.texts, excluded.search, excluded.attributes, excluded.sort_no)
    returning (xmax = 0) as added`.execute(db);
  const added = rows.filter((row) => row.added).length;
  return { added, changed: rows.length - added };
};

/** The last item with a code wins, at the position of the first one. */
const withoutRepeats = (items: readonly CodeItem[]): readonly CodeItem[] => [
  ...new Map(items.map((item) => [item.value, item])).values(),
];

/**
 * Upserts items into a code table. Codes that are not among the items remain, because stored records may contain them.
 */
export const upsertCodeItems = async (db: Db, dictCode: string, items: readonly CodeItem[]): Promise<Upserted> => {
  const distinct = withoutRepeats(items);
  let [added, changed] = [0, 0];
  for (let offset = 0; offset < distinct.length; offset += BATCH) {
    const done = await upsertBatch(db, dictCode, { items: distinct.slice(offset, offset + BATCH), offset });
    added += done.added;
    changed += done.changed;
  }
  return { added, changed, unchanged: distinct.length - added - changed };
};
