import { createDictionaryTexts, translate } from '../../data/dictionaries/dictionaryTexts.ts';
import { readerOf, type Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';

/** Looks up texts of codes in the dictionary of a column; blank texts without a dictionary. */
export type WordsOf = (
  caller: Caller,
  dictCode: string | undefined,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

export const createWords = ({ db, schemas }: Services): WordsOf => {
  const texts = createDictionaryTexts((code, language) => schemas.dictionary(code, language));
  return async (caller, dictCode, codes) => {
    const columns = [{ key: 'code', dictCode }];
    const records = codes.map((code) => ({ code }));
    const reader = { db, pages: () => schemas.pages(), ...readerOf(caller) };
    const translated = await translate(reader, { columns, records, texts });
    return new Map(translated.map((record) => [String(record['code']), String(record['code_dictText'] ?? '')]));
  };
};
