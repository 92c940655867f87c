import { sql } from 'kysely';
import { compareName, type CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { Caller } from '../../data/recordStore/caller.ts';

/** A user's meaning of a word in a column of a page: the user corrected a cell of an import to this code. */
export interface RememberedWord {
  /** Key of the detail; blank: a header column. */
  readonly detail: string;
  readonly key: string;
  /** As written in the sheet. */
  readonly word: string;
  readonly value: string;
}

type Owner = readonly [CompiledPage, Caller];

/** Maximum per user and page; the least recently chosen word is removed. */
const MAX_WORDS = 300;
/** In characters. Longer texts are not remembered. */
export const MAX_WORD_LENGTH = 60;

const ofOwner = ([page, { user }]: Owner) => ({ tenant_id: user.tenantId, user_id: user.id, page_id: page.id });

/** The words of the user on this page. */
export async function readWords(db: Db, owner: Owner): Promise<readonly RememberedWord[]> {
  const { tenant_id, user_id, page_id } = ofOwner(owner);
  return db
    .selectFrom('sys_import_word')
    .select(['detail', 'column_key as key', 'word', 'value'])
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('page_id', '=', page_id)
    .orderBy('set_time', 'desc')
    .limit(MAX_WORDS)
    .execute();
}

const nameOf = ({ detail, key, word }: RememberedWord): string => JSON.stringify([detail, key, compareName(word)]);

/** Saves words in the transaction that writes the imported records. */
export async function saveWords(trx: Db, owner: Owner, words: readonly RememberedWord[]): Promise<void> {
  if (words.length === 0) return;
  const place = ofOwner(owner);
  // A fixed order prevents a deadlock between two imports of a user.
  const sorted = [...words].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  await trx
    .insertInto('sys_import_word')
    .values(
      sorted.slice(0, MAX_WORDS).map(({ detail, key, word, value }) => ({
        ...place,
        detail,
        column_key: key,
        compared: compareName(word),
        word,
        value,
        set_time: sql<Date>`clock_timestamp()`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'page_id', 'detail', 'column_key', 'compared']).doUpdateSet((set) => ({
        word: set.ref('excluded.word'),
        value: set.ref('excluded.value'),
        set_time: set.ref('excluded.set_time'),
      })),
    )
    .execute();
  const { tenant_id, user_id, page_id } = place;
  await sql`
    delete from sys_import_word where (tenant_id, user_id, page_id, detail, column_key, compared) in (
      select tenant_id, user_id, page_id, detail, column_key, compared from sys_import_word
      where tenant_id = ${tenant_id} and user_id = ${user_id} and page_id = ${page_id}
      order by set_time desc offset ${MAX_WORDS})`.execute(trx);
}

export const isSameWord = (
  one: Pick<RememberedWord, 'detail' | 'key' | 'word'>,
  other: Pick<RememberedWord, 'detail' | 'key' | 'word'>,
): boolean => one.detail === other.detail && one.key === other.key && compareName(one.word) === compareName(other.word);

/** Deletes a remembered word of the user; those of other users remain. */
export async function deleteWord(
  db: Db,
  owner: Owner,
  { detail, key, word }: Pick<RememberedWord, 'detail' | 'key' | 'word'>,
): Promise<void> {
  const { tenant_id, user_id, page_id } = ofOwner(owner);
  await db
    .deleteFrom('sys_import_word')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('page_id', '=', page_id)
    .where('detail', '=', detail)
    .where('column_key', '=', key)
    .where('compared', '=', compareName(word))
    .execute();
}
