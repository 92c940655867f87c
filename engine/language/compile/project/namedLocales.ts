import type { LocaleSchema } from '../../../generated/locale.ts';
import { LANGUAGES } from '../../../text/catalogue/languages.ts';
import type { Language } from '../../../text/catalogue/languages.ts';
import { parseLocale } from '../../load/index.ts';
import { describeProblem } from '../../../text/problems.ts';
import type { Problem, ProblemText } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

/** Texts of pages, dictionaries or reports, by language and name. */
export type NamedLocales = ReadonlyMap<string, ReadonlyMap<string, LocaleSchema>>;

type LocaleKey = Exclude<keyof LocaleSchema, '$schema'>;

/** Reports keys of a locale that belong to other kinds of files. */
export const misplaced = (locale: LocaleSchema, own: readonly LocaleKey[], what: ProblemText): Problem[] =>
  Object.keys(locale)
    .filter((key) => key !== '$schema' && !own.some((known) => known === key))
    .map((key) => ({ ...describeProblem('misplaced-key.locale', { what, key }), path: [key] }));

/** Permission codes are never corrected automatically. */
const hintAlone = (name: string, known: readonly string[]): Pick<Problem, 'hint'> => {
  const { misspelt: _, ...hint } = didYouMean(name, known);
  return hint;
};

const UNKNOWN = {
  items: 'unknown-name.item',
  entries: 'unknown-name.entry',
  rights: 'unknown-name.right',
  columns: 'unknown-name.reportColumn',
  params: 'unknown-name.reportParam',
  groups: 'unknown-name.reportGroup',
} as const;

export const unknownLocaleNames = (
  locale: LocaleSchema,
  key: keyof typeof UNKNOWN,
  known: readonly string[],
): readonly Problem[] =>
  Object.keys(locale[key] ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => ({
      ...describeProblem(UNKNOWN[key], { name }),
      path: [key, name],
      ...(key === 'rights' ? hintAlone(name, known) : didYouMean(name, known)),
    }));

export const parseWords = (text: string, file: string) => {
  const { locale, problems } = parseLocale(text, file);
  return { value: locale, problems };
};

export interface Named<T> {
  readonly known: ReadonlyMap<string, T>;
  /** Names whose own files have problems: nothing is checked against them. */
  readonly broken: ReadonlySet<string>;
  readonly check: (locale: LocaleSchema, item: T) => readonly Problem[];
  readonly unknown: (name: string) => Omit<Problem, 'path'>;
}

/** Reads locales whose path contains a name; the pattern matches language and name. */
export function readNamedLocales<T>(reading: Reading, pattern: RegExp, named: Named<T>): NamedLocales {
  const { known, broken, check, unknown } = named;
  const locales = new Map<string, Map<string, LocaleSchema>>();
  for (const { path, names, value } of readFiles(reading, pattern, parseWords)) {
    const [language = '', name = ''] = names;
    const item = known.get(name);
    if (item !== undefined && value) note(reading, path, check(value, item));
    if (item === undefined && !broken.has(name))
      note(reading, path, [{ ...unknown(name), path: [], ...didYouMean(name, known.keys()) }]);
    if (value === undefined) continue;
    const ofLanguage = locales.get(language) ?? new Map<string, LocaleSchema>();
    locales.set(language, ofLanguage.set(name, value));
  }
  return locales;
}

/** Returns the items in each language; untranslated items stay unchanged. */
export function inLanguages<T>(
  things: ReadonlyMap<string, T>,
  locales: NamedLocales,
  localise: (thing: T, words: LocaleSchema) => T,
): Readonly<Record<Language, ReadonlyMap<string, T>>> {
  const inLanguage = (language: Language): ReadonlyMap<string, T> => {
    const words = locales.get(language);
    if (words === undefined) return things;
    const said = ([name, thing]: readonly [string, T]): readonly [string, T] => {
      const ofThing = words.get(name);
      return [name, ofThing === undefined ? thing : localise(thing, ofThing)];
    };
    return new Map([...things].map(said));
  };
  const [chinese, english] = LANGUAGES;
  return { [chinese]: inLanguage(chinese), [english]: inLanguage(english) };
}
