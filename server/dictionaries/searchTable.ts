import { SYSTEM_TABLES, type CompiledDictionary } from '../../engine/index.ts';
import type { DictionaryEntry, DictionaryReader } from './dictionaryEntry.ts';
import { spelledValues, type NamedRows } from './spelledIndex.ts';
import { isLetters, isSpelled } from './spelledNames.ts';
import { namesOfTable, readTableEntries } from './tableEntries.ts';

/** Most names of people and organisation that are gone through for their pinyin. */
const MAX_SPELLED = 20_000;

interface TableSearch {
  readonly words: readonly string[];
  readonly limit: number;
}

const holds =
  (words: readonly string[]) =>
  ({ value, text }: DictionaryEntry): boolean => {
    const known = `${value} ${text}`.toLowerCase();
    return words.every((word) => known.includes(word.toLowerCase()) || (isLetters(word) && isSpelled(text, word)));
  };

/** Most rows of which it is asked whether they may be chosen, and how many at a time at least. */
const MAX_ASKED = 2000;
const ASKED_AT_ONCE = 50;

interface Spelled extends TableSearch {
  readonly names: NamedRows;
  /** Found by what is written. */
  readonly written: readonly DictionaryEntry[];
  readonly read: (values: readonly string[]) => Promise<readonly DictionaryEntry[]>;
}

/** Behind what is written so, what is spelled so. */
export async function withSpelled(
  db: DictionaryReader['db'],
  { names, words, limit, written, read }: Spelled,
): Promise<readonly DictionaryEntry[]> {
  const known = new Set(written.map(({ value }) => value));
  const values = (await spelledValues(db, names, words)).filter((value) => !known.has(value)).slice(0, MAX_ASKED);
  const found = [...written];
  const step = Math.max(limit - written.length, ASKED_AT_ONCE);
  for (let from = 0; from < values.length && found.length < limit; from += step) {
    const asked = values.slice(from, from + step);
    const entries = new Map((await read(asked)).map((entry) => [entry.value, entry]));
    found.push(...asked.flatMap((value) => entries.get(value) ?? []));
  }
  return found.slice(0, limit);
}

/** The best matches of rows, by pinyin too, behind those that are written so; names of people and organisation are spelled as names. */
export async function searchTable(
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  { words, limit }: TableSearch,
): Promise<readonly DictionaryEntry[]> {
  const written = await readTableEntries(reader, dictionary, { chosen: true, words, limit });
  const isNamed = SYSTEM_TABLES.has(dictionary.source?.table ?? '');
  if (!words.some(isLetters) || written.length >= limit) return written;
  if (!isNamed) {
    const names = await namesOfTable(reader, dictionary);
    const read = (values: readonly string[]) =>
      readTableEntries(reader, dictionary, { chosen: true, values, limit: values.length });
    return names === undefined ? written : withSpelled(reader.db, { names, words, limit, written, read });
  }
  const all = await readTableEntries(reader, dictionary, { chosen: true, limit: MAX_SPELLED });
  const known = new Set(written.map(({ value }) => value));
  return [...written, ...all.filter(({ value }) => !known.has(value)).filter(holds(words))].slice(0, limit);
}
