import type { CompiledDictionary } from '../../dicts/index.ts';
import type { LocaleSchema } from '../../../generated/locale.ts';
import { part, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { misplaced, readNamedLocales, unknownLocaleNames } from './namedLocales.ts';
import type { NamedLocales } from './namedLocales.ts';
import type { Reading } from './reading.ts';

const DICTIONARY_PATH = /^locales\/([a-z]{2}-[A-Z]{2})\/dicts\/([^/]+)\.json$/;

/** Codes in the database are numerous and change, so only the items in the file are checked. */
function checkDictionaryLocale(locale: LocaleSchema, { items }: CompiledDictionary): readonly Problem[] {
  const own = misplaced(locale, ['title', 'items'], part('part.aDictionary'));
  if (items === undefined) return own;
  const known = items.map(({ value }) => value);
  return [...own, ...unknownLocaleNames(locale, 'items', known)];
}

/** Reads the texts of dictionaries in other languages. */
export const readDictionaryLocales = (
  reading: Reading,
  known: ReadonlyMap<string, CompiledDictionary>,
  broken: ReadonlySet<string>,
): NamedLocales =>
  readNamedLocales(reading, DICTIONARY_PATH, {
    known,
    broken,
    check: checkDictionaryLocale,
    unknown: (name) => describeProblem('unknown-dictionary.ofLocale', { name }),
  });

/** Returns a dictionary with its texts in another language. */
export function localiseDictionary(dictionary: CompiledDictionary, locale: LocaleSchema): CompiledDictionary {
  const { items: texts = {}, title = dictionary.title } = locale;
  const { items } = dictionary;
  const said = items?.map((item) => {
    const text = Object.hasOwn(texts, item.value) ? texts[item.value] : undefined;
    return text === undefined ? item : { ...item, text, attributes: { ...item.attributes, text: item.text } };
  });
  return { ...dictionary, title, ...(said ? { items: said } : { texts: new Map(Object.entries(texts)) }) };
}
