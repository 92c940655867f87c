import type { Language } from './languages.ts';

/** One text in every language; `${name}` is filled in. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** Texts by key: of problems, of messages, of what the server says. */
export type Catalogue = Readonly<Record<string, Text>>;

export type KeyOf<C> = keyof C & string;

/** A text of a catalogue with what is filled in; a language makes words of it. */
export interface TextDescriptor<K extends string> {
  readonly key: K;
  readonly given?: Readonly<Record<string, TextPart<K>>>;
}

/** A list is joined as the language joins lists. */
export type TextPart<K extends string> = string | number | TextDescriptor<K> | readonly (string | TextDescriptor<K>)[];

type Placeholders<T extends string> = T extends `${string}\${${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What a text needs to be said: nothing, or a part for each name in it. */
export type GivenFor<C extends Catalogue, K extends KeyOf<C>> = [Placeholders<C[K]['en']>] extends [never]
  ? readonly []
  : readonly [given: { readonly [N in Placeholders<C[K]['en']>]: TextPart<KeyOf<C>> }];

/** Keeps the texts as they are written, so that the names in them are known to the compiler. */
export const texts = <const T extends Catalogue>(written: T): T => written;

export const textDescriptor = <K extends string>(key: K, given: TextDescriptor<K>['given']): TextDescriptor<K> =>
  given === undefined ? { key } : { key, given };

/** Says texts of one catalogue: `say('smsTooOften', { seconds })`. */
export const textFactory =
  <C extends Catalogue>() =>
  <K extends KeyOf<C>>(key: K, ...[given]: GivenFor<C, K>): TextDescriptor<KeyOf<C>> =>
    textDescriptor<KeyOf<C>>(key, given);

/** `${name}` or `{name}`, with the quotes that stand right around it. */
const MARKS = {
  dollar: /([“「『‘"']?)\$\{(\w+)\}([”」』’"']?)/g,
  brace: /([“「『‘"']?)\{(\w+)\}([”」』’"']?)/g,
} as const;

/** Nothing that anybody sees: spaces, controls, characters without width. */
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

const CHINESE = /[\u4E00-\u9FFF]/;

/**
 * Fills in what is given by name; a name that is not given stays as it is. A value in quotes that holds nothing to be seen
 * is said in words: of `没有“”` nobody knows what was there.
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

/** The words of one language for the texts of a catalogue, with what is given filled in. Default: Chinese. */
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
