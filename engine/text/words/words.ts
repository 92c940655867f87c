import { filledText } from '../catalogue/texts.ts';
import type { Language } from '../catalogue/languages.ts';
import { wordsEnUS } from './wordsEnUS.ts';
import { wordsZhCN } from './wordsZhCN.ts';
import type { Words } from './wordsZhCN.ts';

export type { Words };

const WORDS: Readonly<Record<Language, Words>> = { 'zh-CN': wordsZhCN, 'en-US': wordsEnUS };

/** What the engine says by itself. Default: Chinese, as compiled things are that name no language. */
export const wordsOf = (language: Language = 'zh-CN'): Words => WORDS[language];

/** Replaces `${name}` by what is given; others stay as they are. */
export const fillWords = (template: string, given: Readonly<Record<string, unknown>>): string =>
  filledText(template, 'dollar', (name) => (Object.hasOwn(given, name) ? String(given[name]) : undefined));
