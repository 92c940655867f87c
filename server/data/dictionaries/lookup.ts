import type { CompiledDictionary, Values } from '../../../engine/index.ts';
import { entriesOf } from './dictionaryEntries.ts';
import type { DictionaryReader } from './dictionaryEntry.ts';

export type FindDictionary = (dictCode: string) => CompiledDictionary | undefined;

/** Reference rows for rules: `value`, `text` and attributes by key; null if the code is unknown. */
export const lookupRows =
  (reader: DictionaryReader, find: FindDictionary) =>
  async (dictCode: string, keys: readonly string[]): Promise<Readonly<Record<string, Values | null>>> => {
    const dictionary = find(dictCode);
    const entries = dictionary === undefined ? [] : await entriesOf(reader, dictionary, keys);
    const rows = new Map(entries.map(({ value, text, attributes }) => [value, { value, text, ...attributes }]));
    return Object.fromEntries(keys.map((key) => [key, rows.get(key) ?? null]));
  };
