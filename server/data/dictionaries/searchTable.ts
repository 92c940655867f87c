import { SYSTEM_TABLES, type CompiledDictionary } from '../../../engine/index.ts';
import type { DictionaryEntry, DictionaryReader } from './dictionaryEntry.ts';
import { rankedValues, type NamedRows } from './spelledIndex.ts';
import { isLetters, isLikelySpelled, isSpelled } from './spelledNames.ts';
import { namesOfTable, readTableEntries } from './tableEntries.ts';

/** Maximum number of names of people and organizational units that are scanned for their pinyin. */
const MAX_SPELLED = 20_000;

interface TableSearch {
  readonly words: readonly string[];
  readonly limit: number;
}

const holds =
  (words: readonly string[], spells: typeof isSpelled) =>
  ({ value, text }: DictionaryEntry): boolean => {
    const known = `${value} ${text}`.toLowerCase();
    return words.every((word) => known.includes(word.toLowerCase()) || (isLetters(word) && spells(text, word)));
  };

/**
 * Returns entries that match by their likeliest readings, followed by those that match by other readings of their
 * characters.
 */
function spelled(entries: readonly DictionaryEntry[], words: readonly string[]): readonly DictionaryEntry[] {
  const isLikely = holds(words, isLikelySpelled);
  const found = entries.filter(holds(words, isSpelled));
  return [...found.filter(isLikely), ...found.filter((entry) => !isLikely(entry))];
}

/**
 * Maximum number of ranked rows that are read to check whether they may be chosen, and minimum batch size of these
 * reads.
 */
const MAX_ASKED = 2000;
const ASKED_AT_ONCE = 50;

interface Ranked extends TableSearch {
  readonly names: NamedRows;
  readonly read: (values: readonly string[]) => Promise<readonly DictionaryEntry[]>;
  /** Matches by written text, which fill up the result if too many rows exist to rank. */
  readonly readWritten: () => Promise<readonly DictionaryEntry[]>;
}

/** Returns the best matches by written text and pinyin; only rows that may be chosen. */
export async function readRanked(
  db: DictionaryReader['db'],
  { names, words, limit, read, readWritten }: Ranked,
): Promise<readonly DictionaryEntry[]> {
  const values = (await rankedValues(db, names, words)).slice(0, MAX_ASKED);
  const found: DictionaryEntry[] = [];
  const step = Math.max(limit, ASKED_AT_ONCE);
  for (let from = 0; from < values.length && found.length < limit; from += step) {
    const asked = values.slice(from, from + step);
    const entries = new Map((await read(asked)).map((entry) => [entry.value, entry]));
    found.push(...asked.flatMap((value) => entries.get(value) ?? []));
  }
  if (found.length >= limit) return found.slice(0, limit);
  const known = new Set(found.map(({ value }) => value));
  return [...found, ...(await readWritten()).filter(({ value }) => !known.has(value))].slice(0, limit);
}

/**
 * Returns the best matches of rows, by pinyin too. Names of people and organizational units that match by pinyin follow
 * those that match as written.
 */
export async function searchTable(
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  { words, limit }: TableSearch,
): Promise<readonly DictionaryEntry[]> {
  const readWritten = () => readTableEntries(reader, dictionary, { chosen: true, words, limit });
  const isNamed = SYSTEM_TABLES.has(dictionary.source?.table ?? '');
  const names = isNamed || !words.some(isLetters) ? undefined : await namesOfTable(reader, dictionary);
  if (names !== undefined) {
    const read = (values: readonly string[]) =>
      readTableEntries(reader, dictionary, { chosen: true, values, limit: values.length });
    return readRanked(reader.db, { names, words, limit, read, readWritten });
  }
  const written = await readWritten();
  if (!isNamed || !words.some(isLetters) || written.length >= limit) return written;
  const all = await readTableEntries(reader, dictionary, { chosen: true, limit: MAX_SPELLED });
  const known = new Set(written.map(({ value }) => value));
  const others = all.filter(({ value }) => !known.has(value));
  return [...written, ...spelled(others, words)].slice(0, limit);
}
