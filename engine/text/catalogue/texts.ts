import type { Language } from './languages.ts';

/** A text in every language; `${name}` is filled in. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** Texts by key: of problems, of messages, of the server. */
export type Catalogue = Readonly<Record<string, Text>>;

export type KeyOf<C> = keyof C & string;

/** Key of a catalogue text with its parameters; it is formatted for a language. */
export interface TextDescriptor<K extends string> {
  readonly key: K;
  readonly given?: Readonly<Record<string, TextPart<K>>>;
}

/** A list is joined with the separator of the language. */
export type TextPart<K extends string> = string | number | TextDescriptor<K> | readonly (string | TextDescriptor<K>)[];

type Placeholders<T extends string> = T extends `${string}\${${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** Parameters of a text: none, or a part for each name in it. */
export type GivenFor<C extends Catalogue, K extends KeyOf<C>> = [Placeholders<C[K]['en']>] extends [never]
  ? readonly []
  : readonly [given: { readonly [N in Placeholders<C[K]['en']>]: TextPart<KeyOf<C>> }];

/** Returns the texts unchanged, with literal types, so that the compiler knows the names in them. */
export const texts = <const T extends Catalogue>(written: T): T => written;

export const textDescriptor = <K extends string>(key: K, given: TextDescriptor<K>['given']): TextDescriptor<K> =>
  given === undefined ? { key } : { key, given };

/** Makes a function that describes texts of one catalogue: `serverText('smsTooOften', { seconds })`. */
export const textFactory =
  <C extends Catalogue>() =>
  <K extends KeyOf<C>>(key: K, ...[given]: GivenFor<C, K>): TextDescriptor<KeyOf<C>> =>
    textDescriptor<KeyOf<C>>(key, given);

/** `${name}` or `{name}`, with quotes directly around it. */
const MARKS = {
  dollar: /([“「『‘"']?)\$\{(\w+)\}([”」』’"']?)/g,
  brace: /([“「『‘"']?)\{(\w+)\}([”」』’"']?)/g,
} as const;

/** Only invisible characters: spaces, controls, characters without width. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

const CHINESE = /[\u4E00-\u9FFF]/;

/**
 * Fills in parameters by name; a name without a value stays. A quoted value without visible characters is replaced by
 * words, since `没有“”` does not show what is missing.
 */
export const filledText = (
  text: string,
  mark: keyof typeof MARKS,
  valueOf: (name: string) => string | undefined,
): string =>
  text.replace(MARKS[mark], (written, ...[open, name, close]: [string, string, string]) => {
    const value = valueOf(name);
    if (value === undefined) return written;
    if (open === '' || close === '' || !BLANK.test(value)) return open + value + close;
    return CHINESE.test(text) ? '（空白）' : '(blank)';
  });

const FACES: Readonly<Record<Language, keyof Text>> = { 'zh-CN': 'zh', 'en-US': 'en' };
const LIST_MARKS: Readonly<Record<Language, string>> = { 'zh-CN': '、', 'en-US': ', ' };

/** Returns a function that formats texts of a catalogue in a language, with parameters filled in. Default: Chinese. */
export const textFormatter = <C extends Catalogue>(
  catalogue: C,
): ((said: TextDescriptor<KeyOf<C>>, language?: Language) => string) => {
  const wordsOfPart = (part: TextPart<KeyOf<C>>, language: Language): string => {
    if (typeof part !== 'object') return String(part);
    if ('key' in part) return words(part, language);
    return part.map((item) => wordsOfPart(item, language)).join(LIST_MARKS[language]);
  };
  const words = ({ key, given = {} }: TextDescriptor<KeyOf<C>>, language: Language = 'zh-CN'): string => {
    const text: string = catalogue[key]?.[FACES[language]] ?? key;
    return filledText(text, 'dollar', (name) => {
      const filling = Object.hasOwn(given, name) ? given[name] : undefined;
      return filling === undefined ? undefined : wordsOfPart(filling, language);
    });
  };
  return words;
};
