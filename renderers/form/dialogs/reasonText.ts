/** Ends a phrase: what is typed behind it is another one. */
const ENDS = /[；;。\n]/;

/** The part of a text that is being typed: behind the last phrase that was ended. */
export const typedPart = (text: string): string => text.split(ENDS).at(-1) ?? '';

/** The text with a phrase in place of what was typed for it, and room for another. */
export const withPhrase = (text: string, phrase: string): string =>
  `${text.slice(0, text.length - typedPart(text).length)}${phrase}；`;

/** The phrases that a text has already. */
export const phrasesIn = (text: string): ReadonlySet<string> => new Set(text.split(ENDS).map((part) => part.trim()));

/** As it is kept: without what only led on to another phrase. */
export const finished = (text: string): string =>
  text
    .trim()
    .replace(/[；;\s]+$/, '')
    .replaceAll(/；[^\S\n]+/g, '；');

/**
 * Whether a digit chooses a phrase: behind a phrase, and behind letters that spell one, as in an input method. Behind other
 * words, and behind a space, it is a digit.
 */
export const choosesByDigit = (text: string): boolean => /^[a-z']*$/i.test(typedPart(text));
