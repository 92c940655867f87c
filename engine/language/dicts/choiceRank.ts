import { spelledCharacters, type Readings } from './pinyinSpelling.ts';

/** Search data of a choice, in lower case. */
export interface SearchedChoice {
  readonly code: string;
  readonly text: string;
  /** English and other names, codes used by others; one per line. */
  readonly names: string;
  /** Pinyin initials and full pinyin; blank until the text is spelled. */
  readonly initials: string;
  readonly full: string;
  /** Every reading of its characters. Absent: only `full` is known. */
  readonly readings?: Readings | undefined;
}

/**
 * Ranks of matches between a typed word and a choice, best first. Leaving the input takes the first choice in this
 * order.
 */
const RANKS = {
  code: 0,
  name: 1,
  pinyin: 2,
  codeStart: 3,
  nameStart: 4,
  nameWord: 5,
  initialsStart: 6,
  pinyinStart: 7,
  nameHolds: 8,
  codeHolds: 9,
  pinyinHolds: 10,
  /** Match by other readings of characters: 乐 is `le` and `yue`. */
  otherReading: 11,
} as const;

const NO_RANK = Number.POSITIVE_INFINITY;

const isLine = (names: string, word: string): boolean => `\n${names}\n`.includes(`\n${word}\n`);

function writtenRank({ code, text, names }: SearchedChoice, word: string): number {
  if (text.startsWith(word) || `\n${names}`.includes(`\n${word}`)) return RANKS.nameStart;
  if (names.includes(word) && names.split(/[\s,()]+/).includes(word)) return RANKS.nameWord;
  if (text.includes(word) || names.includes(word)) return RANKS.nameHolds;
  return code.includes(word) ? RANKS.codeHolds : NO_RANK;
}

function spelledRank({ initials, full, readings = [] }: SearchedChoice, word: string): number {
  if (full === '') return NO_RANK;
  if (initials.startsWith(word)) return RANKS.initialsStart;
  if (full.startsWith(word)) return RANKS.pinyinStart;
  if (initials.includes(word) || full.includes(word)) return RANKS.pinyinHolds;
  return spelledCharacters(readings, word) === undefined ? NO_RANK : RANKS.otherReading;
}

/** Returns how well a choice matches a word in lower case: 0 is best, infinity is no match. */
export function choiceRank(choice: SearchedChoice, word: string): number {
  const { code, text, names, initials, full } = choice;
  if (code === word) return RANKS.code;
  if (text === word || isLine(names, word)) return RANKS.name;
  if (full !== '' && (initials === word || full === word)) return RANKS.pinyin;
  if (code.startsWith(word)) return RANKS.codeStart;
  return Math.min(writtenRank(choice, word), spelledRank(choice, word));
}

/**
 * Returns whether the word is the whole name or its whole pinyin. Two such matches are equal, and users must choose.
 */
export const isWholeRank = (rank: number): boolean => rank === RANKS.name || rank === RANKS.pinyin;
