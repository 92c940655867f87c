import { SYSTEM_TABLES, type CompiledDictionary } from '../../engine/index.ts';
import type { DictionaryEntry, DictionaryReader } from './dictionaryEntry.ts';
import { isLetters, isSpelled } from './spelledNames.ts';
import { readTableEntries } from './tableEntries.ts';

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

/** The best matches of rows; names of people and organisation are found by their pinyin too, behind those that are written so. */
export async function searchTable(
  reader: DictionaryReader,
  dictionary: CompiledDictionary,
  { words, limit }: TableSearch,
): Promise<readonly DictionaryEntry[]> {
  const written = await readTableEntries(reader, dictionary, { chosen: true, words, limit });
  const isNamed = SYSTEM_TABLES.has(dictionary.source?.table ?? '');
  if (!isNamed || !words.some(isLetters) || written.length >= limit) return written;
  const all = await readTableEntries(reader, dictionary, { chosen: true, limit: MAX_SPELLED });
  const known = new Set(written.map(({ value }) => value));
  return [...written, ...all.filter(({ value }) => !known.has(value)).filter(holds(words))].slice(0, limit);
}
