/** Separators that end a phrase. */
const ENDS = /[；;。\n]/;

/** Returns the part being typed: the text after the last separator. */
export const typedPart = (text: string): string => text.split(ENDS).at(-1) ?? '';

/** Replaces the typed part by a phrase and appends a separator. */
export const withPhrase = (text: string, phrase: string): string =>
  `${text.slice(0, text.length - typedPart(text).length)}${phrase}；`;

/** Returns the phrases that a text contains. */
export const phrasesIn = (text: string): ReadonlySet<string> => new Set(text.split(ENDS).map((part) => part.trim()));

/** Returns the text to store: trailing separators and spaces after separators are removed. */
export const finished = (text: string): string =>
  text
    .trim()
    .replace(/[；;\s]+$/, '')
    .replaceAll(/；[^\S\n]+/g, '；');

/**
 * Whether a digit picks a phrase: after a separator, and after letters that spell a phrase, as in an input method.
 * After other text, and after a space, it is typed as a digit.
 */
export const choosesByDigit = (text: string): boolean => /^[a-z']*$/i.test(typedPart(text));
