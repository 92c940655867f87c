import type { DictItem } from '../../../renderers/index.ts';

/** A choice as a clerk knows it: its pinyin is written by hand, so that the code is not checked against itself. */
export interface KnownChoice extends DictItem {
  readonly syllables: string;
}

const choice = (value: string, text: string, syllables: string): KnownChoice => ({ value, text, syllables });

/**
 * Codes that contain the spelling of others, names within names, two with the same name, two with the same spelling,
 * one disabled.
 */
export const PLACES: readonly KnownChoice[] = [
  choice('CHL', '智利', 'zhi li'),
  choice('CHN', '中国', 'zhong guo'),
  choice('NLD', '荷兰', 'he lan'),
  choice('ANT', '荷属安的列斯', 'he shu an de lie si'),
  choice('USA', '美国', 'mei guo'),
  choice('MNG', '蒙古', 'meng gu'),
  choice('VIR', '美属维尔京群岛', 'mei shu wei er jing qun dao'),
  choice('DMA', '多米尼克', 'duo mi ni ke'),
  { ...choice('DOM', '多米尼加共和国', 'duo mi ni jia gong he guo'), disabled: true },
  choice('GIN', '几内亚', 'ji nei ya'),
  choice('GNB', '几内亚比绍', 'ji nei ya bi shao'),
  choice('GNQ', '赤道几内亚', 'chi dao ji nei ya'),
  choice('PNG', '巴布亚新几内亚', 'ba bu ya xin ji nei ya'),
  choice('KOR', '韩国', 'han guo'),
  choice('IND', '印度', 'yin du'),
  choice('IDN', '印度尼西亚', 'yin du ni xi ya'),
  choice('A01', '新港', 'xin gang'),
  choice('B02', '新港', 'xin gang'),
];

const spelledOf = ({ syllables }: KnownChoice) => ({
  initials: syllables
    .split(' ')
    .map((one) => one.charAt(0))
    .join(''),
  full: syllables.replaceAll(' ', ''),
});

type Answers = (one: KnownChoice, word: string) => boolean;

/** The order documented for users (decision 0073), line by line. */
const ORDER: readonly Answers[] = [
  ({ value }, word) => value.toLowerCase() === word,
  ({ text }, word) => text === word,
  (one, word) => Object.values(spelledOf(one)).includes(word),
  ({ value }, word) => value.toLowerCase().startsWith(word),
  ({ text }, word) => text.startsWith(word),
  (one, word) => spelledOf(one).initials.startsWith(word),
  (one, word) => spelledOf(one).full.startsWith(word),
  ({ text }, word) => text.includes(word),
  ({ value }, word) => value.toLowerCase().includes(word),
  (one, word) => Object.values(spelledOf(one)).some((spelled) => spelled.includes(word)),
];

/** Indices of `ORDER` for whole names and whole spellings: two matches there are equals. */
const WHOLE: ReadonlySet<number> = new Set([1, 2]);

const rankOf = (one: KnownChoice, word: string): number => {
  const rank = ORDER.findIndex((answers) => answers(one, word));
  return rank === -1 ? ORDER.length : rank;
};

/** Returns every choice that a word matches, best first; equals in dictionary order. */
export const answersTo = (text: string, choices: readonly KnownChoice[] = PLACES): readonly KnownChoice[] => {
  const word = text.trim().toLowerCase();
  return choices
    .filter((one) => rankOf(one, word) < ORDER.length)
    .sort((one, other) => rankOf(one, word) - rankOf(other, word));
};

/** Returns what a user means by a word: a choice, `several` that match equally well, or undefined. */
export function meantBy(text: string): KnownChoice | 'several' | undefined {
  const word = text.trim().toLowerCase();
  const [first, second] = answersTo(
    text,
    PLACES.filter(({ disabled }) => disabled !== true),
  );
  if (first === undefined || second === undefined) return first;
  const rank = rankOf(first, word);
  return WHOLE.has(rank) && rankOf(second, word) === rank ? 'several' : first;
}

/** The ways in which users name a choice. `cut`: how much of it they type, from 0 to 1. */
export const WAYS = {
  code: ({ value }: KnownChoice) => value,
  smallCode: ({ value }: KnownChoice) => value.toLowerCase(),
  name: ({ text }: KnownChoice) => text,
  beginning: ({ text }: KnownChoice, cut: number) => text.slice(0, 1 + Math.floor(cut * (text.length - 1))),
  part: ({ text }: KnownChoice, cut: number) => text.slice(Math.floor(cut * (text.length - 1))),
  pinyin: (one: KnownChoice) => spelledOf(one).full,
  someOfPinyin: (one: KnownChoice, cut: number) => {
    const { full } = spelledOf(one);
    return full.slice(0, 2 + Math.floor(cut * (full.length - 2)));
  },
  initials: (one: KnownChoice) => spelledOf(one).initials,
} as const;

export type Way = keyof typeof WAYS;
