import type { Option } from '../../../engine/index.ts';
import { searchEntries } from '../../data/dictionaries/dictionaryEntries.ts';
import { mayReadDictionary } from '../../data/dictionaries/dictionaryAccess.ts';
import type { DictionaryEntry } from '../../data/dictionaries/dictionaryEntry.ts';
import { readerOf } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import type { AllowedReport } from './reportAccess.ts';
import type { ColumnChoices, ReportChoices } from './reportWire.ts';

/** Maximum number of items sent with a report; larger dictionaries are searched, and rows contain the texts. */
const MAX_OPTIONS = 300;

const asOption = ({ value, text, disabled, color }: DictionaryEntry): Option => ({
  value,
  text,
  disabled,
  color: color ?? undefined,
});

/**
 * Choices of a report's coded columns, as far as its reader may see them: a dictionary over records that he may not
 * read has none, but rows still contain its texts.
 */
export const reportChoices =
  ({ db, schemas }: Pick<Services, 'db' | 'schemas'>) =>
  async ({ report, caller, permissions }: AllowedReport): Promise<ReportChoices> => {
    const choices = new Map<string, ColumnChoices>();
    const reader = { db, pages: () => schemas.pages(), ...readerOf(caller) };
    for (const { key, dictCode, options } of report.columns) {
      if (options !== undefined) choices.set(key, { kind: 'few', options });
      const dictionary = dictCode === undefined ? undefined : schemas.dictionary(dictCode, caller.language);
      if (dictionary === undefined || !mayReadDictionary(dictionary, permissions, schemas)) continue;
      const found = await searchEntries(reader, dictionary, { keyword: '', limit: MAX_OPTIONS + 1 });
      const isFew = found.length <= MAX_OPTIONS;
      choices.set(
        key,
        isFew ? { kind: 'few', options: found.map(asOption) } : { kind: 'many', dictCode: dictionary.dictCode },
      );
    }
    return choices;
  };
