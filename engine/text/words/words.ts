import { filledText } from '../catalogue/texts.ts';
import type { Language } from '../catalogue/languages.ts';
import { wordsEnUS } from './wordsEnUS.ts';
import { wordsZhCN } from './wordsZhCN.ts';
import type { Words } from './wordsZhCN.ts';

export type { Words };

const WORDS: Readonly<Record<Language, Words>> = { 'zh-CN': wordsZhCN, 'en-US': wordsEnUS };

/** Returns the engine's own texts. Default: Chinese, which applies to compiled objects without a language. */
export const wordsOf = (language: Language = 'zh-CN'): Words => WORDS[language];

/** Replaces `${name}` by its value; names without a value stay. */
export const fillWords = (template: string, given: Readonly<Record<string, unknown>>): string =>
  filledText(template, 'dollar', (name) => (Object.hasOwn(given, name) ? String(given[name]) : undefined));
