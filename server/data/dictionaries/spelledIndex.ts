import { sql, type RawBuilder } from 'kysely';
import { choiceRank, type PinyinSpelling, type SearchedChoice } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { spelledName } from './spelledNames.ts';

/** Rows of a dictionary as they are spelled. */
export interface NamedRows {
  /** Of the index: dictionary, and whose rows they are. */
  readonly key: string;
  /** A select of `value`, `text` and `search`: further words that it is found by. */
  readonly names: RawBuilder<unknown>;
  /** In which they are offered among equals, by columns of that select. Default: by value. */
  readonly order?: RawBuilder<unknown>;
}

interface Name {
  readonly value: string;
  readonly text: string;
  readonly search: string;
}

interface IndexedName extends SearchedChoice {
  readonly value: string;
}

interface SpelledIndex {
  readonly version: string;
  readonly names: readonly IndexedName[];
  /** By text: what is spelled already is not spelled again when other rows have changed. */
  readonly spelled: ReadonlyMap<string, PinyinSpelling>;
}

/** Most rows that are spelled: some 100 bytes each. */
const MAX_NAMES = 50_000;
/** Indexes that are kept for a database; the one asked for longest ago goes first. */
const MAX_INDEXES = 50;

const indexesOf = new WeakMap<Db, Map<string, Promise<SpelledIndex>>>();

/** Another whenever a row came, went or has another name. 4 ms for 15,000 rows. */
async function versionOf(db: Db, { names }: NamedRows): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ':' || coalesce(sum(hashtext(n.value || ' ' || n.text || ' ' || n.search)::bigint), 0) as version
    from (${names}) as n`.execute(db);
  return rows[0]?.version ?? '';
}

async function makeIndex(
  db: Db,
  { names, order = sql`order by n.value` }: NamedRows,
  { version, before }: { readonly version: string; readonly before: SpelledIndex | undefined },
): Promise<SpelledIndex> {
  const { rows } =
    await sql<Name>`select n.value, n.text, n.search from (${names}) as n ${order} limit ${MAX_NAMES}`.execute(db);
  const spelled = new Map(rows.map(({ text }) => [text, before?.spelled.get(text) ?? spelledName(text)]));
  return {
    version,
    spelled,
    names: rows.map(({ value, text, search }) => ({
      ...(spelled.get(text) ?? spelledName(text)),
      value,
      code: value.toLowerCase(),
      text: text.toLowerCase(),
      names: search.toLowerCase(),
    })),
  };
}

/** Kept in memory as long as no name changes, whoever changes it: 0.3 s to make of 15,000 rows, and 10 ms to ask. */
async function indexOf(db: Db, rows: NamedRows): Promise<SpelledIndex> {
  const indexes = indexesOf.get(db) ?? new Map<string, Promise<SpelledIndex>>();
  indexesOf.set(db, indexes);
  const [version, before] = await Promise.all([versionOf(db, rows), indexes.get(rows.key)]);
  const made = before?.version === version ? Promise.resolve(before) : makeIndex(db, rows, { version, before });
  indexes.delete(rows.key);
  indexes.set(rows.key, made);
  const [oldest] = indexes.keys();
  if (indexes.size > MAX_INDEXES && oldest !== undefined) indexes.delete(oldest);
  // What cannot be made is made anew for the next.
  made.catch(() => indexes.get(rows.key) === made && indexes.delete(rows.key));
  return made;
}

/** Those that answer, by what is written or by pinyin: the best first, in their order among equals. The first word counts, the others must occur. */
export function byRank<T>(
  all: readonly T[],
  words: readonly string[],
  searched: (one: T) => SearchedChoice,
): readonly T[] {
  const [first = '', ...others] = words.map((word) => word.toLowerCase().replaceAll('ü', 'v'));
  const ranked = all.flatMap((one) => {
    const choice = searched(one);
    const rank = choiceRank(choice, first);
    return Number.isFinite(rank) && others.every((word) => Number.isFinite(choiceRank(choice, word)))
      ? [{ one, rank }]
      : [];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ one }) => one);
}

/** Values of the rows that answer, the best first. */
export async function rankedValues(db: Db, rows: NamedRows, words: readonly string[]): Promise<readonly string[]> {
  const { names } = await indexOf(db, rows);
  return byRank(names, words, (name) => name).map(({ value }) => value);
}
