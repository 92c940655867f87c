import { sql, type RawBuilder } from 'kysely';
import { pinyin } from 'pinyin-pro';
import type { Db } from '../database/db.ts';
import { isLetters } from './spelledNames.ts';

/** Rows of a dictionary as they are spelled. */
export interface NamedRows {
  /** Of the index: dictionary, and whose rows they are. */
  readonly key: string;
  /** A select of `value` and `text`. */
  readonly names: RawBuilder<unknown>;
  /** In which they are offered, by columns of that select; none by default. */
  readonly order?: RawBuilder<unknown>;
}

interface Name {
  readonly value: string;
  readonly text: string;
}

interface Spelling {
  readonly initials: string;
  readonly full: string;
}

interface SpelledName extends Spelling {
  readonly value: string;
  /** Code and text in small letters. */
  readonly written: string;
}

interface SpelledIndex {
  readonly version: string;
  readonly names: readonly SpelledName[];
  /** By text: what is spelled already is not spelled again when other rows have changed. */
  readonly spelled: ReadonlyMap<string, Spelling>;
}

/** Most rows that are spelled: some 100 bytes each. */
const MAX_NAMES = 50_000;
/** Indexes that are kept for a database; the one asked for longest ago goes first. */
const MAX_INDEXES = 50;

const indexesOf = new WeakMap<Db, Map<string, Promise<SpelledIndex>>>();

/** Without tones, ü as v; other characters stand for themselves, one element each. */
function spell(text: string): Spelling {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true }).map((one) => one.toLowerCase());
  return { initials: syllables.map((one) => one.slice(0, 1)).join(''), full: syllables.join('') };
}

/** Another whenever a row came, went or has another name. 4 ms for 15,000 rows. */
async function versionOf(db: Db, { names }: NamedRows): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ':' || coalesce(sum(hashtext(n.value || ' ' || n.text)::bigint), 0) as version
    from (${names}) as n`.execute(db);
  return rows[0]?.version ?? '';
}

async function makeIndex(
  db: Db,
  { names, order = sql`` }: NamedRows,
  { version, before }: { readonly version: string; readonly before: SpelledIndex | undefined },
): Promise<SpelledIndex> {
  const { rows } = await sql<Name>`select n.value, n.text from (${names}) as n ${order} limit ${MAX_NAMES}`.execute(db);
  const spelled = new Map(rows.map(({ text }) => [text, before?.spelled.get(text) ?? spell(text)]));
  return {
    version,
    spelled,
    names: rows.flatMap(({ value, text }) => {
      const spelling = spelled.get(text);
      return spelling === undefined ? [] : [{ ...spelling, value, written: `${value} ${text}`.toLowerCase() }];
    }),
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

const RANKS = 3;

/** How well a name answers, 0 best; `RANKS`: not at all. The first word counts, the others must occur. */
function rankOf({ written, initials, full }: SpelledName, [first = '', ...others]: readonly string[]): number {
  const holds = (word: string): boolean =>
    written.includes(word) || (isLetters(word) && (initials.includes(word) || full.includes(word)));
  if (!holds(first) || !others.every(holds)) return RANKS;
  if (initials.startsWith(first)) return 0;
  return full.startsWith(first) ? 1 : 2;
}

/** Values of the rows whose names are spelled so, by pinyin or its initials: the best first, in their order among equals. */
export async function spelledValues(db: Db, rows: NamedRows, words: readonly string[]): Promise<readonly string[]> {
  const wanted = words.map((word) => word.toLowerCase().replaceAll('ü', 'v'));
  const { names } = await indexOf(db, rows);
  const found: string[][] = Array.from({ length: RANKS }, () => []);
  for (const name of names) found[rankOf(name, wanted)]?.push(name.value);
  return found.flat();
}
