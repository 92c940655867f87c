import type { CompiledDictionary } from '../../dicts/index.ts';
import type { LocaleSchema } from '../../generated/locale.ts';
import type { MenuItem, MenuSchema } from '../../generated/menu.ts';
import { LANGUAGES } from '../../languages.ts';
import type { Language } from '../../languages.ts';
import { parseLocale } from '../../load/index.ts';
import { part, says } from '../../problems.ts';
import type { Problem, Said } from '../../problems.ts';
import { didYouMean } from '../../suggestions.ts';
import { note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

/** Texts of dictionaries, by language and code. */
export type DictionaryLocales = ReadonlyMap<string, ReadonlyMap<string, LocaleSchema>>;

/** Texts of the menu, by language. */
export type MenuLocales = ReadonlyMap<string, LocaleSchema>;

const DICTIONARY_PATH = /^locales\/([a-z]{2}-[A-Z]{2})\/dicts\/([^/]+)\.json$/;
const MENU_PATH = /^locales\/([a-z]{2}-[A-Z]{2})\/menu\.json$/;

type LocaleKey = Exclude<keyof LocaleSchema, '$schema'>;

/** A locale of something else says nothing here. */
const misplaced = (locale: LocaleSchema, own: readonly LocaleKey[], what: Said): Problem[] =>
  Object.keys(locale)
    .filter((key) => key !== '$schema' && !own.some((known) => known === key))
    .map((key) => ({ ...says('misplaced-key.locale', { what, key }), path: [key] }));

/** A permission code is never mended. */
const hintAlone = (name: string, known: readonly string[]): { readonly hint?: Said } => {
  const { misspelt: _, ...hint } = didYouMean(name, known);
  return hint;
};

const UNKNOWN = {
  items: 'unknown-name.item',
  entries: 'unknown-name.entry',
  rights: 'unknown-name.right',
} as const;

const unknownNames = (locale: LocaleSchema, key: keyof typeof UNKNOWN, known: readonly string[]): Problem[] =>
  Object.keys(locale[key] ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => ({
      ...says(UNKNOWN[key], { name }),
      path: [key, name],
      ...(key === 'rights' ? hintAlone(name, known) : didYouMean(name, known)),
    }));

/** Codes of the database are many and change: only those that stand in the file can be held against it. */
function checkDictionaryLocale(locale: LocaleSchema, { items }: CompiledDictionary): Problem[] {
  const own = misplaced(locale, ['title', 'items'], part('part.aDictionary'));
  if (items === undefined) return own;
  const known = items.map(({ value }) => value);
  return [...own, ...unknownNames(locale, 'items', known)];
}

const below = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...below(item.children ?? [])]);

function checkMenuLocale(locale: LocaleSchema, menu: MenuSchema): Problem[] {
  const all = below(menu);
  const codes = all.flatMap(({ permissionList = [] }) => permissionList.map(({ action }) => action));
  return [
    ...misplaced(locale, ['entries', 'rights'], part('part.theMenu')),
    ...unknownNames(
      locale,
      'entries',
      all.map(({ name }) => name),
    ),
    ...unknownNames(locale, 'rights', codes),
  ];
}

const parse = (text: string, file: string) => {
  const { locale, problems } = parseLocale(text, file);
  return { value: locale, problems };
};

/** Reads the texts of dictionaries in other languages. */
export function readDictionaryLocales(
  reading: Reading,
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  broken: ReadonlySet<string>,
): DictionaryLocales {
  const locales = new Map<string, Map<string, LocaleSchema>>();
  for (const { path, names, value } of readFiles(reading, DICTIONARY_PATH, parse)) {
    const [language = '', code = ''] = names;
    const dictionary = dictionaries.get(code);
    if (dictionary && value) note(reading, path, checkDictionaryLocale(value, dictionary));
    if (!dictionary && !broken.has(code)) {
      const said = says('unknown-dictionary.ofLocale', { name: code });
      note(reading, path, [{ ...said, path: [], ...didYouMean(code, dictionaries.keys()) }]);
    }
    if (value === undefined) continue;
    const ofLanguage = locales.get(language) ?? new Map<string, LocaleSchema>();
    locales.set(language, ofLanguage.set(code, value));
  }
  return locales;
}

/** Reads the texts of the menu in other languages; without a sound menu they are held against nothing. */
export function readMenuLocales(reading: Reading, menu: MenuSchema | undefined): MenuLocales {
  const files = readFiles(reading, MENU_PATH, parse);
  for (const { path, value } of files) if (value && menu) note(reading, path, checkMenuLocale(value, menu));
  return new Map(files.flatMap(({ names: [language = ''], value }) => (value ? [[language, value] as const] : [])));
}

function localise(dictionary: CompiledDictionary, locale: LocaleSchema | undefined): CompiledDictionary {
  if (locale === undefined) return dictionary;
  const { items: texts = {}, title = dictionary.title } = locale;
  const { items } = dictionary;
  const said = items?.map((item) => {
    const text = Object.hasOwn(texts, item.value) ? texts[item.value] : undefined;
    return text === undefined ? item : { ...item, text, attributes: { ...item.attributes, text: item.text } };
  });
  return { ...dictionary, title, ...(said ? { items: said } : { texts: new Map(Object.entries(texts)) }) };
}

/** The dictionaries in each language. */
export const inLanguages = (
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  locales: DictionaryLocales,
): Readonly<Record<Language, ReadonlyMap<string, CompiledDictionary>>> => {
  const inLanguage = (language: Language): ReadonlyMap<string, CompiledDictionary> => {
    const words = locales.get(language);
    if (words === undefined) return dictionaries;
    return new Map([...dictionaries].map(([code, dictionary]) => [code, localise(dictionary, words.get(code))]));
  };
  const [chinese, english] = LANGUAGES;
  return { [chinese]: inLanguage(chinese), [english]: inLanguage(english) };
};
